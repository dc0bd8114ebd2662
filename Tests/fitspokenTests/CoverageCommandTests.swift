import Foundation
import Reporting
import TestSupport
import Testing

/// `fitspoken coverage` on the built command.
@Suite struct CoverageCommandTests {
  private static let files = [
    "en.lproj/Localizable.strings": (0..<1000).map { "\"k\($0)\" = \"K\";" }.joined(separator: "\n"),
    "de.lproj/Localizable.strings": (0..<999).map { "\"k\($0)\" = \"K\";" }.joined(separator: "\n"),
    "fr.lproj/Localizable.strings": (0..<1000).map { "\"k\($0)\" = \"K\";" }.joined(separator: "\n"),
  ]

  @Test(
    arguments: [
      ([], 0), (["--min-coverage", "99.9"], 0), (["--min-coverage", "99.91"], 1), (["--min-coverage", "de=100"], 1),
      (["--min-coverage", "100", "--locale", "fr"], 0), (["--min-coverage", "fr=100"], 0),
      (["--required-locale", "de"], 0), (["--required-locale", "ja"], 1), (["--required-locale", "fr-CA"], 0),
      (["--min-coverage", "lots"], 2), (["--locale", "ja"], 2), (["--format", "html"], 2), (["--locale", "?"], 2),
    ] as [([String], Int32)])
  func theGateIsExact(options: [String], status: Int32) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["coverage", folder.url.path] + options)
    #expect(result.status == status, "\(result.errors)")
  }

  @Test func theAbsentLocaleIsNamedByBothCommands() throws {
    let folder = try TemporaryFolder(Self.files)
    for command in ["coverage", "audit"] {
      let result = try BuiltCommand.run([
        command, folder.url.path, "--required-locale", "ja", "--required-locale", "de", "--quiet",
      ])
      #expect(result.status == 1)
      #expect(result.output.contains("ja: required, but there is no localization of it (the project has de, en, fr)"))
      #expect(!result.output.contains("de: required"))
    }
  }

  @Test func aRequiredLocaleGatesEvenWhereNoFindingDoes() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["audit", folder.url.path, "--fail-on", "never", "--required-locale", "ja"])
    #expect(result.status == 1)
  }

  @Test func theConfigurationIsHeard() throws {
    let folder = try TemporaryFolder(Self.files.merging([".fitspoken.yml": "min_coverage: {de: 100}"]) { $1 })
    let result = try BuiltCommand.run(["coverage", "."], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("de: 99.9 % translated, 100 % required"))
  }

  @Test func printedCoverageCanBeReadBackAndIsTheReports() throws {
    let folder = try TemporaryFolder(Self.files)
    let report = folder.url.appendingPathComponent("coverage.json")
    let result = try BuiltCommand.run([
      "coverage", folder.url.path, "--format", "json", "--report", "json=\(report.path)",
    ])
    let document = try JSONDecoder().decode(CoverageDocument.self, from: Data(result.output.utf8))
    #expect(try JSONDecoder().decode(CoverageDocument.self, from: Data(contentsOf: report)) == document)
    #expect(document.locales.map(\.percent) == [99.9, 100, 100])
    let audit = try BuiltCommand.run(["audit", folder.url.path, "--format", "json"])
    let rows = try [result, audit].map { try JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? NSDictionary }
    #expect(rows[0]?["coverage"] as? NSArray == rows[1]?["coverage"] as? NSArray)
  }

  @Test(arguments: [[:], ["notes.txt": "x"], ["a.tree.json": #"{"screens": []}"#]])
  func withoutATableNothingIsCounted(files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    let result = try BuiltCommand.run(["coverage", folder.url.path])
    #expect(result.status == 2)
    #expect(result.errors.contains("nothing to count"))
  }

  @Test func aFileWithAFaultIsNamed() throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": #""a" = "A";"#, "de.lproj/A.strings": #""a" = "A""#])
    let result = try BuiltCommand.run(["coverage", folder.url.path])
    #expect(result.errors.contains("de.lproj/A.strings:1"))
    #expect(result.output.contains("lost"))
  }
}
