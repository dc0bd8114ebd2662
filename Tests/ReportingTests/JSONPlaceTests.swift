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

  /// A place says all of itself: nothing of it is to be taken from the finding that represents all.
  @Test func aPlaceWithoutAReasonIsNotThatOfTheLead() throws {
    var report = SampleReport.clean
    report.single = [finding("en", reason: "why"), finding("fr", reason: nil), finding("it", reason: "why")]
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(JSONReporter().render(report)))
    let places = try #require(document.members["findings"]?.items.first?.members["places"]).items.map(\.members)
    #expect(places.map { $0["reason"]?.text } == [nil, nil, "why"])
    #expect(places.map { $0["message"]?.text } == [nil, "m", "m"])
    #expect(places.map { $0["severity"]?.text } == [nil, "error", "error"])
  }
}
