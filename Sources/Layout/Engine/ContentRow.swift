import AuditModel
import PlatformData

/// The rows that pull a view towards the size of what it shows, and push back where it is squeezed.
struct ContentRow: Sendable {
  /// The view's place.
  var place: Int
  var element: Element
  /// The row of the width; nil of what has no width by itself.
  var width: ConstraintID?
  /// The row of the height; nil of what has no height by itself.
  var height: ConstraintID?
  /// What the view's width and height are made of.
  var extent: EdgeSet

  /// How much less than its priority a text that may wrap resists being narrowed: beside an image or a button of the same priority
  /// it is the text that gives way, whatever their order; UIKit's own choice between them is not documented.
  private static let wrappingYields = 0.01

  /// Adds the rows of a view that shows something by itself.
  static func add(_ index: Int, to screen: inout ScreenSystem) {
    let node = screen.tree.nodes[index]
    guard let extent = screen.alignment(index) else { return }
    let family = SizeFamily.of(node.element, platform: screen.setting.platform)
    guard let axes = family?.axes(node.element), !axes.isEmpty else { return }
    var priorities = ContentPriorities(of: node.element)
    if node.element.wrapsItsText { priorities.horizontal.resistance -= wrappingYields }
    var row = ContentRow(place: index, element: node.element, extent: extent)
    let prefer = { (length: Affine, priorities: ContentPriorities.Axis, screen: inout ScreenSystem) in
      screen.system.addPreference(
        length.terms, -length.constant,
        hugging: screen.priority(priorities.hugging, inside: index),
        resistance: screen.priority(priorities.resistance, inside: index))
    }
    if axes.contains(.width) { row.width = prefer(extent.width, priorities.horizontal, &screen) }
    if axes.contains(.height) { row.height = prefer(extent.height, priorities.vertical, &screen) }
    screen.contents.append(row)
  }
}

extension Element {
  /// Whether the view becomes higher where it is narrower.
  fileprivate var wrapsItsText: Bool {
    switch kind {
    case .label: control.numberOfLines.map { $0 != 1 } ?? false
    case .button: control.configuration?.title != nil
    default: false
    }
  }
}

/// How firmly a view keeps to the size of what it shows.
struct ContentPriorities: Sendable {
  struct Axis: Sendable {
    var hugging: Double
    var resistance: Double
  }

  var horizontal: Axis
  var vertical: Axis

  /// The file's priorities, else the defaults that a view has in code.
  init(of element: Element) {
    let layout = element.layout
    let standard = Self.standard
    horizontal = Axis(
      hugging: Self.optional(layout.hugging?.horizontal) ?? standard.horizontal.hugging,
      resistance: Self.optional(layout.compressionResistance?.horizontal) ?? standard.horizontal.resistance)
    vertical = Axis(
      hugging: Self.optional(layout.hugging?.vertical) ?? standard.vertical.hugging,
      resistance: Self.optional(layout.compressionResistance?.vertical) ?? standard.vertical.resistance)
  }

  /// The priority of a size that is required, which is above all that is not.
  ///
  /// Where the file's own constraints conflict with the size they stay, as the frames of public files show: an image of 24 points with
  /// a required size, in a button that is 30 wide by a constraint.
  private static let firmest = 999.75

  private static func optional(_ priority: Double?) -> Double? { priority.map { min($0, firmest) } }

  private init(_ horizontal: Axis, _ vertical: Axis) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// What Interface Builder leaves out, on both platforms: AppKit's controls have their hugging written beside them.
  private static let standard = ContentPriorities(usual, usual)
  private static let usual = Axis(
    hugging: LayoutPriority.hugging.value, resistance: LayoutPriority.compressionResistance.value)
}
