import AuditModel
import TestSupport
import Testing

@testable import RuleKit
@testable import Rules
@testable import TableAnalysis

/// Severities that depend on the rest of the bundle; what each rule finds stands in its fixture.
@Suite struct TranslationRuleTests {
  private func tables(_ builder: CatalogBuilder, required: Set<LocaleTag> = []) -> [String] {
    MissingTable().findings(in: CatalogFacts(workspace: builder.workspace, requiredLocales: required)).sorted()
      .map { "\($0.table ?? "") \($0.locale?.identifier ?? "") \($0.severity)" }
  }

  @Test func aLocaleWithHalfOfTheTablesShouldHaveAll() {
    let builder = CatalogBuilder().table("A", ["en": ["a"], "de": ["a"], "fr": ["a"]])
      .table("B", ["en": ["b", "c", "d"], "fr": ["b", "c", "d"]])
    #expect(tables(builder) == ["B de error"])
  }

  @Test func aLocaleWithFewTablesIsHardlySupported() {
    let builder = CatalogBuilder().table("A", ["en": ["a"], "ja": ["a"]]).table("B", ["en": ["b", "c", "d"]])
      .table("C", ["en": ["c", "d", "e"]])
    #expect(tables(builder) == ["B ja warning", "C ja warning"])
    #expect(tables(builder, required: [LocaleTag("ja") ?? .english]) == ["B ja error", "C ja error"])
  }

  @Test func aTableOfOneTranslationIsNotExpectedOfAll() {
    let builder = CatalogBuilder().table("A", ["en": ["a"], "de": ["a"], "fr": ["a"], "pl": ["a"]])
      .table("B", ["pl": ["b"]])
    #expect(tables(builder) == [])
  }

  @Test func aRequiredLocaleThatIsNotThereLacksEveryTable() {
    let builder = CatalogBuilder().table("A", ["en": ["a", "b", "c"], "de": ["a", "b", "c"]])
    #expect(tables(builder, required: [LocaleTag("ja") ?? .english]) == ["A ja error"])
  }

  @Test func orphansAreNotExtraToo() {
    let builder = CatalogBuilder().interface("Main", buttons: ["b1"])
      .table("Main", ["de": ["b1.normalTitle", "zz-9-gone.title", "stray"]])
    let facts = CatalogFacts(workspace: builder.workspace)
    #expect(InterfaceOrphanKey().findings(in: facts).map(\.key) == ["zz-9-gone.title"])
    #expect(ExtraKey().findings(in: facts).map(\.key) == ["stray"])
  }
}
