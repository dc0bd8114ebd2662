extension String {
  /// The text for a place in the middle of a line of Markdown, where it can be nothing but text.
  ///
  /// Markup is written as character references, which CommonMark never takes for structure (section 2.5); behind `@`
  /// and `#` comes an empty comment, so that no one is notified and no issue is linked.
  func markdown(limit: Int = MarkdownLimits.textLength) -> String {
    let scalars = Array(visible(limit: limit).unicodeScalars)
    var escaped = ""
    for (position, scalar) in scalars.enumerated() {
      let previous = position > 0 ? scalars[position - 1] : " "
      let next = position + 1 < scalars.count ? scalars[position + 1] : " "
      escaped += Self.reference(scalar, between: previous, next) ?? String(scalar)
    }
    return escaped
  }

  /// The text in the font for code.
  func markdownCode() -> String { "<code>\(markdown())</code>" }

  /// The reference for a character that is markup: a colon before a letter (`:emoji:`) or a slash (an address), a dot
  /// behind a `w` (`www.`, an address), and what is in the table.
  private static func reference(
    _ scalar: Unicode.Scalar, between previous: Unicode.Scalar, _ next: Unicode.Scalar
  ) -> String? {
    switch scalar {
    case ":": next.properties.isAlphabetic || next == "/" || next == "+" ? "&#58;" : nil
    case ".": previous == "w" || previous == "W" ? "&#46;" : nil
    default: references[scalar]
    }
  }

  private static let references: [Unicode.Scalar: String] = {
    var references = Dictionary(
      uniqueKeysWithValues: "\\`*_[]!|~$&<>".unicodeScalars.map { ($0, "&#\($0.value);") })
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
  static let findingBytes = 28_000
  /// Bytes of each other section.
  static let sectionBytes = 5_500
}

/// A list or table of the summary, of bounded size.
struct MarkdownSection {
  /// What is above the rows.
  var head: [String]
  /// The rows.
  var rows: [String]
  /// What a row is, to say how many more there are.
  var noun: String
  /// The most bytes that the rows take.
  var limit = MarkdownLimits.sectionBytes

  /// The section's lines: the rows that fit, and how many more there are.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    var room = limit
    let shown = rows.prefix { row in
      room -= row.utf8.count + 1
      return room >= 0
    }
    let rest = rows.count - shown.count
    return head + shown + (rest > 0 ? ["", "and \(counted(rest, "more \(noun)"))"] : []) + [""]
  }

  /// The section's lines, folded behind a title where they are many.
  func folded(_ title: String) -> [String] {
    guard rows.count > MarkdownLimits.unfoldedRows else { return lines }
    return ["<details><summary>\(title)</summary>", ""] + lines + ["</details>", ""]
  }
}
