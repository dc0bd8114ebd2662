import Foundation
import TestSupport
import Testing

/// An audit in parts, on the built command.
@Suite struct ShardCommandTests {
  private static let example = Corpus.repository.appendingPathComponent("Examples/Trailhead").path

  private static let files = [
    "App/en.lproj/Localizable.strings": "\"a\" = \"%@ of %d\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n",
    "App/de.lproj/Localizable.strings": "\"a\" = \"%d von %@\";\n\"x\" = \"X\";\n\"x\" = \"Y\";\n",
    "App/fr.lproj/Localizable.strings": "\"a\" = \"%@\";\n\"b\" = \"B\";\n",
  ]

  private func shards(_ count: Int, of app: String, _ options: [String] = [], in folder: TemporaryFolder) throws
    -> [String]
  {
    try (1...count).map { index in
      let name = "\(index).jsonl"
      let result = try BuiltCommand.run(
        ["audit", app, "--shard", "\(index)/\(count)", "--report", "archive=\(name)"] + options, in: folder.url)
      #expect(result.status == 0 && result.output.isEmpty)
      #expect(result.errors.contains("\(name): wrote shard \(index)/\(count) with "))
      return name
    }
  }

  @Test(arguments: [[], ["--pseudo", "--locale", "de", "--fail-on", "warning"]])
  func mergedShardsAreOneRunInEveryFormat(options: [String]) throws {
    let folder = try TemporaryFolder()
    let formats = [
      "text", "concise", "xcode", "json", "html", "sarif", "junit", "github", "gitlab", "checkstyle", "markdown",
    ]
    let reports = { (name: String) in formats.flatMap { ["--report", "\($0)=\(name).\($0)"] } }
    let archives = try shards(3, of: Self.example, options, in: folder)
    let one = try BuiltCommand.run(["audit", Self.example] + options + reports("one"), in: folder.url)
    let merged = try BuiltCommand.run(["merge"] + archives.reversed() + reports("merged"), in: folder.url)
    #expect(merged.status == one.status && merged.output == one.output && merged.errors == one.errors)
    for format in formats {
      let bytes = try ["one", "merged"].map {
        try Data(contentsOf: folder.url.appendingPathComponent("\($0).\(format)"))
      }
      #expect(bytes[0] == bytes[1] && !bytes[0].isEmpty, "\(format)")
    }
  }

  @Test func aMergeWritesAndAppliesBaselines() throws {
    let folder = try TemporaryFolder(Self.files)
    let archives = try shards(2, of: "App", in: folder)
    let written = try BuiltCommand.run(["merge"] + archives + ["--write-baseline", "merged.json"], in: folder.url)
    #expect(written.status == 0, "\(written.errors)")
    _ = try BuiltCommand.run(["audit", "App", "--write-baseline", "one.json"], in: folder.url)
    let baselines = try ["merged", "one"].map { try Data(contentsOf: folder.url.appendingPathComponent("\($0).json")) }
    #expect(baselines[0] == baselines[1])
    let again = try BuiltCommand.run(
      ["merge"] + shards(2, of: "App", ["--baseline", "one.json"], in: folder), in: folder.url)
    #expect(again.status == 0 && again.output.contains("0 new, "), "\(again.output)")
  }

  @Test func otherSourcesAreRefused() throws {
    let folder = try TemporaryFolder(Self.files)
    let archives = try shards(2, of: "App", in: folder)
    try folder.write(Data("\"a\" = \"A\";".utf8), to: "App/fr.lproj/Localizable.strings")
    let result = try BuiltCommand.run(["merge"] + archives, in: folder.url)
    #expect(result.status == 2 && result.errors.contains("not those that the shards judged"), "\(result.errors)")
  }

  @Test(
    arguments: [
      (["--shard", "8/7", "--report", "archive=a"], "8/7"), (["--shard", "1/2"], "--report archive=FILE"),
      (["--shard", "1/2", "--format", "json"], "not the format 'json'"),
      (["--shard", "1/2", "--report", "archive=a", "--report", "html=b"], "not the format 'html'"),
      (["--shard", "1/2", "--report", "archive=a", "--write-baseline", "b"], "fitspoken merge"),
    ])
  func aPartWritesItsArchiveAlone(options: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["audit", "App"] + options, in: folder.url)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("a").path))
  }

  @Test(
    arguments: [
      (["missing.jsonl"], "missing.jsonl"), (["App/en.lproj/Localizable.strings"], "not an archive"), (["App"], "App"),
    ])
  func whatIsNoArchiveIsNamed(archives: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try BuiltCommand.run(["merge"] + archives, in: folder.url)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
  }
}
