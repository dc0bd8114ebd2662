import RuleKit
import TableAnalysis

/// A rule about the outward form of a text, which is much the same in all plural forms: one finding names them all.
protocol HygieneRule: TextRule {}

extension HygieneRule {
  static var reportsEachForm: Bool { false }
}

extension TranslationUnit {
  /// The source and the translation, where there are both and neither is empty.
  var pair: (source: MarkedText, text: MarkedText)? {
    guard let source, !source.string.isEmpty, !text.string.isEmpty else { return nil }
    return (source, text)
  }
}
