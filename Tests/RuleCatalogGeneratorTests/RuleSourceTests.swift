import TestSupport
import Testing

@testable import generate_rule_catalog

/// Rules are read from Swift sources.
@Suite struct RuleSourceTests {
  @Test func aRuleStatesNameSeverityAndPage() throws {
    let source = """
      import AuditModel

      // Not part of the page.

      /// A text is wrong.
      ///
      /// ## Example
      /// `"wrong"`
      struct WrongText: TextRule {
        static let name = "wrong-text"
        static let severity = Severity.note

        private struct Helper: Sendable {}
      }
      """
    let rule = try #require(try RuleSource.rules(in: [RuleFile(folder: "Texts", text: source)]).first)
    #expect(rule.name == "wrong-text")
    #expect(rule.type == "WrongText")
    #expect(rule.severity == "note")
    #expect(rule.folder == "Texts")
    #expect(rule.summary == "A text is wrong.")
    #expect(rule.page == "A text is wrong.\n\n## Example\n`\"wrong\"`")
  }

  @Test func aProtocolMayStateTheSeverityAndTheKindTheName() throws {
    let kit = "extension DiagnosticRule { static var severity: Severity { .error } }"
    let source = "struct CatalogSchema: DiagnosticRule { static let kind = LoadingDiagnostic.Kind.catalogSchema }"
    let rule = try #require(try RuleSource.rules(in: [RuleFile(text: source), RuleFile(text: kit)]).first)
    #expect(rule.name == "catalog-schema")
    #expect(rule.severity == "error")
  }

  @Test func whatConformsToNoRuleProtocolIsPassedOver() throws {
    #expect(
      try RuleSource.rules(
        in: ["struct A {}", "struct B: Sendable { static let name = \"b\" }"].map { RuleFile(text: $0) }
      ).isEmpty)
  }

  @Test(arguments: ["static let severity = Severity.note", "static let name = \"a\""])
  func aRuleWithoutNameOrSeverityIsAnError(member: String) {
    #expect(throws: GeneratorError.self) {
      try RuleSource.rules(in: [RuleFile(text: "struct A: ScreenRule { \(member) }")])
    }
  }

  @Test func theCommittedFilesAreUpToDate() throws {
    let outOfDate = try RuleCatalogFiles(repository: Corpus.repository).outOfDate
    #expect(outOfDate == [], "run 'make update-expected' and read the difference")
  }
}
