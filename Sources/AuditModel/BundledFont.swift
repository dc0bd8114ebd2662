/// A font file among an app's own resources.
public struct BundledFont: Sendable, Hashable, Codable {
  /// The file's absolute path, which no report shows.
  public var file: String
  /// The PostScript names that the app's interfaces say it holds (`customFonts`).
  public var names: [String]

  /// A font file with the names that it is said to hold.
  public init(file: String, names: [String] = []) {
    self.file = file
    self.names = names
  }
}
