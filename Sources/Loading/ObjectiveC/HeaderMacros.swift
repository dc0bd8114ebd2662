internal import AuditModel
internal import SystemPackage
internal import Utilities

/// Finds the macros of Objective-C in headers by which apps look texts up, and those that name colors: `#define L(key)
/// NSLocalizedString(key, nil)`, `#define ACCENT UIColorFromRGB(0x3366CC)`.
///
/// A prefix header is imported by no file, so those in the folders of all sources and in the folders around them count for all.
enum HeaderMacros {
  /// The definitions in the headers around some files; nil without any.
  static func definitions(around files: [FoundFile]) -> [UInt8]? {
    let sources = files.filter { $0.format == .source }
    guard let first = sources.first else { return nil }
    let root = first.path.split(separator: "/").reduce(into: first.absolute) { root, _ in root.removeLastComponent() }
    let folders = Set(sources.flatMap { $0.folder.andAncestors }).sorted()
    var found: [UInt8] = []
    for folder in folders.map({ $0.isEmpty ? root : root.pushing(FilePath($0)) }) {
      for ending in [".h", ".pch"] {
        for name in (try? FileSystem.names(in: folder, endingWith: ending)) ?? [] {
          guard let bytes = try? FileSystem.contents(folder.appending(name), limit: first.format.sizeLimit) else {
            continue
          }
          found += definitions(in: bytes)
        }
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The definitions in a header, each on lines of its own.
  private static func definitions(in header: [UInt8]) -> [UInt8] {
    guard header.hasBytes("#define"), signs.contains(where: header.hasBytes) else { return [] }
    var (found, current): ([UInt8], [UInt8]) = ([], [])
    for line in header.split(separator: Byte.lineFeed, omittingEmptySubsequences: false) {
      if current.isEmpty, !line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "#define".utf8) { continue }
      current += line + [Byte.lineFeed]
      // A backslash continues the line.
      if line.last(where: { $0 != UInt8(ascii: "\r") }) == UInt8(ascii: "\\") { continue }
      if signs.contains(where: current.hasBytes) { found += current }
      current = []
    }
    return found
  }

  private static let signs = ["ocalizedString", "UIColor"]
}
