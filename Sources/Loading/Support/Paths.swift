package import SystemPackage

extension FilePath {
  /// The path from a folder to this path, both absolute and without links, with `/`; empty for the folder itself.
  package func relative(to folder: FilePath) -> String {
    let (own, base) = (Array(components), Array(folder.components))
    let shared = zip(own, base).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: base.count - shared)
    return (ups + own[shared...].map(\.string)).joined(separator: "/")
  }

  /// The deepest common ancestor of folders; nil if none are given.
  static func deepestCommonFolder(of folders: [FilePath]) -> FilePath? {
    guard var common = folders.first else { return nil }
    for folder in folders {
      while !folder.starts(with: common) { common.removeLastComponent() }
    }
    return common
  }
}

extension String {
  /// The part before the last slash; empty if absent.
  var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// The part after the last slash.
  var lastPathPart: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  /// The last part of the path without its extension.
  var baseName: String {
    let name = lastPathPart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The path of a folder, followed by those of its ancestors up to the empty path.
  var andAncestors: [String] {
    var result = [self]
    while let last = result.last, !last.isEmpty { result.append(last.parentFolder) }
    return result
  }
}
