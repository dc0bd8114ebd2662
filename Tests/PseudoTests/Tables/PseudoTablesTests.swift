import AuditModel
import Testing

@testable import Pseudo

/// Which texts pseudo-translations are made of, and which files come of them.
@Suite struct PseudoTablesTests {
  private func file(
    _ folder: String, _ entries: [String: String], locale: LocaleTag? = nil, format: FileFormat = .strings
  ) -> StringsFile {
    StringsFile(
      path: "\(folder).lproj/T.\(format)", folder: folder, locale: locale ?? LocaleTag(folderName: folder) ?? .english,
      format: format, encoding: .utf8,
      entries: entries.sorted { $0.key < $1.key }.map { StringsEntry(key: $0.key, value: $0.value, line: 3, column: 1) }
    )
  }

  private func workspace(_ files: [StringsFile], path: String = "", table: String = "T") -> Workspace {
    let bundle = LocalizationBundle(
      path: path, developmentLanguage: .english, developmentLanguageSource: "assumed",
      tables: [LocalizationTable(name: table, files: files)])
    return Workspace(catalog: LocalizationCatalog(bundles: [bundle]))
  }

  private func interface(keys: [String]) -> InterfaceTree {
    var root = Element(id: "root", kind: .view)
    root.children = keys.map { key in
      var button = Element(id: key, kind: .button)
      button.control.text = LocalizableText(value: "Go \(key)", key: "\(key).text", table: "T")
      return button
    }
    var tree = InterfaceTree(source: "Base.lproj/T.storyboard", platform: .iOS)
    (tree.bundle, tree.table, tree.developmentLanguage) = ("", "T", .english)
    tree.screens = [Screen(id: "screen", root: root)]
    return tree
  }

  private func keys(_ workspace: Workspace) -> [String] {
    PseudoTables(of: workspace).tables.flatMap(\.files).flatMap(\.entries).map(\.key)
  }

  @Test func theDevelopmentLanguagesOwnFilesComeBeforeBases() {
    let base = file("Base", ["base": "B"], locale: .english)
    #expect(keys(workspace([base, file("de", ["de": "D"]), file("en", ["en": "E"])])) == ["en"])
    #expect(keys(workspace([base, file("de", ["de": "D"])])) == ["base"])
  }

  @Test func keysThatApplesLoaderLosesHaveNoPseudoTranslation() {
    var own = file("en", ["a": "1", "b": "2", "c": "3"])
    own.entries.append(StringsEntry(key: "a", value: "last", line: 9, column: 1))
    own.entries[2].isLost = true
    let files = PseudoTables(of: workspace([own])).tables.flatMap(\.files)
    #expect(files.first?.entries.map(\.value) == ["2", "last"])
  }

  @Test func anInterfaceWithoutATableHasItsOwnTexts() {
    var known = workspace([file("de", ["a.text": "Los"])])
    known.trees = [interface(keys: ["a", "b"])]
    known.catalog.bundles[0].tables[0].interfaceFile = known.trees[0].source
    #expect(keys(known) == ["a.text", "b.text"])
    #expect(keys(Workspace(trees: [interface(keys: ["a"])])) == ["a.text"])
  }

  @Test func aTableWithoutPseudoTranslationHasAReason() {
    var rejected = file("en", ["a": "1"])
    rejected.isRejected = true
    let reasons = [
      workspace([file("de", ["a": "1"])]), workspace([file("en", [:])]), workspace([rejected]),
      workspace([file("en-XA", ["a": "1"])]),
    ].map { PseudoTables(of: $0).skipped.map(\.reason).first ?? "" }
    #expect(
      reasons == [
        "no table in the development language (en)", "its table in the development language is empty",
        "Apple's loader rejects the file", "",
      ])
  }

  @Test func textsNotToBeTranslatedStayAsTheyAre() {
    var source = file("en", ["brand": "Fit", "mark": "#bc-ignore! Fit", "note": "Fit", "text": "Fit"])
    source.entries[0].isUntranslatable = true
    source.entries[2].comment = "Do not translate."
    #expect(source.translated(to: .bounded).entries.map(\.value) == ["Fit", "#bc-ignore! Fit", "Fit", "[# Fit #]"])
  }

  @Test func everyTableBecomesAFileInTheLocalesFolder() {
    var plural = StringsEntry(key: "p", value: "%d", line: 1, column: 1)
    plural.leaves = [StringsLeaf(path: LeafPath([.plural("other")]), value: "%d", line: 1, column: 1)]
    var varying = file("en", [:], format: .xcstrings)
    varying.entries = [plural, StringsEntry(key: "q", value: "Q", line: 2, column: 1)]
    let made = PseudoFiles(of: workspace([varying], path: "App/Resources"), styles: [.accented, .doubleLength])
    #expect(
      made.files.map(\.path) == [
        "App/Resources/en-XA.lproj/T.strings", "App/Resources/en-XA.lproj/T.stringsdict",
        "App/Resources/en-XD.lproj/T.strings", "App/Resources/en-XD.lproj/T.stringsdict",
      ])
    #expect(made.files.allSatisfy { $0.text.prefix(200).contains(PseudoFiles.mark) })
  }

  @Test(arguments: [
    ("..", "T", "en-XE.lproj/T.strings"), ("../../a", "T", "a/en-XE.lproj/T.strings"),
    ("", "../../T", "en-XE.lproj/T.strings"), ("/etc", "a/./T", "etc/en-XE.lproj/a/T.strings"),
  ])
  func noNameLeadsOutOfTheFolder(path: String, table: String, expected: String) {
    let made = PseudoFiles(of: workspace([file("en", ["a": "1"])], path: path, table: table), styles: [.bounded])
    #expect(made.files.map(\.path) == [expected])
  }

  @Test(arguments: [("de.xliff", "de/en-XE.lproj/T.strings"), ("a/fr.xcloc", "a/fr/en-XE.lproj/T.strings")])
  func anExchangeDocumentsTablesStandInAFolderBesideIt(path: String, expected: String) {
    var source = workspace([file("en", ["a": "1"]), file("de", ["a": "2"])], path: path)
    source.catalog.bundles[0].isExchange = true
    #expect(PseudoFiles(of: source, styles: [.bounded]).files.map(\.path) == [expected])
    #expect(source.adding([.bounded]) == source)
  }

  @Test func theWorkspaceGetsTheLocalesInMemory() throws {
    let source = workspace([file("de", ["a": "Los"]), file("en", ["a": "Go"]), file("en-XE", ["a": "old"])])
    let result = source.adding([.bounded, .doubleLength])
    let files = try #require(result.catalog.bundles.first?.tables.first?.files)
    #expect(files.map(\.folder) == ["de", "en", "en-XD", "en-XE"])
    #expect(files.last?.entries.map(\.value) == ["[# Go #]"])
    // A finding points at the text that has to change.
    #expect(files.last?.path == "en.lproj/T.strings" && files.last?.entries.first?.line == 3)
  }

  @Test func anInterfaceWithoutABundleInTheCatalogGetsOne() {
    let result = Workspace(trees: [interface(keys: ["a"])]).adding([.bounded])
    let table = result.catalog.bundles.first?.tables.first
    #expect(table?.interfaceFile == "Base.lproj/T.storyboard")
    #expect(table?.files.first?.entries.map(\.value) == ["[# Go a #]"])
  }
}
