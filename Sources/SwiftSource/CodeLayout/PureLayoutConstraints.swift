internal import AuditModel
internal import SwiftSyntax

/// Reads PureLayout's constraints: `a.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)`.
///
/// Source: PureLayout, `ALView+PureLayout.h`.
struct PureLayoutConstraints {
  private let call: LayoutCall
  private let names: LayoutNames
  private let views: [Int]
  private let numbers: NumberReader

  /// The constraints of a call; nil if it names no view of the screen.
  static func read(_ call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    guard let views = names.receiver(of: call), views != [0] else { return nil }
    let reading = PureLayoutConstraints(call: call, names: names, views: views, numbers: names.numbers(call))
    guard let constraints = reading.constraints else { return ReadConstraints(doubts: [(views, nil)]) }
    return ReadConstraints(constraints: constraints)
  }

  private func argument(_ label: String) -> ExprSyntax? {
    call.call.arguments.first { $0.label?.text == label }?.expression
  }
  private var first: ExprSyntax? { call.call.arguments.first { $0.label == nil }?.expression }

  private var constraints: [ConstraintInCode]? {
    switch call.method {
    case "autoPinEdgesToSuperviewEdges", "autoPinEdgesToSuperviewMargins": edges
    case "autoPinEdge": argument("toSuperviewEdge") ?? argument("toSuperviewMargin") == nil ? toView : toSuperview
    case "autoSetDimension": dimension
    case "autoCenterInSuperview": superview([.centerX, .centerY])
    case "autoAlignAxis": argument("toSuperviewAxis").flatMap(Self.axis).flatMap { superview([$0]) }
    default: nil
    }
  }

  private var relation: LayoutConstraint.Relation {
    argument("relation")?.symbol.map { LayoutConstraint.Relation(name: $0) } ?? .equal
  }

  /// `autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .top)`.
  private var edges: [ConstraintInCode]? {
    let given = argument("with") ?? argument("withInsets")
    guard let insets = given.map(numbers.insets) ?? Insets(), call.method.hasSuffix("Edges") else { return nil }
    let excluded = argument("excludingEdge")?.symbol
    let sides: [(LayoutConstraint.Attribute, Points)] = [
      (.leading, insets.leading), (.trailing, insets.trailing), (.top, insets.top), (.bottom, insets.bottom),
    ]
    let names: [LayoutConstraint.Attribute: Set<String>] = [
      .leading: ["leading", "left"], .trailing: ["trailing", "right"],
    ]
    let kept = sides.filter { side in excluded.map { !(names[side.0] ?? [side.0.name]).contains($0) } ?? true }
    return kept.flatMap { superview([$0.0], inset: $0.1.value) ?? [] }
  }

  /// `autoPinEdge(toSuperviewEdge: .leading, withInset: 16, relation: .greaterThanOrEqual)`.
  private var toSuperview: [ConstraintInCode]? {
    guard let side = argument("toSuperviewEdge")?.symbol else { return nil }
    guard let inset = argument("withInset").map({ numbers.number($0) }) ?? 0 else { return nil }
    return superview([LayoutConstraint.Attribute(name: side)], inset: inset)
  }

  private func superview(_ attributes: [LayoutConstraint.Attribute], inset: Double = 0) -> [ConstraintInCode]? {
    let isEnd = { (attribute: LayoutConstraint.Attribute) in [.trailing, .right, .bottom].contains(attribute) }
    let opposite: [LayoutConstraint.Relation: LayoutConstraint.Relation] = [
      .greaterThanOrEqual: .lessThanOrEqual, .lessThanOrEqual: .greaterThanOrEqual,
    ]
    return views.flatMap { view in
      attributes.map { attribute in
        ConstraintInCode(
          first: LayoutItemInCode(view: view), attribute: attribute,
          relation: isEnd(attribute) ? opposite[relation] ?? relation : relation,
          second: LayoutItemInCode(view: view, isSuperview: true), secondAttribute: attribute,
          constant: isEnd(attribute) ? -inset : inset)
      }
    }
  }

  /// `autoPinEdge(.leading, to: .trailing, of: b, withOffset: 8)`.
  private var toView: [ConstraintInCode]? {
    guard let own = first?.symbol, let other = argument("to")?.symbol,
      let target = argument("of").flatMap({ names.items($0, call) }), target.members.isEmpty, target.items.count == 1,
      let offset = argument("withOffset").map({ numbers.number($0) }) ?? 0
    else { return nil }
    return views.map { view in
      ConstraintInCode(
        first: LayoutItemInCode(view: view), attribute: LayoutConstraint.Attribute(name: own), relation: relation,
        second: target.items[0], secondAttribute: LayoutConstraint.Attribute(name: other), constant: offset)
    }
  }

  /// `autoSetDimension(.width, toSize: 44)`.
  private var dimension: [ConstraintInCode]? {
    guard let side = first?.symbol, let size = argument("toSize").flatMap({ numbers.number($0) }) else { return nil }
    return views.map { view in
      ConstraintInCode(
        first: LayoutItemInCode(view: view), attribute: LayoutConstraint.Attribute(name: side), relation: relation,
        constant: size)
    }
  }

  private static func axis(_ expression: ExprSyntax) -> LayoutConstraint.Attribute? {
    switch expression.symbol {
    case "vertical": .centerX
    case "horizontal": .centerY
    default: nil
    }
  }
}
