/// A design of the system font: SF Pro has wider, looser letters for text than for display.
package enum OpticalSize: String, Sendable, Hashable, CaseIterable {
  /// Below 20 pt.
  case text
  /// From 20 pt on.
  case display

  /// The design at a point size.
  package init(pointSize: Double) { self = pointSize < SystemFont.displaySize ? .text : .display }
}
