import Testing

@testable import Rules
@testable import TableAnalysis

@Suite struct EllipsisTests {
  @Test(arguments: [
    ("Wait...", true), ("Wait....", true), ("Wait..", false), ("1...5", false), (".../Library", false), ("...", false),
    ("... wait", true), ("Wait…", false), ("", false),
  ])
  func findsFullStops(text: String, isThere: Bool) { #expect(Ellipsis.hasDots(AnnotatedText(text)) == isThere) }

  @Test(arguments: [
    ("Wait…", true), ("Wait... ", true), ("“Wait…”", true), ("Wait..", false), ("… wait", false), ("", false),
  ])
  func findsEnds(text: String, ends: Bool) { #expect(Ellipsis.ends(AnnotatedText(text)) == ends) }

  @Test(arguments: ["Wait…", "… wait", "Wait...", "待つ・・・", "待つ⋯", "等。。。"])
  func findsAnyForm(text: String) { #expect(Ellipsis.isIn(AnnotatedText(text))) }
}
