import AuditModel
import Foundation
import Loading
import Testing

@testable import Pseudo

/// What is written as `.stringsdict` has the texts that it was made of.
@Suite struct StringsdictEntryTests {
  private func entry(
    _ leaves: [(String, String)], variables: [(String, Int?, String?)] = [], key: String = "key"
  ) throws -> StringsEntry {
    var entry = StringsEntry(key: key, value: leaves.first?.1 ?? "", line: 1, column: 1)
    entry.leaves = try leaves.map { StringsLeaf(path: try #require(LeafPath($0.0)), value: $0.1, line: 1, column: 1) }
    entry.variables = variables.map { name, argument, type in
      var variable = StringsVariable(name: name, argument: argument, valueType: type, line: 1, column: 1)
      if argument == nil { variable.ruleType = "NSStringPluralRuleType" }
      return variable
    }
    return entry
  }

  /// The entry as it is read back.
  private func roundTrip(_ entry: StringsEntry, format: FileFormat) throws -> StringsEntry {
    let rules = try StringsdictEntry.dictionary(of: entry, format: format)
    let document = PropertyListValue.dictionary([.init(key: entry.key, value: rules)]).document(head: "Head -- of it")
    let list = try PropertyListSerialization.propertyList(from: Data(document.utf8), format: nil)
    #expect((list as? [String: Any])?.keys.map { $0 } == [entry.key])
    let reading = StringsdictReader.read(Array(document.utf8), path: "a.stringsdict", folder: "en", locale: .english)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    return try #require(reading.file.entries.first)
  }

  private func texts(_ entry: StringsEntry) -> [String: String] {
    Dictionary((entry.leaves ?? []).map { ($0.path.description, $0.value) }) { $1 }
  }

  @Test(arguments: [
    [
      ("", "%#@v@ left"), ("substitutions.v.plural.one", "%d item"),
      ("substitutions.v.plural.other", "%d <items> & \"more\"\r\n"),
    ],
    [
      ("", "%1$#@a@, %2$#@b@"), ("substitutions.a.plural.other", "%d a"), ("substitutions.b.plural.zero", "none"),
      ("substitutions.b.plural.other", "%d b"),
    ],
    [("width.20", "Short"), ("width.100", "A good deal longer")],
    [("device.iphone", "Tap"), ("device.other", "Click")],
    [("", "A"), ("device.mac", "B"), ("width.5", "C")],
    [
      ("device.ipad", "%#@v@"), ("device.ipad.substitutions.v.plural.other", "%d taps"), ("device.other", "clicks"),
    ],
  ])
  func aStringsdictsOwnTextsStay(leaves: [(String, String)]) throws {
    let names = Set(leaves.flatMap { $0.0.matches(of: #/substitutions\.(\w)/#).map { String($0.1) } }).sorted()
    let source = try entry(leaves, variables: names.map { ($0, nil, "d") })
    let read = try roundTrip(source, format: .stringsdict)
    #expect(texts(read) == texts(source))
    #expect((read.variables ?? []).map(\.name).sorted() == names)
    #expect((read.variables ?? []).allSatisfy { $0.valueType == "d" && $0.ruleType == "NSStringPluralRuleType" })
  }

  @Test(arguments: [
    ("%lld items", "%#@value@", "lld"), ("%1$@ has %2$ld items", "%2$#@value@", "ld"), ("%.1f km", "%#@value@", "f"),
    ("many", "%#@value@", "lld"),
  ])
  func aCatalogsPluralGetsAVariable(form: String, format: String, type: String) throws {
    let source = try entry([("plural.one", "one"), ("plural.other", form)])
    let read = try roundTrip(source, format: .xcstrings)
    #expect(
      texts(read) == [
        "": format, "substitutions.value.plural.one": "one", "substitutions.value.plural.other": form,
      ])
    #expect(read.variables?.first?.valueType == type)
  }

  @Test func aCatalogsPluralInsideADeviceGetsOneThere() throws {
    let source = try entry([
      ("device.mac.plural.one", "%lld a"), ("device.mac.plural.other", "%lld b"), ("device.other", "c"),
    ])
    let read = try roundTrip(source, format: .xcstrings)
    #expect(texts(read)["device.mac"] == "%#@value@")
    #expect(texts(read)["device.mac.substitutions.value.plural.other"] == "%lld b")
    #expect(texts(read)["device.other"] == "c")
  }

  @Test func aCatalogsSubstitutionsTakeTheArgumentsThatTheyName() throws {
    let source = try entry(
      [
        ("", "%#@b@ in %#@a@ of %3$@"), ("substitutions.a.plural.other", "%arg folders"),
        ("substitutions.b.plural.other", "%arg files"),
      ], variables: [("a", 1, "lld"), ("b", 2, "ld")])
    let read = texts(try roundTrip(source, format: .xcstrings))
    #expect(read[""] == "%2$#@b@ in %1$#@a@ of %3$@")
    #expect(read["substitutions.a.plural.other"] == "%lld folders")
    #expect(read["substitutions.b.plural.other"] == "%ld files")
  }

  @Test(arguments: [
    ([("item.0", "Open"), ("item.1", "Show")], "set of phrases"), ([("plural.other", "\u{1}")], "control character"),
    ([("", "a"), ("plural.other", "b")], "next to its format"), ([("substitutions.v", "b")], "cannot be written"),
    ([(String(repeating: "device.mac.", count: 20) + "plural.other", "b")], "too deep"),
  ])
  func whatCannotBeWrittenSaysWhy(leaves: [(String, String)], reason: String) throws {
    let source = try entry(leaves)
    let failure = #expect(throws: StringsdictEntry.Failure.self) {
      try StringsdictEntry.dictionary(of: source, format: .xcstrings)
    }
    #expect(failure?.reason.contains(reason) == true)
  }

  @Test func anEntryThatAStringsdictLacksIsNotAdded() throws {
    var source = try entry([("substitutions.v.plural.other", "%d")], variables: [("v", nil, nil)])
    source.variables?[0].ruleType = nil
    let rules = try StringsdictEntry.dictionary(of: source, format: .stringsdict)
    #expect(rules == .dictionary([.init(key: "v", value: .dictionary([.init(key: "other", value: .string("%d"))]))]))
  }
}
