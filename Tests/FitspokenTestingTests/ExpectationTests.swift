import AuditModel
import FitspokenKit
import Foundation
import Testing

@testable import FitspokenTesting

/// The helpers fail a test only where they should.
@Suite struct ExpectationTests {
  private static let trailhead = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Trailhead").standardizedFileURL.path

  @Test func findingsFailATestWithTheirPlaces() async throws {
    let report = try await AppSources(reading: [Self.trailhead + "/Widget"]).audit()
    withKnownIssue("the widget's format is wrong in French") {
      expectNoFindings(in: report, of: ["format-type-mismatch"])
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("Localizable.xcstrings") && $0.rawValue.contains("(format-type-mismatch)")
      }
    }
    expectNoFindings(in: report, of: ["title-truncated"])
  }

  @Test func anotherUtteranceFailsATestWithBothLines() async throws {
    let app = try await AppSources(reading: [Self.trailhead + "/Views/OfflineMapsView.swift"])
    let spoken = try await app.spoken(in: ["en"])
    let screen = try #require(spoken.first?.screen)
    let lines = spoken.map(\.utterance)
    try await expectTranscript(of: app, screen: screen, in: "en", lines.joined(separator: "\n"))
    try await withKnownIssue {
      try await expectTranscript(of: app, screen: screen, in: "en", "Nothing")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("- Nothing") && $0.rawValue.contains("+ \(lines[0])") }
    }
  }
}
