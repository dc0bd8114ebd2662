import AuditModel
import Mustache

/// A text on the page: on one line, truncated if it is very long, and escaped by the templates (`{{ }}`).
struct PageText: Hashable, MustacheCustomRenderable {
  /// Unicode scalars of one text.
  static let limit = 600

  /// The text, unescaped.
  let renderText: String

  /// Nothing, which a template's section skips.
  static let empty = PageText("")

  /// A foreign text.
  init(_ text: String, limit: Int = PageText.limit) { renderText = text.visible(limit: limit) }

  var isNull: Bool { renderText.isEmpty }
}

/// How the page's templates escape what they insert.
///
/// Mustache's own HTML escaping works on grapheme clusters and lets a quotation mark pass that carries a combining
/// mark.
struct ScalarEscaping: MustacheContentType {
  /// The name by which the page's template asks for this escaping.
  static let name = "HTML_BY_SCALARS"

  /// The text with what has a meaning in HTML as character references.
  func escapeText(_ text: String) -> String { text.escapedForXML }
}

/// A piece of HTML of our own making, which the templates insert as it is (`{{{ }}}`); foreign text gets in only by
/// being escaped.
struct Markup: Hashable, MustacheCustomRenderable {
  /// The HTML.
  let html: String

  /// Nothing, which a template's section skips.
  static let empty = Markup(trusted: "")

  /// HTML that we wrote ourselves.
  init(trusted html: String) { self.html = html }

  /// A foreign text, escaped, on one line, and truncated if it is very long.
  init(_ text: String, limit: Int = PageText.limit) { html = text.visible(limit: limit).escapedForXML }

  /// A sentence of ours with foreign words in quotation marks: those are isolated, so that a right-to-left title does
  /// not reorder what is around it, and marked with their language.
  init(sentence: String, language: LocaleTag?) {
    var rest = sentence.visible(limit: PageText.limit)
    var html = ""
    while let quotation = Quotation(firstIn: rest) {
      let words = "<bdi\(Self.languageAttribute(language))>\(quotation.words.escapedForXML)</bdi>"
      html += quotation.before.escapedForXML + words + quotation.mark.escapedForXML
      rest = quotation.after
    }
    self.html = html + rest.escapedForXML
  }

  var renderText: String { html }
  var isNull: Bool { html.isEmpty }

  private static func languageAttribute(_ language: LocaleTag?) -> String {
    language.map { " lang=\"\($0.identifier.escapedForXML)\"" } ?? ""
  }
}

/// The first words in quotation marks (“…” or "…") of a text, with what is around them.
private struct Quotation {
  /// The text up to the opening mark, with it.
  let before: String
  /// The words between the marks.
  let words: String
  /// The text from the closing mark on, which is one scalar long.
  let mark: String
  /// The text behind the closing mark.
  let after: String

  init?(firstIn text: String) {
    let scalars = text.unicodeScalars
    guard let open = scalars.firstIndex(where: { $0 == "“" || $0 == "\"" }) else { return nil }
    let start = scalars.index(after: open)
    let closing: Unicode.Scalar = scalars[open] == "“" ? "”" : "\""
    guard let close = scalars[start...].firstIndex(of: closing) else { return nil }
    before = String(scalars[..<start])
    words = String(scalars[start..<close])
    mark = String(closing)
    after = String(scalars[scalars.index(after: close)...])
  }
}

extension PageText {
  /// "and 12 more files, in the JSON report"; nothing if there is no rest.
  static func rest(_ count: Int, _ noun: String) -> PageText {
    count > 0 ? PageText("and \(grouped(count)) more \(plural(noun, count)), in the JSON report") : .empty
  }
}
