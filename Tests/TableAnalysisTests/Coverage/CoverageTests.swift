import AuditModel
import TestSupport
import Testing

@testable import TableAnalysis

@Suite struct CoverageTests {
  private func coverage(_ builder: CatalogBuilder, _ locale: String, table: String = "Localizable") -> Coverage? {
    let facts = CatalogFacts(workspace: builder.workspace)
    return facts.coverage.first { $0.locale.identifier == locale && $0.table == table }
  }

  /// Missing, extra, empty, total, reference.
  private func counts(_ coverage: Coverage?) -> [String] {
    guard let coverage else { return [] }
    let numbers = [coverage.missing, coverage.extra, coverage.empty, coverage.total].map(String.init)
    return numbers + [coverage.reference]
  }

  @Test func theDevelopmentLanguageIsTheReference() {
    let builder = CatalogBuilder().table(
      "Localizable", ["en": ["a", "b", "c"], "de": ["a", "b=", "x"], "Base": ["q"]])
    #expect(counts(coverage(builder, "de")) == ["1", "1", "1", "3", "en"])
    #expect(counts(coverage(builder, "en")) == ["0", "0", "0", "3", "en"])
    #expect(coverage(builder, "de")?.translated == 1)
  }

  @Test func baseStandsInForAnAbsentDevelopmentLanguage() {
    let builder = CatalogBuilder().table("Localizable", ["Base": ["a", "b"], "de": ["a"]])
    #expect(counts(coverage(builder, "de")) == ["1", "0", "0", "2", "Base"])
  }

  @Test func theInterfacesTitlesAreTheReferenceOfItsTable() {
    let builder = CatalogBuilder().interface("Main", buttons: ["b1", "b2"]).table("Main", ["de": ["b1.normalTitle"]])
    #expect(counts(coverage(builder, "de", table: "Main")) == ["1", "0", "0", "2", "interface"])
  }

  @Test(arguments: [[""], [], ["a"]])
  func anEmptyOrPartialReferenceGivesWayToTheUnion(english: [String]) {
    let full = ["a", "b", "c", "d"]
    let builder = CatalogBuilder().table(
      "Localizable", ["en": english, "de": full, "fr": full, "ja": ["a", "b", "c"]])
    #expect(counts(coverage(builder, "ja")) == ["1", "0", "0", "4", "union"])
    #expect(counts(coverage(builder, "en")) == ["0", "0", "0", "4", "union"])
  }

  @Test func keysThatOneTranslationKeptDoNotMakeAReferencePartial() {
    let builder = CatalogBuilder().table(
      "Localizable", ["en": ["a"], "de": ["a", "x", "y", "z"], "fr": ["a"], "ja": ["a"]])
    #expect(counts(coverage(builder, "de")) == ["0", "3", "0", "1", "en"])
  }

  @Test func aRegionInheritsFromItsLanguage() {
    let builder = CatalogBuilder().table(
      "Localizable", ["en": ["a", "b", "c"], "fr": ["a", "b"], "fr-CA": ["a"], "en-GB": ["a"]])
    #expect(coverage(builder, "fr-CA")?.missing == 1)
    #expect(coverage(builder, "en-GB")?.missing == 0)
  }

  @Test func aLocaleWithoutTheTableMissesAllOfIt() {
    let builder = CatalogBuilder().table("Localizable", ["en": ["a", "b"], "de": ["a", "b"]])
      .table("InfoPlist", ["en": ["n"], "ja": ["n"]])
    let japanese = coverage(builder, "ja")
    #expect(japanese?.present == false)
    #expect(japanese?.missing == 2)
    #expect(japanese?.translated == 0)
  }

  @Test func aCopyOfTheInterfaceNeedsNoTable() {
    let japanese = LocaleTag("ja")
    let builder = CatalogBuilder().interface("Main", buttons: ["b1"]).interface("Main", buttons: ["b1"], copy: japanese)
      .table("Main", ["de": ["b1.normalTitle"]]).table("Localizable", ["en": ["a"], "ja": ["a"], "de": ["a"]])
    let copy = coverage(builder, "ja", table: "Main")
    #expect(copy?.present == true && copy?.translated == 1 && copy?.missing == 0)
  }

  @Test func aTableWithoutTheDevelopmentLanguageHasTheKeysThatHalfOfTheLocalesShare() {
    let shared = ["de": ["a", "b"], "fr": ["a"], "es": ["a"], "it": ["a", "b"], "ja": ["c"]]
    let builder = CatalogBuilder().table("Localizable", shared)
    #expect(counts(coverage(builder, "ja")) == ["1", "1", "0", "1", "union"])
    #expect(counts(coverage(builder, "de")) == ["0", "1", "0", "1", "union"])
  }

  /// A stray table that one locale kept is nobody's reference.
  @Test func aTableOfOneLocaleIsNobodysReference() {
    let builder = CatalogBuilder().table("Localizable", ["en": ["a"], "de": ["a"], "fr": ["a"], "pt-BR": ["a"]])
      .table("Old", ["pt-BR": ["x", "y", "z"]])
    #expect(coverage(builder, "de", table: "Old") == nil)
    #expect(counts(coverage(builder, "pt-BR", table: "Old")) == ["0", "3", "0", "0", "union"])
  }

  @Test(arguments: [
    ("de", ["Anmelden", "OK", "Retry the download now"], 1), ("en-GB", ["Log in", "OK", "Retry the download now"], 0),
    ("fr", ["Log in", "OK", "Retry the download now"], 2),
  ])
  func textsThatAreTheSameAsTheSourceAreCounted(locale: String, texts: [String], count: Int) {
    func lines(_ texts: [String]) -> [String] { zip(["a", "b", "c"], texts).map { "\($0)=\($1)" } }
    let builder = CatalogBuilder().table(
      "Localizable", ["en": lines(["Log in", "OK", "Retry the download now"]), locale: lines(texts)])
    #expect(coverage(builder, locale)?.sameAsSource == count)
  }

  @Test(arguments: [("%@ %d", 0), ("{count}", 0), ("https://example.com", 0), ("Trailhead", 0), ("Trailhead map", 1)])
  func textsThatAreRightlyTheSameAreNotCounted(text: String, count: Int) {
    let builder = CatalogBuilder().table("Localizable", ["en": ["a=\(text)"], "de": ["a=\(text)"]])
      .table("InfoPlist", ["en": ["CFBundleName=Trailhead"], "de": ["CFBundleName=Trailhead"]])
    #expect(coverage(builder, "de")?.sameAsSource == count)
  }

  @Test func whatNoTargetBuildsIsCountedApart() throws {
    var workspace = CatalogBuilder().table("Localizable", ["en": ["a", "b"], "de": ["a"], "cy": ["a"]]).workspace
    let files = workspace.catalog.bundles[0].tables[0].files
    workspace.catalog.bundles[0].tables[0].files = files.filter { $0.folder != "cy" }
    workspace.catalog.bundles[0].tables[0].unbuilt = files.filter { $0.folder == "cy" }
    let facts = CatalogFacts(workspace: workspace)
    #expect(facts.coverage.map(\.locale.identifier) == ["de", "en", "cy"])
    #expect(facts.coverage.map(\.built) == [true, true, false])
    #expect(facts.tables[0].locales.map(\.locale.identifier) == ["de", "en"])
    let totals = CoverageTotals(of: facts.coverage, developmentLanguages: [:])
    #expect(totals.locales.map(\.identifier).sorted() == ["de", "en"])
    let refusal = ProjectLanguages(of: workspace).refusal(of: try #require(LocaleTag("cy")))
    #expect(refusal.hasPrefix("the project has no locale 'cy', since its files do not reach users; it has "))
  }

  @Test func aKeyThatIsNotToBeTranslatedDoesNotCount() {
    var workspace = CatalogBuilder().table("Localizable", ["en": ["a", "b"], "de": ["a"]]).workspace
    workspace.catalog.bundles[0].tables[0].files[1].entries[1].comment = "Do not translate"
    let german = CatalogFacts(workspace: workspace).coverage.first { $0.locale.identifier == "de" }
    #expect(german?.total == 1)
    #expect(german?.missing == 0)
  }

  @Test func keysThatApplesLoaderDropsStillStandInTheFile() {
    var workspace = CatalogBuilder().table("Localizable", ["en": ["a", "b"], "de": ["a", "b"]]).workspace
    workspace.catalog.bundles[0].tables[0].files[0].isRejected = true
    #expect(CatalogFacts(workspace: workspace).coverage.allSatisfy { $0.missing == 0 })
  }

  /// Xcode writes `new` beside the source language's own texts.
  @Test func theStateNewCountsInTranslationsOnly() {
    var workspace = CatalogBuilder().table("Localizable", ["en": ["a", "b"], "de": ["a", "b"]]).workspace
    for file in 0...1 { workspace.catalog.bundles[0].tables[0].files[file].entries[0].state = .new }
    let rows = CatalogFacts(workspace: workspace).coverage
    #expect(rows.map(\.new) == [1, 0])
    #expect(rows.map(\.translated) == [1, 2])
  }

  @Test func keysThatADocumentKeepsFromTranslationAreInNoUnion() {
    var workspace = CatalogBuilder().table("Localizable", ["de": ["a", "b"], "fr": ["a"]]).workspace
    workspace.catalog.bundles[0].tables[0].files[0].entries[1].isUntranslatable = true
    let french = CatalogFacts(workspace: workspace).coverage.first { $0.locale.identifier == "fr" }
    #expect(french?.reference == "union" && french?.total == 1 && french?.missing == 0)
  }

  @Test func anImpliedSourceIsTheInterfacesText() throws {
    var workspace = CatalogBuilder().interface("Main", buttons: ["b-1"])
      .table("Main", ["en": ["b-1.normalTitle=b-1.normalTitle", "Plain=Plain"], "de": ["Plain"]]).workspace
    for index in 0...1 { workspace.catalog.bundles[0].tables[0].files[1].entries[index].isImplied = true }
    let reference = try #require(CatalogFacts(workspace: workspace).tables.first).reference
    #expect(reference.keys["b-1.normalTitle"]?.value == "Title")
    #expect(reference.keys["Plain"]?.value == "Plain")
  }
}
