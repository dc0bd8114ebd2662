import AuditModel
import Testing

@Suite struct TreeLocalesTests {
  private typealias Building = CatalogBuilding

  private func tree(_ bundle: String?) -> InterfaceTree {
    var tree = InterfaceTree(source: "a.storyboard", platform: .iOS)
    (tree.bundle, tree.table, tree.developmentLanguage) = (bundle, bundle == nil ? nil : "Main", .english)
    return tree
  }

  @Test func theLanguagesOfStringCatalogsCountAndThoseOfExchangeDocumentsDoNot() {
    var exchange = Building.bundle([Building.file("fr", format: "xliff", ["a": "A"])], at: "fr.xliff")
    exchange.isExchange = true
    let catalog = LocalizationCatalog(bundles: [
      Building.bundle([Building.file("Base", ["a": "A"]), Building.file("uk", format: "xcstrings", ["a": "A"])]),
      exchange,
    ])
    #expect(TreeLocales(catalog).all(of: tree("App")).map(\.identifier) == ["en", "uk"])
    #expect(TreeLocales(catalog).all(of: tree(nil)).map(\.identifier) == ["en", "uk"])
    #expect(TreeLocales(catalog).all(of: tree("fr.xliff")).map(\.identifier) == ["en"])
    #expect(catalog.bundles[0].localizations.map(\.identifier) == ["en", "uk"])
  }
}
