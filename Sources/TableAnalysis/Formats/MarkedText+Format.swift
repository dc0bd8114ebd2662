import FormatStrings

extension MarkedText {
  /// Whether the text, as a source, is a format for sure: it takes arguments, and its percent signs do not look like prose.
  package var isFormat: Bool {
    guard hasAny(.percent) else { return false }
    let format = FormatString(string)
    return !format.uses.isEmpty && !format.looksLikeProse
  }

  /// The text without its directives, where it has any.
  package var prose: String { hasAny(.percent) ? FormatString(string).literalText : string }
}
