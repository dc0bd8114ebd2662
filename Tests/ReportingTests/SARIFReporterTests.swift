import AuditModel
import Foundation
import Testing

@testable import Reporting

@Suite struct SARIFReporterTests {
  private func run(_ report: AuditReport) throws -> [String: JSONValue] {
    let bytes = try SARIFReporter().render(report)
    let log = try JSONDecoder().decode(JSONValue.self, from: Data(bytes)).members
    #expect(log["version"] == .string("2.1.0"))
    #expect(log["$schema"]?.text?.hasSuffix("sarif-schema-2.1.0.json") == true)
    return try #require(log["runs"]?.items.first?.members)
  }

  private func results(_ report: AuditReport) throws -> [[String: JSONValue]] {
    try #require(run(report)["results"]).items.map(\.members)
  }

  private func fingerprint(_ result: [String: JSONValue]) -> String? {
    result["partialFingerprints"]?.members["fitspokenIdentity/v3"]?.text
  }

  @Test func aResultHasWhatTheStandardAsksFor() throws {
    let run = try run(SampleReport.failed())
    let driver = try #require(run["tool"]?.members["driver"]?.members)
    let rules = try #require(driver["rules"]).items.map(\.members)
    for result in try results(SampleReport.failed()) {
      let index = Int(result["ruleIndex"]?.number ?? -1)
      #expect(rules[index]["id"] == result["ruleId"])
      let isFault = result["kind"] == .string("fail")
      #expect(isFault ? ["error", "warning", "note"].contains(result["level"]?.text) : result["level"]?.text == "none")
      #expect(result["message"]?.members["text"]?.text?.isEmpty == false)
      let places = try #require(result["locations"]).items + (result["relatedLocations"]?.items ?? [])
      for place in places.map(\.members) {
        let region = place["physicalLocation"]?.members["region"]?.members
        #expect(region?["startLine"]?.number ?? 0 >= 1)
        #expect(region?["startColumn"]?.number ?? 0 >= 1)
        #expect(region?["endLine"] == region?["startLine"])
        #expect(region?["endColumn"]?.number ?? 0 > region?["startColumn"]?.number ?? 0)
      }
    }
  }

  @Test func aRuleIsDescribedByItsPage() throws {
    let driver = try #require(run(SampleReport.failed())["tool"]?.members["driver"]?.members)
    let rules = try #require(driver["rules"]).items.map(\.members)
    let rule = try #require(rules.first { $0["id"] == .string("missing-translation") })
    #expect(
      rule["fullDescription"]?.members["text"]?.text
        == "Each key of the reference that a locale neither has nor inherits.")
    #expect(rule["help"]?.members["markdown"]?.text?.hasPrefix("# missing-translation") == true)
    #expect(rule["defaultConfiguration"]?.members["level"] == .string("warning"))
    #expect(driver["informationUri"]?.text?.hasPrefix("https://") == true)
    #expect(rule["helpUri"]?.text?.hasSuffix("#missing-translation") == true)
    #expect(rule["properties"]?.members["problem.severity"] == .string("warning"))
    #expect(rule["properties"]?.members["precision"] == .string("high"))
  }

  @Test func theLocalesOfOneKeyAreOneResult() throws {
    let results = try results(SampleReport.large(keys: 3, locales: ["de", "fr", "ja"]))
    #expect(results.count == 3)
    for result in results {
      #expect(result["relatedLocations"]?.items.count == 2)
      let text = try #require(result["message"]?.members["text"]?.text)
      #expect(text.contains("\\[in 3 languages: de, fr, ja\\]"))
      #expect(text.contains("(1)") && text.contains("(2)"))
      #expect(result["relatedLocations"]?.items.map { $0.members["id"]?.number } == [1, 2])
    }
    #expect(results[0]["level"] == .string("error"))
  }

  @Test func aFaultInOneLocaleAndADoubtInAnotherAreTwoResultsWithTheFaultFirst() throws {
    var report = SampleReport.large(keys: 1, locales: ["de", "fr"])
    report.single = report.single.map { finding in
      var finding = finding
      if finding.locale == LocaleTag("de") { finding.outcome = .needsReview }
      return finding
    }
    let results = try results(report)
    #expect(results.map { $0["kind"] } == [.string("fail"), .string("review")])
    #expect(results.map { $0["level"] } == [.string("error"), .string("none")])
    #expect(results[1]["properties"]?.members["outcome"] == .string("needsReview"))
  }

  @Test func whatABaselineKnowsIsUnchanged() throws {
    var report = SampleReport.large(keys: 2, locales: ["de"])
    #expect(try results(report).allSatisfy { $0["baselineState"] == nil })
    report.known = [report.findings.removeFirst()]
    report.baseline = BaselineSummary(new: 1, known: 1, stale: 0)
    #expect(try results(report).map { $0["baselineState"] } == [.string("new"), .string("unchanged")])
  }

  @Test func theRunIsNamedAfterWhatIsAudited() throws {
    var report = SampleReport.clean
    report.name = "Shop/App"
    #expect(try run(report)["automationDetails"]?.members["id"] == .string("fitspoken/Shop/App/"))
  }

  @Test func theLeastGraveAreLeftOutAndCounted() throws {
    let run = try run(SampleReport.large(keys: 5100, locales: ["de"]))
    let results = try #require(run["results"]).items.map(\.members)
    #expect(results.count == 5000)
    #expect(results[0]["level"] == .string("error"))
    #expect(notices(run).first == "100 more results omitted, the least severe; the JSON report has all findings")
  }

  private func notices(_ run: [String: JSONValue]) -> [String] {
    let notifications = run["invocations"]?.items.first?.members["toolExecutionNotifications"]?.items ?? []
    return notifications.compactMap { $0.members["message"]?.members["text"]?.text }
  }

  @Test(arguments: [
    (300, "100 more results omitted, all of them in the baseline; "),
    (30, "100 more results omitted, those in the baseline, then the least severe; "),
  ])
  func whatABaselineKnowsIsLeftOutFirst(known: Int, notice: String) throws {
    var report = SampleReport.large(keys: 5100, locales: ["de"])
    report.known = Array(report.findings.prefix(known))
    report.findings.removeFirst(known)
    report.baseline = BaselineSummary(new: report.findings.count, known: known, stale: 0)
    #expect(notices(try run(report)).first?.hasPrefix(notice) == true)
  }

  /// One fact with so many further places, each on a line of its own.
  private func places(_ count: Int) -> AuditReport {
    var report = SampleReport.large(keys: 1, locales: ["de"])
    let first = report.single[0]
    report.single = (0...count).map { line in
      var finding = first
      finding.location.line = line + 1
      return finding
    }
    return report
  }

  @Test(arguments: [
    (100, []),
    (
      101,
      [
        "1 place omitted, since a result has at most 100 related locations and a run at most 150,000; the JSON report has "
          + "all places"
      ]
    ),
  ])
  func placesThatAreLeftOutAreCounted(count: Int, expected: [String]) throws {
    #expect(notices(try run(places(count))).filter { $0.contains("omitted") } == expected)
  }

  @Test func aResultHasAHundredRelatedLocationsAtMost() throws {
    let results = try results(places(150))
    #expect(results.map { $0["relatedLocations"]?.items.count } == [100])
  }

  @Test func fingerprintsAreUniqueAndStableWhenLinesAndMessagesMove() throws {
    let report = try SampleReport.failed()
    let before = try results(report).compactMap(fingerprint)
    #expect(Set(before).count == before.count)
    var moved = report
    moved.single = moved.single.map { finding in
      var finding = finding
      finding.location.line += 1
      finding.message += "!"
      return finding
    }
    #expect(try results(moved).compactMap(fingerprint) == before)
    var renamed = report
    renamed.single = renamed.single.map { finding in
      var finding = finding
      finding.location.file = "Else/B.strings"
      finding.cause = nil
      return finding
    }
    #expect(try Set(results(renamed).compactMap(fingerprint)).isDisjoint(with: before))
  }

  @Test func twoFaultsOfOneFileWithoutAKeyAreDistinguished() throws {
    var report = SampleReport.clean
    report.single = [3, 9].map { line in
      Finding(
        rule: "strings-parse-error", severity: .error, message: "m", location: SourceLocation(file: "a", line: line))
    }
    let prints = try results(report).compactMap(fingerprint)
    #expect(prints.count == 2)
    #expect(prints[0].hasSuffix(":1") && prints[1].hasSuffix(":2"))
  }

  @Test(arguments: [
    ("App/de.lproj/A b.strings", "App/de.lproj/A%20b.strings"), ("日.xib", "%E6%97%A5.xib"),
    ("a:b/100%.xib", "a%3Ab/100%25.xib"), ("a#b?c\u{1}", "a%23b%3Fc%01"), ("A+B@2x (1).xib", "A+B@2x%20(1).xib"),
  ])
  func aPathIsARelativeReference(path: String, uri: String) {
    #expect(SARIFArtifact(path: path).uri == uri)
  }
}
