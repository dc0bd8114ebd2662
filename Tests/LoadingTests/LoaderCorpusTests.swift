import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// How many entries a plain count of the tables inside `.lproj` folders, String Catalogs and XLIFF documents finds: a
/// catalog's keys by language, all of them for the source language; an XLIFF document's units, and those with target.
private let entryCounts = [
  "duckduckgo-ios": 34183, "vlc-ios": 62106, "pocket-casts-ios": 23088, "monitorcontrol": 3711, "utm": 11077,
  "uikitcatalog": 27, "coteditor": 30704, "rectangle": 12214, "focus-ios-l10n": 14193,
  "adguard-ios": 17741, "home-assistant-ios": 106365, "iina": 73850, "iqkeyboardmanager": 141, "netnewswire": 539,
  "video-quickstart-ios": 0, "xdripswift": 8922,
]

@Suite("The loader on the corpus", .enabled(if: Corpus.folder != nil))
struct LoaderCorpusTests {
  @Test("reads or names every file, with any number of workers", arguments: Corpus.apps + Corpus.laterApps)
  func complete(_ app: String) async throws {
    let folder = try #require(Corpus.folder(of: app))
    let workspace = try await Loader(jobs: 1).load([FilePath(folder.path)])
    // The largest are read once: what workers do does not depend on how much there is.
    if entryCounts[app, default: 0] < 20_000 {
      #expect(try await Loader(jobs: 3).load([FilePath(folder.path)]) == workspace)
    }
    let names = Set(workspace.inputs.map(\.path))
    let walk = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in walk where FileFormat(fileName: path.lastPathPart, isExplicit: false) != nil {
      #expect(names.contains(path), "\(path)")
    }
    let entries = workspace.inputs.compactMap(\.entries).reduce(0, +)
    let files = workspace.catalog.bundles.flatMap(\.tables).flatMap(\.files)
    #expect(files.reduce(0) { $0 + $1.entries.count } == entries)
    #expect(entries == entryCounts[app])
    #expect(workspace.diagnostics.allSatisfy { !$0.message.hasSuffix(".") && $0.location.line > 0 })
  }

  @Test(
    "reads what is printed of an app as the app itself",
    arguments: ["uikitcatalog", "monitorcontrol", "utm", "rectangle", "focus-ios-l10n"])
  func replay(_ app: String) async throws {
    let folder = try #require(Corpus.folder).appendingPathComponent(app)
    let source = try await Loader().load([FilePath(folder.path)])
    let copy = try TemporaryFolder()
    try copy.write(try JSONEncoder().encode(TreeDocument(source)), to: "all.json")
    var replayed = try await load(copy, ["all.json"])
    replayed.inputs.removeAll { $0.path == "all.json" }
    #expect(replayed.catalog == source.catalog)
    #expect(replayed.diagnostics == source.diagnostics)
    #expect(replayed.inputs == source.inputs)
    for (copy, original) in zip(replayed.trees, source.trees) { #expect(copy == original, "\(original.source)") }
    #expect(replayed.trees.count == source.trees.count)
  }
}
