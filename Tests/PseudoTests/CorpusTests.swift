import AuditModel
import FormatStrings
import Foundation
import Loading
import SystemPackage
import TestSupport
import Testing

@testable import Pseudo

/// Pseudo-translations of real apps, written and read back.
@Suite("Pseudo-translations of the corpus", .enabled(if: Corpus.folder != nil))
struct CorpusTests {
  @Test("take their sources' arguments, and are read back by our reader and by Foundation", arguments: Corpus.apps)
  func roundTrip(_ app: String) async throws {
    let folder = try #require(Corpus.folder).appendingPathComponent(app)
    let workspace = try await Loader().load([FilePath(folder.path)])
    for source in PseudoTables(of: workspace).tables.flatMap(\.files) { expectSameArguments(in: source) }
    let files = PseudoFiles(of: workspace, styles: PseudoStyle.allCases).files
    #expect(!files.isEmpty)
    let copy = try TemporaryFolder()
    for file in files { try copy.write(Data(file.text.utf8), to: file.path) }
    let read = try await Loader(root: FilePath(copy.url.path)).load([FilePath(copy.url.path)])
    // What a source's own shape is blamed for stays.
    #expect(read.diagnostics.allSatisfy { $0.kind == .catalogSchema }, "\(read.diagnostics.first.debugDescription)")
    let byPath = Dictionary(grouping: read.catalog.bundles.flatMap(\.tables).flatMap(\.files), by: \.path)
    for file in files { try expect(byPath[file.path]?.first, toBe: file) }
  }

  private func expectSameArguments(in source: StringsFile) {
    for style in PseudoStyle.allCases {
      let made = source.translated(to: style)
      let pairs = zip(source.entries.flatMap(\.texts), made.entries.flatMap(\.texts))
      let different = pairs.filter { FormatString($0).arguments != FormatString($1).arguments }
      #expect(different.isEmpty, "\(source.path): \(different.first.debugDescription)")
    }
  }

  private func expect(_ read: StringsFile?, toBe file: PseudoFile) throws {
    let ours = try #require(read, "\(file.path)")
    let list = try PropertyListSerialization.propertyList(from: Data(file.text.utf8), format: nil)
    let foundations = try #require(list as? [String: Any])
    #expect(ours.locale == file.style.locale && ours.entries.count == file.entries)
    #expect(Set(ours.entries.map(\.key)) == Set(foundations.keys))
    let plain = ours.entries.filter { $0.leaves == nil }
    #expect(plain.allSatisfy { foundations[$0.key] as? String == $0.value }, "\(file.path)")
  }
}

extension StringsEntry {
  /// The value and all other texts.
  fileprivate var texts: [String] { [value] + (leaves ?? []).map(\.value) }
}
