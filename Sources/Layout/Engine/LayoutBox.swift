import AuditModel
import PlatformData

/// A sum of variables with coefficients, and a constant: an edge, a center or a length of a view.
struct LinearExpression: Sendable {
  var terms: [Term] = []
  var constant = 0.0

  init(_ variable: Variable) { terms = [Term(variable)] }
  init(_ constant: Double) { self.constant = constant }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = left
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }
}

extension ConstraintSolver {
  /// The value of a sum.
  func value(of sum: LinearExpression) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}

/// The four edges of a view, a guide or a scroll view's content, in the coordinates of the screen.
///
/// Edges rather than position and size: nearly all constraints then tie two variables, and one of them is done with.
struct LayoutBox: Sendable, Hashable {
  var left: Variable
  var top: Variable
  var right: Variable
  var bottom: Variable
}

/// A rectangle as constraints see it: a box's edges moved by constants (an alignment rectangle, a margin, a safe area).
struct EdgeSet: Sendable {
  var left: LinearExpression
  var top: LinearExpression
  var right: LinearExpression
  var bottom: LinearExpression

  init(_ box: LayoutBox) {
    (left, top, right, bottom) = (
      LinearExpression(box.left), LinearExpression(box.top), LinearExpression(box.right), LinearExpression(box.bottom)
    )
  }

  /// The rectangle without what lies within `distances` of its edges.
  func inset(by distances: EdgeInsets) -> EdgeSet {
    var inner = self
    inner.left = left + distances.left
    inner.top = top + distances.top
    inner.right = right - distances.right
    inner.bottom = bottom - distances.bottom
    return inner
  }

  /// A rectangle as wide as another, between two heights.
  init(_ frame: EdgeSet, top: LinearExpression, bottom: LinearExpression) {
    self = frame
    self.top = top
    self.bottom = bottom
  }

  var width: LinearExpression { right - left }
  var height: LinearExpression { bottom - top }
}

/// An attribute of a view that a constraint can name: an edge, a center, an extent or a baseline.
struct Anchor: Sendable, Hashable {
  enum Axis: Sendable, Hashable { case horizontal, vertical }

  enum Position: Sendable, Hashable { case start, end, middle, extent, firstBaseline, lastBaseline }

  var axis: Axis
  var position: Position
  /// Whether the anchor changes sides in right-to-left (`leading`, not `left`).
  var isDirectional = false
  /// Whether the anchor is of the layout margins.
  var isOfMargins = false

  /// The anchor of an attribute; nil for an attribute that is not known.
  static func named(_ attribute: LayoutConstraint.Attribute) -> Anchor? { table[attribute] }

  private static let table: [LayoutConstraint.Attribute: Anchor] = [
    .leading: Anchor(axis: .horizontal, position: .start, isDirectional: true),
    .trailing: Anchor(axis: .horizontal, position: .end, isDirectional: true),
    .left: Anchor(axis: .horizontal, position: .start),
    .right: Anchor(axis: .horizontal, position: .end),
    .width: Anchor(axis: .horizontal, position: .extent),
    .centerX: Anchor(axis: .horizontal, position: .middle),
    .leadingMargin: Anchor(axis: .horizontal, position: .start, isDirectional: true, isOfMargins: true),
    .trailingMargin: Anchor(axis: .horizontal, position: .end, isDirectional: true, isOfMargins: true),
    .leftMargin: Anchor(axis: .horizontal, position: .start, isOfMargins: true),
    .rightMargin: Anchor(axis: .horizontal, position: .end, isOfMargins: true),
    .centerXWithinMargins: Anchor(axis: .horizontal, position: .middle, isOfMargins: true),
    .top: Anchor(axis: .vertical, position: .start),
    .bottom: Anchor(axis: .vertical, position: .end),
    .height: Anchor(axis: .vertical, position: .extent),
    .centerY: Anchor(axis: .vertical, position: .middle),
    .topMargin: Anchor(axis: .vertical, position: .start, isOfMargins: true),
    .bottomMargin: Anchor(axis: .vertical, position: .end, isOfMargins: true),
    .centerYWithinMargins: Anchor(axis: .vertical, position: .middle, isOfMargins: true),
    .baseline: Anchor(axis: .vertical, position: .lastBaseline),
    .lastBaseline: Anchor(axis: .vertical, position: .lastBaseline),
    .firstBaseline: Anchor(axis: .vertical, position: .firstBaseline),
  ]
}
