import Utilities

extension String {
  /// The text for the middle of a line of Markdown, without any markup.
  ///
  /// Markup becomes character references, which CommonMark never takes for structure (section 2.5); an empty comment
  /// follows `@` and `#`, so that nobody is notified and no issue is linked.
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

  /// The text as inline code.
  func markdownCode() -> String { "<code>\(markdown())</code>" }

  /// The reference for a character that is markup: a colon before a letter (`:emoji:`) or a slash (a URL), a period
  /// after a `w` (`www.`, a URL), or one in the table.
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

/// How much of a large report the summary shows; the JSON report has everything.
enum MarkdownLimits {
  /// Unicode scalars of one text.
  static let textLength = 300
  /// Findings named below the verdict.
  static let firstFindings = 5
  /// Findings shown for one rule.
  static let groups = 10
  /// The maximum number of lines of a list that is not folded.
  static let unfoldedRows = 12
  /// Bytes of the findings.
  static let findingBytes = 28_000
  /// Bytes of each other section.
  static let sectionBytes = 5_500
}

/// A list or table of the summary, of bounded size.
struct MarkdownSection {
  /// The lines above the rows.
  var head: [String]
  /// The rows.
  var rows: [String]
  /// The noun for a row, to say how many more there are.
  var noun: String
  /// The maximum size of the rows in bytes.
  var limit = MarkdownLimits.sectionBytes

  /// The section's lines: the rows that fit, and how many more there are.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    var remaining = limit
    let shown = rows.prefix { row in
      remaining -= row.utf8.count + 1
      return remaining >= 0
    }
    let rest = rows.count - shown.count
    return head + shown + (rest > 0 ? ["", "and \(counted(rest, "more \(noun)"))"] : []) + [""]
  }

  /// The section's lines, folded under a title if there are many.
  func folded(_ title: String) -> [String] {
    guard rows.count > MarkdownLimits.unfoldedRows else { return lines }
    return ["<details><summary>\(title)</summary>", ""] + lines + ["</details>", ""]
  }
}
