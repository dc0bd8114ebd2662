import Testing

@testable import Loading

@Suite struct XLIFFAnnotatorTests {
  private func annotated(_ text: String) throws -> String {
    let result = try XLIFFAnnotator.annotated(Array(text.utf8)) { unit in
      unit.key == "k" ? " maxwidth=\"\(unit.original)/\(unit.targetLanguage ?? "-")\"" : nil
    }
    return String(decoding: result.bytes, as: UTF8.self)
  }

  private func document(_ body: String) -> String {
    "<?xml version=\"1.0\"?>\n<!-- <trans-unit id=\"k\"> -->\n<xliff version=\"1.2\"><file original=\"a\" target-language=\"de\">"
      + "<body>ü😀\r\n\(body)</body></file></xliff>\n\n"
  }

  @Test(
    arguments: [
      (#"<trans-unit id="k">"#, #"<trans-unit id="k" maxwidth="a/de">"#),
      (#"<trans-unit  id = 'k' >"#, #"<trans-unit  id = 'k' maxwidth="a/de" >"#),
      ("<trans-unit id=\"k\"\n>", "<trans-unit id=\"k\" maxwidth=\"a/de\"\n>"),
      (#"<trans-unit note="a>b" id="k">"#, #"<trans-unit note="a>b" id="k" maxwidth="a/de">"#),
      (#"<trans-unit id="k|==|plural.one">"#, #"<trans-unit id="k|==|plural.one" maxwidth="a/de">"#),
      (#"<trans-unit id="other">"#, nil), ("<trans-unit>", nil),
      (#"<trans-unit id="k" maxwidth="3">"#, nil), (#"<trans-unit id="k" font="x">"#, nil),
      (#"<trans-unit id="k" size-unit="char">"#, nil), (#"<trans-unit id="k" maxheight="3">"#, nil),
    ] as [(String, String?)])
  func onlyTheTagChanges(tag: String, expected: String?) throws {
    let rest = "<source>🇩🇪 &lt;</source></trans-unit><trans-unit id=\"z\"/>"
    #expect(try annotated(document(tag + rest)) == document((expected ?? tag) + rest))
  }

  @Test func anEmptyUnitKeepsItsSlash() throws {
    #expect(
      try annotated(document(#"<trans-unit id="k"/>"#)) == document(#"<trans-unit id="k" maxwidth="a/de"/>"#))
  }

  @Test func theByteOrderMarkStays() throws {
    let text = "\u{FEFF}" + document(#"<trans-unit id="k">"# + "</trans-unit>")
    #expect(try annotated(text).hasPrefix("\u{FEFF}<?xml"))
    #expect(try annotated(text).utf8.count == text.utf8.count + " maxwidth=\"a/de\"".utf8.count)
  }

  @Test(arguments: ["", "<a/>", #"<xliff version="2.0"/>"#, #"<xliff version="1.2">"#, "<xliff version='1.2'><<"])
  func anXLIFFFileThatCannotBeReadIsAFault(_ text: String) {
    #expect(throws: XMLFault.self) { try annotated(text) }
  }

  @Test func anotherEncodingIsAFault() {
    let text = document(#"<trans-unit id="k"/>"#)
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(throws: XMLFault.self) { try XLIFFAnnotator.annotated(bytes) { _ in nil } }
  }
}
