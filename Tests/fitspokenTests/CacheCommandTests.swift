import Foundation
import TestSupport
import Testing

/// Audits that keep what they found, on the built command.
@Suite struct CacheCommandTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": "\"a\" = \"%@ of %d\";\n\"b\" = \"B\";\n",
    "App/de.lproj/Localizable.strings": "\"a\" = \"%d von %@\";\n",
    "App/Main.tree.json": """
    {"version": 1, "screens": [{"id": "s", "size": {"width": 320, "height": 480}, "root": {"kind": "view", "id": "r",
    "children": [{"kind": "button", "id": "b", "frame": {"x": 0, "y": 0, "width": 20, "height": 20}, "title": "Settings"}]}}]}
    """,
  ]

  private func audit(
    _ folder: TemporaryFolder, _ options: [String] = [], cache: String = "kept"
  ) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["audit", "App", "--format", "json", "--cache", cache] + options, in: folder.url)
  }

  private func entries(_ folder: TemporaryFolder, cache: String = "kept") throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.url.appendingPathComponent(cache), includingPropertiesForKeys: nil)
  }

  @Test(arguments: ["kept", "App/kept"])
  func aSecondRunSaysTheSameAndReadsWhatWasKept(cache: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let plain = try BuiltCommand.run(["audit", "App", "--format", "json"], in: folder.url)
    let first = try audit(folder, cache: cache)
    let entry = try #require(try entries(folder, cache: cache).first)
    // What is made anew is a new file, so that the age tells it from what was kept.
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: entry.path)
    let second = try audit(folder, cache: cache)
    #expect(first.output == plain.output && first.status == plain.status)
    #expect(second.output == plain.output && second.status == plain.status)
    let attributes = try FileManager.default.attributesOfItem(atPath: entry.path)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test(
    arguments: [
      ("App/de.lproj/Localizable.strings", "\"a\" = \"%@ von %d\"; \"b\" = \"B\";"),
      ("App/fr.lproj/Localizable.strings", ""),
      ("App/.fitspoken.yml", "disabled_rules: [missing-translation]"), ("App/Other.tree.json", "{"),
    ])
  func aChangeIsSeen(path: String, text: String) throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try audit(folder)
    try folder.write(Data(text.utf8), to: path)
    let plain = try BuiltCommand.run(["audit", "App", "--format", "json"], in: folder.url)
    #expect(try audit(folder).output == plain.output)
  }

  @Test func otherOptionsAreAnotherEntry() throws {
    let folder = try TemporaryFolder(Self.files)
    for options in [
      [], ["--locale", "de"], ["--fail-on", "never"], ["--only-rule", "missing-translation"], ["--quiet"],
    ] {
      let plain = try BuiltCommand.run(["audit", "App", "--format", "json"] + options, in: folder.url)
      for _ in 1...2 {
        let kept = try audit(folder, options)
        #expect(kept.output == plain.output && kept.status == plain.status, "\(options)")
      }
    }
    #expect(try entries(folder).count == 4)
  }

  @Test(arguments: [
    "", "fitspoken-cache 1 3\nabc", "fitspoken-cache 2 0 99999\nabc", "fitspoken-cache 2 0 -5\nabc", "\u{0}",
  ])
  func aDamagedEntryIsMadeAnew(text: String) throws {
    try expectNew(Data(text.utf8))
  }

  @Test func aChangedWordIsNotBelieved() throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try audit(folder)
    let kept = String(decoding: try Data(contentsOf: try #require(try entries(folder).first)), as: UTF8.self)
    try #require(kept.contains("specifier"))
    try expectNew(Data(kept.replacing("specifier", with: "SPECIFIER").utf8))
  }

  private func expectNew(_ damaged: Data) throws {
    let folder = try TemporaryFolder(Self.files)
    let first = try audit(folder)
    let entry = try #require(try entries(folder).first)
    try damaged.write(to: entry)
    #expect(try audit(folder).output == first.output)
    #expect(try Data(contentsOf: entry).count > 1000)
  }

  @Test func aCutEntryIsMadeAnew() throws {
    let folder = try TemporaryFolder(Self.files)
    let first = try audit(folder)
    let entry = try #require(try entries(folder).first)
    let data = try Data(contentsOf: entry)
    for length in [data.count - 1, data.count - 200, data.count / 2] {
      try data.prefix(length).write(to: entry)
      #expect(try audit(folder).output == first.output)
    }
  }

  @Test func aFolderThatCannotBeWrittenDoesNotFailTheAudit() throws {
    let folder = try TemporaryFolder(Self.files.merging(["kept": "a file"]) { first, _ in first })
    let plain = try BuiltCommand.run(["audit", "App", "--format", "json"], in: folder.url)
    let result = try audit(folder)
    #expect(result.output == plain.output && result.status == plain.status)
    #expect(result.errors.contains("the cache could not be written"), "\(result.errors)")
  }

  @Test func theConfigurationNamesTheFolder() throws {
    let folder = try TemporaryFolder(Self.files.merging(["App/.fitspoken.yml": "cache: kept"]) { first, _ in first })
    _ = try BuiltCommand.run(["audit", "App"], in: folder.url)
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("App/kept").path))
  }
}
