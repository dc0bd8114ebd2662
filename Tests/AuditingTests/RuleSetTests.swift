import AuditModel
import Testing

@testable import Auditing
@testable import RuleKit
@testable import Rules
@testable import TableAnalysis

@Suite struct RuleSetTests {
  private func names(_ set: RuleSet) -> Set<String> { Set(set.rules.map(\.name)) }

  @Test func everyRuleIsOfOneKind() {
    let set = RuleSet(enabled: RuleCatalog.names)
    let judges = [set.screenRules.count, set.catalogRules.count, set.textRules.count, set.entryRules.count]
    #expect(judges.reduce(0, +) == RuleCatalog.all.count)
  }

  /// A rule that is off by default, beside one that is on.
  private struct Quiet: CatalogRule {
    static let name = "quiet"
    static let severity = Severity.note
    static let isOnByDefault = false
    func findings(in catalog: CatalogFacts) -> [Finding] { [] }
  }

  private static let pair: [any Rule.Type] = [Quiet.self, ExtraKey.self]

  @Test func byDefaultEveryRuleThatIsOnIsApplied() {
    #expect(names(RuleSet()) == Set(RuleCatalog.all.filter { $0.isOnByDefault }.map { $0.name }))
    #expect(names(RuleSet(of: Self.pair)) == ["extra-key"])
  }

  @Test func aRuleThatIsOffIsAppliedOnRequest() {
    #expect(names(RuleSet(of: Self.pair, enabled: ["quiet"])) == ["extra-key", "quiet"])
    #expect(names(RuleSet(of: Self.pair, severities: ["quiet": .error])) == ["extra-key", "quiet"])
    #expect(names(RuleSet(of: Self.pair, only: ["quiet"])) == ["quiet"])
    #expect(names(RuleSet(of: Self.pair, only: ["quiet"], disabled: ["quiet"])) == [])
    #expect(names(RuleSet(of: Self.pair, enabled: ["quiet"], disabled: ["quiet"])) == ["extra-key"])
  }

  @Test func onlyAndDisabledLeaveOutTheOthers() {
    let two: Set = ["extra-key", "title-clipped"]
    #expect(names(RuleSet(only: two)) == two)
    #expect(names(RuleSet(only: two, disabled: ["extra-key"])) == ["title-clipped"])
    #expect(names(RuleSet(disabled: two)) == names(RuleSet()).subtracting(two))
  }

  @Test func aProjectsSeverityReplacesTheFindings() {
    let findings = ["extra-key", "duplicate-key"].map {
      Finding(rule: $0, severity: .warning, message: "m", location: SourceLocation(file: "a"))
    }
    #expect(RuleSet(severities: ["extra-key": .error]).graded(findings).map(\.severity) == [.error, .warning])
    #expect(RuleSet().graded(findings) == findings)
  }
}
