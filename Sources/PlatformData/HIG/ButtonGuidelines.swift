/// What Apple's guidelines ask of buttons: numbers per view, sizes, shapes and distances.
///
/// Styles, sizes and shapes go by the names of UIKit and SwiftUI; lengths are points.
package enum ButtonGuidelines {
  // MARK: Styles

  /// The styles that fill a button with the accent color.
  package static let prominentStyles = Figure<Set<String>>(
    ["filled", "borderedProminent", "glassProminent", "prominentGlass", "prominentClearGlass"],
    Source("UIButton.Configuration and SwiftUI PrimitiveButtonStyle, names of styles", .documented))
  /// How many prominent buttons a view may have ("one or two per view").
  package static let maximumProminentButtons = Figure(2, .buttonGuidelines)

  // MARK: macOS

  /// The padding around the image of an image button on the Mac, in pixels ("about 10 pixels").
  package static let macImagePadding = Figure(10.0, .buttonGuidelines)

  // MARK: visionOS

  /// The minimum distance between the centers of two buttons in visionOS.
  package static let visionCenterDistance = Figure(60.0, .buttonGuidelines)
  /// The side from which a button of visionOS needs padding around it.
  package static let visionPaddedSide = Figure(visionCenterDistance.value, .buttonGuidelines)
  /// That padding.
  package static let visionPadding = Figure(4.0, .buttonGuidelines)
  /// The heights of visionOS's buttons by control size.
  package static let visionHeights = Figure<[String: Double]>(
    ["mini": 28, "small": 32, "regular": 44, "large": 52, "extraLarge": 64], .buttonGuidelines)
  /// The sizes that are best not used in a stack or row of visionOS.
  package static let visionSmallSizes = Figure<Set<String>>(["mini", "small"], .buttonGuidelines)
  /// The shape of text-labeled buttons in a horizontal row of visionOS.
  package static let visionRowShape = Figure("capsule", .buttonGuidelines)
  /// The shape of text-labeled buttons in a vertical stack of visionOS.
  package static let visionStackShape = Figure("roundedRectangle", .buttonGuidelines)
  /// From which component on a fill counts as white: `visionBlackest` is its opposite.
  package static let visionWhitest = Figure(0.95, Source("Our own: what an eye takes for white", .inferred))
  /// Up to which component a title or symbol counts as black.
  package static let visionBlackest = Figure(0.1, Source("Our own: what an eye takes for black", .inferred))

  /// What a button shows, as far as shapes depend on it.
  package enum Content: String, Sendable, Hashable, CaseIterable { case text, icon, textAndIcon }

  /// The sizes in which visionOS has buttons of a shape and content; nil where the page's table does not say.
  ///
  /// A shape that is not named is the usual one of the content; a text's is a capsule or a rounded rectangle, of the same sizes.
  package static func visionSizes(shape: String?, content: Content) -> Figure<Set<String>>? {
    switch (shape, content) {
    case ("circle", _): Figure(["mini", "small", "regular", "large", "extraLarge"], .buttonGuidelines)
    case ("capsule", .textAndIcon), (nil, .textAndIcon): Figure(["regular", "large"], .buttonGuidelines)
    case ("capsule", .text), ("roundedRectangle", _), (nil, .text):
      Figure(["small", "regular", "large"], .buttonGuidelines)
    default: nil
    }
  }

  // MARK: watchOS

  /// How many letters a title beside another button of watchOS may have to be short, where its room is not known.
  ///
  /// Half of a display 184 points wide, less padding, holds about as many in the body font.
  package static let watchShortTitle = Figure(8, Source("Our own: half of a 44 mm display in body text", .inferred))

  // MARK: Choices

  /// How far apart two buttons may stand to be choices of one set, in points.
  package static let neighborDistance = Figure(
    minimumHitRegion(platform: "iOS").value, Source("Our own: the side of a hit region", .inferred))

  // MARK: Labels and help

  /// How far a label may be from the control that it names, in points.
  package static let labelDistance = Figure(
    2 * LayoutMargins.siblingSpacing.value, Source("Our own: twice the system's spacing", .inferred))
  /// How far a corner of a window extends from both edges, in points: twice the system's spacing from a window's edges, and what a help
  /// button's frame has outside what is seen.
  package static let helpCorner = Figure(
    2 * LayoutMargins.macWindowSpacing.value + 4, Source("Our own: twice the system's spacing", .inferred))

  // MARK: Hit regions

  /// The minimum hit region that Apple recommends: a square's side.
  package static func minimumHitRegion(platform: String) -> Figure<Double> {
    Figure(platform == "visionOS" ? visionCenterDistance.value : 44, .buttonGuidelines)
  }
  /// The minimum target size of WCAG 2.2, success criterion 2.5.8 (level AA): a square's side.
  package static let minimumTargetSize = Figure<Double>(
    24, Source("WCAG 2.2, 2.5.8 Target Size (Minimum)", .documented))

  // MARK: Looks

  /// Below which opacity a control looks disabled.
  package static let disabledOpacity = Figure(
    0.6, Source("CVS, a11y-check, visually-disabled-not-semantic", .published))
  /// The system's colors that say of a title that it cannot be chosen.
  package static let disabledColors = Figure<Set<String>>(
    [
      "systemGrayColor", "systemGray2Color", "systemGray3Color", "systemGray4Color", "tertiaryLabelColor",
      "quaternaryLabelColor", "placeholderTextColor", "lightGrayColor", "disabledControlTextColor",
    ], Source("UIKit and AppKit, UI element colors", .inferred))
}
