import Foundation
import TestSupport
import Testing

/// One fact is one finding on the built command, however many rules could report it.
@Suite struct OneFactCommandTests {
  /// The rules of the findings in an audit of some files, each once for each finding.
  private func rules(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let result = try BuiltCommand.run(["audit", "--format", "concise", "--fail-on", "never"], in: folder.url)
    return result.output.split(separator: "\n").compactMap { line in
      let isFinding = [": error: ", ": warning: ", ": note: "].contains(where: line.contains)
      return isFinding ? line.split(separator: "(").last.map { String($0.dropLast()) } : nil
    }.sorted()
  }

  private func tables(_ source: String, _ translation: String) -> [String: String] {
    [
      "en.lproj/Localizable.strings": "\"a\" = \"\(source)\";",
      "de.lproj/Localizable.strings": "\"a\" = \"\(translation)\";",
    ]
  }

  @Test(
    arguments: [
      ("Delete %@?", "", "empty-value"), ("%d posts", "% publicacions", "format-broken"),
      ("%ld objects", "% gli oggetti", "format-broken"),
      ("Read the [terms](https://example.com)", "Lies [AGB(https://example.com)", "markdown-link-mismatch"),
      ("Hello [there]", "Hallo [da", "bracket-mismatch"),
    ])
  func aTextHasOneFault(source: String, translation: String, rule: String) throws {
    #expect(try rules(tables(source, translation)) == [rule])
  }

  @Test func aKeyThatALocaleLacksIsMissingOnce() throws {
    let tree = """
      {"platform": "iOS", "bundle": "", "screens": [{"id": "s", "root": {"kind": "view", "id": "root", "children": [
        {"kind": "button", "id": "a", "accessibility": {"label": {"key": "player.close"}}}]}}]}
      """
    var files = tables("A", "B").mapValues { $0 + "\n\"b\" = \"C\";\n\"c\" = \"C\";" }
    files["en.lproj/Localizable.strings", default: ""] += "\n\"player.close\" = \"Close\";"
    files["App.tree.json"] = tree
    #expect(
      try rules(files).filter { ["label-is-key", "missing-translation"].contains($0) } == ["missing-translation"])
  }

  /// What VoiceOver reads is an error; of a tooltip, which it may not reach, the key is said to be in no table.
  @Test(arguments: [
    ("accessibility\": {\"label\": {\"key\": \"player.close.now\"}}", ["label-is-key"]),
    ("toolTip\": {\"key\": \"player.close.now\"}", ["undefined-key"]),
  ])
  func aKeyThatNoLocaleHasIsToldOnce(property: String, expected: [String]) throws {
    var files = tables("A", "B").mapValues { $0 + "\n\"b\" = \"C\";\n\"c\" = \"C\";" }
    files["App.tree.json"] = """
      {"platform": "iOS", "bundle": "", "screens": [{"id": "s", "root": {"kind": "view", "id": "root", "children": [
        {"kind": "button", "id": "a", "\(property)}]}}]}
      """
    #expect(try rules(files).filter { ["label-is-key", "undefined-key"].contains($0) } == expected)
  }
}

/// A fault shared by most translations is reported once, and every run matches it to the baseline.
@Suite struct SourceFaultCommandTests {
  private static func table(_ text: String) -> String { "\"a\" = \"\(text)\";\n\"b\" = \"%lld. \";\n" }

  private static let files = [
    "en.lproj/Localizable.strings": table("Cannot connect "), "de.lproj/Localizable.strings": table("Keine Verbindung"),
    "fr.lproj/Localizable.strings": table("Pas de connexion"),
    "it.lproj/Localizable.strings": table("Nessuna connessione"),
    "sv.lproj/Localizable.strings": table("Ingen anslutning "),
  ]

  private func audit(_ folder: TemporaryFolder, _ options: [String] = []) throws -> String {
    try BuiltCommand.run(["audit", "--format", "concise", "--fail-on", "warning"] + options, in: folder.url).output
  }

  @Test func itIsToldOnceWithTheNumberOfTranslations() throws {
    let lines = try audit(TemporaryFolder(Self.files)).split(separator: "\n").filter {
      $0.contains(": warning: ") && $0.hasSuffix("(trailing-whitespace)")
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("3 of 4 translations differ from the source") == true)
    #expect(lines.first?.contains("de, fr, it]") == true)
  }

  @Test func withoutWordsTheSourceIsNotWrong() throws {
    var files = Self.files
    for language in ["de", "fr", "it", "sv"] {
      files["\(language).lproj/Localizable.strings"] = "\"a\" = \"X \";\n\"b\" = \"%lld.\";\n"
    }
    let output = try audit(TemporaryFolder(files))
    #expect(output.contains("trailing-whitespace") && !output.contains("translations differ"))
  }

  @Test func aBaselineKnowsItInEveryRun() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try audit(folder, ["--write-baseline", "known.json"])
    let baseline = ["--baseline", "known.json"]
    for options in [[], ["--locale", "de"], ["--locale", "sv"]] {
      #expect(try audit(folder, baseline + options).contains("Gate        passed"), "\(options)")
    }
    try folder.write(Data(Self.table("Geen verbinding").utf8), to: "nl.lproj/Localizable.strings")
    for options in [[], ["--locale", "nl"]] {
      #expect(try audit(folder, baseline + options).contains("Gate        passed"), "\(options)")
    }
  }

  /// What a baseline has for one translation was that translation's own fault.
  @Test func oneKnownTranslationDoesNotAcceptTheOthers() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"a\" = \"%@ files\";\n",
      "de.lproj/Localizable.strings": "\"a\" = \"Dateien\";\n",
      "fr.lproj/Localizable.strings": "\"a\" = \"%@ fichiers\";\n",
      "it.lproj/Localizable.strings": "\"a\" = \"%@ file\";\n",
      "sv.lproj/Localizable.strings": "\"a\" = \"%@ filer\";\n",
    ])
    _ = try audit(folder, ["--write-baseline", "known.json"])
    #expect(try audit(folder, ["--baseline", "known.json"]).contains("0 new, 1 known"))
    try folder.write(Data("\"a\" = \"%1$@ of %2$@ files\";\n".utf8), to: "en.lproj/Localizable.strings")
    for options in [[], ["--locale", "fr"]] {
      let output = try audit(folder, ["--baseline", "known.json"] + options)
      #expect(output.contains("Gate        failed"), "\(options)")
      #expect(output.contains("Baseline    1 new, "), "\(options): \(output)")
    }
  }

  @Test func foldersThatDifferInNormalizationAreTwo() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files {
      try folder.write(Data(text.utf8), to: "caf\u{E9}/\(path)")
      try folder.write(Data("\"c\" = \"\(path)\";\n".utf8), to: "cafe\u{301}/\(path)")
    }
    let output = try audit(folder)
    #expect(output.contains("3 of 4 translations differ from the source"), "\(output)")
  }
}

/// Keys whose missing, empty or new translation is suppressed are not counted.
@Suite struct ExemptKeysCommandTests {
  @Test(arguments: [
    ("missing-translation", "\"b\" = \"B\";\n\"c\" = \"C\";\n"),
    ("empty-value", "\"a\" = \"\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n"),
  ])
  func aSuppressedKeyIsNotCounted(rule: String, translation: String) throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n",
      "de.lproj/Localizable.strings": translation,
      ".fitspoken.yml": "ignored:\n  - rule: \(rule)\n    key: a\n",
    ])
    let result = try BuiltCommand.run(["audit", "--min-coverage", "100"], in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test func suppressedNewKeysAndPluralsAreNotCounted() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"pl": {"stringUnit": {"state": "new", "value": "a"}}}},
        "%d b": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%d b"}},
            "other": {"stringUnit": {"state": "translated", "value": "%d bs"}}}}},
          "pl": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%d b"}}}}}}},
        "c": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "C"}}}}}}
      """
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": catalog,
      ".fitspoken.yml":
        "ignored:\n  - rule: state-new\n    key: a\n  - rule: plural-missing-category\n    key: '%d b'\n",
    ])
    let result = try BuiltCommand.run(["audit", "--min-coverage", "100"], in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }
}
