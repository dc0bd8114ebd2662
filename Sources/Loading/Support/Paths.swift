package import SystemPackage

extension FilePath {
  /// The path from a folder to this path, both absolute and without links, with `/`; empty for the folder itself.
  package func relative(to folder: FilePath) -> String {
    let (own, base) = (Array(components), Array(folder.components))
    let shared = zip(own, base).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: base.count - shared)
    return (ups + own[shared...].map(\.shown)).joined(separator: "/")
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
