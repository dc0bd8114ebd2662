import Foundation
import TestSupport
import Testing

/// Baselines of the built command where a run sees less than the one that wrote them, or where keys differ only in normalization.
@Suite struct BaselineLocaleCommandTests {
  private static let fancyButton = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="v0"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <button id="aaa-aa-aaa" opaque="NO" buttonType="system" customClass="FancyButton">
    <rect key="frame" x="10" y="60" width="150" height="44"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <state key="normal" title="Save Everything"/></button></subviews></view></objects></document>
    """#

  private static var app: [String: String] {
    let titles = ["de": "Alles Sichern Jetzt", "es": "Guardar todo ya mismo pronto", "fr": "Tout enregistrer"]
    let tables = titles.map { ("\($0).lproj/M.strings", "\"aaa-aa-aaa.normalTitle\" = \"\($1)\";\n") }
    return Dictionary(uniqueKeysWithValues: tables + [("Base.lproj/M.xib", fancyButton)])
  }

  private func report(_ arguments: [String], in folder: TemporaryFolder) throws -> [String: Any] {
    let result = try BuiltCommand.run(["audit", "."] + arguments + ["--format", "json"], in: folder.url)
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test func aRequestForReviewKeepsTheMeasureOfEachLocale() throws {
    let folder = try TemporaryFolder(Self.app)
    let findings = try #require(
      try report(["--only-rule", "title-truncated"], in: folder)["findings"] as? [[String: Any]])
    let finding = try #require(findings.count == 1 ? findings.first : nil)
    let places = try #require(finding["places"] as? [[String: Any]])
    var overruns: [String: Double] = [:]
    for place in places.dropFirst() + [finding] {
      for locale in place["locales"] as? [String] ?? [] {
        overruns[locale] = overruns[locale] ?? place["overrun"] as? Double
      }
    }
    #expect((overruns["es"] ?? 0) > 40 + (overruns["de"] ?? 0), "\(overruns)")
  }

  @Test(arguments: ["de", "en", "es", "fr"]) func aKnownReviewIsKnownInEachLocale(locale: String) throws {
    let folder = try TemporaryFolder(Self.app)
    _ = try BuiltCommand.run(["audit", ".", "--write-baseline", "b.json"], in: folder.url)
    let again = ["--baseline", "b.json", "--locale", locale, "--fail-on-review"]
    let counts = try #require(try report(again, in: folder)["baseline"] as? [String: Any])
    #expect(counts["new"] as? Int == 0 && counts["stale"] as? Int == 0, "\(counts)")
  }

  @Test func auditingAPartPrunesNothing() throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/A.strings": "\"a\" = \"A cat\";\n", "App/de.lproj/A.strings": "\"a\" = \"Eine Katze\";\n",
      "Ext/en.lproj/E.strings": "\"e\" = \"A dog\";\n\"f\" = \"A fox\";\n\"g\" = \"A goat\";\n",
    ])
    let file = folder.url.appendingPathComponent("b.json")
    _ = try BuiltCommand.run(["audit", ".", "--write-baseline", "b.json"], in: folder.url)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written.contains("missing-table"))
    for part in ["App", "Ext"] {
      let result = try BuiltCommand.run(["audit", part, "--baseline", "b.json", "--prune-baseline"], in: folder.url)
      #expect(result.errors.contains("only part of the project was audited; nothing was removed"), "\(result.errors)")
      #expect(!result.errors.contains("none of its files"))
      #expect(try String(contentsOf: file, encoding: .utf8) == written)
    }
    let whole = try BuiltCommand.run(["audit", ".", "--baseline", "b.json", "--prune-baseline"], in: folder.url)
    #expect(whole.status == 0 && whole.output.contains("0 new"))
  }

  @Test func theAuditedSubfolderCountsAsTheWhole() throws {
    let folder = try TemporaryFolder([
      "App/en.lproj/A.strings": "\"a\" = \"A cat\";\n", "App/de.lproj/A.strings": "\"a\" = \"\";\n",
    ])
    _ = try BuiltCommand.run(["audit", "App", "--write-baseline", "b.json"], in: folder.url)
    try Data("\"a\" = \"Eine Katze\";\n".utf8).write(to: folder.url.appendingPathComponent("App/de.lproj/A.strings"))
    let result = try BuiltCommand.run(["audit", "App", "--baseline", "b.json", "--prune-baseline"], in: folder.url)
    #expect(result.errors.contains("1 stale finding removed"), "\(result.errors)")
  }

  /// A baseline in a folder below the audited one, whose own folder and another one have findings.
  private func folderWithBaselineBelow() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "App/UI/en.lproj/A.strings": "\"a\" = \"A cat\";\n", "App/UI/de.lproj/A.strings": "\"a\" = \"\";\n",
      "Ext/en.lproj/E.strings": "\"e\" = \"A dog\";\n", "Ext/de.lproj/E.strings": "\"e\" = \"\";\n",
    ])
    _ = try BuiltCommand.run(["audit", ".", "--write-baseline", "App/b.json"], in: folder.url)
    return folder
  }

  @Test(arguments: [(".", "2"), ("App", "1"), ("App/UI", "1"), ("Ext", "1")])
  func aBaselineBelowTheRootHoldsForAllAndForAPart(path: String, known: String) throws {
    let folder = try folderWithBaselineBelow()
    let audit = ["audit", path, "--baseline", "App/b.json"]
    let result = try BuiltCommand.run(audit, in: folder.url)
    #expect(result.status == 0 && result.output.contains("0 new, \(known) known, 0 stale"), "\(result.output)")
    #expect(!result.errors.contains("none of its files"), "\(result.errors)")
    let pruned = try BuiltCommand.run(audit + ["--prune-baseline"], in: folder.url)
    #expect(pruned.status == 0)
    #expect(pruned.errors.contains("only part of the project was audited") == (path != "."), "\(pruned.errors)")
  }

  @Test func aBaselineBelowTheRootHasPathsRelativeToItsFolder() throws {
    let folder = try folderWithBaselineBelow()
    let text = try String(contentsOf: folder.url.appendingPathComponent("App/b.json"), encoding: .utf8)
    #expect(text.contains("\"UI/de.lproj/A.strings\"") && text.contains("\"../Ext/de.lproj/E.strings\""), "\(text)")
    #expect(text.contains("\"root\" : \"..\""))
  }

  /// Enough translations for the table not to count as missing.
  private static let words = (1...5).map { (english: "\"k\($0)\" = \"A cat\";\n", german: "\"k\($0)\" = \"Katze\";\n") }

  @Test func keysOfTwoNormalizationsAreTwoFindings() throws {
    let keys = ["caf\u{E9}", "cafe\u{301}"]
    let folder = try TemporaryFolder([
      "en.lproj/L.strings": "\"\(keys[0])\" = \"A cup\";\n\"\(keys[1])\" = \"A bar\";\n"
        + Self.words.map(\.english).joined(),
      "de.lproj/L.strings": Self.words.map(\.german).joined(),
      ".fitspoken.yml": "ignored:\n  - rule: missing-translation\n    key: \"\(keys[1])\"\n",
    ])
    let ignored = try #require(try report([], in: folder)["findings"] as? [[String: Any]])
    #expect(ignored.map { Array(($0["key"] as? String ?? "").utf8) } == [Array(keys[0].utf8)])
    try Data().write(to: folder.url.appendingPathComponent(".fitspoken.yml"))
    let found = try #require(try report([], in: folder)["findings"] as? [[String: Any]])
    #expect(Set(found.compactMap { ($0["key"] as? String)?.utf8.count }) == [5, 6])
    #expect(Set(found.compactMap { $0["identity"] as? String }).count == 2)
    _ = try BuiltCommand.run(["audit", ".", "--write-baseline", "b.json"], in: folder.url)
    let counts = try #require(try report(["--baseline", "b.json"], in: folder)["baseline"] as? [String: Any])
    #expect(counts["known"] as? Int == 2 && counts["new"] as? Int == 0, "\(counts)")
  }
}
