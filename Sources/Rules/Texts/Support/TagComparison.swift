/// Compares the tags of a text and its translation.
struct TagComparison {
  /// Tags of the source that the translation lacks, sorted.
  let lost: [String]
  /// Tags of the translation that the source lacks, sorted.
  let added: [String]

  /// A comparison; only tags that close, or that HTML knows, are tags: `<None>` and `<key>` are words.
  init(source: String, translation: String) {
    let (before, after) = (MarkupTags(source).tags, MarkupTags(translation).tags)
    let elements = Self.elements(of: before + after)
    func counts(_ tags: [MarkupTag]) -> [String: Int] {
      tags.filter { elements.contains($0.name) }.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    }
    let (old, new) = (counts(before), counts(after))
    lost = old.filter { $0.value > new[$0.key] ?? 0 }.keys.sorted()
    added = new.filter { $0.value > old[$0.key] ?? 0 }.keys.sorted()
  }

  /// The names that are elements, not words.
  private static func elements(of tags: [MarkupTag]) -> Set<String> {
    Set(tags.filter { $0.isClosing || $0.isSelfClosing || isElement($0) }.map(\.name))
  }

  /// Whether HTML knows the element of a start tag.
  private static func isElement(_ tag: MarkupTag) -> Bool {
    if tag.hasAttribute, closed.contains(tag.name) { return true }
    return tag.isWellFormed && (unclosed.contains(tag.name) || phrasing.contains(tag.name))
  }

  /// HTML's elements without an end tag, and those that may go without (WHATWG HTML, 13.1.2).
  private static let unclosed: Set<String> = [
    "br", "hr", "img", "input", "wbr", "p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody",
  ]

  /// HTML's elements for phrases, whose names are no words of interfaces.
  private static let phrasing: Set<String> = [
    "a", "b", "i", "u", "s", "em", "strong", "small", "big", "sub", "sup", "span", "font", "tt", "kbd", "h1", "h2",
    "h3", "h4", "h5", "h6", "ul", "ol", "dl", "div", "pre", "blockquote", "strike", "del", "ins",
  ]

  /// Other elements of HTML, which without attributes may as well be words.
  private static let closed: Set<String> = [
    "abbr", "address", "article", "aside", "body", "button", "center", "cite", "code", "data", "dfn", "figure",
    "footer",
    "form", "head", "header", "html", "iframe", "label", "link", "main", "map", "mark", "menu", "meta", "nav", "object",
    "option", "output", "q", "samp", "script", "section", "select", "source", "style", "svg", "table", "textarea",
    "time",
    "title", "var", "video", "audio",
  ]
}
