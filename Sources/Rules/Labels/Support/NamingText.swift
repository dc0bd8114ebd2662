import AuditModel
import TableAnalysis

extension LocalizableText {
  /// Whether a text may name something: it has letters, is neither a placeholder, an identifier nor a sample, and is no longer than a
  /// label should be.
  var isName: Bool {
    guard let value else { return key != nil }
    let letters = value.filter(\.isLetter).count
    return letters > 1 && letters * 2 > value.filter { !$0.isWhitespace }.count
      && value.count <= LabelTables.maximumLength
      && LabelTables.standardTexts[.label]?.contains(value.lowercased()) != true && !NameShape.isIdentifier(value)
      && !SampleText.isSample(value) && !value.isNecessity
  }
}

extension String {
  /// Whether a placeholder says only whether something has to be written: `(optional)`.
  fileprivate var isNecessity: Bool { LabelTables.necessities.contains(lowercased().filter(\.isLetter)) }
}
