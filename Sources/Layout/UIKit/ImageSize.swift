import AuditModel
import PlatformData

/// The natural size of an image in points.
struct ImageSize: Sendable, Hashable {
  var width: Double
  var height: Double

  /// The size of an asset, as the file lists it; of a symbol, by the font that it goes with (nil is the symbol's own).
  static func of(_ image: ImageReference, fontSize: Double?) -> ImageSize? {
    guard image.isSystem else { return image.size.map { ImageSize(width: $0.width.value, height: $0.height.value) } }
    guard let canvas = image.size, canvas.height > 0 else { return nil }
    let size = image.symbol?.pointSize ?? fontSize ?? 17
    let scales = ["small": 0.8, "large": 1.25]
    let side = size * 1.2 * (scales[image.symbol?.scale ?? ""] ?? 1) / 128
    return ImageSize(width: side * canvas.width.value, height: side * canvas.height.value)
  }
}
