package import AuditModel
import CTextEngine
import Synchronization
import Utilities

/// Measures texts: width, lines, what stays visible, and the outlines of what is seen.
///
/// Safe to share between threads. A text is shaped once for a font face; sizes, widths and modes after that are
/// arithmetic.
package final class TextEngine: Sendable {
  private let library: FontLibrary
  private let dictionaries = HyphenationDictionaries()
  private let idle = Guarded<[TextMeasurer]>([])

  /// An engine with the fonts of some folders, which come first, those of the app, and the platform's.
  package convenience init(fontFolders: [String] = [], bundledFonts: [BundledFont] = []) {
    self.init(library: FontLibrary(folders: fontFolders, bundled: bundledFonts))
  }

  /// An engine with the fonts of a library.
  init(library: FontLibrary) { self.library = library }

  /// The version of ICU, which breaks lines and finds grapheme clusters.
  package static var icuVersion: String {
    var bytes = [CChar](repeating: 0, count: 32)
    te_icu_version(&bytes, bytes.count)
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Calls `body` with a measurer that no other task uses meanwhile.
  ///
  /// Taking one is the only thing that locks: take it for a screen, not for a text.
  package func withMeasurer<Result>(_ body: (TextMeasurer) throws -> Result) rethrows -> Result {
    let measurer = idle.withLock { $0.popLast() } ?? TextMeasurer(library: library, dictionaries: dictionaries)
    defer { idle.withLock { $0.append(measurer) } }
    return try body(measurer)
  }

  /// The size, lines and verdict of a text in its available space.
  package func measure(_ request: TextRequest) -> TextMeasurement { withMeasurer { $0.measure(request) } }

  /// The outlines of the text as shown: truncated with its ellipsis, or whole if it is clipped.
  ///
  /// Nil for a text without letters to draw.
  package func picture(of request: TextRequest) -> TextPicture? { withMeasurer { $0.picture(of: request) } }

  /// The font files that were used so far, sorted by file, then by role.
  package func fontsUsed() -> [FontUse] {
    let faces = idle.withLock { $0.flatMap(\.usedFaces) }
    return Set(faces.map(\.use)).sorted()
  }

  /// The fonts that texts needed so far and that are not installed, sorted.
  package func missingFonts() -> [MissingFont] {
    idle.withLock { $0.reduce(into: Set()) { $0.formUnion($1.missingFonts) } }.sorted()
  }

  /// The system font's stand-in, if neither of them is there.
  package func missingSystemFont() -> MissingFont? {
    withMeasurer { $0.missingFont(for: ResolvedFont(pointSize: 17)) }
  }
}
