import AuditModel
import FormatStrings
import Foundation

/// A titled button, or in SwiftUI a text or control, with a label of its own, in one locale: both readings.
public struct ButtonNaming: Sendable, Hashable {
  /// The title that is seen.
  public var title: String
  /// The accessibility label.
  public var label: String
  /// The utterance as observed on devices: the label is spoken.
  public var observed: String
  /// The utterance as Apple's page documents it: the title is spoken.
  public var documented: String

  /// Whether the label does not contain the title; case, diacritics, punctuation and white space are ignored.
  ///
  /// A title without a letter is a symbol and is not compared; neither is a title that only abbreviates the label, nor one in
  /// Latin letters whose label is in another script, which may spell it out.
  public var differs: Bool {
    let seen = Self.folded(title)
    return hasLetters && !Self.folded(label).contains(seen) && !isAbbreviated
      && !(Self.isLatin(title) && !label.contains { Self.isLatin(String($0)) })
  }

  /// Whether the title has a letter, besides those of specifiers that the app fills.
  private var hasLetters: Bool {
    let words = title.utf8.contains(UInt8(ascii: "%")) ? FormatString(title).literalText : title
    return words.contains(where: \.isLetter)
  }

  /// Whether each of the title's words abbreviates a word of the label, in the same order ("Pg Dn" for "Page Down"): it
  /// begins with the same letter, and its letters occur in the same order.
  private var isAbbreviated: Bool {
    var rest = Self.words(label)[...]
    return Self.words(title).allSatisfy { word in
      guard let position = rest.firstIndex(where: { Self.abbreviates(word, $0) }) else { return false }
      rest = rest[(position + 1)...]
      return true
    }
  }

  private static func abbreviates(_ short: String, _ long: String) -> Bool {
    if short == long { return true }
    // An abbreviation leaves out at least a third of the letters: "Sichern" does not abbreviate "Speichern".
    guard short.first == long.first, short.count * 3 <= long.count * 2 else { return false }
    var letters = short[...]
    for letter in long where letter == letters.first { letters.removeFirst() }
    return letters.isEmpty
  }

  /// Whether all letters are Latin: they are below the phonetic extensions of Unicode (U+0250).
  private static func isLatin(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty && letters.allSatisfy { $0.value < 0x250 }
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "-" }.map { folded(String($0)) }.filter { !$0.isEmpty }
  }

  private static func folded(_ text: String) -> String {
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return plain.filter { $0.isLetter || $0.isNumber }
  }
}

extension Element {
  /// The title that people see of an element with a label: a button's, in SwiftUI also a text's or control's; nil for others.
  func titleBesideLabel(in tree: InterfaceTree) -> LocalizableText? {
    if kind == .button { return control.configuration?.title ?? control.title(for: .normal) }
    guard tree.framework == .swiftUI else { return nil }
    return kind == .label ? control.text : Self.kindsWithTitle.contains(kind) ? control.title : nil
  }

  /// SwiftUI's controls that show their title, other than buttons.
  private static let kindsWithTitle: Set<ElementKind> = [.link, .switch, .menuItem]
}
