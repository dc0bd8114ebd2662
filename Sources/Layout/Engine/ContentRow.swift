import AuditModel

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

  /// The priority of a content size that is required: above all that is not, but where the file's own constraints conflict with it
  /// they stay (`FolderListCell.xib` and eight other files of the corpus).
  private static let firmest = 999.75

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
        hugging: screen.priority(min(priorities.hugging, Self.firmest), inside: index),
        resistance: screen.priority(min(priorities.resistance, Self.firmest), inside: index))
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

  /// A priority below that of what the file states: a size that is required gives way to it all the same, as the frames of
  /// public files show (an image of 24 points with a required size, in a button that is 30 wide by a constraint).
  private static func optional(_ priority: Double?) -> Double? { priority.map { min($0, Self.firmest) } }

  private static let firmest = 999.99

  private init(_ horizontal: Axis, _ vertical: Axis) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// What Interface Builder leaves out, on both platforms: AppKit's controls have their hugging written beside them.
  private static let standard = ContentPriorities(
    Axis(hugging: 250, resistance: 750), Axis(hugging: 250, resistance: 750))
}
