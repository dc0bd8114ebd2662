import AuditModel
import Mustache

/// A piece of HTML: foreign text gets in only by being escaped.
///
/// Templates insert it with triple braces. Mustache's own escaping is not used, because it works on grapheme clusters
/// and lets a quotation mark pass that carries a combining mark.
struct Markup: Hashable, MustacheCustomRenderable {
  /// The HTML.
  let html: String

  /// Nothing, which a template's section skips.
  static let empty = Markup(trusted: "")

  /// HTML that we wrote ourselves.
  init(trusted html: String) { self.html = html }

  /// A foreign text, escaped, on one line, and cut where it is very long.
  init(_ text: String, limit: Int = PageLimits.textLength) { html = text.visible(limit: limit).escapedForXML }

  /// A sentence of ours with foreign words in quotation marks: those are isolated, so that a right-to-left title does
  /// not reorder what stands round it, and marked with their language.
  init(sentence: String, language: LocaleTag?) {
    var rest = sentence.visible(limit: PageLimits.textLength)
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

/// The first words in quotation marks (“…” or "…") of a text, with what stands round them.
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
