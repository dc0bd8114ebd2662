import Foundation
import PlatformData

/// The font files of some folders by name; of two files of one name the first folder's counts.
struct FontFiles: Sendable {
  /// The paths, folder by folder, sorted within each.
  let paths: [String]
  private let byName: [String: String]

  /// The files under the folders, however deep (up to a bound that no font folder reaches).
  init(folders: [String]) {
    var seen: Set<String> = []
    paths = folders.map(Self.expanded).filter { seen.insert($0).inserted }.flatMap { Self.files(in: $0, depth: 0) }
    byName = Dictionary(paths.map { (Self.fileName($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The path of the file of that name; nil where no folder has it.
  func path(of name: String) -> String? { byName[name] }

  private static func files(in folder: String, depth: Int) -> [String] {
    guard depth < 8, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      guard let dot = name.lastIndex(of: ".") else { return files(in: path, depth: depth + 1) }
      let isFont = FontFolders.fileExtensions.contains(name[name.index(after: dot)...].lowercased())
      return isFont ? [path] : files(in: path, depth: depth + 1)
    }
  }

  private static func expanded(_ folder: String) -> String {
    let path = folder.hasPrefix("~") ? NSHomeDirectory() + folder.dropFirst() : folder
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
