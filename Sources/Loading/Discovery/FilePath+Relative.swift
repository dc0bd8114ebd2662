package import SystemPackage

extension FilePath {
  /// The path from a folder to this path, both absolute and without links, with `/`; empty for the folder itself.
  package func relative(to folder: FilePath) -> String {
    let (own, base) = (Array(components), Array(folder.components))
    let shared = zip(own, base).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: base.count - shared)
    return (ups + own[shared...].map(\.string)).joined(separator: "/")
  }

  /// The deepest folder that holds all the given folders; nil where none are given.
  static func deepestCommonFolder(of folders: [FilePath]) -> FilePath? {
    guard var common = folders.first else { return nil }
    for folder in folders {
      while !folder.starts(with: common) { common.removeLastComponent() }
    }
    return common
  }
}
