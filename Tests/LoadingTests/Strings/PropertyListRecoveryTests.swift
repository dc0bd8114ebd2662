import AuditModel
import Testing

@testable import Loading

@Suite("Of a broken XML property list are read")
struct PropertyListRecoveryTests {
  private static func broken(_ pairs: String) -> String { "<plist>\n<dict>\n\(pairs)\n</dic>\n</plist>" }

  @Test("a thousand good pairs before a bad end tag")
  func thousand() throws {
    let pairs = (0..<1000).map { "  <key>k\($0)</key>\n  <string>v\($0)</string>" }.joined(separator: "\n")
    let reading = try readStrings(Self.broken(pairs))
    #expect(reading.file.isRejected)
    #expect(reading.file.entries.map(\.key) == (0..<1000).map { "k\($0)" })
    #expect(reading.file.entries.map(\.value) == (0..<1000).map { "v\($0)" })
    #expect(reading.file.entries.map(\.line) == (0..<1000).map { 3 + 2 * $0 })
    #expect(reading.file.entries.allSatisfy { $0.column == 3 })
    #expect(reading.diagnostics.map(\.kind) == [.stringsParseError])
    #expect(reading.diagnostics.map(\.location.line) == [2003])
    #expect(reading.diagnostics.map(\.lostKeys) == [1000])
  }

  @Test(
    "keys and strings",
    arguments: [
      ("<key>a &amp; b</key><string>&lt;&#228;&#x1F600;&quot;</string>", ["a & b=<ä😀\""]),
      ("<key>a</key><string>x&nbsp;y & z; &#xD800;</string>", ["a=x&nbsp;y & z; &#xD800;"]),
      ("<key>a</key><string><![CDATA[<b> &amp;]]>!</string><key>b</key><string/>", ["a=<b> &amp;!", "b="]),
      ("<key>a</key> <!-- <key>n</key> --> <string>1<!-- 2 -->3\r\n4</string>", ["a=13\n4"]),
      ("<!-- <key>n</key><string>n</string> --><key>a</key><string>a < b <i>c</i></string>", ["a=a < b <i>c</i>"]),
      ("<key>a</key><string>x</strin>\n<key>b</key><string>y", ["a=x", "b=y"]),
      ("<key>a</kye><string>x</string><key>b<string>y</string><key>c</key>", ["a=x", "b=y"]),
      ("<key>a</key><integer>1</integer><key>b</key><string>y</string>", ["b=y"]),
      (
        "<key>a</key><dict><key>n</key><string>n</string></dict><key>b</key><string>y</string>", ["b=y"]
      ),
      ("<key>a</key><string>1</string><key>a</key><string>2</string>", ["a=1", "a=2"]),
      (
        "<<<<<<< HEAD\n<key>a</key><string>1</string>\n=======\n<key>a</key><string>2</string>\n>>>>>>> x\n"
          + "<key>b</key><string>=======</string>", ["a=1", "b========"]
      ),
      ("<!-- open\n<key>a</key><string><![CDATA[1</string>", ["a=<![CDATA[1"]), ("<key>", []),
      ("<key></key><string", []),
    ] as [(String, [String])])
  func pairs(_ pairs: String, _ expected: [String]) throws {
    let reading = try readStrings(Self.broken(pairs))
    #expect(reading.file.isRejected)
    #expect(reading.file.entries.map { "\($0.key)=\($0.value)" } == expected)
    #expect(reading.diagnostics.count == 1)
  }

  @Test(
    "in a time that grows no faster than the text",
    arguments: [
      "<key>", "<!--", "<key><![CDATA[", "<key>a</key>", "<string>", "<key>a</key><string>&", "=======\n", "<dict>",
      "<",
      "<key>a</key><!--", "-->", "<key>--]]",
    ])
  func adversarial(_ piece: String) throws {
    let text = "<plist><dict>" + String(repeating: piece, count: 50_000)
    #expect(try readStrings(text).file.isRejected)
  }
}
