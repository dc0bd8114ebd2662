package import AuditModel
import PlatformData

/// A font at one content size: all that measuring needs to know of it.
package struct ResolvedFont: Sendable, Hashable {
  /// The size in points.
  package var pointSize: Double
  /// The weight.
  package var weight: FontWeight
  /// The PostScript name or family of a custom font; nil is the system font.
  package var family: String?
  /// A font file to measure exactly as it is; it goes before `family`.
  package var file: String?
  /// Whether the face is italic.
  package var isItalic: Bool
  /// Whether all digits have one width.
  package var hasMonospacedDigits = false
  /// The space after each glyph in points; nil is the system font's own table, and none for other fonts.
  package var tracking: Double?
  /// The space that a text adds after each glyph to that of its font, in points (Core Text, `kCTKernAttributeName`).
  package var kerning = 0.0
  /// The distance between baselines that a text style asks for, in points.
  package var leading: Double?

  /// A font; the system font in its regular weight unless told otherwise.
  package init(
    pointSize: Double, weight: FontWeight = .regular, family: String? = nil, file: String? = nil,
    isItalic: Bool = false, tracking: Double? = nil, leading: Double? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.family = family
    self.file = file
    self.isItalic = isItalic
    self.tracking = tracking
    self.leading = leading
  }

  /// The size limited to what fonts support; a size that is not a number becomes zero.
  var safePointSize: Double { pointSize.isFinite ? min(max(pointSize, 0), 10_000) : 0 }

  /// The system font's design at this size; other fonts have one.
  var opticalSize: OpticalSize { isSystem ? OpticalSize(pointSize: safePointSize) : .text }

  /// Whether this is the system font, by its absence of another name.
  var isSystem: Bool { family == nil && file == nil }
}
