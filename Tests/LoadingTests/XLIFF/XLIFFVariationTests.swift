import AuditModel
import Testing

@testable import Loading

@Suite("The units of one plural become one entry:")
struct XLIFFVariationTests {
  @Test(
    "ids",
    arguments: [
      ("plain", "plain", XLIFFUnitID.Part.whole), ("4aB-xy-Z12.normalTitle", "4aB-xy-Z12.normalTitle", .whole),
      ("k|==|plural.few", "k", .leaf(LeafPath([.plural("few")]))),
      ("a|==|b|==|device.ipad.plural.one", "a|==|b", .leaf(LeafPath([.device("ipad"), .plural("one")]))),
      ("k|==|substitutions.v.plural.one", "k", .leaf(LeafPath([.substitution("v"), .plural("one")]))),
      ("/k:dict/NSStringLocalizedFormatKey:dict/:string", "k", .leaf(LeafPath())),
      ("/a/b c:dict/v:dict/few:dict/:string", "a/b c", .leaf(LeafPath([.substitution("v"), .plural("few")]))),
      ("/k:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "k", .leaf(LeafPath([.width("20")]))),
      (
        "/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/v:dict/one:dict/:string", "k",
        .leaf(LeafPath([.device("mac"), .substitution("v"), .plural("one")]))
      ),
      ("/k:dict/v:dict/NSStringFormatValueTypeKey:dict/:string", "k", .valueType(variable: "v")),
      ("/k:dict/v:dict/NSStringFormatSpecTypeKey:dict/:string", "k", .ruleType(variable: "v")),
      ("/path/to:string", "/path/to:string", .whole), ("a|==|", "a|==|", .whole), ("", "", .whole),
    ])
  func ids(_ id: String, _ key: String, _ part: XLIFFUnitID.Part) {
    #expect(XLIFFUnitID(id).key == key)
    #expect(XLIFFUnitID(id).part == part)
  }

  @Test("ids of more keys than a stringsdict nests are plain keys, however many", arguments: [17, 80_000])
  func manySegments(_ count: Int) {
    let stringsdict = String(repeating: "/a:dict", count: count) + "/:string"
    #expect(XLIFFUnitID(stringsdict).key == stringsdict)
    #expect(XLIFFUnitID(stringsdict).part == .whole)
    #expect(!XLIFFUnitID(stringsdict).isUnknown)
    let catalog = String(repeating: "a|==|", count: count) + "plural.one"
    #expect(XLIFFUnitID(catalog).part == .leaf(LeafPath([.plural("one")])))
  }

  @Test("of a stringsdict")
  func stringsdict() throws {
    let reading = readXLIFF(
      xliff(
        """
        <trans-unit id="/files:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@n@</source><target>%#@n@</target></trans-unit>
        <trans-unit id="/files:dict/n:dict/one:dict/:string"><source>1 file</source><target state="new">1 Datei</target><note>n</note></trans-unit>
        <trans-unit id="/files:dict/n:dict/other:dict/:string"><source>%d files</source></trans-unit>
        """, original: "App/en.lproj/Localizable.stringsdict"))
    #expect(reading.diagnostics.isEmpty)
    let source = try #require(reading.entries("en").first)
    #expect(
      source.leafTexts == [": %#@n@", "substitutions.n.plural.one: 1 file", "substitutions.n.plural.other: %d files"])
    #expect(source.value == "%#@n@")
    #expect(source.variables?.map(\.name) == ["n"])
    #expect(source.comment == "n")
    #expect(source.line == 4 && source.column == 1)
    let target = try #require(reading.entries("de").first)
    #expect(target.leafTexts == [": %#@n@", "substitutions.n.plural.one: 1 Datei"])
    #expect(target.leaves?.map(\.state) == [.translated, .new])
    #expect(target.state == .new)
    #expect(target.leaves?.map(\.line) == [4, 5])
    #expect(reading.entries("en").count == 1 && reading.entries("de").count == 1)
  }

  @Test("of a String Catalog, with the plain unit of the same key among them")
  func catalog() throws {
    let reading = readXLIFF(
      xliff(
        """
        <trans-unit id="plain"><source>P</source></trans-unit>
        <trans-unit id="k|==|substitutions.n.plural.one"><source>one</source></trans-unit>
        <trans-unit id="d|==|device.ipad"><source>I</source></trans-unit>
        <trans-unit id="d|==|device.other"><source>O</source></trans-unit>
        <trans-unit id="k|==|substitutions.n.plural.other"><source>%arg</source></trans-unit>
        <trans-unit id="k"><source>%#@n@ left</source></trans-unit>
        """, original: "App/Localizable.xcstrings"))
    let entries = reading.entries("en")
    #expect(entries.map(\.key) == ["plain", "k", "d"])
    #expect(entries.map(\.value) == ["P", "%#@n@ left", "O"])
    #expect(entries.map { $0.leaves?.count } == [nil, 3, 2])
    #expect(entries[1].leafTexts.last == ": %#@n@ left")
    #expect(entries[1].variables == [StringsVariable(name: "n", line: 5, column: 1)])
  }

  @Test(
    "tables have the shortest name that tells them apart",
    arguments: [
      (["App/en.lproj/Localizable.strings"], ["Localizable"]),
      (["App/en.lproj/L.strings", "App/en.lproj/L.stringsdict"], ["L", "L"]),
      (
        ["App/Base.lproj/Main.storyboard", "App/en.lproj/Main.strings", "Kit/Other.xcstrings"],
        ["Main", "Main", "Other"]
      ),
      (["App/en.lproj/L.strings", "Kit/en.lproj/L.strings", "Kit/L2.xcstrings"], ["App/L", "Kit/L", "L2"]),
      (["A/Res/en.lproj/L.strings", "B/Res/en.lproj/L.strings"], ["A/Res/L", "B/Res/L"]),
      (["en.lproj/L.strings", "Kit/en.lproj/L.strings"], ["L", "Kit/L"]),
      (["en.lproj/Sub/L.strings", "en.lproj/L.strings"], ["Sub/L", "L"]),
      (["L.strings", ""], ["L", ""]),
    ])
  func names(_ originals: [String], _ expected: [String]) {
    let names = XLIFFTableNames(originals)
    #expect(originals.map { names[$0] } == expected)
  }
}
