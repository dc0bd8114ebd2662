import AuditModel
import TestSupport
import Testing

@testable import TableAnalysis

/// A locale is charged with every bundle that the app ships to it.
@Suite struct ProjectLocalesTests {
  /// A workspace of bundles: the folders with their keys, by the bundle's path.
  private func workspace(_ bundles: [String: [String: [String]]]) -> Workspace {
    var workspace = Workspace()
    for (path, folders) in bundles.sorted(by: { $0.key < $1.key }) {
      var bundle = CatalogBuilder().table("Localizable", folders).workspace.catalog.bundles[0]
      bundle.path = path
      workspace.catalog.bundles.append(bundle)
    }
    return workspace
  }

  private func rows(_ workspace: Workspace, required: [String] = []) -> [String] {
    CatalogFacts(workspace: workspace, requiredLocales: Set(required.compactMap { LocaleTag($0) })).coverage.map {
      "\($0.bundle) \($0.locale) \($0.translated)/\($0.total)\($0.present ? "" : " absent")"
    }
  }

  private let ten = (0..<10).map { "k\($0)" }

  @Test func aLocaleIsChargedWithBundlesInWhichItHasNoFolder() {
    let rows = rows(workspace(["A": ["en": ten, "de": ten], "B": ["en": ["x"], "de": ["x"], "fr": ["x"]]]))
    #expect(rows == ["A de 10/10", "A en 10/10", "A fr 0/10 absent", "B de 1/1", "B en 1/1", "B fr 1/1"])
  }

  @Test(arguments: [
    ("zh", "zh-Hans"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("nb", "no"), ("de-AT", "de"), ("es-419", "es"),
  ])
  func aLocaleTakesWhatADeviceShowsInstead(locale: String, served: String) {
    let rows = rows(workspace(["A": ["en": ten, served: ten], "B": ["en": ["x"], locale: ["x"]]]))
    #expect(rows.contains { $0.hasPrefix("A \(locale) 10/10") })
  }

  @Test func thePlainLanguageOfAnotherRegionIsNotServed() {
    let rows = rows(workspace(["A": ["en": ["a"], "zh-Hans": ["a"]], "B": ["en": ["x"], "zh-Hant": ["x"]]]))
    #expect(rows.contains("A zh-Hant 0/1 absent") && rows.contains("B zh-Hans 0/1 absent"))
  }

  @Test func theSumsOfKeysAreTheSameForAllLocales() {
    let workspace = workspace([
      "A": ["en": ten, "de": ["k1"]], "B": ["fr": ["x", "y"], "de": ["x", "y"], "ja": ["y"]], "C": ["Base": ["z"]],
    ])
    let coverage = CatalogFacts(workspace: workspace).coverage
    let sums = Dictionary(grouping: coverage, by: \.locale).mapValues { $0.reduce(0) { $0 + $1.total } }
    #expect(sums.count == 4 && Set(sums.values) == [13])
  }

  @Test func aRequiredLocaleThatNothingServesIsCharged() {
    let workspace = workspace(["A": ["en": ["a"], "pt-BR": ["a"]]])
    #expect(rows(workspace, required: ["ja", "pt"]) == ["A en 1/1", "A ja 0/1 absent", "A pt-BR 1/1"])
  }

  /// Independent of the set's order.
  @Test func aRequiredLocaleDoesNotServeAnother() {
    let workspace = workspace(["A": ["en": ["a"]]])
    #expect(rows(workspace, required: ["fr", "fr-CA"]) == ["A en 1/1", "A fr 0/1 absent", "A fr-CA 0/1 absent"])
  }

  @Test func testsAndDocumentsStandForThemselves() {
    var workspace = workspace(["AppTests": ["en": ["t"], "cy": ["t"]], "A": ["en": ["a"], "de": ["a"]]])
    #expect(rows(workspace) == ["A de 1/1", "A en 1/1", "AppTests cy 1/1", "AppTests en 1/1"])
    workspace.catalog.bundles[1].path = "de.xliff"
    workspace.catalog.bundles[1].isExchange = true
    #expect(rows(workspace) == ["A de 1/1", "A en 1/1", "de.xliff cy 1/1", "de.xliff en 1/1"])
  }

  @Test func anIndependentBundleIsComparedInItsOwnLocales() {
    var workspace = workspace(["A": ["en": ["a"], "de": ["a"]], "A/Dates.bundle": ["en": ["x"], "fr": ["x"]]])
    workspace.catalog.bundles[1].isIndependent = true
    workspace.catalog.bundles[1].languagesOfLibrary = workspace.catalog.bundles[1].localizations.filter {
      $0.identifier == "fr"
    }
    #expect(rows(workspace) == ["A de 1/1", "A en 1/1", "A/Dates.bundle en 1/1", "A/Dates.bundle fr 1/1"])
  }

  @Test func aTableOutsideOfTheFoldersOfLanguagesIsForAll() {
    var workspace = workspace(["A": ["en": ["a"], "de": ["a"]]])
    let loose = StringsFile(
      path: "A/Policy.strings", folder: "", locale: .english, format: .strings, encoding: .utf8,
      entries: [StringsEntry(key: "p", value: "P", line: 1, column: 1)])
    workspace.catalog.bundles[0].tables.append(LocalizationTable(name: "Policy", files: [loose]))
    #expect(rows(workspace) == ["A de 1/1", "A en 1/1", "A en 1/1"])
  }

  @Test func eachBundleHasToServeARequiredLocale() throws {
    let languages = ProjectLanguages(
      of: workspace(["A": ["en": ["a"], "de": ["a"]], "B": ["en": ["x"], "de": ["x"], "fr": ["x"]]]))
    let (french, austrian) = (try #require(LocaleTag("fr")), try #require(LocaleTag("de-AT")))
    #expect(languages.serve(french) && languages.bundles(withoutServing: french) == ["A"])
    #expect(languages.bundles(withoutServing: austrian) == [])
  }

  /// The language of a document that is the only source of its table can be asked for, with the app's own and without.
  @Test(arguments: [["A": "en"], [:]])
  func theLanguageOfADocumentIsPresent(own: [String: String]) throws {
    var workspace = workspace(own.mapValues { [$0: ["a"]] }.merging(["Export/de.xliff": ["de": ["a"]]]) { $1 })
    for index in workspace.catalog.bundles.indices where workspace.catalog.bundles[index].path == "Export/de.xliff" {
      workspace.catalog.bundles[index].isExchange = true
    }
    let languages = ProjectLanguages(of: workspace)
    #expect(languages.shown(for: try #require(LocaleTag("de"))).map(\.identifier) == ["de"])
    #expect(languages.shown(for: .english).map(\.identifier) == ["en"])
    #expect(languages.shown(for: try #require(LocaleTag("fr"))).isEmpty && languages.list == "de, en")
    #expect(languages.bundles.keys.sorted() == own.keys.sorted())
  }
}
