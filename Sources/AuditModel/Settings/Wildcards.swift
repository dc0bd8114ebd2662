/// Compares a sequence with a pattern in which some parts match any run of the sequence's elements.
///
/// Only the last run that was met is ever widened: that finds a match wherever there is one, so that the time is at most
/// the pattern's length times the sequence's, and no pattern is worse.
func matchesWildcards<Part, Element>(
  _ elements: [Element], _ pattern: [Part], isAnyRun: (Part) -> Bool, matches: (Part, Element) -> Bool
) -> Bool {
  var (position, part) = (0, 0)
  var lastRun: (part: Int, position: Int)?
  while position < elements.count {
    if part < pattern.count, isAnyRun(pattern[part]) {
      lastRun = (part, position)
      part += 1
    } else if part < pattern.count, matches(pattern[part], elements[position]) {
      part += 1
      position += 1
    } else if let run = lastRun {
      lastRun = (run.part, run.position + 1)
      (part, position) = (run.part + 1, run.position + 1)
    } else {
      return false
    }
  }
  return pattern[part...].allSatisfy(isAnyRun)
}

/// A pattern for keys: `*` matches any characters, `?` one; others match only the same code points.
public struct TextGlob: Sendable, Hashable {
  private let pattern: [Character]

  /// A pattern; every text is one.
  public init(_ pattern: some StringProtocol) { self.pattern = Array(pattern) }

  /// Whether the whole text matches.
  public func matches(_ text: some StringProtocol) -> Bool {
    matchesWildcards(
      Array(text), pattern, isAnyRun: { $0 == "*" }, matches: { $0 == "?" || $0.utf8.elementsEqual($1.utf8) })
  }
}

/// A pattern for paths: `*` and `?` match characters of one name, `**` any folders.
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
