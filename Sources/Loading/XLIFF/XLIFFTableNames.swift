/// Names the tables of an XLIFF document after the source files that it names.
///
/// A table is the base name of its file (`Localizable` for `App/en.lproj/Localizable.strings`), with as many of the folders
/// around the `.lproj` before it as it takes to tell it from the document's others (`App/Localizable`). Files of one
/// folder and base name are one table, as `.strings` and `.stringsdict` are in an app.
struct XLIFFTableNames {
  private struct Source: Hashable {
    var folders: [String]
    var base: String
  }

  private let names: [Source: String]

  /// Names for all the source files of a document.
  init(_ originals: [String]) {
    var names: [Source: String] = [:]
    for (base, sources) in Dictionary(grouping: Set(originals.map(Self.source)), by: \.base) {
      let depth = Self.depth(of: sources)
      for source in sources { names[source] = (source.folders.suffix(depth) + [base]).joined(separator: "/") }
    }
    self.names = names
  }

  /// The name of a source file's table.
  subscript(original: String) -> String { names[Self.source(original)] ?? original.baseName }

  /// How many folders it takes to tell the files of one base name apart.
  private static func depth(of sources: [Source]) -> Int {
    let deepest = sources.map(\.folders.count).max() ?? 0
    return (0..<min(deepest, searchedDepth)).first { depth in
      Set(sources.map { Array($0.folders.suffix(depth)) }).count == sources.count
    } ?? deepest
  }

  /// Up to how many folders the fewest are looked for; beyond, all are taken.
  private static let searchedDepth = 32

  private static func source(_ original: String) -> Source {
    let parts = original.split(separator: "/").map(String.init)
    let folder = parts.lastIndex { $0.lowercased().hasSuffix(".lproj") } ?? max(parts.count - 1, 0)
    let isLocalized = folder < parts.count - 1
    let inside = parts[min(isLocalized ? folder + 1 : folder, parts.count)...].dropLast()
    return Source(folders: Array(parts.prefix(folder)), base: (inside + [original.baseName]).joined(separator: "/"))
  }
}
