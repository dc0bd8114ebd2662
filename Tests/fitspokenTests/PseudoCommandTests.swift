import Foundation
import TestSupport
import Testing

@testable import fitspoken

/// `fitspoken pseudo` and `fitspoken audit --pseudo`.
@Suite struct PseudoCommandTests {
  private static let example = Corpus.repository.appendingPathComponent("Examples/Trailhead").path
  private static let files = [
    "App/en.lproj/Localizable.strings": "/* Note */\n\"a\" = \"Delete %@\\n\";\n",
    "App/de.lproj/Localizable.strings": "\"a\" = \"%@ löschen\\n\";\n",
  ]

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func writesATableForEachStyleIntoTheAppsOwnFolder() throws {
    let folder = try TemporaryFolder(Self.files)
    let first = try BuiltCommand.run(["pseudo", "App", "--output", "App"], in: folder.url)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("App/en-XD.lproj/Localizable.strings: 1 entry"))
    #expect(first.output.contains("4 files with 4 entries written"))
    let written = try text("App/en-XD.lproj/Localizable.strings", in: folder)
    #expect(written.hasSuffix("/* Note */\n\"a\" = \"Delete Delete %@\\n\";\n"))
    // Its own files are replaced, and no source is made of them.
    let second = try BuiltCommand.run(["pseudo", "App", "--output", "App"], in: folder.url)
    #expect(second.status == 0 && second.output == first.output)
    #expect(try text("App/en-XD.lproj/Localizable.strings", in: folder) == written)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("App").path)
    #expect(names.sorted() == ["ar-XB", "de", "en-XA", "en-XD", "en-XE", "en"].map { "\($0).lproj" })
  }

  @Test func overwritesNothingThatAnotherHandMade() throws {
    let own = "\"a\" = \"ours\";\n"
    let folder = try TemporaryFolder(Self.files.merging(["App/en-XE.lproj/Localizable.strings": own]) { $1 })
    let result = try BuiltCommand.run(["pseudo", "App", "--output", "App"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("en-XE.lproj/Localizable.strings was not created by 'fitspoken pseudo'"))
    #expect(try text("App/en-XE.lproj/Localizable.strings", in: folder) == own)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("App/en-XA.lproj").path))
  }

  @Test func writesOnlyTheStylesThatAreAskedFor() throws {
    let folder = try TemporaryFolder(Self.files)
    let arguments = ["pseudo", "App/en.lproj/Localizable.strings", "--output", "out", "--style", "bounded"]
    #expect(try BuiltCommand.run(arguments, in: folder.url).status == 0)
    #expect(try text("out/en-XE.lproj/Localizable.strings", in: folder).contains("\"[# Delete %@ #]\\n\""))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
    #expect(names == ["en-XE.lproj"])
  }

  @Test func saysWhyThereIsNothingToWrite() throws {
    let folder = try TemporaryFolder(["App/de.lproj/Localizable.strings": "\"a\" = \"b\";\n"])
    let result = try BuiltCommand.run(["pseudo", "App", "--output", "out"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("Localizable: no table in the development language (en)"), "\(result.errors)")
  }

  @Test func writtenPseudoTranslationsAreAuditedWithoutTranslationFindings() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try BuiltCommand.run(["pseudo", "App", "--output", "App"], in: folder.url)
    let report = try report(["App"], in: folder.url)
    #expect(findings(report).isEmpty, "\(findings(report))")
    #expect((report["coverage"] as? [[String: Any]])?.compactMap { $0["locale"] as? String }.sorted() == ["de", "en"])
  }

  /// Nobody speaks Arabic of "ar-XB": neither its plural categories nor its script are asked for.
  @Test func writtenPseudoTranslationsHaveNoFindingsOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    #expect(try BuiltCommand.run(["pseudo", Self.example, "--output", "out"], in: folder.url).status == 0)
    let report = try report(["out"], in: folder.url)
    #expect(findings(report).isEmpty, "\(findings(report))")
    #expect(((report["measured"] as? [String: Any])?["entries"] as? Int ?? 0) > 100)
  }

  @Test(arguments: [
    (["--pseudo", example], ["ar-XB", "en-XA", "en-XD", "en-XE"]), ([example, "--pseudo", "double-length"], ["en-XD"]),
    ([example, "--pseudo=bounded", "--pseudo", "accented"], ["en-XA", "en-XE"]),
    ([example, "--pseudo", "double-length", "--locale", "de"], ["en-XD"]),
  ])
  func theAuditFitsThemInMemory(arguments: [String], expected: [String]) throws {
    let plain = try report(
      arguments.filter { !$0.hasPrefix("--pseudo") && !$0.contains("-length") && $0 != "accented" })
    let report = try report(arguments)
    let pseudo = instances(report).filter { Self.isPseudo($0.locale) }
    #expect(Set(pseudo.map(\.locale)) == Set(expected))
    let layouts: Set = ["controls-overlap", "control-off-screen", "control-collapsed", "text-overflows-height"]
    #expect(
      Set(pseudo.map(\.rule)).isSubset(
        of: layouts.union(["title-truncated", "title-clipped"])))
    // Nothing else changes: no other finding, no coverage.
    let others = instances(report).filter { !Self.isPseudo($0.locale) }
    #expect(Set(others) == Set(instances(plain)))
    #expect(report["coverage"] as? NSArray == plain["coverage"] as? NSArray)
  }

  @Test(arguments: [
    (["a", "--pseudo", "b"], ["a", "--pseudo", "b"]),
    (["--pseudo", "bounded"], ["--pseudo", "--pseudo-style", "bounded"]),
    (["--pseudo=x"], ["--pseudo", "--pseudo-style", "x"]),
    (["--", "--pseudo", "bounded"], ["--", "--pseudo", "bounded"]),
    (["--pseudo"], ["--pseudo"]), ([], []),
  ])
  func theStyleMayBeLeftOut(arguments: [String], expected: [String]) {
    #expect(PseudoArguments.expanded(arguments) == expected)
  }

  private func report(_ arguments: [String], in folder: URL? = nil) throws -> [String: Any] {
    let result = try BuiltCommand.run(["audit", "--format", "json"] + arguments, in: folder)
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  private func findings(_ report: [String: Any]) -> [[String: Any]] { report["findings"] as? [[String: Any]] ?? [] }

  private struct Instance: Hashable {
    var rule: String
    var place: String
    var locale: String
  }

  /// The findings in each of their places and locales.
  private func instances(_ report: [String: Any]) -> [Instance] {
    findings(report).flatMap { finding in
      (finding["places"] as? [[String: Any]] ?? []).flatMap { place in
        (place["locales"] as? [String] ?? []).map { locale in
          let element = (place["element"] as? [String: Any])?["path"] as? String ?? ""
          return Instance(
            rule: finding["rule"] as? String ?? "",
            place: "\(place["file"] ?? ""):\(place["line"] ?? ""): \(element)", locale: locale)
        }
      }
    }
  }

  private static func isPseudo(_ locale: String) -> Bool { locale.hasPrefix("en-X") || locale == "ar-XB" }
}
