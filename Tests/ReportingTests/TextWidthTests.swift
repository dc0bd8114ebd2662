import Testing

@testable import Reporting

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("Go", 2), ("é", 1), ("cafe\u{301}", 4), ("広い", 4), ("한국", 4), ("✅", 2), ("⭐", 2), ("🟢", 2), ("🪄", 2),
    ("❤️", 2), ("🇩🇪", 2), ("👩‍👩‍👧", 2), ("→", 1), ("Ａ", 2), ("𠀀", 2), ("☕", 2), ("–", 1), ("ไทย", 3), ("עב", 2),
  ])
  func wideCharactersTakeTwoColumns(text: String, columns: Int) { #expect(text.columns == columns) }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two", 7, ["one two"]), ("", 5, [""]),
    ("averylongword b", 6, ["avery…", "b"]), ("広い 広い", 5, ["広い", "広い"]), ("a b", .max, ["a b"]),
  ])
  func aTextIsWrappedBetweenWords(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }

  @Test func aTableThatIsTooWideStacksItsHeading() {
    let rows = [["locale", "same as source", "share"], ["German", "12", "100 %"]]
    #expect(TextTable(rows: rows).lines == ["locale  same as source  share", "German              12  100 %"])
    #expect(
      TextTable(rows: rows, width: 24).lines == [
        "          same", "            as", "locale  source  share", "German      12  100 %",
      ])
    #expect(TextTable(rows: rows, width: 20).lines.last == "German     12 100 %")
    #expect(TextTable(rows: rows, width: 20).heading.count == 3)
  }
}
