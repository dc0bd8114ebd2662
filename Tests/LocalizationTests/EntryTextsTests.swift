import AuditModel
import TestSupport
import Testing

@testable import Localization

@Suite struct EntryTextsTests {
  private typealias Building = CatalogBuilder

  private func texts(_ entry: StringsEntry, on platform: Platform = .iOS) -> [String] {
    EntryTexts(entry, platform: platform).all
  }

  @Test func aPlainEntryHasItsValue() {
    #expect(texts(StringsEntry(key: "k", value: "%#@n@", line: 1, column: 1)) == ["%#@n@"])
  }

  @Test func theFormForAllOtherNumbersComesFirst() {
    #expect(
      texts(Building.entry("k", ["plural.one": "1", "plural.few": "2", "plural.other": "9"])) == ["9", "1", "2"])
    #expect(texts(Building.entry("k", ["plural.one": "1", "plural.few": "2"])) == ["1", "2"])
  }

  @Test func variablesAreReplacedByTheirTexts() {
    let entry = Building.entry(
      "k",
      [
        "": "Copy %#@files@ now", "substitutions.files.plural.one": "a file",
        "substitutions.files.plural.other": "%d files",
      ])
    #expect(texts(entry) == ["Copy %d files now", "Copy a file now"])
  }

  @Test func severalVariablesVaryEachByItself() {
    let entry = Building.entry(
      "k",
      [
        "": "%1$#@a@ of %2$#@b@, 50 %% %@", "substitutions.a.plural.one": "A", "substitutions.a.plural.other": "AA",
        "substitutions.b.plural.one": "B", "substitutions.b.plural.other": "BB",
      ])
    #expect(texts(entry) == ["AA of BB, 50 %% %@", "AA of B, 50 %% %@", "A of BB, 50 %% %@", "A of B, 50 %% %@"])
  }

  @Test func variablesMayHoldVariables() {
    let entry = Building.entry(
      "k", ["": "%#@a@", "substitutions.a.plural.other": "x %#@b@", "substitutions.b.plural.other": "y"])
    #expect(texts(entry) == ["x y"])
  }

  @Test(arguments: [("ld", "%ld files"), ("%ld", "%ld files"), (nil, "%lld files")])
  func theNumberOfACatalogsVariableIsAFormatSpecifier(type: String?, expected: String) {
    let entry = Building.entry(
      "k", ["": "%#@n@", "substitutions.n.plural.other": "%arg files"], variables: ["n": type])
    #expect(texts(entry) == [expected])
  }

  @Test func anUndefinedVariableStaysAsItIsWritten() {
    #expect(texts(Building.entry("k", ["": "a %#@none@ b", "substitutions.n.plural.other": "n"])) == ["a %#@none@ b"])
    #expect(texts(Building.entry("k", ["": "a %1#@n@ %# @n@ %#@", "substitutions.n.plural.other": "n"])).count == 1)
  }

  @Test func theDevicesOfThePlatformCount() {
    let entry = Building.entry(
      "k", ["device.ipad": "Tap the iPad", "device.iphone": "Tap", "device.mac": "Click", "device.other": "Press"])
    #expect(texts(entry) == ["Tap", "Tap the iPad", "Press"])
    #expect(texts(entry, on: .macOS) == ["Click", "Press"])
    #expect(texts(entry, on: .tvOS) == ["Press"])
    #expect(texts(Building.entry("k", ["device.mac": "Click"])) == ["Click"])
  }

  @Test func theWidestVariantIsTheUsualOne() {
    #expect(texts(Building.entry("k", ["width.20": "S", "width.100": "Long", "width.x": "?"])) == ["Long", "S", "?"])
  }

  @Test func aVariableThatHoldsItselfStaysAsItIsWritten() {
    let entry = Building.entry(
      "k", ["": "%#@a@", "substitutions.a.plural.other": "x %#@b@", "substitutions.b.plural.other": "y %#@a@"])
    #expect(texts(entry) == ["x y %#@a@"])
  }

  @Test func textsThatDoubleAtEachVariableEnd() {
    var leaves = [StringsLeaf(path: LeafPath(), value: "%#@v0@", line: 1, column: 1)]
    for number in 0..<100 {
      let path = LeafPath([.substitution("v\(number)"), .plural("other")])
      leaves.append(StringsLeaf(path: path, value: "%#@v\(number + 1)@%#@v\(number + 1)@", line: 1, column: 1))
    }
    var entry = StringsEntry(key: "k", value: "%#@v0@", line: 1, column: 1)
    entry.leaves = leaves
    #expect(texts(entry).allSatisfy { $0.utf8.count <= 8_192 })
    let many = (0..<40).map { "%#@v\($0)@" }.joined()
    let forms = (0..<40).flatMap { number in
      ["one", "few", "other"].map {
        StringsLeaf(path: LeafPath([.substitution("v\(number)"), .plural($0)]), value: $0, line: 1, column: 1)
      }
    }
    entry.leaves = [StringsLeaf(path: LeafPath(), value: many, line: 1, column: 1)] + forms
    #expect(texts(entry).count <= 64)
    #expect(texts(entry).first?.hasPrefix("other") == true)
  }

  @Test func narrowerVariantsComeTheWidestFirst() {
    let entry = Building.entry(
      "k",
      [
        "width.25.plural.other": "s", "width.100.plural.other": "m", "width.400.plural.other": "l",
        "width.100.plural.one": "m1",
      ])
    let texts = EntryTexts(entry, platform: .iOS)
    #expect(texts.all.first == "l")
    #expect(texts.narrower == ["m", "s"])
  }

  @Test func aTextThatDoesNotVaryByWidthHasNoNarrowerVariants() {
    #expect(EntryTexts(Building.entry("k", ["plural.one": "1", "plural.other": "9"]), platform: .iOS).narrower.isEmpty)
    #expect(EntryTexts(StringsEntry(key: "k", value: "v", line: 1, column: 1), platform: .iOS).narrower.isEmpty)
  }
}
