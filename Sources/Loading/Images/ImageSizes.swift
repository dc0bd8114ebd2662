internal import AuditModel
internal import SystemPackage
internal import Synchronization
internal import Utilities

/// The natural sizes of a project's images in points, which are read when they are asked for.
final class ImageSizes: Sendable {
  private let images: [String: [BundledImage]]
  private let symbols: AssetSymbols
  private let known = Guarded<[String: Size?]>([:])

  /// The sizes of some images.
  init(of images: [BundledImage]) {
    self.images = Dictionary(grouping: images, by: \.name)
    symbols = AssetSymbols(of: images)
  }

  /// The size of an image by its name, or by the symbol that Xcode makes of that; nil if it is not known.
  ///
  /// Where several bundles have an image of a name, it is as large as the largest.
  @Sendable func size(of name: String) -> Size? {
    if let known = known.withLock({ $0[name] }) { return known }
    let files = images[name] ?? symbols.asset(named: name).flatMap { images[$0] } ?? []
    let size = files.map { ImageFileSize($0)?.points }.union
    known.withLock { $0[name] = size }
    return size
  }
}

/// The natural size of one image among an app's resources.
struct ImageFileSize {
  /// The size in points.
  let points: Size

  private static let limit = 1 << 20

  /// Reads a size; nil if the file's format does not tell it plainly, or if it cannot be read.
  init?(_ image: BundledImage) {
    let path = FilePath(image.file)
    let isSet = (try? FileSystem.kind(path, followsLinks: false)) == .folder
    guard let file = isSet ? ImageSetManifest(of: path)?.images.first : Self.loose(path),
      let bytes = try? FileSystem.contents(isSet ? path.appending(file.name) : path, limit: Self.limit),
      let size = ImageHeader.size(bytes, ofFile: file.name)
    else { return nil }
    let scale = size.isInPixels ? Double(file.scale) : 1
    points = Size(width: Points(size.width / scale), height: Points(size.height / scale))
  }

  /// A file outside catalogs, which has its scale in its name (`name@2x.png`).
  private static func loose(_ path: FilePath) -> ImageSetManifest.File? {
    guard let name = path.lastComponent?.string, let stem = path.stem else { return nil }
    return ImageSetManifest.File(name: name, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }
}
