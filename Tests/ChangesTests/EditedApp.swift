import AuditModel

@testable import Changes

/// The sources of an app before and after an edit.
struct EditedApp {
  let before: [String: String]
  let after: [String: String]

  /// An app of some files of which some were changed; nil is a file that is gone.
  init(_ before: [String: String], _ edits: [String: String?]) {
    self.before = before
    after = edits.reduce(into: before) { $0[$1.key] = $1.value }
  }

  private var changed: Set<String> { Set(before.keys).union(after.keys).filter { before[$0] != after[$0] } }

  private static func sources(_ files: [String: String]) -> [SourceFile] {
    files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// The interfaces, and the reader that compared them with the former ones.
  func read() async -> (trees: [InterfaceTree], sources: ChangedSources) {
    let sources = ChangedSources(changed, gone: changed.subtracting(after.keys)) { [before] path in
      before[path].map { Array($0.utf8) }
    }
    let readings = await sources.read(Self.sources(after), completing: [], with: SourceResources(), jobs: 1)
    return (readings.files.flatMap(\.trees), sources)
  }
}
