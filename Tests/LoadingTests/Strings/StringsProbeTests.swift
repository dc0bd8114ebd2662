import AuditModel
import Foundation
import Testing

@testable import Loading

/// Reads a text as a strings file of the English locale.
func readStrings(_ text: String) throws -> StringsReading { try readStrings(Array(text.utf8)) }

/// Reads bytes as a strings file of the English locale.
func readStrings(_ bytes: [UInt8]) throws -> StringsReading {
  StringsReader.read(bytes, path: "en.lproj/L.strings", folder: "en", locale: try #require(LocaleTag("en")))
}

/// What Foundation loads from bytes: its keys, or nil if it rejects them.
func foundationKeys(_ bytes: [UInt8]) -> Set<String>? {
  let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  return (list as? [String: Any]).map { Set($0.keys) }
}

extension StringsReading {
  /// What Apple's loader has of the file; nil if it rejects it.
  var loaded: [String: String]? {
    if file.isRejected { return nil }
    return Dictionary(file.entries.filter { $0.isLost != true }.map { ($0.key, $0.value) }) { $1 }
  }
}

@Suite("The strings reader agrees with Foundation")
struct StringsProbeTests {
  /// Texts at the edges of the grammar.
  static let texts: [String] = [
    "", " \n", "// only a comment", "/* only a comment */", "\"a\"=\"b\";", "a=b;", "'a'='b';", "a = b",
    "\"a\" = \"b\"",
    "\"a", "\"a\"=\"b\";\n\"c", "\"a\"=\"b\";\n\"c\"=\"d;\n", "\"a\"=\"b\";\n\"c\"", "\"a\"=\"b\";\n\"c\"=", ";a=b;",
    "\"a\"=\"b\";;\"c\"=\"d\";", "\"a\"=\"b\";}\"c\"=\"d\";", "\"a\"=\"b\";=\n\"c\"=\"d\";",
    "\"a\"=\"b\";\0\"c\"=\"d\";",
    "\"a\"=\"b\0c\";", "\0a=b;", "<<<<<<< HEAD\na=b;\n=======\na=c;\n>>>>>>> x\n",
    "z=z;\n<<<<<<< HEAD\na=b;\n=======\na=c;\n>>>>>>> x\n", "\"a\"", "a // x", "(a,b)",
    "a=(a,b,);b={c=d;};d=<00ff 12>;",
    "a=(a,b;", "{a=b;}", "{a=b;} x", "{a=b;} /* x */", "{a=b}", "{a=b;", "{a=b;;c=d;}", "a/b=http://x.y/z;", "a=/b;",
    "a=b;/", "/* a /* b */ a=b; /* unterminated", "/* unterminated a=b;", "a=b;\nb /* unterminated", "key;\"k2\";",
    #""e"="\a\b\f\n\r\t\v\"\\\q\u203A\U203A\UD83D\UDE00\101\341\400\777\8\'\U41 x\U"; 'f'='it"s';"#,
    "\"e\"=\"a\\\nb\\\r\nc\";", #""e"="\UD83D x";"#, #""e"="\UDE00\UD83D";"#, "\"a\"=\"b\\",
    "a\u{2028}=\u{2029}b;\u{85}c=d;",
    "a=b;\u{A0}c=d;", "// x\u{2028}a=b;\n//y\rb=c;", "a=b%;", "\u{FEFF}", "\u{FEFF}a=b;", "a=b;\u{FEFF}c=d;",
    "\u{FEFF}\u{FEFF}a=b;c=d;", "a=b;a=c;", "\"\"=\"\";", "a=b c;", "a:b;", "a=<0>;", "a=<0g>;", "a=<00 /* x */ 11>;",
    "a=(x,,y);", "a={b=c;;};d=e;", "a=(x,{y=z;});", "a=\"b\"\"c\";", "a==b;", "a=b;,c=d;", "a=b;c d;", "{}", "{};",
    "()",
    "\"a\"=\"b\";\n\"c\"=\"d\"\n\"e\"=\"f\";", "a=b;\u{0B}\u{0C}c=d;", "a=\u{1F600};", "\u{1F600}=a;", "a=b;'c=d;",
  ]

  /// Property lists in XML, whole and broken.
  static let xml: [String] = [
    "<plist><dict><key>a</key><string>1</string><key>a</key><string>2</string></dict></plist>",
    "  \n<?xml version=\"1.0\"?><plist><dict/></plist>",
    "<plist>\n<dict>\n<key>a</key>\n<string>x</strin>\n</dict></plist>",
    "<plist>\n<dict>\n<key>a</key>\n<string>x", "<plist><array/></plist>", "<plist/>",
    "<plist><dict><key>a &amp; &#65; <![CDATA[x<]]></key><string>x &lt; y</string></dict></plist>",
    "<!-- c --><plist><dict><key>a</key><string>x</string></dict></plist>",
    "<plist><dict><key>a</key><integer>4</integer><key>b</key><true/><key>c</key><dict><key>d</key><string/></dict></dict></plist>",
    "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict><key>a</key><string>&a;</string></dict></plist>",
    "<html><body></body></html>", "<plist><dict><key>a</key><string>x</string></dict></plist>\njunk",
  ]

  @Test("keys and values", arguments: texts + xml)
  func agrees(_ text: String) throws {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let ours = try readStrings(text).loaded
    #expect(ours.map { Set($0.keys) } == (list as? [String: Any]).map { Set($0.keys) })
    if let strings = list as? [String: String] { #expect(ours == strings) }
  }

  @Test("a fault is reported exactly where Foundation loses something", arguments: texts + xml)
  func reports(_ text: String) throws {
    let reading = try readStrings(text)
    if reading.file.isRejected { #expect(!reading.diagnostics.isEmpty) }
    if reading.file.entries.contains(where: { $0.isLost == true }) { #expect(!reading.diagnostics.isEmpty) }
    #expect(reading.diagnostics.count <= 2)
  }

  @Test("nesting has CoreFoundation's limit", arguments: [510, 511, 512, 513, 514, 100_000])
  func depth(_ depth: Int) throws {
    let arrays = "a=" + String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + ";"
    #expect(try readStrings(arrays).file.isRejected == (foundationKeys(Array(arrays.utf8)) == nil))
    #expect(try readStrings(arrays).diagnostics.count <= 1)
  }

  @Test("every octal byte is NeXTSTEP's", arguments: 0..<256)
  func octal(_ byte: Int) throws {
    let text = "\"a\"=\"\\" + String(byte, radix: 8) + "\";"
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect(try readStrings(text).loaded == list as? [String: String])
  }
}
