import Foundation
import TestSupport
import Testing

/// The HTML report in both forms, as the command writes it.
@Suite struct HTMLReportCommandTests {
  private static let example = Corpus.repository.appendingPathComponent("Examples/Trailhead").path

  /// The files that an audit of the example app writes with a report option, by their paths in a folder.
  private func files(_ report: String, _ arguments: [String] = []) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try BuiltCommand.run(["audit", Self.example, "--quiet", "--report", report] + arguments, in: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
    return try Dictionary(
      paths.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func aFolderHasTheSameBytesWithAnyNumberOfWorkers() throws {
    let one = try files("html=report/", ["--jobs", "1"])
    let two = try files("html=report/", ["--jobs", "2"])
    #expect(one.keys.contains("report/index.html") && one.keys.contains("report/screens/1.html"))
    #expect(one == two)
    #expect((one["report/index.html"]?.utf8.count ?? .max) < 300_000)
  }

  @Test func theHeadingNamesRevisionAndOptionsButNoPath() throws {
    let page = try #require(files("html=report.html", ["--revision", "1.2 beta", "--locale", "de"])["report.html"])
    #expect(page.contains("<code>1.2 beta</code>"))
    #expect(page.contains("<code>fitspoken audit --locale de</code>"))
    #expect(!page.contains(Self.example))
  }

  @Test func theReportMayBeInGerman() throws {
    let page = try #require(files("html=report.html", ["--report-language", "de"])["report.html"])
    #expect(page.contains("<html lang=\"de\">") && page.contains("Passt jeder Titel?"))
    #expect(page.contains("Französisch (fr)"))
    let result = try BuiltCommand.run(["audit", Self.example, "--report-language", "xx"])
    #expect(result.status == 2 && result.errors.contains("--report-language expects en or de, not 'xx'"))
  }

  @Test func theReportsOwnWordsPassTheAudit() throws {
    let words = Corpus.repository.appendingPathComponent("Reports/words").path
    let result = try BuiltCommand.run(["audit", words, "--fail-on", "note", "--min-coverage", "100"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("2 locales: de, en"))
  }
}
