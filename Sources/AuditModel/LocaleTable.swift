import Synchronization

/// The entries of one table in one locale by key, from all its files; the index is made when it is first asked for.
///
/// Plain and varying texts are apart, as in a bundle: there the ones are a `.strings` file, the others a `.stringsdict`,
/// and each is looked for by itself (CoreFoundation, `CFBundle_Strings.c`).
final class LocaleTable: Sendable {
  /// An entry with its file.
  struct Place: Sendable {
    /// The entry.
    var entry: StringsEntry
    /// The file that holds it.
    var file: StringsFile
  }

  /// The two kinds of files that a bundle has for a table.
  enum Kind: CaseIterable, Sendable {
    /// `.stringsdict`, which wins.
    case varying
    /// `.strings`.
    case plain
  }

  /// Entries by key: the position of the file, and that of the entry in it.
  private typealias Index = [String: (file: Int, entry: Int)]

  private let files: [StringsFile]
  private let indexes = Mutex<[Kind: Index]?>(nil)

  /// The table in the files of one locale.
  init(_ files: [StringsFile]) { self.files = files }

  /// Whether there is a file of a kind: one that could not be read is there and empty.
  func has(_ kind: Kind) -> Bool {
    withIndex { $0[kind] != nil }
  }

  /// The entry of a key; of two in one file the last, nil where there is none.
  func place(of key: String, kind: Kind) -> Place? {
    let found = withIndex { $0[kind]?[key] }
    return found.map { Place(entry: files[$0.file].entries[$0.entry], file: files[$0.file]) }
  }

  private func withIndex<Result: Sendable>(_ body: ([Kind: Index]) -> Result) -> Result {
    indexes.withLock { known in
      let made = known ?? Self.index(files)
      known = made
      return body(made)
    }
  }

  /// The entries by kind and key; `Base.lproj`'s count only where the language has no file of its own.
  private static func index(_ files: [StringsFile]) -> [Kind: Index] {
    var indexes: [Kind: Index] = [:]
    var isOwn: [Kind: Bool] = [:]
    for position in files.indices.filter({ !files[$0].isBase }) + files.indices.filter({ files[$0].isBase }) {
      let file = files[position]
      for (kind, entries) in index(file, at: position) where !file.isBase || isOwn[kind] != true {
        indexes[kind, default: [:]].merge(entries) { _, last in last }
        isOwn[kind] = !file.isBase
      }
    }
    return indexes
  }

  private static func index(_ file: StringsFile, at position: Int) -> [Kind: Index] {
    let kind = Kind(format: file.format)
    var indexes: [Kind: Index] = kind.map { [$0: [:]] } ?? [:]
    guard !file.isRejected else { return indexes }
    for (place, entry) in file.entries.enumerated() where entry.isLost != true && entry.isTranslation {
      indexes[kind ?? (entry.leaves == nil ? .plain : .varying), default: [:]][entry.key] = (position, place)
    }
    return indexes
  }
}

extension LocaleTable.Kind {
  /// The kind of a file's format; nil for a String Catalog, which is compiled to both.
  fileprivate init?(format: String) {
    switch format {
    case "stringsdict": self = .varying
    case "xcstrings", "xliff": return nil
    default: self = .plain
    }
  }
}

extension StringsEntry {
  /// Whether a bundle would have words of the language for the key: a String Catalog also lists what is still to be
  /// translated, and keys that are their own text.
  fileprivate var isTranslation: Bool { isImplied != true && (state != .new || !value.isEmpty) }
}
