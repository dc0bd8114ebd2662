import AuditModel
import PlatformData

extension ScreenSystem {
  /// How much less than its priority a text that may wrap resists being narrowed: beside an image or a button of the same priority
  /// it is the text that gives way, whatever their order; UIKit's own choice between them is not documented.
  private static let wrappingYields = 0.01

  /// Adds the rows of a view that shows something by itself.
  mutating func addContent(of index: Int) {
    let node = tree.nodes[index]
    guard let extent = alignment(index) else { return }
    let sizing = platform.sizing(of: node.element)
    guard let axes = sizing?.axes(node.element), !axes.isEmpty else { return }
    var priorities = ContentPriorities(of: node.element)
    if let maximum = platform.maximumResistance(of: index, in: self) {
      priorities.limitResistance(to: maximum, of: node.element.hasFixedRatio ? .both : .height)
    }
    if node.element.wrapsItsText { priorities.horizontal.resistance -= Self.wrappingYields }
    var row = ContentRow(index: index, element: node.element, extent: extent)
    if axes.contains(.width) { row.width = addPreference(extent.width, priorities.horizontal, of: index) }
    if axes.contains(.height) { row.height = addPreference(extent.height, priorities.vertical, of: index) }
    contents.append(row)
  }

  private mutating func addPreference(
    _ length: LinearExpression, _ priorities: ContentPriorities.Axis, of index: Int
  ) -> ConstraintID {
    // What a hidden page shows has the room that it needs, but does not shrink the page.
    let resistance = isInRow[index] ? priority(priorities.resistance, inside: index) : priorities.resistance
    return system.addPreference(
      length.terms, -length.constant, hugging: priority(priorities.hugging, inside: index), resistance: resistance)
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

  /// Whether a constraint of its own ties the view's width to its height, so that either length decides the other.
  fileprivate var hasFixedRatio: Bool {
    layout.constraints?.contains { constraint in
      constraint.secondItem == id && constraint.firstItem ?? id == id
        && Set([constraint.firstAttribute, constraint.secondAttribute]) == [.width, .height]
    } ?? false
  }
}

/// How firmly a view keeps to the size of what it shows.
struct ContentPriorities: Sendable {
  struct Axis: Sendable {
    var hugging: Double
    var resistance: Double

    fileprivate mutating func limitResistance(to maximum: Double) {
      if resistance < ContentPriorities.firmest { resistance = min(resistance, maximum) }
    }
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
  fileprivate static let firmest = 999.75

  /// Caps each non-required resistance along some axes.
  mutating func limitResistance(to maximum: Double, of axes: IntrinsicSizing.Axes) {
    if axes.contains(.width) { horizontal.limitResistance(to: maximum) }
    if axes.contains(.height) { vertical.limitResistance(to: maximum) }
  }

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
