import AuditModel
import PlatformData

/// The constraints of one screen: what the file states, and what the platform adds by itself.
///
/// Holds variables and rows while they are gathered; `ScreenLayout` solves them.
struct ScreenSystem: Sendable {
  /// Which required constraint goes first where several cannot hold: a lower rank.
  enum Rank {
    /// A length that the file states.
    static let length = 0
    static let arranged = 1
    /// How the file ties views to others.
    static let stated = 2
    static let placed = 3
    static let structure = 4
  }

  /// A recorded length that the solution rests on, with its constraint.
  struct RecordedLength: Sendable {
    var id: ConstraintID
    var value: Double
    /// The view whose recorded frame it is.
    var index: Int
  }

  /// A baseline's distance from an edge, which the text decides.
  struct BaselineOffset: Sendable {
    var id: ConstraintID
    var variable: Variable
  }

  let platform: any PlatformLayout
  let tree: LayoutTree
  let traits: LayoutTraits
  var system = ConstraintSystem()
  /// The views' edges by their places; nil of what is no installed view.
  private(set) var boxes: [LayoutBox?]
  let feedback: SolverFeedback
  /// Whether a stack shares its length in proportion to what its views show.
  var sharesInProportion = false
  /// Whether each view lies in the cell of a table or a collection.
  let isInRow: [Bool]
  /// Whether each view lies in a page of AppKit's tab view that is not shown at first: it never moves anything outside the page.
  let isInHiddenPage: [Bool]
  /// How far the views are from the main view's sides, if that is known before solving.
  let staticInsets: [Int: StaticEdgeInsets]
  /// The far edges of what scrolls, by the scroll view's place.
  var scrolled: [Int: LayoutBox] = [:]
  /// Where constraints see the guides that bound more than a view's edges, by owner and name.
  var guides: [String: LayoutBox] = [:]
  /// The rows that hold what elements show.
  var contents: [ContentRow] = []
  var recorded: [RecordedLength] = []
  /// The widths that top-level views have on the canvas alone.
  var canvasWidths: [RecordedLength] = []
  /// Which constraint of the file a row is made from, by the row's index.
  var stated: [Int: FileConstraint] = [:]
  /// Which view the platform's own row is for, by the row's index.
  private(set) var made: [Int: Int] = [:]
  /// The view for which rows are being made.
  var current: Int?
  var firstBaselines: [Int: BaselineOffset] = [:]
  var lastBaselines: [Int: BaselineOffset] = [:]

  /// The constraints of a screen, with what is known of it beforehand.
  init(
    platform: any PlatformLayout, tree: LayoutTree, traits: LayoutTraits, feedback: SolverFeedback = SolverFeedback()
  ) {
    self.platform = platform
    self.tree = tree
    self.traits = traits
    self.feedback = feedback
    staticInsets = platform.hasSafeArea ? StaticEdgeInsets.all(of: tree, traits: traits) : [:]
    isInHiddenPage = tree.marks(inside: tree.isHiddenPage)
    isInRow = tree.marks { tree.nodes[$0].element.kind == .cell && tree.nodes[$0].parent != nil }
    boxes = Array(repeating: nil, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() where node.isView && node.isInstalled { boxes[index] = addBox() }
    gather()
    for index in feedback.kept.sorted() { keepPlace(of: index) }
    for index in feedback.bounded.sorted() {
      current = index
      guard let frame = frame(index) else { continue }
      add(frame.width, .atLeast, LinearExpression(0))
      add(frame.height, .atLeast, LinearExpression(0))
    }
  }

  /// Keeps a view that nothing else places where Interface Builder drew it.
  private mutating func keepPlace(of index: Int) {
    guard let frame = frame(index), let recorded = tree.nodes[index].element.frame else { return }
    let outer = tree.nodes[index].parent.flatMap { self.frame($0) }
    let lengths = [
      (frame.left - (outer?.left ?? LinearExpression(0)), recorded.x), (frame.width, recorded.width),
      (frame.top - (outer?.top ?? LinearExpression(0)), recorded.y), (frame.height, recorded.height),
    ]
    for (length, value) in lengths { add(length, .equal, LinearExpression(value.value), priority: Self.keptPlace) }
  }

  /// Below all other priorities, those inside rows included.
  private static let keptPlace = 0.0001

  mutating func addBox() -> LayoutBox {
    LayoutBox(
      left: system.addVariable(), top: system.addVariable(), right: system.addVariable(), bottom: system.addVariable())
  }

  // MARK: Rows

  /// Adds `left relation right`.
  @discardableResult
  mutating func add(
    _ left: LinearExpression, _ relation: Relation = .equal, _ right: LinearExpression,
    priority: Double = ConstraintSystem.required,
    rank: Int = Rank.structure
  ) -> ConstraintID {
    let difference = left - right
    let id = system.add(difference.terms, relation, -difference.constant, priority: priority, rank: rank)
    if let current { made[id.index] = current }
    return id
  }

  /// The priority of a view's own constraint in the whole: what a cell or a hidden page holds is laid out in its size, and so never
  /// moves it.
  func priority(_ priority: Double, inside index: Int) -> Double {
    isInRow[index] || isInHiddenPage[index] ? Self.priority(insideRow: priority) : priority
  }

  /// A priority below all that stand outside rows, in the order of those inside.
  static func priority(insideRow priority: Double) -> Double {
    priority < ConstraintSystem.required ? priority / ConstraintSystem.required : priority
  }

  /// Adds that a length is the one that the file records for a view.
  mutating func addRecorded(
    _ length: LinearExpression, _ value: Double, of index: Int, priority: Double = ConstraintSystem.required
  ) {
    let id = system.add(length.terms, .equal, value - length.constant, priority: priority, rank: Rank.placed)
    made[id.index] = index
    recorded.append(RecordedLength(id: id, value: value - length.constant, index: index))
  }

  // MARK: Rectangles

  func frame(_ index: Int) -> EdgeSet? { boxes[index].map { EdgeSet($0) } }

  /// The rectangle on which constraints act.
  func alignment(_ index: Int) -> EdgeSet? {
    frame(index)?.inset(by: platform.alignmentRectInsets(of: tree.nodes[index].element, in: traits))
  }
}

/// The rows that pull a view towards the size of what it shows, and push back where it is squeezed.
struct ContentRow: Sendable {
  /// The view's place.
  var index: Int
  var element: Element
  /// The row of the width; nil of what has no width by itself.
  var width: ConstraintID?
  /// The row of the height; nil of what has no height by itself.
  var height: ConstraintID?
  /// What the view's width and height are made of.
  var extent: EdgeSet
}

/// A constraint of the file with the element that owns it.
struct FileConstraint: Sendable {
  var constraint: LayoutConstraint
  /// The place of the element that owns the constraint.
  var owner: Int
}

/// What only measured texts or a solution tell, and constraints depend on.
struct SolverFeedback: Sendable, Hashable {
  /// The indices of the views whose sizes are constrained not to be negative, which holds for all.
  var bounded: Set<Int> = []
  /// The places of the tables that are too narrow for the margins of the device's cells.
  var narrow: Set<Int> = []
  /// The views that constraints leave open and that stand where the file records them.
  var kept: Set<Int> = []
  /// The sizes of what views show with texts on one line, by the views' places; empty if no stack shares its length by them.
  var natural: [Int: IntrinsicContentSize] = [:]
}
