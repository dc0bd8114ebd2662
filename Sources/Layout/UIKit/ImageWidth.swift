import AuditModel
import PlatformData

/// The width that an image takes beside a title, in points, and how far it may be off.
struct ImageWidth {
  var width: Points
  var tolerance: Points = 0

  /// The room beside an image of unknown size.
  static let unknown = TitleRoom.unknown(reason: "the file does not tell the size of the image beside the title")

  /// The width of an image; nil where it is not known.
  ///
  /// A symbol follows the title's size, not the size that the file lists.
  init?(of image: ImageReference, font: FontDescription) {
    guard image.isSystem else {
      guard let width = image.size?.width else { return nil }
      self.width = width
      return
    }
    guard let size = font.size ?? ControlMetrics.fonts["button.configuration"]?.value.pointSize else { return nil }
    width = Points(size * ButtonMetrics.symbolWidthPerPointSize.value)
    tolerance = Points(size * ButtonMetrics.symbolWidthTolerance.value)
  }
}
