import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Loading

@Suite("The stringsdict files of the corpus", .enabled(if: Corpus.folder != nil))
struct StringsdictCorpusTests {
  @Test(
    "have as many keys and texts as a plain count finds, and no fault",
    arguments: [("duckduckgo-ios", 391, 1598), ("utm", 12, 31)])
  func counts(_ app: String, _ keys: Int, _ leaves: Int) throws {
    let folder = try #require(Corpus.folder).appendingPathComponent(app)
    let walk = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let files = walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "stringsdict" }
    let readings = try files.map { try readStringsdict([UInt8](try Data(contentsOf: $0))) }
    let entries = readings.flatMap(\.file.entries)
    #expect(entries.count == keys)
    #expect(entries.reduce(0) { $0 + ($1.leaves?.count ?? 0) } == leaves)
    #expect(readings.allSatisfy { $0.diagnostics.isEmpty })
    for (url, reading) in zip(files, readings) {
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
      let formats = try #require(list as? [String: [String: Any]]).mapValues {
        $0["NSStringLocalizedFormatKey"] as? String
      }
      for entry in reading.file.entries { #expect(entry.value == formats[entry.key]) }
    }
  }
}
