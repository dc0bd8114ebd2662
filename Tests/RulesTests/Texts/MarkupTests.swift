import Testing

@testable import Rules

@Suite struct MarkupTests {
  @Test(arguments: [
    ("<b>x</b>", ["<b>", "</b>"]), ("<a href=\"%@\">x</a>", ["<a>", "</a>"]), ("a<BR />b", ["<br>"]), ("I <3 it", []),
    ("<%@>", []), ("a < b > c", []), ("<<b>", ["<b>"]), ("<", []), ("</", []), ("<b", []), ("<>", []), ("</>", []),
  ])
  func readsTags(text: String, tags: [String]) { #expect(MarkupTags(text).tags.map(\.text) == tags) }

  @Test(arguments: [
    ("<b>x</b>", "<b>x<b>", ["</b>"], ["<b>"]), ("a<br>b", "a b", ["<br>"], []),
    ("<foo>x</foo>", "x", ["</foo>", "<foo>"], []),
    ("x", "<i>x</i>", [], ["</i>", "<i>"]), ("<None>", "<Keiner>", [], []), ("<key>", "<Taste>", [], []),
    ("<a word of %d>", "<Wort>", [], []), ("<code>", "<Code>", [], []), ("<title>", "<Titel>", [], []),
  ])
  func comparesTags(source: String, translation: String, lost: [String], added: [String]) {
    let comparison = TagComparison(source: source, translation: translation)
    #expect(comparison.lost == lost)
    #expect(comparison.added == added)
  }

  @Test(arguments: [
    ("[a](b)", 1, false), ("[a](b) [c](d)", 2, false), ("[a] (https://b)", 0, true), ("[beta] (new)", 0, false),
    ("^[%d file](inflect: true)", 0, false), ("]", 0, false), ("[", 0, false), ("](", 0, false), ("[a](b", 0, false),
    ("[a]\u{A0}(x/y)", 0, true),
  ])
  func countsLinks(text: String, count: Int, hasGap: Bool) {
    #expect(MarkdownLinks(text).count == count)
    #expect(MarkdownLinks(text).hasGap == hasGap)
  }

  @Test(arguments: [
    ("&File", "&F"), ("_File", "_F"), ("開く(&O)", "&O"), ("Bear&beiten", "&b"), ("R&D", nil), ("Q&A", nil),
    ("a &amp; b", nil),
    ("?a=1&b=2", nil), ("_really_", nil), ("snake_case", nil), ("&", nil), ("_", nil), ("Tom & Jerry", nil),
  ])
  func findsAccelerators(text: String, mark: String?) { #expect(Accelerators.first(in: text) == mark) }
}
