package import AuditModel

extension FileFormat {
  /// The format of a file of that name; nil if an audit does not read such files.
  ///
  /// In a folder only JSON files with the extensions of interface trees are read.
  package init?(fileName: String, isExplicit: Bool) {
    let lower = fileName.lowercased()
    let known = Self.suffixes.first { lower.hasSuffix($0.suffix) && lower.utf8.count > $0.suffix.utf8.count }
    if let known {
      self = known.format
    } else if lower.hasSuffix("info.plist") {
      self = .infoPlist
    } else if isExplicit, lower.hasSuffix(".json") {
      self = .jsonTree
    } else if fileName == "project.pbxproj" {
      self = .xcodeProject
    } else {
      return nil
    }
  }

  /// Why files of the format are not read; nil if they are.
  package var skipReason: String? {
    self == .source
      ? "only SwiftUI views are read from source code; titles and labels set in other code are not audited" : nil
  }

  /// The size in bytes above which a file of the format is not read.
  ///
  /// The largest of some 17,000 public files: strings 0.3 MB, xib and storyboard 1.2 MB, String Catalogs 2.8 MB (12 MB is
  /// reported). A catalog contains all languages; a tree printed from a whole project contains all its strings.
  package var sizeLimit: Int {
    switch self {
    case .jsonTree: 512 << 20
    case .xcstrings: 256 << 20
    default: 32 << 20
    }
  }

  private static let suffixes: [(suffix: String, format: FileFormat)] = [
    (".storyboard", .storyboard), (".xib", .xib), (".strings", .strings), (".stringsdict", .stringsdict),
    (".xcstrings", .xcstrings), (".xliff", .xliff), (".xlf", .xliff), (".xcloc", .xcloc),
    (".fitspoken.json", .jsonTree), (".tree.json", .jsonTree),
    (".swift", .swift), (".m", .source), (".mm", .source),
  ]
}
