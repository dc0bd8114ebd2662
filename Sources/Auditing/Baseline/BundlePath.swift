/// Where a file's path says that it belongs.
enum BundlePath {
  /// The folder of the bundle that a file is in: the one that holds its `.lproj`, else the file's own; empty is the root.
  static func folder(of file: String) -> String {
    let parts = file.split(separator: "/")
    let end = parts.firstIndex { $0.lowercased().hasSuffix(".lproj") } ?? max(0, parts.count - 1)
    return parts[..<end].joined(separator: "/")
  }

  /// A file with all folders that it is in; `.` is the root.
  static func placesAround(_ file: String) -> [String] {
    let parts = file.split(separator: "/")
    return ["."] + parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
