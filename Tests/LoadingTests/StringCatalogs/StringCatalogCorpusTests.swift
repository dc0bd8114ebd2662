import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Loading

/// What Foundation finds in a catalog's JSON, counted plainly.
private struct PlainCount {
  var entries: [String: Int] = [:]
  var texts: [String: [String]] = [:]
  var states: [String: Int] = [:]

  init(_ data: Data) throws {
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let source = try #require(root["sourceLanguage"] as? String)
    for case let key as [String: Any] in try #require(root["strings"] as? [String: Any]).values {
      let localizations = key["localizations"] as? [String: Any] ?? [:]
      for language in Set(localizations.keys).union([source]) { entries[language, default: 0] += 1 }
      for (language, node) in localizations { add(node, language) }
    }
    texts = texts.mapValues { $0.sorted() }
  }

  /// Takes every text and state below a value, whatever stands between.
  private mutating func add(_ value: Any, _ language: String) {
    if let list = value as? [Any] { return list.forEach { add($0, language) } }
    guard let object = value as? [String: Any] else { return }
    let own = [object["value"] as? String].compactMap { $0 } + (object["values"] as? [String] ?? [])
    texts[language, default: []] += own
    if let state = object["state"] as? String { states[state, default: 0] += own.count }
    for child in object.values { add(child, language) }
  }
}

extension StringsEntry {
  /// All texts of an entry that the catalog has a text for.
  fileprivate var allLeaves: [StringsLeaf] {
    if isImplied == true { return [] }
    return leaves ?? [StringsLeaf(path: LeafPath(), value: value, state: state, line: line, column: column)]
  }
}

@Suite("The String Catalogs of the corpus", .enabled(if: Corpus.folder != nil))
struct StringCatalogCorpusTests {
  /// Every catalog of the corpus, by its path in it.
  static let catalogs: [String] = {
    guard let folder = Corpus.folder, let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".xcstrings") }.sorted()
  }()

  private func contents(_ path: String) throws -> Data {
    try Data(contentsOf: try #require(Corpus.folder).appendingPathComponent(path))
  }

  @Test("are all there") func count() { #expect(Self.catalogs.count == 57) }

  @Test("hold the entries, texts and states that Foundation's JSON holds", arguments: catalogs)
  func agree(_ path: String) throws {
    let data = try contents(path)
    let reading = StringCatalogReader.read([UInt8](data), path: path, development: .english)
    let plain = try PlainCount(data)
    let byFolder = Dictionary(uniqueKeysWithValues: reading.files.map { ($0.folder, $0.entries) })
    #expect(byFolder.mapValues(\.count) == plain.entries)
    let texts = byFolder.mapValues { $0.flatMap(\.allLeaves).map(\.value).sorted() }.filter { !$0.value.isEmpty }
    #expect(texts == plain.texts)
    let states = byFolder.values.joined().flatMap(\.allLeaves).reduce(into: [:]) {
      $0[$1.state?.rawValue ?? "", default: 0] += 1
    }
    #expect(states == plain.states)
  }

  @Test("have their texts and keys where they are said to stand", arguments: catalogs)
  func places(_ path: String) throws {
    let data = try contents(path)
    let lines = String(decoding: data, as: UTF8.self).unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "\n" }
    let reading = StringCatalogReader.read([UInt8](data), path: path, development: .english)
    func rest(_ line: Int, _ column: Int) -> String { String(lines[line - 1].dropFirst(column - 1)) }
    for file in reading.files {
      for entry in file.entries {
        for leaf in entry.allLeaves {
          let source = rest(leaf.line, leaf.column)
          let text = source.hasSuffix(",") ? String(source.dropLast()) : source
          #expect(try JSONDecoder().decode(String.self, from: Data(text.utf8)) == leaf.value)
        }
        guard entry.isImplied == true || entry.leaves != nil else { continue }
        #expect(rest(entry.line, entry.column).hasPrefix("\""))
        #expect(rest(entry.line, entry.column).hasSuffix(" : {"))
      }
    }
  }

  @Test("have no fault but one empty state")
  func faults() throws {
    let diagnostics = try Self.catalogs.flatMap {
      StringCatalogReader.read([UInt8](try contents($0)), path: $0, development: .english).diagnostics
    }
    #expect(diagnostics.map(\.reason) == ["empty-state"])
    #expect(diagnostics.map(\.location.line) == [19735])
  }
}
