import AuditModel
import Foundation
import Utilities

/// An image of an app for a drawing.
package struct ReportImage: Sendable, Hashable {
  /// The media type, as `image/png`.
  package var mediaType: String
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// Whether it is drawn in the control's color; nil if the control decides.
  package var isTemplate: Bool?

  /// An image with the bytes of its file.
  package init(mediaType: String, bytes: [UInt8], isTemplate: Bool? = nil) {
    (self.mediaType, self.bytes, self.isTemplate) = (mediaType, bytes, isTemplate)
  }
}

/// Gives the image of a name that the interface at a path means; nil if there isn't one that can be shown.
package typealias ImageSource = @Sendable (_ name: String, _ interface: String) -> ReportImage?

/// The images of an app that the drawings of a report show, each once on a page.
struct DrawnImages: Sendable {
  private struct Entry: Sendable {
    var id: String
    var image: ReportImage
  }

  private var entries: [String: Entry] = [:]

  /// No images: drawings have placeholders in their stead.
  static let none = DrawnImages()

  private init() {}

  /// The images of some screens, in their order, as long as they are not larger than a number of bytes together.
  init(of screens: [ScreenExhibit], from source: ImageSource, bytes limit: Int) {
    var left = limit
    var seen: Set<String> = []
    for screen in screens {
      for name in Self.names(in: screen) where seen.insert(name).inserted {
        guard let image = source(name, screen.summary.file), image.bytes.count <= left else { continue }
        left -= image.bytes.count
        entries[name] = Entry(id: "image-\(entries.count + 1)", image: image)
      }
    }
  }

  /// The names of the images on a screen, in their order.
  static func names(in screen: ScreenExhibit) -> [String] {
    screen.pictures.flatMap(\.items).flatMap(\.images).compactMap(\.name)
  }

  /// A use of an image in its frame, whole; nil if it is not known.
  func use(_ image: ScreenPicture.Image) -> String? {
    guard let entry = image.name.flatMap({ entries[$0] }) else { return nil }
    let frame = image.frame
    let filter = entry.image.isTemplate ?? image.isTemplate ? " filter=\"url(#tinted)\"" : ""
    return "<use href=\"#\(entry.id)\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(max(frame.width, .zero))\" "
      + "height=\"\(max(frame.height, .zero))\"\(filter)/>"
  }

  /// What uses of images of these names refer to, as an SVG element without a size of its own; empty if there are none.
  func definitions(of names: some Sequence<String>) -> Markup {
    let used = Set(names).compactMap { entries[$0] }.sorted {
      $0.id.localizedStandardCompare($1.id) == .orderedAscending
    }
    guard !used.isEmpty else { return .empty }
    let symbols = used.map { entry in
      "<symbol id=\"\(entry.id)\"><image width=\"100%\" height=\"100%\" href=\"data:\(entry.image.mediaType);base64,"
        + Data(entry.image.bytes).base64EncodedString() + "\"/></symbol>"
    }
    return Markup(
      trusted:
        "<svg class=\"drawing assets\" aria-hidden=\"true\" focusable=\"false\">\(Self.tint)\(symbols.joined())</svg>")
  }

  /// Fills the shape of an image with one color.
  private static let tint =
    "<filter id=\"tinted\"><feFlood class=\"flood\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
}
