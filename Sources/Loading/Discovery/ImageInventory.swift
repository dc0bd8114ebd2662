internal import AuditModel
internal import SystemPackage

/// The image files in `.lproj` folders, of which only the names are asked.
struct ImageInventory: Sendable {
  private struct Image: Sendable {
    var place: Placement
    var path: String
  }

  private var images: [Image] = []

  /// Notes a file if it is an image in a `.lproj` folder; `root` is the audit's.
  mutating func note(_ file: FilePath, root: FilePath) {
    guard let ending = file.extension?.lowercased(), Self.endings.contains(ending),
      let place = Placement(absolute: file, root: root)
    else { return }
    images.append(Image(place: place, path: file.relative(to: root)))
  }

  /// The inventory without the files that a project leaves out.
  func leavingOut(where isExcluded: (String) -> Bool) -> ImageInventory {
    var left = self
    left.images.removeAll { isExcluded($0.path) }
    return left
  }

  /// The images by bundle, those of a bundle sorted by name; `development` is the language that each bundle's `Base` and
  /// own folder stand for.
  func byBundle(development: (String) -> LocaleTag) -> [String: [LocalizedImage]] {
    Dictionary(grouping: images, by: \.place.bundle).mapValues { images in
      let language = images.first.map { development($0.place.bundle) }
      let byName = Dictionary(grouping: images) { Self.name(of: $0.place.table) }
      return byName.sorted { $0.key < $1.key }.compactMap { name, variants in
        let sorted = variants.sorted { $0.path < $1.path }
        let own = sorted.first { $0.place.folder == "Base" || LocaleTag(folderName: $0.place.folder) == language }
        guard let shown = own ?? sorted.first else { return nil }
        return LocalizedImage(
          name: name, path: shown.path, folders: Set(variants.map(\.place.folder)).sorted())
      }
    }
  }

  /// The name without what the system adds by itself: device (`~ipad`) and scale (`@2x`).
  private static func name(of file: String) -> String {
    var name = file[...]
    for suffix in suffixes where name.count > suffix.count && name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return String(name)
  }

  /// In the order in which they may follow one another, the last first.
  private static let suffixes = ["~ipad", "~iphone", "@1x", "@2x", "@3x"]

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "heic", "heif", "gif", "tiff", "tif", "pdf", "svg", "webp", "icns", "apng",
  ]
}
