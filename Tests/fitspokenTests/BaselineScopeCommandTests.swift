import Foundation
import TestSupport
import Testing

/// What a run of the built command could not judge is neither stale nor pruned.
@Suite struct BaselineScopeCommandTests {
  private static let button = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="iN0-l3-epB"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/><subviews>
    <button opaque="NO" buttonType="system" id="abc-de-fgh"><rect key="frame" x="0.0" y="0.0" width="40" height="30"/>
    <fontDescription key="fontDescription" type="system" pointSize="15"/>
    <state key="normal" title="Go"/></button></subviews></view></objects></document>
    """#

  private static let files = [
    "App/Base.lproj/Main.xib": button,
    "App/de.lproj/Main.strings": "\"abc-de-fgh.normalTitle\" = \"Weiter zur Anmeldung\";\n",
    "App/en.lproj/Localizable.strings": "\"a\" = \"A dog\";\n\"b\" = \"A cat\";\n",
    "App/de.lproj/Localizable.strings": "\"a\" = \"Ein Hund\";\n\"b\" = \"\";\n",
    "App/Kit/en.lproj/Kit.strings": "\"a\" = \"A dog\";\n",
    "App/Kit/de.lproj/Kit.strings": "\"a\" = \"\";\n",
  ]

  private let audit = ["audit", "App", "--baseline", "known.json", "--prune-baseline"]

  private func folder(
    _ options: [String] = [], files: [String: String] = Self.files
  ) throws -> (TemporaryFolder, written: String) {
    let folder = try TemporaryFolder(files)
    _ = try BuiltCommand.run(["audit", "App", "--write-baseline", "known.json"] + options, in: folder.url)
    return (folder, try known(folder))
  }

  private func known(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
  }

  private func replace(_ path: String, by text: String, in folder: TemporaryFolder) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(path))
  }

  @Test func anotherPlatformKeepsScreenFindingsInTables() throws {
    let (folder, written) = try folder()
    #expect(written.contains("title-truncated") && written.contains("de.lproj/Main.strings"))
    let other = try BuiltCommand.run(audit + ["--platform", "macOS"], in: folder.url)
    #expect(other.output.contains(" 0 stale"), "\(other.output)")
    #expect(try known(folder) == written)
    try replace("App/de.lproj/Main.strings", by: "\"abc-de-fgh.normalTitle\" = \"Los\";\n", in: folder)
    _ = try BuiltCommand.run(audit + ["--platform", "macOS"], in: folder.url)
    #expect(try known(folder) == written)
    _ = try BuiltCommand.run(audit, in: folder.url)
    #expect(try !known(folder).contains("title-truncated"))
  }

  @Test func pseudoLocalesAreStaleOnlyWhereTheRunHasThem() throws {
    let (folder, written) = try folder(["--pseudo"])
    let plain = try BuiltCommand.run(audit, in: folder.url)
    #expect(plain.output.contains(" 0 stale"), "\(plain.output)")
    #expect(try known(folder) == written)
    let wide = Self.button.replacing("width=\"40\"", with: "width=\"280\"")
    try replace("App/Base.lproj/Main.xib", by: wide, in: folder)
    _ = try BuiltCommand.run(audit, in: folder.url)
    let left = try known(folder)
    #expect(left.contains("title-truncated") && left != written)
    _ = try BuiltCommand.run(audit + ["--pseudo"], in: folder.url)
    #expect(try !known(folder).contains("title-truncated"))
  }

  @Test func aPartIsNotComparedWithTheRest() throws {
    let (folder, written) = try folder(
      files: Self.files.merging([".fitspoken.yml": "baseline: known.json"]) { $1 })
    let part = try BuiltCommand.run(["audit", "App/de.lproj", "--prune-baseline"], in: folder.url)
    #expect(part.output.contains(" 0 stale"), "\(part.output)")
    #expect(part.errors.contains("only part of the project was audited; nothing was removed"))
    #expect(try known(folder) == written)
    let silent = try BuiltCommand.run(["audit", "App/de.lproj"], in: folder.url)
    #expect(!silent.errors.contains("only part"))
  }

  @Test(arguments: [
    ("App/en.lproj/Localizable.strings", "\"a\" = \"A dog;\n"), ("App/Base.lproj/Main.xib", "<document"),
    ("App/Localizable.xcstrings", "{"),
  ])
  func aFaultyFileKeepsItsBundleAlone(path: String, text: String) throws {
    let (folder, written) = try folder()
    #expect(written.contains("\"file\" : \"App/Kit/"))
    try replace("App/de.lproj/Localizable.strings", by: "\"a\" = \"Ein Hund\";\n\"b\" = \"Eine Katze\";\n", in: folder)
    try replace("App/Kit/de.lproj/Kit.strings", by: "\"a\" = \"Ein Hund\";\n", in: folder)
    try replace(path, by: text, in: folder)
    _ = try BuiltCommand.run(audit, in: folder.url)
    let left = try known(folder)
    #expect(!left.contains("\"file\" : \"App/Kit/"), "\(left)")
    #expect(files(of: left) == files(of: written).filter { !$0.contains("\"App/Kit/") })
  }

  /// The lines that name the entries' files.
  private func files(of baseline: String) -> [Substring] {
    baseline.split(separator: "\n").filter { $0.contains("\"file\" :") }
  }

  @Test func aBaselineThatWasMovedIsNotPruned() throws {
    let (folder, written) = try folder()
    try folder.write(Data(written.utf8), to: "Elsewhere/known.json")
    let options = ["audit", "App", "--baseline", "Elsewhere/known.json"]
    let result = try BuiltCommand.run(options, in: folder.url)
    #expect(result.output.contains(" 0 stale"), "\(result.output)")
    #expect(result.errors.contains("none of its files was found, so no finding is known; was the baseline moved?"))
    let pruned = try BuiltCommand.run(options + ["--prune-baseline"], in: folder.url)
    #expect(pruned.status == 2)
    #expect(pruned.errors.contains("Elsewhere/known.json: none of its files was found"), "\(pruned.errors)")
  }

  @Test func aFolderOfTheProjectIsAPart() throws {
    let (folder, written) = try folder()
    let whole = try BuiltCommand.run(["audit", ".", "--baseline", "known.json", "--prune-baseline"], in: folder.url)
    #expect(whole.output.contains("0 new") && whole.output.contains(" 0 stale"), "\(whole.output)")
    let part = try BuiltCommand.run(
      ["audit", "App/Kit", "--baseline", "known.json", "--prune-baseline"], in: folder.url)
    #expect(part.errors.contains("only part of the project was audited; nothing was removed"))
    #expect(part.output.contains("0 new") && part.output.contains(" 0 stale"), "\(part.output)")
    #expect(try known(folder) == written)
  }

  @Test func aConfigurationsFolderIsTheRootAlthoughNoFileIsLeft() throws {
    let (folder, _) = try folder(files: Self.files.merging([".fitspoken.yml": "baseline: known.json"]) { $1 })
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("App"), to: folder.url.appendingPathComponent("Renamed"))
    let result = try BuiltCommand.run(["audit", ".", "--prune-baseline"], in: folder.url)
    #expect(result.errors.contains("removed") && !result.errors.contains("nothing was removed"))
    #expect(try files(of: known(folder)).isEmpty)
  }
}
