import AuditModel
import Testing

@testable import Auditing

@Suite struct RuleSetTests {
  private func names(_ set: RuleSet) -> Set<String> { Set(set.rules.map(\.name)) }

  @Test func withoutAWordEveryRuleIsApplied() {
    #expect(names(RuleSet()) == RuleCatalog.names)
    #expect(RuleSet().screenRules.count + RuleSet().catalogRules.count == RuleCatalog.all.count)
  }

  @Test func onlyAndDisabledLeaveOutTheOthers() {
    let two: Set = ["extra-key", "title-clipped"]
    #expect(names(RuleSet(only: two)) == two)
    #expect(names(RuleSet(only: two, disabled: ["extra-key"])) == ["title-clipped"])
    #expect(names(RuleSet(disabled: two)) == RuleCatalog.names.subtracting(two))
  }

  @Test func aProjectsSeverityReplacesTheFindings() {
    let findings = ["extra-key", "duplicate-key"].map {
      Finding(rule: $0, severity: .warning, message: "m", location: SourceLocation(file: "a"))
    }
    #expect(RuleSet(severities: ["extra-key": .error]).graded(findings).map(\.severity) == [.error, .warning])
    #expect(RuleSet().graded(findings) == findings)
  }
}
