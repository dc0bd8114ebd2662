import AuditModel
import Foundation
import Testing

@testable import Reporting

@Suite struct PiecewiseReportTests {
  private static func report(of findings: Int) -> AuditReport {
    var report = SampleReport.clean
    report.single = (0..<findings).map { number in
      Finding(
        rule: "r", severity: .error, message: "message \(number)", locale: LocaleTag("de"),
        location: SourceLocation(file: "de.lproj/A.strings", line: number + 1), table: "A", key: "key \(number)")
    }
    return report
  }

  private static func pieces(of report: AuditReport, in format: ReportFormat) throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    try Reporters.reporter(for: format).write(report, to: { pieces.append($0) })
    return pieces
  }

  @Test(arguments: ReportFormat.allCases)
  func piecesAreTogetherTheReport(_ format: ReportFormat) throws {
    let report = Self.report(of: 3)
    #expect(
      try Self.pieces(of: report, in: format).flatMap(\.self) == Reporters.reporter(for: format).render(report))
  }

  @Test(arguments: [ReportFormat.json, .gitlab], [0, 1, 2, 1_000])
  func aListIsTheOneThatTheEncoderWrites(_ format: ReportFormat, findings: Int) throws {
    let pieces = try Self.pieces(of: Self.report(of: findings), in: format)
    #expect((pieces.count > 1) == (findings == 1_000))
    let document = Data(pieces.flatMap(\.self))
    let value = try JSONDecoder().decode(JSONValue.self, from: document)
    let list = format == .json ? value.members["findings"]?.items : value.items
    #expect(list?.count == findings)
    let whole = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: document),
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    #expect(whole + Data("\n".utf8) == document)
  }

  @Test func whatStopsTheReaderStopsTheWriter() {
    struct Full: Error {}
    var taken = 0
    #expect(throws: Full.self) {
      try JSONReporter().write(Self.report(of: 1_000)) { _ in
        taken += 1
        if taken == 2 { throw Full() }
      }
    }
    #expect(taken == 2)
  }
}
