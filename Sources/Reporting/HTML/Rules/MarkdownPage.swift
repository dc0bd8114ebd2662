import Foundation

/// A rule's page as HTML.
///
/// The pages are Fitspoken's own doc comments and use a part of Markdown: headings, paragraphs, lists, tables, code. Everything else
/// is text; all of it is escaped.
struct MarkdownPage {
  private var html = ""
  private var open: Block?
  private let heading: String

  private enum Block: String {
    case paragraph = "p"
    case list = "ul"
    case numbers = "ol"
    case table
    case code = "pre"

    var end: String {
      switch self {
      case .paragraph: "</p>"
      case .list: "</li></ul>"
      case .numbers: "</li></ol>"
      case .table: "</tbody></table></div>"
      case .code: "</code></pre>"
      }
    }
  }

  /// A page in Markdown; its first heading, which is the rule's name, is left out.
  ///
  /// - Parameter heading: The element of its headings: `h3`.
  init(_ text: String, heading: String) {
    self.heading = heading
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add(String(line)) }
    close()
  }

  /// The page.
  var markup: Markup { Markup(trusted: html) }

  /// A line of Markdown without blocks.
  static func inline(_ text: String) -> Markup {
    var html = ""
    // Text between backticks is code; the rest is plain.
    for (number, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      let escaped = Markup(String(part), limit: .max).html
      html += number % 2 == 1 ? "<code>\(escaped)</code>" : escaped.replacingStrong
    }
    return Markup(trusted: html)
  }

  private mutating func add(_ line: String) {
    if line.hasPrefix("```") {
      if open == .code { close() } else { start(.code, "<pre tabindex=\"0\"><code>") }
      return
    }
    if open == .code {
      html += Markup(line, limit: .max).html + "\n"
      return
    }
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.isEmpty { return close() }
    if let heading = Self.heading(text) { return add(heading: heading) }
    if text.hasPrefix("|") { return add(row: text) }
    if let item = Self.item(text) { return add(item: item.text, to: item.isNumbered ? .numbers : .list) }
    add(text: text)
  }

  private mutating func add(text: String) {
    if open == nil || open == .table { start(.paragraph, "<p>") } else { html += "\n" }
    html += Self.inline(text).html
  }

  private mutating func add(heading: (level: Int, text: String)) {
    close()
    guard heading.level > 1 else { return }
    html += "<\(self.heading) class=\"sub\">\(Self.inline(heading.text).html)</\(self.heading)>"
  }

  private mutating func add(item: String, to block: Block) {
    if open == block { html += "</li>" } else { start(block, "<\(block.rawValue)>") }
    html += "<li>\(Self.inline(item).html)"
  }

  private mutating func add(row: String) {
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    if cells.allSatisfy({ !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }) { return }
    let isFirst = open != .table
    if isFirst { start(.table, "<div class=\"scroll\" tabindex=\"0\"><table><tbody>") }
    let tag = isFirst ? "th" : "td"
    html += "<tr>\(cells.map { "<\(tag)>\(Self.inline($0).html)</\(tag)>" }.joined())</tr>"
  }

  private mutating func start(_ block: Block, _ tag: String) {
    close()
    html += tag
    open = block
  }

  private mutating func close() {
    if let open { html += open.end }
    open = nil
  }

  private static func heading(_ text: String) -> (level: Int, text: String)? {
    let level = text.prefix { $0 == "#" }.count
    guard level > 0, text.dropFirst(level).hasPrefix(" ") else { return nil }
    return (level, String(text.dropFirst(level + 1)))
  }

  private static func item(_ text: String) -> (isNumbered: Bool, text: String)? {
    if text.hasPrefix("* ") || text.hasPrefix("- ") { return (false, String(text.dropFirst(2))) }
    let digits = text.prefix { $0.isNumber }
    guard !digits.isEmpty, text.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return (true, String(text.dropFirst(digits.count + 2)))
  }
}

extension String {
  /// The text with `**words**` as strong emphasis.
  fileprivate var replacingStrong: String {
    var html = ""
    for (number, part) in components(separatedBy: "**").enumerated() {
      html += number % 2 == 1 ? "<strong>\(part)</strong>" : part
    }
    return html
  }
}
