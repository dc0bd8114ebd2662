import AuditModel
import Foundation
import Testing

@testable import Reporting

@Suite struct JSONPlaceTests {
  private func finding(_ locale: String, reason: String?, severity: Severity = .error) -> Finding {
    Finding(
      rule: "r", reason: reason, severity: severity, message: "m", locale: LocaleTag(locale),
      location: SourceLocation(file: "\(locale).lproj/A.strings"), table: "A", key: "a")
  }

  /// Every place is complete: nothing is inherited from the representative finding.
  @Test func aPlaceWithoutAReasonIsNotThatOfTheLead() throws {
    var report = SampleReport.clean
    report.single = [finding("en", reason: "why"), finding("fr", reason: nil), finding("it", reason: "why")]
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(JSONReporter().render(report)))
    let places = try #require(document.members["findings"]?.items.first?.members["places"]).items.map(\.members)
    #expect(places.map { $0["reason"]?.text } == [nil, nil, "why"])
    #expect(places.map { $0["message"]?.text } == [nil, "m", "m"])
    #expect(places.map { $0["severity"]?.text } == [nil, "error", "error"])
  }

  @Test func elementsOfOneLineAreOnePlace() throws {
    var report = SampleReport.clean
    report.single = ["s/a", "s/b", "t/a"].map { path in
      Finding(
        rule: "r", severity: .error, message: "m", location: SourceLocation(file: "V.swift", line: 3),
        element: ElementReference(id: path, kind: .button, path: path))
    }
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(JSONReporter().render(report)))
    let found = try #require(document.members["findings"]?.items.first?.members)
    #expect(found["places"]?.items.map { $0.members["element"]?.members["path"]?.text } == ["s/a"])
    #expect(found["screens"]?.number == 2)
    var options = TextOptions()
    options.isVerbose = true
    let text = String(decoding: TextReporter(options).render(report), as: UTF8.self)
    #expect(text.contains("V.swift:3:1: error: m (r)\n"))
  }
}
