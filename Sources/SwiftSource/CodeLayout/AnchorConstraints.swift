internal import AuditModel
internal import SwiftSyntax

/// Reads constraints by anchors: `a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)`.
enum AnchorConstraints {
  /// The constraint of a call; nil if it names no view of the screen.
  static func read(_ call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    guard let path = call.call.calledExpression.memberNames?.dropLast() else { return nil }
    let arguments = call.call.arguments
    let relation = arguments.first.flatMap { relations[$0.label?.text ?? ""] }
    guard let first = anchor(Array(path), call, names) else {
      return otherSide(of: call, names)
    }
    var read = ReadConstraints()
    let views = first.items.map(\.view)
    guard let relation, let target = arguments.first?.expression, let attribute = first.attribute else {
      read.doubts = [(views, first.attribute)]
      return read
    }
    let numbers = names.numbers(call)
    let constant = arguments.first { $0.label?.text == "constant" }.map { numbers.number($0.expression) } ?? 0
    let multiplier = arguments.first { $0.label?.text == "multiplier" }.map { numbers.number($0.expression) } ?? 1
    let isLength = arguments.first?.label?.text.hasSuffix("Constant") == true
    let second = isLength ? nil : target.memberNames.flatMap { anchor($0, call, names) }
    let length = isLength ? numbers.number(target) : nil
    let isSpacing = arguments.first?.label?.text.contains("SystemSpacing") == true
    guard let constant, let multiplier, !isSpacing, isLength ? length != nil : second?.attribute != nil,
      multiplier == 1 || attribute.isExtent, second.map({ $0.items.count == 1 }) ?? true
    else {
      read.doubts = [(views + (second?.items.map(\.view) ?? []), attribute)]
      return read
    }
    read.constraints = first.items.map { item in
      ConstraintInCode(
        first: item, attribute: attribute, relation: relation, second: second?.items.first,
        secondAttribute: second?.attribute, multiplier: multiplier, constant: length ?? constant)
    }
    return read
  }

  /// What is not of the screen's views may hold one of them on the other side.
  private static func otherSide(of call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    guard let target = call.call.arguments.first?.expression.memberNames, let second = anchor(target, call, names)
    else {
      return nil
    }
    return ReadConstraints(doubts: [(second.items.map(\.view), second.attribute)])
  }

  /// The views and the attribute of an anchor's path; no attribute if UIKit has no such anchor.
  private static func anchor(
    _ path: [String], _ call: LayoutCall, _ names: LayoutNames
  ) -> (items: [LayoutItemInCode], attribute: LayoutConstraint.Attribute?)? {
    // A parameter means the anchor that a caller gives.
    guard let last = call.name(path)?.lastName ?? path.last, last.hasSuffix("Anchor") else { return nil }
    guard let (items, members) = names.items(path, call) else { return nil }
    return (items, members == [last] ? LayoutConstraint.Attribute(name: String(last.dropLast("Anchor".count))) : nil)
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "equalTo": .equal, "equalToConstant": .equal, "greaterThanOrEqualTo": .greaterThanOrEqual,
    "greaterThanOrEqualToConstant": .greaterThanOrEqual, "lessThanOrEqualTo": .lessThanOrEqual,
    "lessThanOrEqualToConstant": .lessThanOrEqual,
  ]
}

/// Reads `NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .trailing, multiplier: 1, constant: 8)`.
enum ItemConstraints {
  /// The constraint of a call; nil if it names no view of the screen.
  static func read(_ call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    let values = call.call.arguments.map(\.expression)
    guard values.count >= 5, let first = names.items(values[0], call), first.members.isEmpty else { return nil }
    let views = first.items.map(\.view)
    let numbers = names.numbers(call)
    let value = { (label: String) in call.call.arguments.first { $0.label?.text == label }?.expression }
    let attribute = values[1].symbol.map { LayoutConstraint.Attribute(name: $0) }
    let second = values[3].isNil ? nil : names.items(values[3], call)
    let multiplier = value("multiplier").map { numbers.number($0) } ?? 1
    let constant = value("constant").map { numbers.number($0) } ?? 0
    guard let attribute, let relation = values[2].symbol, let multiplier, let constant,
      values[3].isNil || second?.items.count == 1 && second?.members.isEmpty == true,
      multiplier == 1 || attribute.isExtent
    else { return ReadConstraints(doubts: [(views + (second?.items.map(\.view) ?? []), attribute)]) }
    let other = values[4].symbol.map { LayoutConstraint.Attribute(name: $0) }
    return ReadConstraints(
      constraints: first.items.map { item in
        ConstraintInCode(
          first: item, attribute: attribute, relation: LayoutConstraint.Relation(name: relation),
          second: second?.items.first, secondAttribute: second == nil ? nil : other, multiplier: multiplier,
          constant: constant)
      })
  }
}
