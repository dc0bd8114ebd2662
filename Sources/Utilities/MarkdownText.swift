/// The words of a text that SwiftUI reads as Markdown, as they are shown.
///
/// `Text("Read the **[terms](https://example.com)**")` shows "Read the terms": a literal is a `LocalizedStringKey`, whose inline
/// Markdown is interpreted (Apple, `Text.init(_:tableName:bundle:comment:)`).
package enum MarkdownText {
  /// The marks of emphasis, code and strikethrough, the longer ones first.
  private static let marks = ["**", "__", "~~", "`", "*", "_"]

  /// The text without marks that have a partner, and without the addresses of links.
  package static func shown(_ text: String) -> String {
    guard text.utf8.contains(where: { "*_~`[".utf8.contains($0) }) else { return text }
    let unlinked = text.replacing(/\^?\[([^\[\]]+)\]\((?:[^()\s]+|inflect: true)\)/) { $0.output.1 }
    return marks.reduce(unlinked) { removing($1, from: $0) }
  }

  /// Removes the pairs of a mark around words.
  private static func removing(_ mark: String, from text: String) -> String {
    var (shown, rest) = ("", text[...])
    while let opening = rest.firstRange(of: mark) {
      let inside = rest[opening.upperBound...]
      guard opens(opening, in: rest, mark), let closing = closing(mark, in: inside) else {
        shown += rest[..<opening.upperBound]
        rest = inside
        continue
      }
      shown += rest[..<opening.lowerBound] + inside[..<closing.lowerBound]
      rest = inside[closing.upperBound...]
    }
    return shown + rest
  }

  /// Whether a mark is before a word; one between letters is only a mark of emphasis if it is an asterisk.
  private static func opens(_ range: Range<String.Index>, in text: Substring, _ mark: String) -> Bool {
    guard let next = text[range.upperBound...].first, !next.isWhitespace, !mark.hasPrefix(String(next)) else {
      return false
    }
    return !mark.hasPrefix("_") || text.base[..<range.lowerBound].last?.isLetter != true
  }

  private static func closing(_ mark: String, in text: Substring) -> Range<String.Index>? {
    var start = text.startIndex
    while let range = text[start...].firstRange(of: mark) {
      let isBehindWord = text[..<range.lowerBound].last?.isWhitespace == false
      if isBehindWord, !mark.hasPrefix("_") || text[range.upperBound...].first?.isLetter != true { return range }
      start = range.upperBound
    }
    return nil
  }
}
