import AuditModel
import RuleKit
import Testing

/// What becomes of a problem that is certain, and of one that a person has to review.
@Suite struct ProblemTests {
  private struct SampleRule: Rule {
    static let name = "sample"
    static let severity = Severity.error
  }

  private let location = SourceLocation(file: "Main.xib", line: 3)
  private let reason = ReviewReason(code: "why", explanation: "code may do anything")

  @Test func aCertainProblemFailsWithItsRulesSeverity() {
    let finding = Problem("it is wrong", reason: "kind").finding(of: SampleRule.self, at: location)
    #expect(
      finding
        == Finding(
          rule: "sample", outcome: .fails, reason: "kind", severity: .error, message: "it is wrong", location: location)
    )
  }

  @Test func aProblemsOwnSeverityReplacesItsRules() {
    let finding = Problem("it is wrong", severity: .note).finding(of: SampleRule.self, at: location)
    #expect(finding.severity == .note)
  }

  @Test func aReviewIsAWarningAtMostAndStatesItsReason() {
    let problem = Problem("it is wrong", reason: "kind", reviewReason: reason)
    let finding = problem.finding(of: SampleRule.self, at: location)
    #expect(finding.outcome == .needsReview)
    #expect(finding.reason == "why")
    #expect(finding.severity == .warning)
    #expect(finding.message == "it is wrong; code may do anything")
  }

  @Test(arguments: [
    (Severity.note, Severity.warning, Severity.note), (.error, .note, .note), (.error, .error, .error),
  ])
  func aReviewHasTheLowerOfItsTwoSeverities(own: Severity, review: Severity, expected: Severity) {
    let problem = Problem("m", severity: own, reviewReason: reason, reviewSeverity: review)
    #expect(problem.finding(of: SampleRule.self, at: location).severity == expected)
  }

  @Test func aReviewKeepsItsFirstReason() {
    let other = ReviewReason(code: "other", explanation: "it is hidden")
    #expect(Problem("m").reviewed(for: reason).reviewReason == reason)
    #expect(Problem("m").reviewed(for: nil).reviewReason == nil)
    #expect(Problem("m", reviewReason: other).reviewed(for: reason).reviewReason == other)
    #expect(Problem("m", reviewReason: other).reviewed(for: nil).reviewReason == other)
  }
}
