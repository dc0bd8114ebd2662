import AuditModel
import TestSupport
import Testing

@testable import Auditing
@testable import TableAnalysis

@Suite struct CoverageAuditorTests {
  private static let tool = AuditReport.Tool(name: "fitspoken", version: "test")

  private func report(_ workspace: Workspace, change: (inout CoverageAuditor) -> Void = { _ in }) -> CoverageReport {
    var auditor = CoverageAuditor()
    change(&auditor)
    return auditor.audit(workspace, tool: Self.tool)
  }

  @Test func theReferenceIsNamedWithItsReason() {
    let workspace = CatalogBuilder().table("Localizable", ["en": ["a", "b"], "de": ["a"]])
      .table("Main", ["Base": ["a"], "de": ["a"]]).table("Rest", ["de": ["a"], "fr": ["a", "b"]]).workspace
    let references = report(workspace).references
    #expect(references.map(\.table) == ["Localizable", "Main", "Rest"])
    #expect(references.map(\.keys) == [2, 1, 1])
    #expect(references[0].because == "en, the development language (by test)")
    #expect(references[1].because.contains("development language"))
    #expect(references[2].because.hasPrefix("the keys that at least half of the locales have, since en"))
    #expect(references[2].reference == "union")
  }

  @Test func theInterfaceIsNamedWhereItsTextsAreTheReference() {
    let workspace = CatalogBuilder().interface("Main", buttons: ["a"]).table("Main", ["de": ["a.normalTitle"]])
      .workspace
    #expect(
      report(workspace).references.first?.because.hasPrefix("the texts of App/Base.lproj/Main.storyboard") == true)
  }

  @Test func aMissingDevelopmentLanguageIsAssumed() {
    var workspace = CatalogBuilder().table("Localizable", ["en": ["a"]]).workspace
    workspace.catalog.bundles[0].developmentLanguageSource = "assumed"
    #expect(
      report(workspace).references.first?.because == "en, the development language (assumed, since no file names one)")
  }

  @Test func theRowsAreThoseOfTheFacts() {
    let workspace = CatalogBuilder().table("Localizable", ["en": ["a", "b"], "de": ["a"], "fr": ["a", "b"]]).workspace
    #expect(report(workspace).coverage == CatalogFacts(workspace: workspace).coverage)
    let german = report(workspace) { $0.locales = Set([LocaleTag("de")].compactMap { $0 }) }
    #expect(german.coverage.map(\.locale.identifier) == ["de"])
  }

  @Test func aRequiredLocaleIsLookedForInTheWholeProject() {
    let workspace = CatalogBuilder().table("Localizable", ["en": ["a"], "de": ["a"], "fr": ["a"]]).workspace
    let gate = report(workspace) {
      $0.locales = Set([LocaleTag("de")].compactMap { $0 })
      $0.gate.requiredLocales = Set([LocaleTag("fr"), LocaleTag("ja")].compactMap { $0 })
    }.gate
    #expect(gate.because == ["ja: required, but there is no localization of it (the project has de, en, fr)"])
  }

  @Test func anExchangeDocumentHasItsTargetLanguageAndIsAskedForNoOther() throws {
    var workspace = CatalogBuilder().table("Localizable", ["en": ["a"], "de": ["a"]]).workspace
    workspace.catalog.bundles[0].isExchange = true
    let german = report(workspace) { $0.gate.requiredLocales = Set([LocaleTag("de")].compactMap { $0 }) }
    #expect(german.gate.passed)
    #expect(german.references.first?.because == "en, the document's source language")
    let japanese = report(workspace) { $0.gate.requiredLocales = Set([LocaleTag("ja")].compactMap { $0 }) }
    #expect(japanese.gate.because.count == 1)
  }

  @Test func sourcesAreNotReportedAsUnread() {
    var workspace = CatalogBuilder().table("Localizable", ["en": ["a"]]).workspace
    workspace.inputs = [
      InputFile(path: "A.swift", format: .source, skipped: "not read"),
      InputFile(path: "A.strings", format: .strings, skipped: "too large"),
    ]
    #expect(report(workspace).skipped.map(\.reason) == ["too large"])
  }
}
