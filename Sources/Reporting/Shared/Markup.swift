import AuditModel
import Mustache
import Utilities

/// A text on the page: on one line, truncated if it is very long, and escaped by the templates (`{{ }}`).
struct PageText: Hashable, MustacheCustomRenderable {
  /// Unicode scalars of one text.
  static let limit = 600

  /// The text, unescaped.
  let renderText: String

  /// An empty text, for which a template's section is skipped.
  static let empty = PageText("")

  /// A text of the app.
  init(_ text: String, limit: Int = PageText.limit) { renderText = text.visible(limit: limit) }

  var isNull: Bool { renderText.isEmpty }
}

/// How the page's templates escape what they insert.
///
/// Mustache's HTML escaping works on grapheme clusters and misses a quotation mark with a combining mark.
struct ScalarEscaping: MustacheContentType {
  /// The name by which the page's template selects this escaping.
  static let name = "HTML_BY_SCALARS"

  /// The text with HTML's special characters as character references.
  func escapeText(_ text: String) -> String { text.escapedForXML }
}

/// Trusted HTML, which the templates insert unchanged (`{{{ }}}`); texts of the app are always escaped.
struct Markup: Hashable, MustacheCustomRenderable {
  /// The HTML.
  let html: String

  /// Empty markup, for which a template's section is skipped.
  static let empty = Markup(trusted: "")

  /// Trusted HTML.
  init(trusted html: String) { self.html = html }

  /// A text of the app, escaped, on one line, and truncated if it is very long.
  init(_ text: String, limit: Int = PageText.limit) { html = text.visible(limit: limit).escapedForXML }

  /// The data of a path; anything else is escaped.
  ///
  /// Outlines are most of a page, and they are written by Fitspoken itself, so that there is rarely anything to escape.
  init(outline path: String) {
    html = path.utf8.allSatisfy { Self.isOutline[Int($0)] } ? path : Markup(path, limit: .max).html
  }

  /// Whether a byte occurs in the data of a path (SVG 2, 9.3): letters of commands, numbers and what separates them.
  private static let isOutline = (0..<256).map { "MmLlHhVvCcSsQqTtAaZz0123456789.,+-e ".utf8.contains(UInt8($0)) }

  /// A sentence that quotes texts of the app.
  ///
  /// The quotations are isolated, so that a right-to-left title does not reorder the text around it, and marked with their
  /// language.
  init(sentence: String, language: LocaleTag?) {
    var rest = sentence.visible(limit: PageText.limit)
    var html = ""
    while let quotation = Quotation(firstIn: rest) {
      let words = "<bdi\(Self.languageAttribute(language))>\(Self.isolated(quotation.words))</bdi>"
      html += Self.isolated(quotation.before) + words + quotation.mark.escapedForXML
      rest = quotation.after
    }
    self.html = html + Self.isolated(rest)
  }

  /// A text of the app, in which format specifiers and placeholders keep their direction.
  init(isolatingDirectivesOf text: String) { html = Self.isolated(text.visible(limit: PageText.limit)) }

  private static func isolated(_ text: String) -> String {
    Directives(in: text).parts.map { part in
      let escaped = String(part.text).escapedForXML
      return part.isDirective ? "<bdi dir=\"ltr\">\(escaped)</bdi>" : escaped
    }.joined()
  }

  var renderText: String { html }
  var isNull: Bool { html.isEmpty }

  private static func languageAttribute(_ language: LocaleTag?) -> String {
    language.map { " lang=\"\($0.identifier.escapedForXML)\"" } ?? ""
  }
}

/// The first quotation (“…” or "…") in a text, with the text around it.
private struct Quotation {
  /// The text up to and including the opening mark.
  let before: String
  /// The words between the marks.
  let words: String
  /// The closing mark.
  let mark: String
  /// The text after the closing mark.
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
  /// "and 12 more files, in the JSON report"; empty if there are no more.
  static func rest(_ count: Int, _ noun: String) -> PageText {
    count > 0 ? PageText("and \(grouped(count)) more \(plural(noun, count)), in the JSON report") : .empty
  }
}
