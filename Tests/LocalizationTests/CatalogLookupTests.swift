import AuditModel
import Localization
import TestSupport
import Testing

@Suite struct CatalogLookupTests {
  private typealias Building = CatalogBuilder

  private static let bundle = Building.bundle([
    Building.file("Base", ["only-base": "B", "save": "Base"]),
    Building.file("de", ["save": "Sichern", "twice": "1", "twice": "2"]),
    Building.file("en", ["save": "Save", "cancel": "Cancel"]), Building.file("pt", ["save": "Guardar"]),
    Building.file("pt-BR", ["open": "Abrir"]),
  ])

  private func resolve(
    _ text: LocalizableText, _ locale: String, in bundles: [LocalizationBundle] = [bundle], bundle: String? = "App",
    table: String? = "Main", own: LocaleTag? = nil
  ) -> ResolvedText? {
    var tree = InterfaceTree(source: "App/Main.storyboard", platform: .iOS)
    (tree.bundle, tree.table, tree.locale) = (bundle, table, own)
    return CatalogLookup(LocalizationCatalog(bundles: bundles))
      .resolve(text, in: tree, locale: Building.tag(locale))
  }

  @Test(arguments: [
    ("save", "de", "Sichern", "de"), ("save", "pt-BR", "Guardar", "pt"), ("open", "pt-BR", "Abrir", "pt-BR"),
    ("cancel", "de", "Cancel", "en"), ("save", "en", "Save", "en"), ("twice", "de", "2", "de"),
    ("save", "fr", "Save", "en"), ("save", "pt-PT", "Guardar", "pt"),
  ])
  func aKeyIsLookedUpInTheLocaleItsParentsAndTheDevelopmentLanguage(
    key: String, locale: String, words: String, from: String
  ) {
    let found = resolve(LocalizableText(key: key, table: "Main"), locale)
    #expect(found?.string == words)
    #expect(found?.locale?.identifier == from)
  }

  /// Arguments that only code knows keep their specifiers.
  @Test func knownArgumentsAreLookedUpAndFilledIn() {
    let bundle = Building.bundle([Building.file("de", ["add": "%2$@ zu %1$@ hinzufügen", "all": "Alle"])])
    var text = LocalizableText(value: "Add %@ to %@", key: "add", table: "Main")
    text.arguments = [LocalizableText(value: "All", key: "all", table: "Main"), LocalizableText(computedBy: "name")]
    #expect(resolve(text, "de", in: [bundle])?.string == "%2$@ zu Alle hinzufügen")
    #expect(resolve(text, "de", in: [])?.string == "Add All to %2$@")
  }

  @Test func aTextThatALocalizationsTableLacksIsTheInterfacesOwn() {
    #expect(resolve(LocalizableText(value: "Own", key: "none", table: "Main"), "de")?.string == "Own")
    #expect(resolve(LocalizableText(value: "Own", key: "cancel", table: "Main"), "de")?.string == "Own")
    #expect(resolve("Literal", "de") == ResolvedText("Literal"))
  }

  @Test func aTextWhoseTableALocalizationLacksIsTheDevelopmentLanguages() {
    #expect(resolve(LocalizableText(value: "Own", key: "cancel", table: "Main"), "fr")?.string == "Cancel")
  }

  @Test func theBaseFolderCountsWhereTheLanguageHasNoFileOfItsOwn() {
    let key = LocalizableText(key: "only-base", table: "Main")
    #expect(resolve(key, "en")?.string == "only-base")
    let bare = Building.bundle([Building.file("Base", ["only-base": "B"]), Building.file("de", ["save": "Sichern"])])
    #expect(resolve(key, "en", in: [bare])?.string == "B")
    #expect(resolve(key, "de", in: [bare])?.locale == .english)
  }

  /// Code shows texts of other modules too, but not another module's in place of its own.
  @Test func aLanguageInWhichTheNearestBundleLacksAKeyIsNotLookedUpInAnother() {
    let own = Building.bundle([Building.file("de", ["open": "Öffnen"]), Building.file("fr", ["save": "Enregistrer"])])
    var watch = Building.bundle([Building.file("fr", ["open": "Ouvrir", "share": "Partager"])])
    watch.path = "Watch"
    var tree = InterfaceTree(source: "App/Page.swift", platform: .iOS)
    (tree.bundle, tree.framework) = ("App", .swiftUI)
    let lookup = CatalogLookup(LocalizationCatalog(bundles: [own, watch]))
    let french = { (key: String) in
      lookup.resolve(LocalizableText(key: key, table: "Main"), in: tree, locale: Building.tag("fr"))?.string
    }
    #expect(french("open") == "open")
    #expect(french("share") == "Partager")
  }

  @Test func aKeyWithoutAnyTableOfItsNameIsBare() {
    #expect(resolve(LocalizableText(key: "none", table: "Main"), "de")?.isBareKey == false)
    #expect(resolve(LocalizableText(key: "none", table: "Other"), "de")?.isBareKey == true)
  }

  @Test func anInterfaceOutsideABundleHasNoTables() {
    #expect(resolve(LocalizableText(value: "Own", key: "save", table: "Main"), "de", bundle: nil)?.string == "Own")
    #expect(resolve(LocalizableText(key: "save", table: "Main"), "de", bundle: nil, table: nil)?.string == "Sichern")
  }

  @Test func oneLanguagesOwnCopyIsNotTranslated() {
    let text = LocalizableText(value: "Speichern", key: "save", table: "Main")
    #expect(resolve(text, "de", own: Building.tag("de"))?.string == "Speichern")
    #expect(resolve(LocalizableText(key: "save", table: "Main"), "de", own: Building.tag("de"))?.string == "Sichern")
  }

  @Test func aDeviceChoosesOneLocalizationForTheBundle() {
    let bundle = Building.bundle([
      Building.file("en", ["save": "Save", "open": "Open"]), Building.file("pt-BR", ["open": "Abrir"]),
    ])
    #expect(resolve(LocalizableText(key: "open", table: "Main"), "pt-PT", in: [bundle])?.string == "Abrir")
    #expect(resolve(LocalizableText(key: "open", table: "Main"), "pt", in: [bundle])?.string == "Abrir")
    #expect(resolve(LocalizableText(key: "open", table: "Main"), "pt-PT", in: [Self.bundle])?.string == "open")
  }

  @Test func varyingTextsWinOverPlainOnesOfTheSameTable() {
    let files = [
      Building.file("de", ["n": "%d Dateien", "plain": "Schlicht"]),
      Building.file(
        "de", format: .stringsdict, [Building.entry("n", ["plural.one": "Datei", "plural.other": "Dateien"])]),
      Building.file("en", ["n": "%d files"]),
      Building.file(
        "en", format: .stringsdict, [Building.entry("n", ["plural.other": "Files"]), Building.entry("m", ["": "M"])]),
      Building.file("fr", ["n": "%d fichiers"]),
    ]
    let bundle = Building.bundle(files)
    let number = LocalizableText(key: "n", table: "Main")
    #expect(resolve(number, "de", in: [bundle])?.string == "Dateien")
    #expect(resolve(number, "de", in: [bundle])?.alternatives == ["Datei"])
    #expect(resolve(number, "de", in: [bundle])?.location?.file == "de.lproj/Main.stringsdict")
    #expect(resolve(LocalizableText(key: "plain", table: "Main"), "de", in: [bundle])?.string == "Schlicht")
    // French lacks the whole file, so that a device takes that of the development language, which wins.
    #expect(resolve(number, "fr", in: [bundle])?.string == "Files")
    #expect(resolve(LocalizableText(value: "Own", key: "m", table: "Main"), "de", in: [bundle])?.string == "Own")
  }

  @Test func aStringCatalogHasBothKindsOfTextsButNoUntranslatedOnes() {
    var untranslated = StringsEntry(key: "later", value: "", line: 1, column: 1)
    untranslated.state = .new
    let german = [
      StringsEntry(key: "save", value: "Sichern", line: 1, column: 1), untranslated,
      Building.entry("n", ["plural.one": "Datei", "plural.other": "Dateien"]),
    ]
    var implied = StringsEntry(key: "Own words", value: "Own words", line: 1, column: 1)
    implied.isImplied = true
    let english = [StringsEntry(key: "later", value: "Later", line: 1, column: 1), implied]
    let bundle = Building.bundle([
      Building.file("de", format: .xcstrings, german), Building.file("en", format: .xcstrings, english),
    ])
    #expect(resolve(LocalizableText(key: "save", table: "Main"), "de", in: [bundle])?.string == "Sichern")
    #expect(resolve(LocalizableText(key: "n", table: "Main"), "de", in: [bundle])?.string == "Dateien")
    #expect(resolve(LocalizableText(key: "later", table: "Main"), "de", in: [bundle])?.string == "Later")
    let itself = resolve(LocalizableText(key: "Own words", table: "Main"), "de", in: [bundle])
    #expect(itself == ResolvedText("Own words"))
  }

  /// Code looks up the keys that it sets for the objects of an interface file in the app's bundle, wherever that file is.
  @Test(arguments: [nil, "App", "App/Views"] as [String?]) func aKeyOfCodeIsLookedUpInAnyBundle(bundle: String?) {
    let view = Building.bundle([Building.file("Base", ["title": "T"])], at: "App/Views")
    let app = Building.bundle([Building.file("de", ["close": "Schließen"])])
    let text = LocalizableText(key: "close", table: "Main")
    #expect(resolve(text, "de", in: [app, view], bundle: bundle, table: "Sheet")?.string == "Schließen")
    #expect(resolve(text, "de", in: [app, view], bundle: "App/Views", table: "Main")?.string == "close")
  }

  @Test func theDevelopmentLanguageIsShownInTheInterfacesOwnTexts() {
    let bundle = Building.bundle([Building.file("de", ["save": "Sichern"])])
    let text = LocalizableText(value: "Save", key: "save", table: "Main")
    #expect(resolve(text, "en", in: [bundle])?.string == "Save")
    #expect(resolve(text, "fr", in: [bundle])?.string == "Save")
  }

  @Test func theTablesSourceLanguageOverridesTheBundles() {
    let bundle = Building.bundle(
      [Building.file("en", ["other": "Other"]), Building.file("fr", ["save": "Enregistrer"])],
      source: Building.tag("fr"))
    #expect(resolve(LocalizableText(key: "save", table: "Main"), "de", in: [bundle])?.string == "Enregistrer")
  }

  @Test func exchangeDocumentsShowNothing() {
    var exchange = Building.bundle(
      [Building.file("de", ["save": "Aus dem Austausch", "only": "Nur dort"])], at: "de.xliff")
    exchange.isExchange = true
    let text = LocalizableText(key: "only", table: "Main")
    #expect(resolve(text, "de", in: [exchange], bundle: "de.xliff")?.isBareKey == true)
    #expect(resolve(text, "de", in: [Self.bundle, exchange], bundle: nil, table: nil)?.string == "only")
  }

  @Test func aFileThatCouldNotBeReadIsThereAndEmpty() {
    var broken = Building.file("de", ["save": "Sichern"])
    broken.isRejected = true
    let bundle = Building.bundle([broken, Building.file("en", ["save": "Save"])])
    #expect(resolve(LocalizableText(value: "Own", key: "save", table: "Main"), "de", in: [bundle])?.string == "Own")
    #expect(resolve(LocalizableText(key: "save", table: "Main"), "de", in: [bundle])?.string == "Save")
  }

  @Test func lostEntriesAreNotSeen() {
    let lost = StringsEntry(key: "save", value: "Sichern", line: 2, column: 1, isLost: true)
    let bundle = Building.bundle([Building.file("de", [lost])])
    #expect(resolve(LocalizableText(value: "Own", key: "save", table: "Main"), "de", in: [bundle])?.string == "Own")
  }
}
