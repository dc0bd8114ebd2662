import AuditModel
import Testing

@Suite struct CatalogLookupTests {
  private static func tag(_ text: String) -> LocaleTag { LocaleTag(text) ?? .english }

  private static func file(_ folder: String, _ pairs: [(String, String)]) -> StringsFile {
    StringsFile(
      path: "\(folder).lproj/Main.strings", folder: folder, locale: folder == "Base" ? .english : tag(folder),
      format: "strings", encoding: "utf-8",
      entries: pairs.enumerated().map { StringsEntry(key: $1.0, value: $1.1, line: $0 + 1, column: 1) })
  }

  private static let lookup = CatalogLookup(
    LocalizationCatalog(bundles: [
      LocalizationBundle(
        path: "App", developmentLanguage: .english, developmentLanguageSource: "assumed",
        tables: [
          LocalizationTable(
            name: "Main",
            files: [
              file("Base", [("only-base", "B"), ("save", "Base")]),
              file("de", [("save", "Sichern"), ("twice", "1"), ("twice", "2")]),
              file("en", [("save", "Save"), ("cancel", "Cancel")]), file("pt", [("save", "Guardar")]),
            ])
        ])
    ]))

  private func resolve(_ text: LocalizableText, _ locale: String, bundle: String? = "App") -> ResolvedText? {
    var tree = InterfaceTree(source: "App/Main.storyboard", platform: .iOS)
    tree.bundle = bundle
    tree.table = "Main"
    return Self.lookup.resolve(text, in: tree, locale: Self.tag(locale))
  }

  @Test(arguments: [
    ("save", "de", "Sichern", "de"), ("save", "pt-BR", "Guardar", "pt"), ("cancel", "de", "Cancel", "en"),
    ("save", "en", "Save", "en"), ("twice", "de", "2", "de"), ("save", "fr", "Save", "en"),
  ])
  func aKeyIsLookedUpInTheLocaleItsParentsAndTheDevelopmentLanguage(
    key: String, locale: String, words: String, from: String
  ) {
    let found = resolve(LocalizableText(key: key, table: "Main"), locale)
    #expect(found?.string == words)
    #expect(found?.locale?.identifier == from)
  }

  @Test func theInterfacesOwnTextIsTheLastResort() {
    #expect(resolve(LocalizableText(value: "Own", key: "none", table: "Main"), "de")?.string == "Own")
    #expect(resolve("Literal", "de") == ResolvedText("Literal"))
  }

  @Test func aKeyWithoutAnyTableOfItsNameIsBare() {
    #expect(resolve(LocalizableText(key: "none", table: "Main"), "de")?.isBareKey == false)
    #expect(resolve(LocalizableText(key: "none", table: "Other"), "de")?.isBareKey == true)
  }

  @Test func anInterfaceOutsideABundleHasNoTables() {
    #expect(resolve(LocalizableText(value: "Own", key: "save", table: "Main"), "de", bundle: nil)?.string == "Own")
  }
}
