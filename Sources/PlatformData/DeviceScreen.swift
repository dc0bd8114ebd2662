/// The room that an app has on a device: a whole screen, upright or on its side, or a part of one (Split View).
package struct DeviceScreen: Sendable, Hashable {
  /// Distances from the edges, in points.
  package struct Edges: Sendable, Hashable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The name for options and reports.
  package var name: String
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double
  /// Pixels per point.
  package var scale: Int
  /// What the display's own shape and the status bar keep free.
  package var safeArea: Edges
  /// Whether the width is of the regular size class.
  package var isWidthRegular: Bool
  /// Whether the height is of the regular size class.
  package var isHeightRegular: Bool

  package init(
    name: String, width: Double, height: Double, scale: Int, safeArea: Edges, isWidthRegular: Bool,
    isHeightRegular: Bool
  ) {
    (self.name, self.width, self.height, self.scale) = (name, width, height, scale)
    (self.safeArea, self.isWidthRegular, self.isHeightRegular) = (safeArea, isWidthRegular, isHeightRegular)
  }
}
