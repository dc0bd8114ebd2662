import Foundation
import TestSupport
import Testing

/// Options that change what is printed leave the files that a run writes as they are.
@Suite struct ReportFilesOfARunTests {
  private static func app() throws -> TemporaryFolder {
    try TemporaryFolder([
      "en.lproj/A.strings": "\"a\" = \"A cat\";\n\"b\" = \"A dog\";\n", "de.lproj/A.strings": "\"a\" = \"\";\n",
    ])
  }

  private func file(_ options: [String], _ format: String) throws -> String {
    let folder = try Self.app()
    _ = try BuiltCommand.run(["audit", ".", "--report", "\(format)=out.txt"] + options, in: folder.url)
    return try String(contentsOf: folder.url.appendingPathComponent("out.txt"), encoding: .utf8)
  }

  @Test(arguments: ["text", "concise"], ["--quiet", "--statistics"])
  func neitherQuietNorStatisticsEmptiesANamedReport(format: String, option: String) throws {
    #expect(try file([option], format) == file([], format))
  }

  @Test func aConciseReportHasOneLineForEachFinding() throws {
    #expect(try file(["--verbose"], "concise") == file([], "concise"))
    let folder = try Self.app()
    let printed = try BuiltCommand.run(["audit", ".", "--format", "concise", "--verbose"], in: folder.url).output
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    #expect(lines.count > 1 && lines.allSatisfy { $0.contains(#/^\S+:\d+:\d+: (error|warning|note): /#) }, "\(printed)")
  }
}
