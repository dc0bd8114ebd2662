import Localization
import ScreenAnalysis
import TableAnalysis

/// Compares the final punctuation of a text and its translation.
struct PunctuationComparison {
  /// A difference.
  enum Difference: Equatable {
    /// The source has a mark of these kinds, and the translation has none of them.
    case lost(FinalMarks)
    /// The translation has a mark of these kinds, and the source has no mark.
    case added(FinalMarks)
  }

  private let source: FinalMarks
  private let translation: FinalMarks
  private let text: String
  private let table: FinalMarkTable

  /// A comparison of two ends.
  init(source: String, by sourceTable: FinalMarkTable, translation: String, by table: FinalMarkTable) {
    self.source = FinalMarks(endOf: source, by: sourceTable)
    self.translation = FinalMarks(endOf: translation, by: table)
    text = translation
    self.table = table
  }

  /// The difference; nil if there isn't one, or if an ellipsis or semicolon is involved.
  var difference: Difference? {
    guard source != translation, source.union(translation).isDisjoint(with: [.ellipsis, .semicolon]) else { return nil }
    if source.isEmpty { return translation.isSubset(of: table.unused) ? nil : .added(translation) }
    guard source.isDisjoint(with: translation.union(table.unused)), !isToned, source.isDisjoint(with: implied),
      source.isDisjoint(with: inner)
    else { return nil }
    return .lost(source)
  }

  /// Whether an exclamation mark replaces a period or vice versa, which is a matter of tone.
  private var isToned: Bool {
    let tones: FinalMarks = [.stop, .exclamation]
    return source.isSubset(of: tones) && !translation.isDisjoint(with: tones)
  }

  /// The marks inside the translation: a question may come before the last sentence.
  private var inner: FinalMarks {
    text.unicodeScalars.reduce(into: FinalMarks()) { $0.formUnion(table.marks[$1] ?? []) }.subtracting(.stop)
  }

  /// The marks that words, or marks inside words, imply at the end of a translation.
  private var implied: FinalMarks {
    guard !table.implied.isEmpty else { return [] }
    let words = text.trimmingEnd("။。 ")
    return table.implied.reduce(into: []) { marks, implied in
      let isThere = implied.texts.contains { implied.isAnywhere ? text.contains($0) : words.ends(with: $0) }
      if isThere { marks.formUnion(implied.mark) }
    }
  }
}

extension StringProtocol {
  /// Whether the text ends with these code points, even if they combine with the letter before them.
  fileprivate func ends(with text: String) -> Bool { utf8.suffix(text.utf8.count).elementsEqual(text.utf8) }
}

/// Finds ellipses.
enum Ellipsis {
  /// Whether a text has three or more periods in a row, other than in a range (`1...5`) or a path (`.../x`).
  static func hasDots(_ text: AnnotatedText) -> Bool {
    guard text.hasAny(.fullStop) else { return false }
    return text.string.withBytes { bytes in
      var run = 0
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : 0
        if byte == UInt8(ascii: ".") {
          run += 1
        } else {
          if run >= 3, run < bytes.count, byte != UInt8(ascii: "/"), !isDigit(byte) { return true }
          run = 0
        }
      }
      return false
    }
  }

  /// Whether a text has an ellipsis of any form: `…`, `...`, `⋯`, `・・・`, `。。。`.
  static func isIn(_ text: AnnotatedText) -> Bool {
    if hasDots(text) { return true }
    return text.hasAny([.plane2000, .plane3000, .planeF000]) && text.string.unicodeScalars.contains { isMark($0) }
      || text.hasAny(.plane3000) && ["・・", "。。"].contains { text.string.contains($0) }
  }

  /// Whether a text ends with `…` or `...`, ignoring whitespace and quotation marks after it.
  static func ends(_ text: AnnotatedText) -> Bool {
    guard text.hasAny([.fullStop, .plane2000]) else { return false }
    let rest = text.string.unicodeScalars.reversed().drop {
      $0.properties.isWhitespace || QuotationMarks.isCloser($0)
    }
    guard let last = rest.first else { return false }
    return isMark(last) || rest.prefix(3).allSatisfy { $0 == "." } && rest.count >= 3
  }

  /// Whether a scalar is an ellipsis, including the midline and vertical ellipses and the one- and two-dot leaders.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool { marks.contains(scalar) }

  private static let marks: Set<Unicode.Scalar> = ["\u{2026}", "\u{22EF}", "\u{FE19}", "\u{2025}", "\u{2024}"]

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
