import Testing

@testable import Loading

@Suite struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLNode { try XMLReader.read(Array(text.utf8)) }

  private func fault(_ bytes: [UInt8]) -> XMLFault? {
    do {
      _ = try XMLReader.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func theTreeHoldsNamesAttributesAndText() throws {
    let root = try read("<a x=\"1 &amp; 2\">\n  <b>te<![CDATA[<x>]]>xt</b>\n  <c/>\n</a>")
    #expect(root.name == "a" && root["x"] == "1 & 2" && root.text.isEmpty)
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.child("b")?.text == "te<x>xt")
  }

  @Test(arguments: [
    ("<a>\n  <b/>\n</a>", 2, 3),
    ("<a>\r\n\t<b\r\n x='1'\r\n/></a>", 2, 2),
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- <b/> --><a>é<b x='>'/></a>", 2, 18),
    ("\u{FEFF}<a><b/></a>", 1, 4),
    ("<a x='😀'><b/></a>", 1, 10),
    ("<a><![CDATA[<b>]]>\n<?pi <b> ?><b/></a>", 2, 12),
  ])
  func positionsAreThoseOfTheStartTag(text: String, line: Int, column: Int) throws {
    let node = try #require(try read(text).child("b"))
    #expect(node.position == TextPosition(line: line, column: column))
  }

  @Test(arguments: [
    ("", 1, 1, "empty"),
    ("hello", 1, 1, "text outside"),
    ("  \n", 2, 1, "no element"),
    ("<a>\n <b>\n", 3, 1, "expected </b>"),
    ("<a>\n <b x='1", 2, 2, "inside the tag <b>"),
    ("<a>\n<b></a>", 2, 4, "expected </b>"),
    ("<a/>\n<b/>", 2, 1, "second root"),
    ("<a/>\nx", 2, 1, "text outside"),
    ("<a></a></b>", 1, 8, "no matching start tag"),
    ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n>>>>>>> x\n</a>", 2, 1, "merge conflict"),
    ("<a>\n<b\n<<<<<<< HEAD\n/></a>", 3, 1, "merge conflict"),
    ("<a>1 < 2</a>", 1, 6, "unexpected <"),
    ("<a><!-- </a>", 1, 4, "-->"),
    ("<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", 1, 1, "between [ and ]"),
    ("<!DOCTYPE a SYSTEM \"x>\n<a/>", 1, 1, "unterminated document type"),
    ("<a><? x?></a>", 1, 4, "without a name"),
    ("<a>\n<?xml version=\"1.0\"?></a>", 2, 1, "start of the file"),
    ("<a x:y='1'/>", 1, nil, "namespace prefix"),
    ("<a><!ENTITY x \"y\"></a>", 1, 4, "declaration"),
    ("<a>&nbsp;</a>", 1, nil, "undeclared entity"),
    ("<a x='1' x='2'/>", 1, nil, "duplicate attribute"),
    ("<a x=1/>", 1, nil, "unquoted attribute value"),
    ("<a>\u{1}</a>", 1, nil, "invalid character"),
    ("<?xml version=\"1.0\" encoding=\"EBCDIC-US\"?><a/>", 1, 1, "ebcdic-us"),
  ])
  func anErrorNamesItsLocationAndWhatWasExpected(text: String, line: Int, column: Int?, words: String) throws {
    let fault = try #require(self.fault(Array(text.utf8)))
    #expect(fault.position.line == line)
    if let column { #expect(fault.position.column == column) }
    #expect(fault.message.contains(words), "\(fault.message)")
  }

  @Test func aNulIsReportedWithItsLocation() {
    #expect(fault(Array("<a>\n<b>".utf8) + [0] + Array("</b></a>".utf8))?.position == TextPosition(line: 2, column: 4))
  }

  @Test func aByteThatIsNotTextIsReportedWithItsLocation() {
    let fault = self.fault(Array("<a>\né".utf8) + [0xFF] + Array("</a>".utf8))
    #expect(fault?.position == TextPosition(line: 2, column: 2))
    #expect(fault?.message.contains("UTF-8") == true)
  }

  @Test(arguments: [true, false]) func utf16IsRead(bigEndian: Bool) throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a x=\"é\"/>"
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
    #expect(try XMLReader.read(bytes)["x"] == "é")
  }

  @Test func latin1IsRead() throws {
    let bytes = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a x=\"".utf8) + [0xE9] + Array("\"/>".utf8)
    #expect(try XMLReader.read(bytes)["x"] == "é")
  }

  @Test func aDocumentTypeWithoutDeclarationsIsNotFetched() throws {
    #expect(try read("<!DOCTYPE a SYSTEM \"http://example.invalid/a.dtd\">\n<a/>").position.line == 2)
  }

  @Test(arguments: [
    "<?foo?><a><b/></a>", "<a><?foo?><b/></a>", "<a><b/></a><?xml-stylesheet?>", "<?xml?><a><b/></a>",
    "<a><?foo?>\n<b/><?x ?><?long\ndata > < ?></a>", "<!DOCTYPE a PUBLIC \"-//x>//[EN\" 'y>'><a><b/></a>",
    "<a xmlns=\"relative\"><b xml:lang=\"not a language\"/></a>", "<a xmlns:x=\"x\"><b/></a>",
  ])
  func validXMLThatIsRareIsRead(text: String) throws {
    #expect(try read(text).children.map(\.name) == ["b"])
  }

  @Test(arguments: [("te<?i?>xt", "text"), ("te<?in struction\n?>xt", "text"), ("<?i?><?i?>", "")])
  func aProcessingInstructionIsNoText(content: String, text: String) throws {
    #expect(try read("<a>\(content)</a>").text == text)
  }

  @Test func anInstructionKeepsThePositionsAfterIt() {
    let fault = self.fault(Array("<a><?one\ntwo?><b x='1' x='2'/></a>".utf8))
    #expect(fault?.position.line == 2)
  }

  /// libxml2 reads at most 10 MB at once.
  @Test func aDocumentOfMoreThanTenMegabytesIsRead() throws {
    let text = String(repeating: "word ", count: 2_300_000)
    let root = try read("<a><b x=\"1\">\(text)</b><c/></a>")
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.child("b")?.text.utf8.count == text.utf8.count)
  }

  @Test(arguments: [
    "<a x='12345'/>", "<a><!-- 1234567890 --></a>", "<a><![CDATA[12345678901]]></a>", "<a><?i 1234567890?></a>",
  ])
  func markupHasALimit(text: String) {
    var limits = XMLOutline.Limits()
    limits.markup = 10
    #expect(XMLOutline(Array(text.utf8), limits: limits).firstFault?.message.contains("at most 10") == true)
    #expect(XMLOutline(Array(text.utf8)).firstFault == nil)
  }

  @Test(arguments: [
    ("<a><b/><c", ["a", "b"], "expected >"), ("<a><b/>", ["a", "b"], "expected </a>"),
    ("<a><b/>&x;<c/></a>", ["a", "b"], "undeclared entity"), ("<a>&x;<b></a>", ["a"], "undeclared entity"),
    ("<a/><b/>", ["a"], "second root"), ("<a><b/></a>", ["a", "b"], nil), ("", [], "empty"),
  ])
  func theRestIsReadUpToAFault(text: String, names: [String], words: String?) {
    struct Names: XMLHandler {
      var names: [String] = []
      mutating func start(_ name: String, _ attributes: [String: String], at position: TextPosition) {
        names.append(name)
      }
      mutating func end() {}
      mutating func text(_ text: String) {}
    }
    let (handler, fault) = XMLReader.readUpToFault(Array(text.utf8), into: Names())
    #expect(handler.names == names)
    #expect((fault == nil) == (words == nil))
    if let words { #expect(fault?.message.contains(words) == true, "\(fault?.message ?? "")") }
  }

  @Test(arguments: [(127, nil), (128, nil), (129, 129), (1000, 129), (100_000, 129)])
  func nestingHasALimit(depth: Int, faultLine: Int?) {
    let text = String(repeating: "<a>\n", count: depth) + String(repeating: "</a>", count: depth)
    #expect(fault(Array(text.utf8))?.position.line == faultLine)
  }

  @Test(arguments: [(3, false), (2, true)]) func elementsAreCounted(limit: Int, isRefused: Bool) {
    let limits = XMLOutline.Limits(elements: limit)
    let outline = XMLOutline(Array("<a><b/><c/></a>".utf8), limits: limits)
    #expect((outline.firstFault != nil) == isRefused)
  }

  @Test func everyTruncatedDocumentIsReported() {
    let text = Array("<?xml version=\"1.0\"?><a x=\"1\"><!-- c --><b><![CDATA[t]]></b></a>".utf8)
    for length in 0..<text.count { #expect(fault(Array(text.prefix(length))) != nil, "\(length)") }
  }
}
