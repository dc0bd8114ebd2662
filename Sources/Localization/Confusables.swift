import CTextEngine
import Synchronization
import Utilities

/// Texts that look alike, by the skeletons of UTS #39 (ICU).
package enum Confusables {
  /// The skeleton of a text, which is the same for texts that look alike (`раураl` in Cyrillic and `paypal`); not for
  /// display.
  package static func skeleton(of text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { source in
        ForeignText.utf8 { te_skeleton(source.baseAddress, source.count, $0, $1) }
      }
    }
  }

  /// Whether two different texts look alike.
  package static func lookAlike(_ one: String, _ other: String) -> Bool {
    !one.unicodeScalars.elementsEqual(other.unicodeScalars) && skeleton(of: one) == skeleton(of: other)
  }

  /// The letter of a script that looks like a letter of another script (Latin `a` for Cyrillic `а`), preferably in the
  /// same case; nil if there isn't one.
  package static func lookAlike(of scalar: Unicode.Scalar, in script: Script) -> Unicode.Scalar? {
    guard scalar.script != script else { return nil }
    let shape = Shape(scalar)
    let letters = letters(of: script)
    return letters[shape] ?? letters[Shape(skeleton: shape.skeleton, isUppercase: !shape.isUppercase)]
  }

  /// The look of a letter.
  private struct Shape: Hashable {
    var skeleton: String
    var isUppercase: Bool

    init(skeleton: String, isUppercase: Bool) { (self.skeleton, self.isUppercase) = (skeleton, isUppercase) }

    init(_ scalar: Unicode.Scalar) {
      self.init(skeleton: Confusables.skeleton(of: String(scalar)), isUppercase: scalar.properties.isUppercase)
    }
  }

  private static let known = Guarded<[Script: [Shape: Unicode.Scalar]]>([:])

  /// The letters of a script in the Basic Multilingual Plane by their look; the first one if several look alike.
  private static func letters(of script: Script) -> [Shape: Unicode.Scalar] {
    if let letters = known.withLock({ $0[script] }) { return letters }
    let scalars = (0x41...0xFFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
      .filter { $0.script == script && $0.isLetter }
    let letters = Dictionary(scalars.map { (Shape($0), $0) }, uniquingKeysWith: { first, _ in first })
    known.withLock { $0[script] = letters }
    return letters
  }
}
