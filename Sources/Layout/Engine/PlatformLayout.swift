import AuditModel
import PlatformData

/// What UIKit and AppKit do each in its own way; the engine asks for it view by view and knows neither.
protocol PlatformLayout: Sendable {
  // MARK: Controls

  /// Whether the texts of views of a kind are known.
  func showsTexts(_ kind: ElementKind) -> Bool
  /// The texts that a control shows, each with the rectangle that it leaves for it; none of other kinds.
  func titleSlots(of context: ControlContext) -> [TitleSlot]
  /// How an element gets its intrinsic content size; nil if it has none.
  func intrinsicSizing(of element: Element) -> IntrinsicSizing?
  /// How far a view's frame extends beyond the rectangle on which constraints act.
  func alignmentRectInsets(of element: Element, in traits: LayoutTraits) -> EdgeInsets
  /// How far inside its frame a view's edges are for the constraints of what it contains; nil if they are those of its alignment
  /// rectangle.
  func innerInsets(of element: Element, in traits: LayoutTraits) -> EdgeInsets?
  /// The highest compression resistance that a view's height, and a width tied to it, has unless it is required; nil if there is
  /// no limit.
  func maximumResistance(of index: Int, in screen: ScreenSystem) -> Double?
  /// Whether a view that no constraint names keeps its recorded frame.
  var keepsUnconstrainedFrames: Bool { get }
  /// Whether a text that wraps keeps the width that it has on one line.
  var keepsWidthOfOneLine: Bool { get }
  /// The kinds whose text lies in the middle of the view, and its baseline with it, however tall the view is.
  var centeredBaselines: Set<ElementKind> { get }
  /// The kinds of views whose baselines are those of a text; the baseline of others is their lower edge.
  var baselineKinds: Set<ElementKind> { get }

  // MARK: Containers

  /// Adds the constraints of a container that arranges its views itself, such as a stack or a grid.
  func arrange(_ index: Int, in screen: inout ScreenSystem)
  /// Adds the rectangles beside its frame that a view brings along.
  func addGuides(of index: Int, to screen: inout ScreenSystem)
  /// Adds the position and size that a view has from its superview; false if constraints or its frame place it.
  func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool

  // MARK: Screens

  /// Whether displays and bars cover part of a screen.
  var hasSafeArea: Bool { get }
  /// Whether a screen is as large as what it shows needs, as a window is.
  var screensFollowContent: Bool { get }
  /// How firmly a root view keeps its size.
  func rootPriority(_ index: Int, in screen: ScreenSystem) -> Double
  /// Adds the height of a root view.
  func setRootHeight(_ height: Points, of index: Int, in screen: inout ScreenSystem)
  /// Places one of the bars that a controller puts over its screens, on a device.
  func placeBar(_ index: Int, in screen: inout ScreenSystem)

  // MARK: Margins

  /// The margins of a view for which the file gives none.
  func standardMargins(of index: Int, in screen: ScreenSystem) -> EdgeInsets
  /// The system's spacing between a view and its superview.
  var superviewSpacing: Double { get }
  /// Whether a view is too narrow for the margins of the device's cells.
  func isNarrow(_ element: Element, _ width: Double, in traits: LayoutTraits) -> Bool
}

extension PlatformLayout {
  var keepsWidthOfOneLine: Bool { false }
  var centeredBaselines: Set<ElementKind> { [] }
  var keepsUnconstrainedFrames: Bool { false }
  var baselineKinds: Set<ElementKind> { Self.textKinds }
  var screensFollowContent: Bool { false }

  func innerInsets(of element: Element, in traits: LayoutTraits) -> EdgeInsets? { nil }

  func maximumResistance(of index: Int, in screen: ScreenSystem) -> Double? { nil }

  func addGuides(of index: Int, to screen: inout ScreenSystem) {}

  func rootPriority(_ index: Int, in screen: ScreenSystem) -> Double { ConstraintSystem.required }

  func setRootHeight(_ height: Points, of index: Int, in screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    screen.add(
      frame.height, .equal, LinearExpression(height.value), priority: rootPriority(index, in: screen))
  }

  func placeBar(_ index: Int, in screen: inout ScreenSystem) {}

  func isNarrow(_ element: Element, _ width: Double, in traits: LayoutTraits) -> Bool { false }
}

extension PlatformLayout {
  /// How an element comes by its intrinsic content size: as the platform's controls do, else by what Interface Builder cached of a
  /// class of the app.
  func sizing(of element: Element) -> IntrinsicSizing? {
    if let own = intrinsicSizing(of: element) { return own }
    // A placeholder is Interface Builder's alone: the built app does not have it.
    let isCached = element.layout.intrinsicSize != nil && element.layout.hasPlaceholderIntrinsicSize != true
    return isCached ? .cached : nil
  }
}

extension IntrinsicSizing {
  /// A side below zero has no intrinsic length.
  fileprivate static let cached = IntrinsicSizing(
    axes: { element in
      let size = element.layout.intrinsicSize ?? Size(width: -1, height: -1)
      return Axes((size.width >= 0 ? [.width] : []) + (size.height >= 0 ? [.height] : []))
    },
    size: { context, _, _ in
      let size = context.element.layout.intrinsicSize
      return IntrinsicContentSize(width: size?.width.value, height: size?.height.value)
    })
}

extension PlatformLayout {
  /// The kinds that show a text on both platforms.
  static var textKinds: Set<ElementKind> {
    [
      .label, .button, .textField, .popUpButton, .segmentedControl, .comboBox, .searchField, .textView, .datePicker,
      .switch,
    ]
  }
}
