import AuditModel
import Loading
import Reporting
import Utilities

/// The images of an app that a report shows, which are read when a drawing asks for them.
struct AppImages: Sendable {
  private let byName: [String: [BundledImage]]

  /// The maximum size of an image in bytes: a drawing is a sketch.
  private static let limit = 128 << 10

  /// The images of a workspace.
  init(_ images: [BundledImage]) { byName = Dictionary(grouping: images, by: \.name) }

  /// The image of a name; of several the one that is nearest to the interface that asks for it.
  func image(_ name: String, near interface: String) -> ReportImage? {
    let folders = interface.split(separator: "/")
    let candidates = (byName[name] ?? []).map { image in
      (image: image, shared: zip(image.path.split(separator: "/"), folders).prefix { $0 == $1 }.count)
    }
    let nearest = candidates.max { ($0.shared, $1.image.path) < ($1.shared, $0.image.path) }?.image
    return nearest.flatMap { ImageContents(of: $0, limit: Self.limit) }.map { contents in
      ReportImage(
        mediaType: contents.mediaType, bytes: contents.bytes, isTemplate: contents.rendering.map { $0 == .template })
    }
  }
}
