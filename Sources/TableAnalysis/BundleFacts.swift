public import AuditModel

/// One bundle without its tables: its languages and its images.
public struct BundleFacts: Sendable {
  /// The bundle's path.
  public var path: String
  /// The language of the app's own texts.
  public var developmentLanguage: LocaleTag
  /// Whether the bundle is an exchange document.
  public var isExchange: Bool
  /// The locales that the bundle has a table or an image of, its own language included, sorted.
  public var locales: [LocaleTag]
  /// The images in its `.lproj` folders, sorted by name.
  public var images: [LocalizedImage]

  /// The facts of a bundle.
  package init(_ bundle: LocalizationBundle) {
    path = bundle.path
    developmentLanguage = bundle.developmentLanguage
    isExchange = bundle.isExchange == true
    images = bundle.images ?? []
    let pictured = images.flatMap(\.folders).compactMap { LocaleTag(folderName: $0) }
    locales = Set(bundle.tables.flatMap { $0.files.map(\.locale) } + pictured + [bundle.developmentLanguage]).sorted()
  }
}
