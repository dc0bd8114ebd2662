import Testing

@testable import Pseudo

/// What must not change in a text.
@Suite struct TextTokenizerTests {
  private func fixed(_ text: String) -> [String] {
    TextTokenizer.pieces(of: text).filter { $0.kind == .fixed }.map { String($0.text) }
  }

  @Test(arguments: [
    "%@", "%1$@", "%lld", "%-5.2f", "%*d", "%.*f", "%2$*1$d", "% @", "%#@items@", "%1$#@items@", "%arg", "%{name}",
    "${name}", "{name}", "{{name}}", "{0}", "$(NAME)", "<b>", "</b>", "<br/>", "<a href=\"https://x.y\">", "<!-- a -->",
    "&amp;", "&#160;", "&#x1F600;", "https://a.b/c?d=%20e", "http://a.b", "www.apple.com", "mailto:a@b.de",
    "host.example.com/search", "a.b+c@d-e.co.uk", "**", "__", "~~", "\\n", "\\u00e9", "\\u{1F600}", "\\U0001F600", "\n",
    "\r", "\u{2028}",
  ])
  func staysAsItIs(part: String) {
    #expect(fixed("see \(part) now") == [part])
    #expect(fixed(part) == [part])
  }

  @Test(arguments: [
    "plain", "a < b > c", "AT&T & co; d", "{open", "5 $ (net)", "[note]", "] (x)", "a*b_c~d", "me @ home", "and/or",
    "v1.2/3",
    "tel", "5%", "50% of all", "100 %", "100%% %I", "note: a", "Ж<Ж>", "a@b", "“quoted”",
  ])
  func isNothingButWords(text: String) { #expect(fixed(text).isEmpty, "\(fixed(text))") }

  @Test(arguments: [
    ("[Terms](https://a.b)", ["[", "](https://a.b)"]),
    ("^[%lld item](inflect: true)", ["^[", "%lld", "](inflect: true)"]),
    ("see https://a.b/c.", ["https://a.b/c"]), ("(https://a.b)", ["https://a.b"]), ("100%<b>", ["<b>"]),
    ("50% de %@", ["% d", "%@"]), ("https://a.b/% d", ["https://a.b/% d"]), ("{50%} d", ["{50%}"]), ("%\nd", ["\n"]),
    ("a\r\nb", ["\r", "\n"]), ("Mail a@b.de, c", ["a@b.de"]), ("%#@open", []), ("\\", ["\\"]), ("<a <b>", ["<b>"]),
  ])
  func whereItStartsAndEnds(text: String, parts: [String]) { #expect(fixed(text) == parts) }

  @Test(arguments: [
    "", "%", "%@%", "<", "&;", "{}", "[", "^[", "](", "\\u", "$", "\u{FEFF}a", "🏳️‍🌈<b>🎉</b>", "%é", "% %",
  ])
  func theJoinedPartsAreTheText(text: String) {
    #expect(TextTokenizer.pieces(of: text).map(\.text).joined() == text)
  }

  /// A text of nothing but openings would cost a pass for each of them if a search had no end.
  @Test(arguments: ["<a", "{", "[", "](", "^[", "$(a", "\\u{", "&a", "a@", "%#", "http:/", "a."])
  func manyOpeningsAreRead(part: String) {
    let text = String(repeating: part, count: 20_000)
    #expect(TextTokenizer.pieces(of: text).map(\.text).joined() == text)
  }
}
