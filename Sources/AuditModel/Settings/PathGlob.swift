/// A pattern for paths: `*` and `?` stand for characters of one name, `**` for any folders.
///
/// A pattern goes from the configuration file's folder (`App/*.xib`); one without a slash names a file or folder at any
/// depth (`Pods`, `*.xib`). A pattern that matches a folder matches all that is in it.
public struct PathGlob: Sendable, Hashable {
  private enum Part: Hashable {
    case anyFolders
    case name(TextGlob)
  }

  private let parts: [Part]

  /// A pattern; every text is one.
  public init(_ pattern: String) {
    let names = Self.names(of: pattern)
    let isAnchored = pattern.dropLast().contains("/")
    let parts = names.map { $0 == "**" ? Part.anyFolders : .name(TextGlob($0)) }
    self.parts = names.isEmpty ? [] : (isAnchored ? [] : [.anyFolders]) + parts + [.anyFolders]
  }

  /// Whether the path with `/`, relative to the configuration file's folder, or a folder on its way matches.
  public func matches(_ path: String) -> Bool {
    matchesWildcards(
      Self.names(of: path), parts, isAnyRun: { $0 == .anyFolders },
      matches: { part, name in
        guard case .name(let glob) = part else { return false }
        return glob.matches(name)
      })
  }

  private static func names(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
}
