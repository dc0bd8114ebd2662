/// A list or table of the summary, of bounded size.
struct MarkdownSection {
  /// What stands above the rows.
  var head: [String]
  /// The rows.
  var rows: [String]
  /// What a row is, to say how many more there are.
  var noun: String
  /// The most bytes that the rows take.
  var limit = MarkdownLimits.sectionBytes

  /// The section's lines: those rows that there is room for, and how many more there are.
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
