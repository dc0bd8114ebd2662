import AuditModel
import Testing

@testable import Auditing
@testable import TableAnalysis

@Suite struct GatePolicyTests {
  private func findings(
    _ severities: [Severity], _ outcome: Outcome = .fails, rule: (Int) -> String = { _ in "r" }
  ) -> [FindingGroup] {
    FindingGroup.all(
      in: severities.enumerated().map { index, severity in
        Finding(
          rule: rule(index), outcome: outcome, severity: severity, message: "m",
          location: SourceLocation(file: "a.strings", line: index + 1))
      })
  }

  private func coverage(
    _ locale: String, _ translated: Int, _ total: Int, table: String = "Localizable", reference: String = "en"
  ) throws -> Coverage {
    var coverage = Coverage(
      bundle: "App", table: table, locale: try #require(LocaleTag(locale)), folder: locale, present: translated > 0,
      reference: reference)
    coverage.total = total
    coverage.translated = translated
    return coverage
  }

  private func verdict(
    _ policy: GatePolicy, _ findings: [FindingGroup], _ coverage: [Coverage], known: [FindingGroup]? = nil,
    development: [String: LocaleTag] = [:],
    present: [String] = []
  ) -> Gate {
    let languages = ProjectLanguages(development: development, present: present.compactMap { LocaleTag($0) })
    return policy.verdict(on: findings, known: known, coverage: coverage, languages: languages)
  }

  @Test(arguments: [
    (FailOn.error, Gate.State.failed, ["2 errors: r 2"]), (.warning, .failed, ["2 errors: r 2", "1 warning: r 1"]),
    (.note, .failed, ["2 errors: r 2", "1 warning: r 1", "3 notes: r 3"]),
    (.never, .notGated, ["--fail-on never ignores 2 errors and 1 warning"]),
  ])
  func findingsAtOrAboveTheSeverityFail(failOn: FailOn, state: Gate.State, because: [String]) {
    var policy = GatePolicy()
    policy.failOn = failOn
    let findings = findings([.error, .note, .warning, .error, .note, .note])
    #expect(verdict(policy, findings, []) == Gate(state, because: because))
  }

  @Test func nobodyWhoDidNotAskIsToldThatItPasses() {
    var policy = GatePolicy()
    policy.failOn = .never
    #expect(verdict(policy, [], []) == Gate(.notGated, because: ["--fail-on never"]))
    #expect(!Gate(.notGated).passed && !Gate(.notGated).fails)
  }

  @Test func aReasonSaysHowManyAreNewAndNamesTheRules() {
    let new = findings([.error, .error, .error]) { ["title-truncated", "empty-value", "title-truncated"][$0] }
    let known = findings(Array(repeating: .error, count: 63) + [.note])
    #expect(
      verdict(GatePolicy(), new, [], known: known).because
        == ["3 new errors, 63 known: title-truncated 2, empty-value 1"])
    let many = findings(Array(repeating: .error, count: 8)) { "rule-\($0)" }
    #expect(
      verdict(GatePolicy(), many, []).because
        == ["8 errors: rule-0 1, rule-1 1, rule-2 1, rule-3 1, rule-4 1 and 3 more rules"])
  }

  @Test func aRunThatRecordsSaysWhatIsMissingAndFailsNothing() throws {
    var policy = GatePolicy()
    policy.isRecording = true
    policy.minimums.general = 95
    let gate = verdict(policy, findings([.error]), [try coverage("de", 1, 2)])
    #expect(gate.state == .notGated)
    #expect(gate.because.last == "de: 50 % translated, 95 % required (not gated in this run)")
    #expect(policy.failingLevels.isEmpty)
  }

  @Test(
    arguments: [
      (FailOn.error, false, [.error]), (.note, false, [.error, .warning, .note]),
      (.warning, true, [.error, .warning, .review]),
      (.never, true, []),
    ] as [(FailOn, Bool, Set<FindingLevel>)])
  func reportersAreToldWhatFails(failOn: FailOn, failsOnReview: Bool, levels: Set<FindingLevel>) {
    var policy = GatePolicy()
    (policy.failOn, policy.failsOnReview) = (failOn, failsOnReview)
    #expect(policy.failingLevels == levels)
  }

  @Test(arguments: [
    (FailOn.error, false, []), (.note, false, []), (.error, true, ["2 findings to review: r 2"]),
    (.never, true, ["--fail-on never"]),
  ])
  func reviewsFailOnlyOnRequest(failOn: FailOn, failsOnReview: Bool, because: [String]) {
    var policy = GatePolicy()
    policy.failOn = failOn
    policy.failsOnReview = failsOnReview
    let findings = findings([.error, .note], .needsReview)
    #expect(verdict(policy, findings, []).because == because)
  }

  @Test func oneFindingToReviewIsSingular() {
    var policy = GatePolicy()
    policy.failsOnReview = true
    let gate = verdict(policy, findings([.warning], .needsReview), [])
    #expect(gate == Gate(.failed, because: ["1 finding to review: r 1"]))
  }

  @Test(arguments: [
    (["95"], ["ar: 0 % translated, 95 % required", "de: 92.5 % translated, 95 % required"]),
    (["92.5", "ar=0"], []), (["ar=0", "de=92.51"], ["de: 92.5 % translated, 92.51 % required"]),
    (["95", "de=90", "ar=0"], []), (["fr=100"], ["fr: not a locale of the project, 100 % required"]), ([], []),
    (["en=100"], []),
  ])
  func coverageIsSummedOverTheTablesOfALocale(minimums: [String], because: [String]) throws {
    var policy = GatePolicy()
    policy.minimums = try LocalePercentages(arguments: minimums)
    let coverage = [
      try coverage("en", 40, 40), try coverage("de", 35, 35), try coverage("de", 2, 5, table: "Main"),
      try coverage("ar", 0, 40),
    ]
    #expect(verdict(policy, [], coverage) == Gate(because.isEmpty ? .passed : .failed, because: because))
  }

  /// 99.9 and 0.1 are no exact binary fractions; the comparison has to be one of decimals.
  @Test(arguments: [
    (999, 1000, 99.9, true), (9989, 10000, 99.9, false), (1, 1000, 0.1, true), (9_999_999, 10_000_000, 100.0, false),
    (0, 0, 100.0, true), (.max - 1, .max, 100.0, false), (.max, .max, 100.0, true), (199, 200, 99.5, true),
    (0, 10, .nan, false), (10, 10, .infinity, true),
  ])
  func theComparisonIsExact(translated: Int, total: Int, minimum: Double, passes: Bool) throws {
    var policy = GatePolicy()
    policy.minimums.general = minimum
    #expect(verdict(policy, [], [try coverage("de", translated, total)]).passed == passes)
  }

  @Test func theDevelopmentLanguagePassesInItsOwnBundleOnly() throws {
    var policy = GatePolicy()
    policy.minimums.general = 100
    let english = try coverage("en", 0, 10, reference: "union")
    let tag = try #require(LocaleTag("en"))
    #expect(verdict(policy, [], [english], development: ["App": tag]).passed)
    #expect(!verdict(policy, [], [english], development: ["Other": tag]).passed)
  }

  @Test func aDevelopmentLanguageWithoutTablesIsALocaleOfTheProject() throws {
    var policy = GatePolicy()
    policy.minimums = try LocalePercentages(arguments: ["en=100"])
    #expect(verdict(policy, [], [], development: ["App": .english]).passed)
    #expect(!verdict(policy, [], []).passed)
  }

  @Test(arguments: [
    (["de"], ["de", "en"], []), (["en-GB"], ["en"], []), (["de"], ["de-AT"], ["de"]),
    (["ja", "de"], ["en"], ["de", "ja"]),
    (["de"], [], ["de"]),
  ])
  func aRequiredLocaleHasToBeThere(required: [String], present: [String], absent: [String]) {
    var policy = GatePolicy()
    policy.requiredLocales = Set(required.compactMap { LocaleTag($0) })
    let gate = verdict(policy, [], [], present: present)
    let list = present.isEmpty ? "none" : present.joined(separator: ", ")
    #expect(
      gate.because == absent.map { "\($0): required, but there is no localization of it (the project has \(list))" })
    #expect(gate.passed == absent.isEmpty)
  }

  @Test func minimumsOfLocalesThatAreNotAuditedAreNotAskedFor() throws {
    var policy = GatePolicy()
    policy.minimums = try LocalePercentages(arguments: ["de=100", "fr=100"])
    policy.locales = Set(["fr"].compactMap { LocaleTag($0) })
    #expect(verdict(policy, [], [try coverage("fr", 1, 1)]).passed)
    #expect(!verdict(policy, [], [try coverage("fr", 0, 1)]).passed)
  }
}
