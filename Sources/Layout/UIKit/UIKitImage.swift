import AuditModel
import PlatformData

/// The size of an image in UIKit's controls, in points, and how far its width may be off.
struct UIKitImage: Sendable {
  var width: Double
  var height: Double
  var tolerance = 0.0

  /// The available width beside an image of unknown size.
  static let unknown = AvailableSize.unknown(reason: "the file does not tell the size of the image beside the title")

  /// The size of an asset, as the file lists it; of a symbol, by the font that it goes with (nil is the symbol's own).
  ///
  /// A symbol whose proportions the file does not list is taken for a square.
  init?(_ image: ImageReference, fontSize: Double?) {
    guard image.isSystem else {
      guard let listed = image.size else { return nil }
      (width, height) = (listed.width.value, listed.height.value)
      return
    }
    let pointSize = image.symbol?.pointSize ?? fontSize ?? SymbolMetrics.pointSize.value
    let size = SymbolMetrics.size(
      pointSize: pointSize, scale: image.symbol?.scale,
      proportions: image.size.map { ($0.width.value, $0.height.value) })
    guard let width = size.width, let height = size.height else { return nil }
    (self.width, self.height) = (width, height)
    tolerance = pointSize * SymbolMetrics.widthTolerance.value
  }

  var size: IntrinsicContentSize { IntrinsicContentSize(width: width, height: height) }
}
