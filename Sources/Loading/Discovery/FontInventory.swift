internal import AuditModel
internal import PlatformData
internal import SystemPackage

/// The font files of a project, which are opened only where a title asks for one.
struct FontInventory: Sendable {
  private var fonts: [(path: String, file: FilePath)] = []

  /// Notes a file if it is a font; `root` is the audit's.
  mutating func note(_ file: FilePath, root: FilePath) {
    guard let ending = file.extension?.lowercased(), FontFolders.fileExtensions.contains(ending) else { return }
    fonts.append((file.relative(to: root), file))
  }

  /// The inventory without the files that a project leaves out.
  func leavingOut(where isExcluded: (String) -> Bool) -> FontInventory {
    var left = self
    left.fonts.removeAll { isExcluded($0.path) }
    return left
  }

  /// The fonts, sorted by path, with the names that interfaces tell of a file of that name.
  func bundled(names: [String: Set<String>]) -> [BundledFont] {
    fonts.sorted { $0.path < $1.path }.map { path, file in
      BundledFont(file: file.string, names: (names[path.lastPathPart] ?? []).sorted())
    }
  }
}
