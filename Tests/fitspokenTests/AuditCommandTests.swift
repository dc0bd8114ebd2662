import AuditModel
import Foundation
import TestSupport
import Testing

/// The audit command over the example app and over broken input.
@Suite struct AuditCommandTests {
  private static let example = Corpus.repository.appendingPathComponent("Examples/Trailhead").path

  private func findings(_ arguments: [String], in folder: URL? = nil) throws -> [[String: Any]] {
    let result = try BuiltCommand.run(["audit", "--format", "json"] + arguments, in: folder)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    return try #require(report["findings"] as? [[String: Any]])
  }

  @Test(arguments: [
    "text", "concise", "xcode", "json", "html", "sarif", "junit", "github", "gitlab", "checkstyle", "markdown",
  ])
  func theSameInputGivesTheSameBytesWithAnyNumberOfWorkersAndFromAnyFolder(format: String) throws {
    let one = try BuiltCommand.run(["audit", Self.example, "--format", format, "--jobs", "1"])
    let two = try BuiltCommand.run(["audit", Self.example, "--format", format, "--jobs", "2"])
    let elsewhere = try BuiltCommand.run(
      ["audit", "Examples/Trailhead", "--format", format], in: Corpus.repository)
    #expect(!one.output.isEmpty)
    #expect(one.output == two.output)
    #expect(Self.withoutCommands(one.output) == Self.withoutCommands(elsewhere.output))
  }

  /// The lines without the commands to try next, which name the paths as they were given.
  private static func withoutCommands(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { !$0.contains("fitspoken audit ") }
  }

  @Test func everyPlantedFaultIsFound() throws {
    let readme = try String(contentsOf: Corpus.repository.appendingPathComponent("Examples/README.md"), encoding: .utf8)
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let found = Set(try findings([Self.example]).compactMap { $0["rule"] as? String })
    #expect(rows.count >= 13)
    for row in rows {
      let rules = (row.split(separator: "|").last ?? "").matches(of: #/`([a-z-]+)`/#).map { String($0.1) }
      #expect(!rules.isEmpty)
      #expect(found.isSuperset(of: rules), "\(row)")
    }
  }

  /// What would fit instead stands in the evidence; the sizes that are listed are those that overrun for certain.
  @Test func aTruncatedTitleSaysHowManyCharactersWouldFit() throws {
    let cut = try findings([Self.example, "--only-rule", "title-truncated"]).filter {
      $0["outcome"] as? String == "fails"
    }
    #expect(!cut.isEmpty)
    for finding in cut {
      let evidence = try #require(finding["evidence"] as? [String: Any])
      #expect((evidence["budgetCharacters"] as? Int ?? 0) > 0)
      // A title whose font does not scale fails at no size first.
      guard let first = evidence["firstFailingContentSize"] as? String else { continue }
      let sizes = (evidence["alsoAt"] as? [String] ?? []) + [try #require(evidence["contentSize"] as? String)]
      #expect(sizes.compactMap(ContentSizeCategory.init).min()?.rawValue == first)
    }
    #expect(cut.contains { ($0["evidence"] as? [String: Any])?["firstFailingContentSize"] != nil })
  }

  @Test func auditingATreeGivesTheFindingsOfTheSource() throws {
    let tree = try BuiltCommand.run(["tree", Self.example])
    let folder = try TemporaryFolder(["tree.json": tree.output])
    let file = folder.url.appendingPathComponent("tree.json")
    let source = try findings([Self.example]).map { NSDictionary(dictionary: $0) }
    let replay = try findings([file.path]).map { NSDictionary(dictionary: $0) }
    #expect(!source.isEmpty)
    #expect(source == replay)
  }

  @Test(arguments: ["de", "ar"])
  func oneLanguageAloneHasTheFindingsThatItHasAmongAll(locale: String) throws {
    let rules = [
      "title-truncated", "title-clipped", "title-wraps", "text-overflows-height", "controls-overlap",
      "control-off-screen", "control-collapsed",
    ]
    let identities = { (options: [String]) in
      let found = try findings([Self.example] + rules.flatMap { ["--only-rule", $0] } + options)
      return Set(
        found.filter { finding in
          (finding["locales"] as? [String])?.contains(locale) == true
        }.compactMap { $0["identity"] as? String })
    }
    #expect(try identities(["--locale", locale]) == identities([]))
  }

  /// How many languages share a key or a table does not depend on which of them are audited.
  @Test(arguments: ["de", "en", "it"]) func sharedKeysAndTablesAreTheSameInOneLanguage(locale: String) throws {
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": #""close" = "Close"; "cancel" = "Cancel";"#,
      "de.lproj/A.strings": #""close" = "Schließen"; "cancel" = "Abbrechen"; "Open" = "Öffnen"; "Alt" = "Alt";"#,
      "fr.lproj/A.strings": #""close" = "Fermer"; "cancel" = "Annuler"; "Open" = "Ouvrir";"#,
      "de.lproj/B.strings": #""b" = "Ein Wort"; "c" = "Ein Satz"; "d" = "Ein Buch";"#,
      "fr.lproj/B.strings": #""b" = "Un mot"; "c" = "Une phrase"; "d" = "Un livre";"#,
      "it.lproj/A.strings": #""close" = "Chiudi"; "cancel" = "Annulla";"#,
    ])
    let found = { (options: [String]) in
      try findings([folder.url.path, "--only-rule", "extra-key", "--only-rule", "missing-table"] + options).filter {
        ($0["locales"] as? [String])?.contains(locale) == true
      }.map { ["\($0["identity"] ?? "")", "\($0["severity"] ?? "")", "\($0["message"] ?? "")"] }
    }
    let alone = try found(["--locale", locale])
    #expect(try found([]) == alone && !alone.isEmpty, "\(alone)")
  }

  @Test func anAuditOfOneLocaleFindsOnlyWhatConcernsIt() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    _ = try BuiltCommand.run(["audit", Self.example, "--write-baseline", file.path])
    let locales = Set(try findings([Self.example, "--locale", "de"]).flatMap { $0["locales"] as? [String] ?? [] })
    #expect(locales == ["de"])
    let again = try BuiltCommand.run(["audit", Self.example, "--baseline", file.path, "--only-rule", "title-clipped"])
    #expect(again.output.contains("0 stale"), "\(again.output)")
  }

  @Test func aBaselineLeavesOutWhatIsKnown() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("known.json")
    let written = try BuiltCommand.run(["audit", Self.example, "--write-baseline", file.path])
    #expect(written.status == 0)
    let again = try BuiltCommand.run(["audit", Self.example, "--baseline", file.path])
    #expect(again.status == 0)
    #expect(try findings([Self.example, "--baseline", file.path]).isEmpty)
  }

  @Test(arguments: [
    (
      "Main.storyboard",
      #"<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>"#
    ),
    ("Main.storyboard", ""), ("de.lproj/A.strings", ""), ("de.lproj/A.strings", "\"a\" = \"b\0\";\n"),
    ("de.lproj/A.strings", "<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n\"a\" = \"c\";\n>>>>>>> x\n"),
    (
      "Main.xib",
      "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>"
    ),
    ("Main.xib", "<document>\0</document>"), ("Main.tree.json", "{\"screens\": ["),
    ("Main.tree.json", "{\"screens\": 3}"),
  ])
  func aBrokenFileIsOneFindingAndOtherFilesAreAudited(path: String, text: String) throws {
    let folder = try TemporaryFolder([
      path: text, "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"a\" = \"B\";",
    ])
    let all = try findings([folder.url.path])
    let faults = all.filter { $0["file"] as? String == path && $0["rule"] as? String != "extra-key" }
    #expect(faults.count == 1, "\(all)")
    #expect(all.contains { $0["rule"] as? String == "duplicate-key" })
  }
}
