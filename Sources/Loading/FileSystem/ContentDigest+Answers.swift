internal import SystemPackage

// What the file system may answer.
extension ContentDigest {
  /// The digest of a kind of file.
  init(of kind: FileKind) { self.init(of: [kind.rawValue]) }

  /// The digest of the names in a folder.
  init(of names: [FilePath.Component]) { self.init(of: names.map(\.string)) }

  /// The digest of a file's contents; nil are those of a file that is too large.
  init(ofContents contents: [UInt8]?) {
    self = contents.map { ContentDigest(of: $0) } ?? ContentDigest(of: ["too large"])
  }

  /// The digest of an error.
  init(of error: any Error) { self.init(of: ["error", "\(error)"]) }
}
