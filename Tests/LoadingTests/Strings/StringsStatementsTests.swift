import Testing

@testable import Loading

/// The places of the entries of a strings file.
@Suite struct StringsStatementsTests {
  private func all(_ text: String) -> [StringsStatement] { StringsStatements.all(in: Array(text.utf8)) }

  private func text(_ range: Range<Int>, of text: String) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test(
    arguments: [
      ("/* A */\n\"a\" = \"b\";\n", "/* A */\n\"a\" = \"b\";\n"), ("\"a\" = \"b\";", "\"a\" = \"b\";"),
      ("// one\n// two\n  a = b; \nc = d;\n", "// one\n// two\n  a = b; \n"),
      ("\n\n\"a\" = \"b\";\n\n\"c\" = \"d\";", "\"a\" = \"b\";\n\n"),
      ("/* Header */\n\n/* A */\n\"a\" = \"b\";\n\nc = d;\n", "/* A */\n\"a\" = \"b\";\n\n"),
    ])
  func anEntryIsRemovedWithItsCommentAndOneBlankLine(source: String, lines: String) throws {
    let entry = try #require(all(source).first)
    #expect(entry.isAlone)
    #expect(text(entry.lines, of: source) == lines)
  }

  @Test(arguments: ["a = b; c = d;\n", "a = b; // note\n", "a = b; /* note */\nc = d;"])
  func anEntryBesideOthersIsNotAlone(source: String) throws {
    #expect(try #require(all(source).first).isAlone == false)
  }

  @Test func valuesAreFoundAsTheyAreWritten() throws {
    let source = "{\n\"k\\\"ey\" = 'Say \\\"hi\\\"';\n}"
    let entry = try #require(all(source).first)
    #expect(entry.key == "k\"ey" && entry.value == "Say \"hi\"")
    #expect(text(entry.written, of: source) == "Say \\\"hi\\\"")
  }

  @Test(arguments: ["", "<?xml version=\"1.0\"?><plist/>", "a = (1, 2);", "\"a\" \"b\";", "\"a", "a = b"])
  func whatIsNotAnEntryIsLeftOut(source: String) { #expect(all(source).isEmpty) }

  @Test func readingEndsAtTheFirstFault() { #expect(all("a = b;\n?\nc = d;\n").map(\.key) == ["a"]) }
}
