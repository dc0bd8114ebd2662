package import SystemPackage

extension FilePath {
  /// The path from a folder to this path, both absolute and without links, with `/`; empty for the folder itself.
  package func relative(to folder: FilePath) -> String {
    Self.path(of: names[...], relativeTo: folder.names)
  }

  /// The path from a folder to another, both given by the names of their components.
  static func path(of names: ArraySlice<String>, relativeTo folder: [String]) -> String {
    let shared = zip(names, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - shared) + names.dropFirst(shared)).joined(separator: "/")
  }

  /// The names of the components; to split a string is much faster than to go through the components.
  var names: [String] {
    String(validating: self).map { $0.split(separator: "/").map(String.init) } ?? components.map(\.shown)
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

extension [String] {
  /// The deepest folder that contains all these paths, or is one of them.
  var deepestCommonFolder: String { FilePath.deepestCommonFolder(of: map { FilePath($0) })?.string ?? "" }
}

extension FilePath.Component {
  /// The name, with bytes that are not UTF-8 as `\xE9`: names that differ in them alone stay apart.
  fileprivate var shown: String {
    if let text = String(validating: self) { return text }
    return withPlatformString { start in
      sequence(first: start) { $0 + 1 }.lazy.map { UInt8(bitPattern: $0.pointee) }
        .prefix { $0 != 0 }.map(Self.spelling).joined()
    }
  }

  private static func spelling(of byte: UInt8) -> String {
    byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
  }
}

extension String {
  /// The part before the last slash; empty if absent.
  package var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

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
