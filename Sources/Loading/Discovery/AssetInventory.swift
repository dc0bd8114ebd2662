internal import AuditModel
internal import SystemPackage

/// The images of a project, which are opened only if a drawing shows them: image sets of asset catalogs, and loose files.
struct AssetInventory: Sendable {
  private var images: [(name: String, path: String, file: FilePath)] = []

  /// Adds the folder of an image set; `root` is the audit's.
  mutating func noteSet(_ folder: FilePath, root: FilePath) {
    images.append((folder.stem ?? "", folder.relative(to: root), folder))
  }

  /// Adds a loose file if it is an image that a page can show; of variants for scales the one for two pixels a point is last.
  mutating func note(_ file: FilePath, root: FilePath) {
    guard let ending = file.extension?.lowercased(), Self.mediaTypes[ending] != nil,
      let stem = file.stem, !Self.otherScales.contains(where: stem.hasSuffix)
    else { return }
    let name = stem.hasSuffix(Self.retina) ? String(stem.dropLast(Self.retina.count)) : stem
    images.append((name, file.relative(to: root), file))
  }

  /// The media types of files that browsers show, by extension.
  static let mediaTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "svg": "image/svg+xml",
  ]

  private static let retina = "@2x"
  private static let otherScales = ["@1x", "@3x"]

  /// The inventory without the files that a project excludes.
  func leavingOut(where isExcluded: (String) -> Bool) -> AssetInventory {
    var left = self
    left.images.removeAll { isExcluded($0.path) }
    return left
  }

  /// The images, sorted by name, then path.
  var bundled: [BundledImage] {
    images.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
      .map { BundledImage(name: $0.name, path: $0.path, file: $0.file.string) }
  }
}
