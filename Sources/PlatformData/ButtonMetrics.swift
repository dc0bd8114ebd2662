/// Figures of UIKit's button: what it keeps round its title, and the fonts that it takes by itself.
///
/// Source: frames that Interface Builder solved, measured over 4,941 public files, unless a line says otherwise.
package enum UIKitButtonMetrics {
  /// The point size of a `system` button's title (247 files).
  package static let systemTitleSize = 15.0
  /// The point size of a `custom` button's title (4 files match).
  package static let customTitleSize = 18.0
  /// The point size of `body` at the standard content size, for symbols beside a scaling title.
  package static let bodySize = 17.0
  /// Content insets of a configuration by size: leading and trailing together, in points.
  ///
  /// `medium` is measured (36 files); the others are general knowledge, not measured.
  package static let configurationHorizontalInsets = ["mini": 20.0, "small": 20.0, "medium": 24.0, "large": 40.0]
  /// Content insets of a configuration by size: top and bottom together, in points; sure as the above.
  package static let configurationVerticalInsets = ["mini": 10.0, "small": 10.0, "medium": 14.0, "large": 30.0]
  /// The width of a symbol as a multiple of the title's point size, where the file does not tell; a guess.
  package static let symbolWidthPerPointSize = 1.25
  /// Button types whose content the system supplies, label included.
  package static let typesWithSystemContent: Set<String> = [
    "contactAdd", "detailDisclosure", "infoLight", "infoDark", "close",
  ]
}

/// Figures of AppKit's buttons: how much wider the frame is than the title.
///
/// Source: the same files, fewer of them (each group 4 to 60 buttons): good to about 2 pt, so a verdict near the edge asks
/// for review.
package enum AppKitButtonMetrics {
  /// The Interface Builder build from which on the controls of OS 26 are drawn.
  package static let os26Tools = 24000
  /// Builds from here on are placeholders of hand-written files, not versions.
  package static let placeholderTools = 30000
  /// Frame width minus title width in points, by type and control size, up to Xcode 16.
  package static let chrome: [String: [String: Double]] = [
    "push": ["regular": 34, "large": 34, "small": 28, "mini": 18],
    "check": ["regular": 22, "large": 22, "small": 19, "mini": 17],
    "radio": ["regular": 22, "large": 22, "small": 21, "mini": 17],
  ]
  /// The same from Xcode 26 on, where it differs.
  package static let chromeOfOS26: [String: [String: Double]] = [
    "push": ["regular": 24], "check": ["regular": 21], "radio": ["regular": 21],
  ]
  /// How far off the figures above may be, in points.
  package static let uncertainty = 4.0
  /// The system font's point size by control size (`NSFont.systemFontSize(for:)`).
  package static let titleSizes = ["regular": 13.0, "large": 13.0, "small": 11.0, "mini": 9.0]
  /// Cell types that need no title and no label: the system draws and names them.
  package static let typesWithSystemContent: Set<String> = [
    "help", "disclosureTriangle", "roundedDisclosure", "disclosure",
  ]
}

/// How large a control has to be to be hit.
package enum HitRegion {
  /// The smallest side in points (Human Interface Guidelines, Buttons).
  package static let recommended = 44.0
  /// The smallest side in points on visionOS (Human Interface Guidelines, Buttons).
  package static let recommendedOnVisionOS = 60.0
  /// The side in CSS pixels below which WCAG 2.2 fails a target (success criterion 2.5.8, AA).
  package static let minimum = 24.0
}

/// How sure a width of the stand-in for the system font is.
package enum MeasurementTolerance {
  /// Share of a text's width within which nine of ten widths lie of what Apple's engine measured.
  ///
  /// 813 labels and buttons of public Interface Builder files, Inter with SF Pro's tracking: median 0.8 %, 90th percentile 3.4 %.
  package static let systemFontShare = 0.034
}
