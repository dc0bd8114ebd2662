import AuditModel
import PlatformData

/// The natural size of an image in points.
struct ImageSize: Sendable, Hashable {
  var width: Double
  var height: Double

  /// The size of an asset, as the file lists it; of a symbol, by the font that it goes with (nil is the symbol's own).
  static func of(_ image: ImageReference, fontSize: Double?) -> ImageSize? {
    guard let listed = image.size.map({ ImageSize(width: $0.width.value, height: $0.height.value) }) else { return nil }
    guard image.isSystem else { return listed }
    guard listed.height > 0 else { return nil }
    let size = SymbolMetrics.size(
      pointSize: image.symbol?.pointSize ?? fontSize ?? SymbolMetrics.pointSize.value, scale: image.symbol?.scale,
      proportions: (listed.width, listed.height))
    guard let width = size.width, let height = size.height else { return nil }
    return ImageSize(width: width, height: height)
  }
}
