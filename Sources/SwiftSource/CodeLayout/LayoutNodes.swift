internal import AuditModel
internal import SwiftSyntax

/// A view of a screen that code makes: a control, or something that only contains views.
struct LayoutNode {
  /// What a view is for the layout.
  enum Role {
    /// The view of the screen itself.
    case root
    /// A control, text or image, which is an element already.
    case control
    /// A plain view, a scroll view, a stack or a guide.
    case container(ElementKind)
    /// A view of a class whose size by itself is not known.
    case unknown
  }

  let role: Role
  /// The call that makes it; nil for the root.
  let creation: ControlCreation?
  /// The names under which it is known.
  let names: [ControlName]
  /// The element of a control; the place of anything else among the elements is given later.
  var element: Element?
}

/// The views that the code of one type makes.
struct LayoutNodes {
  /// The root first.
  private(set) var nodes: [LayoutNode]
  private var indices: [ControlName: [Int]] = [:]
  private var byCall: [SyntaxIdentifier: Int] = [:]

  /// A screen whose own view has some names.
  init(rootNamed names: [ControlName]) {
    nodes = []
    append(LayoutNode(role: .root, creation: nil, names: names))
  }

  /// Adds a view.
  mutating func append(_ node: LayoutNode) {
    let index = nodes.count
    nodes.append(node)
    for name in node.names where !name.isOfFunction { indices[name, default: []].append(index) }
    if let creation = node.creation { byCall[creation.node.id] = index }
  }

  /// The views that a name means; several in a loop.
  func views(named name: ControlName) -> [Int] { indices[name] ?? [] }

  /// The view that a call makes.
  func view(madeBy call: FunctionCallExprSyntax) -> Int? { byCall[call.id] }

  /// What a name means that begins with that of a view, with the members after it; nil if it begins with none.
  func item(_ name: ControlName) -> (views: [Int], members: [String])? {
    var name = name
    var members: [String] = []
    while true {
      if let views = indices[name] { return (views, members.reversed()) }
      guard members.count < Self.maximumMembers, let last = name.lastName, let container = name.container else {
        return nil
      }
      members.append(last)
      name = container
    }
  }

  private static let maximumMembers = 4
}

/// What a constraint in code can name: a view, one of its guides, or its superview.
struct LayoutItemInCode: Hashable {
  var view: Int
  var guide: LayoutProperties.Guide?
  var isSuperview = false
}

/// A constraint that code makes.
struct ConstraintInCode {
  var first: LayoutItemInCode
  var attribute: LayoutConstraint.Attribute
  var relation = LayoutConstraint.Relation.equal
  var second: LayoutItemInCode?
  var secondAttribute: LayoutConstraint.Attribute?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1_000.0
  /// Whether it is that of a frame, which holds unless constraints do.
  var isOfFrame = false
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is of the horizontal axis.
  var isHorizontal: Bool {
    [
      .leading, .trailing, .left, .right, .width, .centerX, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin,
      .centerXWithinMargins,
    ].contains(self)
  }

  /// Whether the attribute is a width or a height.
  var isExtent: Bool { self == .width || self == .height }
}

/// What the code of one type says of the layout of its views.
struct LayoutStatements {
  /// The views that are put into others, in the order of the code.
  var superviews: [(child: Int, parent: Int, isArranged: Bool)] = []
  var constraints: [ConstraintInCode] = []
  /// The views of which something was said that is not understood, or that may not hold: by axis.
  var horizontalDoubts: Set<Int> = []
  var verticalDoubts: Set<Int> = []
  /// The views of which it is not known where they are.
  var unplaced: Set<Int> = []

  /// Leaves out the frames of views that constraints or stacks hold.
  mutating func leaveFramesOfViewsThatConstraintsHold() {
    let held = Set(constraints.filter { !$0.isOfFrame }.map(\.first.view))
      .union(superviews.filter(\.isArranged).map(\.child))
    constraints.removeAll { $0.isOfFrame && held.contains($0.first.view) }
  }

  /// Notes that a view may be laid out otherwise.
  mutating func doubt(_ views: [Int], horizontally: Bool = true, vertically: Bool = true) {
    if horizontally { horizontalDoubts.formUnion(views) }
    if vertically { verticalDoubts.formUnion(views) }
  }
}
