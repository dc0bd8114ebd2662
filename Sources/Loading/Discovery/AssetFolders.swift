/// The names in asset catalogs that the reader knows.
enum AssetFolders {
  /// The extension of a catalog.
  static let catalog = "xcassets"
  /// The extension of a colour's folder.
  static let color = "colorset"
  /// The file in it.
  static let contents = "Contents.json"
}
