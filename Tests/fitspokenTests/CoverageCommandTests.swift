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

/// What the gate has to know of a project: its bundles, copies of the source, parts and suppressed keys.
@Suite struct CoverageTruthTests {
  private func strings(_ keys: Range<Int>, _ text: String = "Some text") -> String {
    keys.map { "\"k\($0)\" = \"\(text) \($0)\";" }.joined(separator: "\n")
  }

  private func run(_ files: [String: String], _ arguments: [String]) throws -> BuiltCommand.Result {
    let folder = try TemporaryFolder(files)
    return try BuiltCommand.run(arguments, in: folder.url)
  }

  private var twoBundles: [String: String] {
    [
      "A/en.lproj/Localizable.strings": strings(0..<10), "A/de.lproj/Localizable.strings": strings(0..<10, "Ein Text"),
      "B/en.lproj/Localizable.strings": strings(0..<1), "B/de.lproj/Localizable.strings": strings(0..<1, "Ein Text"),
      "B/fr.lproj/Localizable.strings": strings(0..<1, "Un texte"),
    ]
  }

  @Test(arguments: [
    (["--min-coverage", "fr=95"], "fr: 9 % translated, 95 % required"),
    (["--required-locale", "fr"], "fr: required, but there is no localization of it in A"),
  ])
  func aLocaleIsChargedWithEveryBundle(options: [String], reason: String) throws {
    for command in ["coverage", "audit"] {
      let result = try run(twoBundles, [command, ".", "--quiet"] + options)
      #expect(result.status == 1 && result.output.contains(reason), "\(result.output)\(result.errors)")
    }
  }

  @Test(
    arguments: [
      (["--max-same-as-source", "30"], 1), (["--max-same-as-source", "de=40"], 0), (["--max-same-as-source", "40"], 0),
      (["--max-same-as-source", "39.9"], 1), (["--max-same-as-source", "x"], 2),
      (["--max-same-as-source", "dee=5"], 2), ([], 0),
    ] as [([String], Int32)])
  func copiesOfTheSourceAreGated(options: [String], status: Int32) throws {
    let files = [
      "en.lproj/Localizable.strings": strings(0..<10),
      "de.lproj/Localizable.strings": strings(0..<4) + "\n" + strings(4..<10, "Ein Text"),
    ]
    let coverage = try run(files, ["coverage", "."] + options)
    #expect(coverage.status == status, "\(coverage.output)\(coverage.errors)")
    #expect(try run(files, ["audit", ".", "--fail-on", "never"] + options).status == status)
    if status != 2 { #expect(coverage.output.contains("same as source")) }
  }

  @Test func theConfigurationLimitsCopies() throws {
    let files = [
      "en.lproj/A.strings": strings(0..<2), "de.lproj/A.strings": strings(0..<2),
      ".fitspoken.yml": "max_same_as_source: {default: 50, de: 20}",
    ]
    let result = try run(files, ["coverage", "."])
    #expect(result.status == 1)
    #expect(result.output.contains("de: 100 % of the translations are the same as the source, at most 20 % allowed"))
  }

  @Test func aLimitOfAnUnknownLocaleIsToldAtOnce() throws {
    for command in ["coverage", "audit"] {
      let result = try run(twoBundles, [command, ".", "--min-coverage", "dee=50"])
      #expect(result.status == 2)
      #expect(result.errors.contains("--min-coverage: the project has no locale 'dee'; it has de, en, fr"))
    }
  }

  @Test(arguments: [
    #"/* fitspoken:disable missing-translation */"k9" = "Some text 9";"#,
    #""k9" = "Some text 9";"#,
  ])
  func aSuppressedKeyIsNotCounted(last: String) throws {
    let isCommented = last.hasPrefix("/*")
    let files = [
      "en.lproj/A.strings": strings(0..<9) + "\n" + last, "de.lproj/A.strings": strings(0..<9, "Ein Text"),
      ".fitspoken.yml": isCommented ? "fail_on: error" : "ignored: [{rule: missing-translation, key: k9}]",
    ]
    #expect(try run(files, ["coverage", ".", "--min-coverage", "100"]).status == 0)
    #expect(try run(files, ["audit", ".", "--min-coverage", "100"]).status == 0)
  }

  @Test(arguments: ["de.lproj/A.strings", "de.lproj"])
  func aPartIsComparedWithItsSiblings(path: String) throws {
    let files = ["App/en.lproj/A.strings": strings(0..<3), "App/de.lproj/A.strings": strings(0..<2, "Ein Text")]
    let result = try run(files, ["audit", "App/\(path)", "--fail-on", "never"])
    #expect(result.output.contains("\"k2\" has no translation in de (table A)"), "\(result.output)")
    #expect(!result.output.contains("100 %") && result.output.contains("2 of 3 keys of a part of the project"))
    #expect(!result.output.contains("../"))
  }

  @Test func aCompletePartIsNotAHundredPercent() throws {
    let files = ["App/en.lproj/A.strings": strings(0..<3), "App/de.lproj/A.strings": strings(0..<3, "Ein Text")]
    for command in ["audit", "coverage"] {
      let result = try run(files, [command, "App/de.lproj/A.strings", "--min-coverage", "100"])
      #expect(result.status == 0 && !result.output.contains("100 %,"), "\(result.output)")
      #expect(
        result.output.contains("only a part of the project was given, so its coverage is not compared with 100 %"))
    }
  }
}
