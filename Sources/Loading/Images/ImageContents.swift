package import AuditModel
internal import SystemPackage

/// An image file of an app that a page can show.
package struct ImageContents: Sendable, Hashable {
  /// How a control draws an image (`template-rendering-intent` of an asset catalog).
  package enum Rendering: String, Sendable, Hashable {
    /// In its own colors.
    case original
    /// In the control's color.
    case template
  }

  /// The media type, as `image/png`.
  package var mediaType: String
  /// The file's bytes.
  package var bytes: [UInt8]
  /// How it is drawn; nil if the control decides.
  package var rendering: Rendering?

  /// Reads an image; nil if it is not one that browsers show, cannot be read, or is larger than the limit in bytes.
  package init?(of image: BundledImage, limit: Int) {
    let path = FilePath(image.file)
    let isSet = (try? FileSystem.kind(path, followsLinks: false)) == .folder
    let manifest = isSet ? ImageSetManifest(of: path) : nil
    let candidates = manifest?.images.map { path.appending($0.name) } ?? [path]
    let found = candidates.lazy.compactMap { Self.bytes(of: $0, limit: limit) }.first
    guard let found else { return nil }
    (mediaType, bytes) = found
    rendering = manifest?.rendering
  }

  private static func bytes(of file: FilePath, limit: Int) -> (String, [UInt8])? {
    guard let ending = file.extension?.lowercased(), let type = AssetInventory.mediaTypes[ending],
      let contents = try? FileSystem.contents(file, limit: limit), !contents.isEmpty
    else { return nil }
    return (type, contents)
  }
}

/// What the `Contents.json` of an image set says (Asset Catalog Format Reference, Image Set Type).
struct ImageSetManifest {
  /// One of its files.
  struct File: Equatable {
    let name: String
    /// How many pixels a point has; 1 for vector images.
    let scale: Int
  }

  /// Its files in light appearance, those for two pixels a point first.
  var images: [File] = []
  /// How it is drawn; nil if the control decides.
  var rendering: ImageContents.Rendering?

  private static let limit = 1 << 20

  /// Reads the manifest in a folder; nil if there is none that can be read.
  init?(of folder: FilePath) {
    let path = folder.appending(AssetFolders.contents)
    guard let bytes = try? FileSystem.contents(path, limit: Self.limit) else { return nil }
    self.init(bytes)
  }

  /// Reads a manifest.
  init?(_ bytes: [UInt8]) {
    guard let root = JSONDocument(DecodedText(bytes).utf8).root, root.kind == .object else { return nil }
    let images = root.member("images")?.items ?? []
    let usable = images.filter { $0.member("appearances") == nil && !$0.leavesFolder }
    self.images = usable.compactMap { image in
      image.member("filename")?.string.map { (Self.rank(of: image), File(name: $0, scale: image.scale)) }
    }.sorted { ($0.0, $0.1.name) < ($1.0, $1.1.name) }.map(\.1)
    rendering = root.member("properties")?.member("template-rendering-intent")?.string
      .flatMap(ImageContents.Rendering.init)
  }

  /// Vector images have no scale.
  private static func rank(of image: JSONValue) -> Int {
    let scale = ["2x": 0, "3x": 2, "1x": 3][image.member("scale")?.string ?? ""] ?? 1
    let idiom = ["universal": 0, "iphone": 1, "mac": 1][image.member("idiom")?.string ?? "universal"] ?? 2
    return idiom * 4 + scale
  }
}

extension JSONValue {
  /// How many pixels of an image a point has.
  fileprivate var scale: Int { max(1, member("scale")?.string.flatMap { Int($0.dropLast()) } ?? 1) }

  /// Whether the file that an image names is not in the set's own folder.
  fileprivate var leavesFolder: Bool { member("filename")?.string?.contains("/") ?? false }
}
