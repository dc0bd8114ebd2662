import Foundation
import TestSupport
import Testing

/// Baselines on the built command: written, applied, pruned.
@Suite struct BaselineCommandTests {
  private static let button = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="iN0-l3-epB"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/><subviews>
    <button opaque="NO" buttonType="custom" id="abc-de-fgh"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
    <state key="normal" image="star"/></button></subviews></view></objects></document>
    """#

  private static let files = [
    "App/Base.lproj/Main.xib": button,
    "App/en.lproj/Localizable.strings": "\"a\" = \"%@ of %d\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n",
    "App/de.lproj/Localizable.strings":
      "\"a\" = \"%d von %@\";\n\"b\" = \"\";\n\"x\" = \"X\";\n\"x\" = \"Y\";\n\"x\" = \"Z\";\n",
    "App/fr.lproj/Localizable.strings": "\"a\" = \"%@\";\n\"b\" = \"B\";;\n\"c\" = \"C\";\n",
  ]

  private func write(_ folder: TemporaryFolder, path: String = "App") throws -> String {
    let result = try BuiltCommand.run(["audit", path, "--write-baseline", "known.json"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.errors.contains("known.json: wrote a baseline with "))
    return try text(folder)
  }

  private func text(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
  }

  private func change(_ path: String, in folder: TemporaryFolder, _ edit: (String) -> String) throws {
    let file = folder.url.appendingPathComponent(path)
    try Data(edit(try String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
  }

  @Test func aLineThatScreensOfOneNameShowIsKnown() throws {
    let poster = "import SwiftUI\nstruct Poster: View { var body: some View { HStack { Indicator(); Text(\"a\") } } }\n"
    let button = "Button {} label: { Image(systemName: \"gear\") }"
    let folder = try TemporaryFolder([
      "App/Phone/Poster.swift": poster, "App/TV/Poster.swift": poster,
      "App/Shared/Indicator.swift": "import SwiftUI\nstruct Indicator: View { var body: some View { \(button) } }\n",
    ])
    #expect(try write(folder).contains("icon-button-no-label"))
    let result = try BuiltCommand.run(
      ["audit", "App", "--baseline", "known.json", "--fail-on", "note"], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func anUnrelatedLineInEveryFileChangesNothing() throws {
    let folder = try TemporaryFolder(Self.files)
    let written = try write(folder)
    #expect(written.split(separator: "\n").count { $0.contains("\"rule\"") } > 6)
    for path in Self.files.keys {
      let isTable = path.hasSuffix(".strings")
      try change(path, in: folder) {
        isTable ? "/* unrelated */\n" + $0 : $0.replacing("<objects>", with: "\n<!-- unrelated -->\n<objects>")
      }
    }
    let again = try BuiltCommand.run(["audit", "App", "--baseline", "known.json"], in: folder.url)
    #expect(again.status == 0, "\(again.output)")
    #expect(again.output.contains("0 new, ") && again.output.contains(" 0 stale"))
  }

  @Test func aBaselineHoldsFromAnyFolderByAnyPath() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try write(folder)
    try folder.link("Link", to: "App")
    let known = folder.url.appendingPathComponent("known.json").path
    let absolute = folder.url.appendingPathComponent("App").path
    let app = folder.url.appendingPathComponent("App")
    let runs: [([String], URL)] = [
      ([absolute], URL(fileURLWithPath: "/")), (["."], app), (["Link"], folder.url), (["../App/"], app),
      (["App/de.lproj", "App/en.lproj", "App/fr.lproj", "App/Base.lproj"], folder.url),
    ]
    for (paths, place) in runs {
      let result = try BuiltCommand.run(["audit"] + paths + ["--baseline", known], in: place)
      #expect(result.status == 0, "\(paths)")
      #expect(result.output.contains(" 0 stale"), "\(paths): \(result.output)")
    }
  }

  @Test func staleEntriesAreNamedPrunedAndNeverGate() throws {
    let folder = try TemporaryFolder(Self.files)
    let written = try write(folder)
    try change("App/de.lproj/Localizable.strings", in: folder) { $0.replacing("\"b\" = \"\";", with: "\"b\" = \"B\";") }
    let audit = ["audit", "App", "--baseline", "known.json"]
    let stale = try BuiltCommand.run(audit, in: folder.url)
    #expect(stale.status == 0)
    #expect(stale.output.contains("1 stale"))
    #expect(stale.output.contains("stale: App/de.lproj/Localizable.strings empty-value b [de]"), "\(stale.output)")
    #expect(try text(folder) == written)
    let pruned = try BuiltCommand.run(audit + ["--prune-baseline"], in: folder.url)
    #expect(pruned.status == 0)
    #expect(pruned.errors.contains("1 stale finding removed"))
    let left = try text(folder)
    let gone = Set(written.split(separator: "\n")).subtracting(left.split(separator: "\n"))
    #expect(gone.allSatisfy { $0.contains("empty-value") || $0.contains("\"b\"") }, "\(gone)")
    #expect(!left.contains("empty-value"))
    let clean = try BuiltCommand.run(audit + ["--prune-baseline"], in: folder.url)
    #expect(clean.output.contains(" 0 stale") && clean.errors.isEmpty)
    #expect(try text(folder) == left)
  }

  @Test func anAuditOfAPartPrunesOnlyThatPart() throws {
    let folder = try TemporaryFolder(Self.files.merging([".fitspoken.yml": "baseline: known.json"]) { $1 })
    let written = try write(folder)
    for options in [["--only-rule", "title-clipped"], ["--locale", "fr"], ["--content-size", "large"]] {
      let result = try BuiltCommand.run(["audit", "App", "--prune-baseline"] + options, in: folder.url)
      #expect(result.status == 0, "\(result.output)")
      #expect(try text(folder) == written, "\(options)")
    }
    let part = try BuiltCommand.run(["audit", "App/Base.lproj", "--prune-baseline"], in: folder.url)
    #expect(part.output.contains(" 0 stale"))
    #expect(part.errors.contains("only part of the project was audited; nothing was removed"))
    #expect(try text(folder) == written)
  }

  @Test func aRemovedFilesEntriesAreStale() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try write(folder)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Base.lproj/Main.xib"))
    let result = try BuiltCommand.run(["audit", "App", "--baseline", "known.json", "--prune-baseline"], in: folder.url)
    #expect(result.status == 0)
    #expect(try !text(folder).contains("Main.xib"))
  }

  @Test(arguments: [
    (["--prune-baseline"], "requires --baseline"),
    (["--prune-baseline", "--baseline", "known.json", "--write-baseline", "b.json"], "cannot be combined"),
  ])
  func baselinesThatCannotBePruned(options: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["audit", "App"] + options, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
  }

  // MARK: Writing

  @Test func aRunThatWritesSaysWhatAndFailsNothing() throws {
    let folder = try TemporaryFolder(Self.files)
    let write = ["audit", "App", "--write-baseline", "known.json", "--min-coverage", "100"]
    let result = try BuiltCommand.run(write, in: folder.url)
    #expect(result.status == 0)
    #expect(result.errors.firstMatch(of: /known\.json: wrote a baseline with \d+ findings/) != nil)
    #expect(result.output.hasPrefix("Gate        not gated\n"))
    #expect(result.output.contains("100 % required (not gated in this run)"))
    let again = try BuiltCommand.run(
      ["audit", "App", "--baseline", "known.json", "--min-coverage", "100"], in: folder.url)
    #expect(again.status == 1)
  }

  @Test(arguments: ["/proc/known.json", "nowhere/known.json", "App"])
  func aBaselineThatCannotBeWrittenIsAnError(path: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["audit", "App", "--write-baseline", path], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("the baseline could not be written"))
  }

  // MARK: Reading

  @Test func aBaselineOfAnotherVersionNamesTheCommandThatRemakesIt() throws {
    let folder = try TemporaryFolder(Self.files.merging(["old file.json": #"{"version": 1, "findings": []}"#]) { $1 })
    let result = try BuiltCommand.run(["audit", "App", "--baseline", "old file.json"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("remake it with: fitspoken audit App --write-baseline 'old file.json'"))
  }

  @Test func aConflictMarkerIsAnErrorWithItsLine() throws {
    let folder = try TemporaryFolder(Self.files)
    let written = try write(folder)
    let torn = written.replacing("\"findings\" : [", with: "\"findings\" : [\n<<<<<<< HEAD")
    try Data(torn.utf8).write(to: folder.url.appendingPathComponent("known.json"))
    let result = try BuiltCommand.run(["audit", "App", "--baseline", "known.json"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("known.json:3: error: an unresolved merge conflict"), "\(result.errors)")
  }

  @Test func anAddedLocaleIsNewByItselfAlone() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try write(folder)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App/af.lproj"), withIntermediateDirectories: true)
    try Data("\"a\" = \"%d van %@\";\n".utf8).write(
      to: folder.url.appendingPathComponent("App/af.lproj/Localizable.strings"))
    let result = try BuiltCommand.run(
      ["audit", "App", "--baseline", "known.json", "--format", "json"], in: folder.url)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    #expect(Set(findings.flatMap { $0["locales"] as? [String] ?? [] }) == ["af"])
    #expect((report["baseline"] as? [String: Any])?["stale"] as? Int == 0)
  }

  @Test(arguments: ["de", "fr", "en"])
  func aRunOfOneLocaleKnowsWhatTheWholeRunKnew(locale: String) throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try write(folder)
    let result = try BuiltCommand.run(
      ["audit", "App", "--baseline", "known.json", "--locale", locale, "--fail-on", "note"], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("0 new, ") && result.output.contains(" 0 stale"), "\(result.output)")
  }

  @Test func aRunInAFolderOfTheProjectKnowsItsFindings() throws {
    let folder = try TemporaryFolder([
      "App/Login/Base.lproj/Main.xib": Self.button, "App/List/Base.lproj/Main.xib": Self.button,
    ])
    _ = try write(folder)
    for place in ["App/Login", "App"] {
      let known = place == "App" ? "../known.json" : "../../known.json"
      let result = try BuiltCommand.run(
        ["audit", ".", "--baseline", known, "--fail-on", "note"], in: folder.url.appendingPathComponent(place))
      #expect(result.status == 0, "\(result.output)")
      #expect(result.output.contains(" 0 stale"), "\(result.output)")
    }
  }
}
