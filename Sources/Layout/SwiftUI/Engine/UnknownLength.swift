import PlatformData

/// The bounds that are assumed of lengths that the source does not tell.
///
/// No source says them: they are chosen so wide that few lengths in apps are outside, and what depends on them is a range.
enum UnknownLength {
  /// A padding that an expression gives.
  static let padding = ViewLength(least: 0, likely: SwiftUIMetrics.padding.value, greatest: 48)
  /// A distance between views that an expression gives.
  static let spacing = ViewLength(least: 0, likely: SwiftUIMetrics.spacing.value, greatest: 40)
  /// A side of a frame.
  static let side = ViewLength(least: 40, likely: 150, greatest: 400)
  /// A side of the frame of an image, which may be an icon beside a text.
  static let imageSide = ViewLength(least: 12, likely: 44, greatest: 400)
  /// The minimum of a flexible frame: it may be none.
  static let minimum = ViewLength(least: 0, likely: 0, greatest: 300)
  /// The maximum of a flexible frame: it may be without end.
  static let maximum = ViewLength(least: 40, likely: 400, greatest: .infinity)
  /// The minimum of a grid's column.
  static let track = ViewLength(least: 10, likely: 100, greatest: 200)
  /// A side of an image that is not read.
  static let image = ViewLength(least: 12, likely: 44, greatest: 200)
  /// What a button style of the app keeps around the label.
  static let buttonPadding = ViewLength(least: 0, likely: 12, greatest: 32)
  /// The width of a button of which the system supplies title or image.
  static let systemButton = ViewLength(least: 24, likely: 44, greatest: 90)
  /// The width of a bar's item that is not read.
  static let barItem = ViewLength(least: 36, likely: 44, greatest: 120)
  /// The width of a title that the system supplies, such as "Cancel".
  static let systemTitle = ViewLength(least: 30, likely: 50, greatest: 100)
}
