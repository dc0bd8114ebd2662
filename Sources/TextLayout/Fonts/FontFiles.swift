import Foundation
import PlatformData

/// The font files of some folders by name; of two files of one name the first folder's counts.
struct FontFiles: Sendable {
  /// The paths, folder by folder, sorted within each.
  let paths: [String]
  private let byName: [String: String]

  /// The files under the folders, however deep (up to a bound that no font folder reaches); each folder is looked at once,
  /// however many links lead to it.
  init(folders: [String]) {
    var walk = Walk()
    for folder in folders { walk.visit(Self.expanded(folder), depth: 0) }
    self.init(paths: walk.found)
  }

  /// Some files.
  init(paths: [String]) {
    self.paths = paths
    byName = Dictionary(paths.map { (Self.fileName($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The path of the file of that name; nil where no folder has it.
  func path(of name: String) -> String? { byName[name] }

  private struct Walk {
    var found: [String] = []
    private var visited: Set<String> = []

    mutating func visit(_ folder: String, depth: Int) {
      guard depth < 8, let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
        visited.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted
      else { return }
      for name in names.sorted() {
        let path = "\(folder)/\(name)"
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        if let ending, FontFolders.fileExtensions.contains(ending) {
          found.append(path)
        } else {
          visit(path, depth: depth + 1)
        }
      }
    }
  }

  private static func expanded(_ folder: String) -> String {
    let path = folder.hasPrefix("~") ? NSHomeDirectory() + folder.dropFirst() : folder
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
