import AuditModel
import Localization
import TestSupport
import Testing

@Suite struct LocaleSelectionTests {
  private typealias Building = CatalogBuilder

  private func tag(_ text: String) throws -> LocaleTag { try #require(LocaleTag(text)) }

  private func tree(bundle: String? = "App", table: String? = "Main", own: LocaleTag? = nil) -> InterfaceTree {
    var tree = InterfaceTree(source: "App/Base.lproj/Main.storyboard", platform: .iOS)
    (tree.bundle, tree.table, tree.locale, tree.developmentLanguage) = (bundle, table, own, .english)
    return tree
  }

  private static func catalog(_ folders: String...) -> LocalizationCatalog {
    LocalizationCatalog(bundles: [Building.bundle(folders.map { Building.file($0, ["a": "A"]) })])
  }

  private func locales(of tree: InterfaceTree, requested: String...) throws -> [String] {
    let catalog = Self.catalog("Base", "pt-BR", "de", "en")
    return LocaleSelection(catalog: catalog, requested: try requested.map(tag)).locales(of: tree).map(\.identifier)
  }

  @Test func theDevelopmentLanguageComesFirstThenTheBundlesOthers() throws {
    #expect(try locales(of: tree()) == ["en", "de", "pt-BR"])
  }

  /// The keys that code sets for objects of an interface file outside any bundle are translated by those of the app.
  @Test func textsOfCodeAreAuditedInTheirLanguages() throws {
    var interface = tree(bundle: nil)
    var button = Element(id: "b", kind: .button)
    button.accessibility.label = LocalizableText(key: "close")
    interface.screens = [Screen(id: "s", root: button)]
    #expect(try locales(of: interface) == ["en", "de", "pt-BR"])
  }

  @Test func aLocalesOwnCopyIsAuditedInItAlone() throws {
    #expect(try locales(of: tree(own: tag("ja"))) == ["ja"])
  }

  @Test func aTreeWithoutABundleAndTableMayLookAnywhere() throws {
    #expect(try locales(of: tree(bundle: nil, table: nil)) == ["en", "de", "pt-BR"])
    #expect(try locales(of: tree(bundle: nil)) == ["en"])
    #expect(try locales(of: tree(bundle: "Other")) == ["en"])
  }

  @Test func aRequestLeavesOutTheOthersAndTakesRegionsAlong() throws {
    #expect(try locales(of: tree(), requested: "de") == ["de"])
    #expect(try locales(of: tree(), requested: "pt") == ["pt-BR"])
    #expect(try locales(of: tree(), requested: "fr") == ["en"])
  }

  @Test func aRequestedLanguageIsAuditedInWhatADeviceShowsForIt() throws {
    #expect(try locales(of: tree(), requested: "pt-PT") == ["pt-BR"])
    #expect(try locales(of: tree(), requested: "de-CH", "fr") == ["de"])
    #expect(try locales(of: tree(), requested: "en-GB", "pt-PT") == ["en", "pt-BR"])
  }

  /// A project with two bundles, one of which ships Arabic too.
  private func selection(_ requested: String...) throws -> LocaleSelection {
    let catalog = LocalizationCatalog(bundles: [
      Building.bundle(["Base", "de"].map { Building.file($0, ["a": "A"]) }),
      Building.bundle(["Base", "de", "fr", "ar"].map { Building.file($0, ["a": "A"]) }, at: "Other"),
    ])
    return LocaleSelection(catalog: catalog, requested: try requested.map(tag))
  }

  @Test func aLanguageOfTheOtherDirectionIsAuditedWithoutTexts() throws {
    #expect(try selection().locales(of: tree()).map(\.identifier) == ["en", "de", "ar"])
    #expect(try selection("ar").locales(of: tree()).map(\.identifier) == ["ar"])
    #expect(try selection("fr").locales(of: tree()).map(\.identifier) == ["en"])
    #expect(try selection("he").locales(of: tree()).map(\.identifier) == ["en"])
    #expect(try selection().locales(of: tree(own: tag("ja"))).map(\.identifier) == ["ja"])
  }

  @Test func aLanguageWithoutTextsIsShownInItsDirection() throws {
    #expect(try selection("ar", "fr").shownLocales(of: tree()).map(\.identifier) == ["ar", "fr"])
    #expect(try selection("fr", "de").shownLocales(of: tree()).map(\.identifier) == ["de", "fr"])
    #expect(try selection("he").shownLocales(of: tree()).map(\.identifier) == ["en"])
  }

  @Test func aLanguageWithoutTextsShowsThoseOfTheDevelopmentLanguage() throws {
    #expect(try selection().textLocale(of: tree(), in: tag("ar")) == .english)
    #expect(try selection().textLocale(of: tree(), in: tag("de-CH")) == nil)
    #expect(try selection().textLocale(of: tree(), in: tag("en-GB")) == nil)
  }

  @Test func theLocalizationsOfARequestAreThoseThatTheBundlesShow() throws {
    let catalog = Self.catalog("Base", "pt-BR", "de")
    let found = LocaleSelection.localizations(for: [try tag("pt-PT"), try tag("ja")], in: catalog)
    #expect(found.map(\.identifier).sorted() == ["ja", "pt-BR", "pt-PT"])
    #expect(LocaleSelection.localizations(for: [], in: catalog).isEmpty)
  }

  @Test func theLanguagesOfStringCatalogsCountAndThoseOfExchangeDocumentsDoNot() {
    var exchange = Building.bundle([Building.file("fr", format: .xliff, ["a": "A"])], at: "fr.xliff")
    exchange.isExchange = true
    let catalog = LocalizationCatalog(bundles: [
      Building.bundle([Building.file("Base", ["a": "A"]), Building.file("uk", format: .xcstrings, ["a": "A"])]),
      exchange,
    ])
    #expect(LocaleSelection(catalog: catalog).all(of: tree()).map(\.identifier) == ["en", "uk"])
    #expect(LocaleSelection(catalog: catalog).all(of: tree(bundle: nil, table: nil)).map(\.identifier) == ["en", "uk"])
    #expect(LocaleSelection(catalog: catalog).all(of: tree(bundle: "fr.xliff")).map(\.identifier) == ["en"])
    #expect(catalog.bundles[0].localizations.map(\.identifier) == ["en", "uk"])
  }
}
