import Foundation
import TestSupport
import Testing

@testable import fitspoken

/// The command that a report suggests next.
@Suite struct RepeatedRunTests {
  @Test(arguments: [
    ([], "fitspoken audit"), (["audit"], "fitspoken audit"), (["App"], "fitspoken audit App"),
    (
      ["audit", "my app", "--pseudo", "accented", "--locale", "de", "--locale=fr"],
      "fitspoken audit 'my app' --pseudo accented --locale de --locale=fr"
    ),
    (
      ["audit", "--report", "json=a.json", "App", "--report=sarif=b", "--format", "github", "--config", "c d.yml"],
      "fitspoken audit App --config 'c d.yml'"
    ),
    (
      ["App", "--write-baseline", "b", "--prune-baseline", "--only-rule", "r", "--statistics", "--quiet", "--verbose"],
      "fitspoken audit App"
    ),
    (["App", "--baseline", "b.json", "--fail-on", "never"], "fitspoken audit App --baseline b.json --fail-on never"),
    (["audit", "--ios", "18", "--", "-App", "--quiet"], "fitspoken audit --ios 18 ./-App ./--quiet"),
  ])
  func scopeOptionsAreKeptAndReportOptionsDropped(arguments: [String], command: String) {
    #expect(RepeatedRun(arguments).command == command)
  }

  @Test func remakingABaselineDropsTheOldOne() {
    let arguments = ["App", "--baseline", "b.json", "--pseudo", "--baseline=c.json"]
    #expect(RepeatedRun(arguments, keepsBaseline: false).command == "fitspoken audit App --pseudo")
  }

  @Test func aPipeSuggestsTheWholeCommand() throws {
    let folder = try TemporaryFolder([
      "my app/en.lproj/A.strings": "\"a\" = \"A\";\n", "my app/de.lproj/A.strings": "\"a\" = \"\";\n",
    ])
    let arguments = ["audit", "my app", "--pseudo", "--locale", "de"]
    let output = try BuiltCommand.run(arguments, in: folder.url).output
    #expect(
      output.contains("\n            fitspoken audit 'my app' --pseudo --locale de --only-rule empty-value --verbose\n")
    )
    #expect(output.hasPrefix("Gate failed: 1 error: empty-value 1\n\nde.lproj/"), "\(output)")
  }

  @Test func anOldBaselineIsRemadeInTheSameScope() throws {
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": "\"a\" = \"A\";\n", "b.json": "{\"version\": 1, \"findings\": []}",
    ])
    let result = try BuiltCommand.run(["audit", ".", "--baseline", "b.json", "--pseudo"], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("remake it with: fitspoken audit . --pseudo --write-baseline b.json"), "\(result.errors)")
  }
}
