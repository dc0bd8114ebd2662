import AuditModel
import Testing

@testable import Auditing

@Suite struct RuleSetTests {
  private func names(_ set: RuleSet) -> Set<String> { Set(set.rules.map(\.name)) }

  @Test func withoutAWordEveryRuleIsApplied() {
    let set = RuleSet()
    #expect(names(set) == RuleCatalog.names)
    let judges = [set.screenRules.count, set.catalogRules.count, set.textRules.count, set.entryRules.count]
    #expect(judges.reduce(0, +) == RuleCatalog.all.count)
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
