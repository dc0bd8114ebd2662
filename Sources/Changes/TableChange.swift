import AuditModel
import Foundation
import Loading
import SystemPackage

/// The keys whose texts are others than before.
struct TableChange {
  /// The changed keys.
  private(set) var keys: Set<TableKey> = []
  /// The tables of which a file is new or gone.
  private(set) var whole: Set<String> = []

  /// Compares the changed files of a project with what they were.
  ///
  /// - Parameter former: What a file was; nil if it did not exist.
  init(of changed: Set<String>, in workspace: Workspace, former: (String) -> [UInt8]?) async {
    let tables = changed.filter(Self.isTable)
    guard !tables.isEmpty else { return }
    let old = Texts(of: await Self.catalog(of: tables, former: former), files: tables)
    let new = Texts(of: workspace.catalog, files: tables)
    for (place, table) in old.tables.merging(new.tables, uniquingKeysWith: { first, _ in first }) {
      guard old.tables[place] != nil, new.tables[place] != nil else {
        whole.insert(table)
        continue
      }
      let (before, now) = (old.entries[place] ?? [:], new.entries[place] ?? [:])
      let keys = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
      self.keys.formUnion(keys.map { TableKey(table: table, key: $0.text) })
    }
  }

  private static func isTable(_ path: String) -> Bool {
    let format = FileFormat(fileName: path, isExplicit: false)
    return format == .xliff || format?.isStringsTable == true
  }

  /// The tables of a project as they were, read from copies in a temporary folder.
  private static func catalog(of tables: Set<String>, former: (String) -> [UInt8]?) async -> LocalizationCatalog {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fitspoken-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in tables.sorted() where !path.hasPrefix("..") {
      guard let bytes = former(path) else { continue }
      let file = folder.appendingPathComponent(path)
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(bytes).write(to: file)
    }
    let root = FilePath(folder.path)
    return (try? await Loader(root: root).load([root]))?.catalog ?? LocalizationCatalog()
  }

  /// The texts of some files.
  private struct Texts {
    /// A file, and one of its languages.
    struct Place: Hashable {
      var path: String
      var folder: String
    }

    /// The tables' names.
    var tables: [Place: String] = [:]
    /// The entries by key, without their places in the file.
    var entries: [Place: [ExactText: [StringsEntry]]] = [:]

    init(of catalog: LocalizationCatalog, files: Set<String>) {
      for table in catalog.bundles.flatMap(\.tables) {
        for file in table.files + (table.unbuilt ?? []) where files.contains(file.path) {
          let place = Place(path: file.path, folder: file.folder)
          tables[place] = table.name
          // A compiled table has two files of one place, which share no keys.
          let own = Dictionary(grouping: file.entries.map(\.withoutPlace)) { ExactText($0.key) }
          entries[place, default: [:]].merge(own) { $0 + $1 }
        }
      }
    }
  }
}

extension StringsEntry {
  fileprivate var withoutPlace: StringsEntry {
    var entry = self
    (entry.line, entry.column) = (0, 0)
    entry.leaves = leaves?.map { leaf in
      var leaf = leaf
      (leaf.line, leaf.column) = (0, 0)
      return leaf
    }
    return entry
  }
}
