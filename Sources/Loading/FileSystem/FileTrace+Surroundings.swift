package import SystemPackage

// Files that are used but not read as text: fonts, dictionaries, the program itself.
extension FileTrace {
  /// What a folder contains, to a depth that no folder of fonts reaches, by sizes and times.
  package static func ofFolder(_ folder: FilePath) async -> FileTrace {
    await recording { note(folder, depth: 0) }.trace
  }

  /// A file by its size and time.
  package static func ofFile(_ file: FilePath) async -> FileTrace {
    await recording { _ = try? FileSystem.stamp(of: file) }.trace
  }

  private static func note(_ folder: FilePath, depth: Int) {
    guard depth < 8, let names = try? FileSystem.names(in: folder) else { return }
    for name in names {
      let path = folder.appending(name)
      if (try? FileSystem.kind(path, followsLinks: true)) == .folder {
        note(path, depth: depth + 1)
      } else {
        _ = try? FileSystem.stamp(of: path)
      }
    }
  }
}
