extension String {
  /// The text for a place in the middle of a line of Markdown, where it can be nothing but text.
  ///
  /// Markup is written as character references, which CommonMark never takes for structure (section 2.5); behind `@`
  /// and `#` stands an empty comment, so that no one is notified and no issue is linked.
  func markdown(limit: Int = MarkdownLimits.textLength) -> String {
    var escaped = ""
    for scalar in visible(limit: limit).unicodeScalars {
      escaped += Self.references[scalar] ?? String(scalar)
    }
    return escaped
  }

  /// The text in the font for code.
  func markdownCode() -> String { "<code>\(markdown())</code>" }

  private static let references: [Unicode.Scalar: String] = {
    var references = Dictionary(
      uniqueKeysWithValues: "\\`*_{}[]()!|~$:&<>".unicodeScalars.map { ($0, "&#\($0.value);") })
    (references["&"], references["<"], references[">"]) = ("&amp;", "&lt;", "&gt;")
    (references["@"], references["#"]) = ("&#64;<!-- -->", "&#35;<!-- -->")
    return references
  }()
}

/// How much of a large report the summary shows; the JSON report has the rest.
enum MarkdownLimits {
  /// Unicode scalars of one text.
  static let textLength = 300
  /// Groups of findings shown of one rule.
  static let groups = 10
  /// Lines of a list that is shown unfolded.
  static let unfoldedRows = 12
  /// Bytes of the findings.
  static let findingBytes = 36_000
  /// Bytes of each other section.
  static let sectionBytes = 7_000
}
