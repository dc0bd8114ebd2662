internal import AuditModel
internal import SwiftSyntax

/// Reads Cartography's constraints: `constrain(a, b) { a, b in a.left == b.right + 8 ~ .defaultHigh }`.
///
/// Source: Cartography, `Constrain.swift`, `Property.swift`, `Edges.swift`, `Align.swift`, `Distribute.swift`, `Priority.swift`.
struct CartographyConstraints {
  private typealias Attribute = LayoutConstraint.Attribute

  /// The call, in which names mean what they do in the closure.
  private let call: LayoutCall
  private let names: LayoutNames
  private let numbers: NumberReader

  /// The constraints of a call; nil if it names no view of the screen.
  static func read(_ call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    let arguments = call.call.arguments.map(\.expression)
    guard let closure = call.call.trailingClosure ?? arguments.last?.as(ClosureExprSyntax.self) else { return nil }
    let given = arguments.filter { !$0.is(ClosureExprSyntax.self) }
    let views = given.flatMap { names.views($0, call) }
    guard !views.isEmpty else { return nil }
    // What a group replaces holds only for a while.
    guard !call.call.arguments.contains(where: { $0.label?.text == "replace" }) else {
      return ReadConstraints(doubts: [(views, nil)])
    }
    var inner = call
    for (parameter, argument) in zip(closure.parameterNames, given) {
      inner.names[parameter] = call.name(of: argument)
    }
    let reading = CartographyConstraints(call: inner, names: names, numbers: names.numbers(inner))
    var found = ReadConstraints()
    for statement in closure.statements {
      if case .expr(let whole) = statement.item, let constraints = reading.constraints(whole) {
        found.constraints += constraints
      } else {
        found.doubts.append((views, nil))
      }
    }
    return found
  }

  /// The constraints of a statement; nil if it is not understood.
  private func constraints(_ statement: ExprSyntax) -> [ConstraintInCode]? {
    if let call = statement.as(FunctionCallExprSyntax.self) { return row(call) }
    guard var parts = statement.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else { return nil }
    var priority: Double? = 1_000
    if let end = parts.firstIndex(where: { $0.sign == "~" }) {
      priority = end + 2 == parts.count ? numbers.priority(parts[end + 1]) : nil
      parts.removeSubrange(end...)
    }
    guard parts.count > 2, let relation = parts[1].sign.flatMap({ Self.relations[$0] }), let priority,
      let first = sides(parts[0])
    else { return nil }
    let amounts = Array(parts[2...])
    let made = first.compactMap { side -> ConstraintInCode? in
      var made = ConstraintInCode(first: side.item, attribute: side.attribute, relation: relation, priority: priority)
      return set(amounts, of: &made, at: first.firstIndex { $0.attribute == side.attribute } ?? 0) ? made : nil
    }
    return made.count == first.count ? made : nil
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
  ]

  // MARK: Sides

  private typealias Side = (item: LayoutItemInCode, attribute: LayoutConstraint.Attribute)

  /// The sides that an expression names: `a.left`, `a.edges`; nil if it names none.
  private func sides(_ expression: ExprSyntax) -> [Side]? {
    guard let path = expression.memberNames, let last = path.last, path.count > 1,
      let target = names.items(path.dropLast(), call), target.members.isEmpty, target.items.count == 1
    else { return nil }
    return (Self.several[last] ?? [Attribute(name: last)]).map { (target.items[0], $0) }
  }

  private static let several: [String: [Attribute]] = [
    "edges": [.top, .leading, .bottom, .trailing], "center": [.centerX, .centerY], "size": [.width, .height],
    "edgesWithinMargins": [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin],
  ]

  /// Sets what stands after the relation: a number, or a side with what is added to it and multiplied with it.
  private func set(_ parts: [ExprSyntax], of made: inout ConstraintInCode, at index: Int) -> Bool {
    let inset = parts.count == 1 ? parts[0].as(FunctionCallExprSyntax.self).flatMap(self.inset) : nil
    let named = inset.map { [$0.edges] } ?? parts.compactMap { part in sides(part).map { _ in part } }
    guard named.count < 2 else { return false }
    let other = named.first.flatMap(sides)
    if let other {
      guard other.indices.contains(index) else { return false }
      (made.second, made.secondAttribute) = (other[index].item, other[index].attribute)
    }
    if let inset {
      guard let distance = inset.insets.distance(at: made.attribute) else { return false }
      made.constant = distance
      return true
    }
    // What is linear is known by two of its values.
    let value = { (side: Double) in numbers.number(parts) { sides($0) == nil ? nil : side } }
    guard let constant = value(0), let one = value(1) else { return false }
    made.constant = constant
    made.multiplier = other == nil ? 1 : one - constant
    return made.multiplier == 1 || made.attribute.isExtent
  }

  /// `inset(b.edges, 8)`, `b.edges.inseted(by: 8)`; nil for other calls.
  private func inset(_ call: FunctionCallExprSyntax) -> (edges: ExprSyntax, insets: Insets)? {
    var arguments = Array(call.arguments)
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let isFunction = call.calledExpression.ownName == "inset" && arguments.count > 1
    guard isFunction || member?.declName.baseName.text == "inseted" else { return nil }
    guard let edges = isFunction ? arguments.removeFirst().expression : member?.base else { return nil }
    let values = arguments.compactMap { numbers.number($0.expression) }
    guard values.count == arguments.count else {
      return arguments.count == 1 ? numbers.insets(arguments[0].expression).map { (edges, $0) } : nil
    }
    return Self.insets(values, arguments.first?.label?.text).map { (edges, $0) }
  }

  /// The distances of one to four numbers.
  private static func insets(_ values: [Double], _ label: String?) -> Insets? {
    switch (values.count, label) {
    case (1, "horizontally"): Insets(horizontal: values[0], vertical: 0)
    case (1, "vertically"): Insets(horizontal: 0, vertical: values[0])
    case (1, _): Insets(horizontal: values[0], vertical: values[0])
    case (2, _): Insets(horizontal: values[0], vertical: values[1])
    case (4, _):
      Insets(
        top: Points(values[0]), leading: Points(values[1]), bottom: Points(values[2]), trailing: Points(values[3]))
    default: nil
    }
  }

  // MARK: Rows

  /// `align(top: a, b)`, `distribute(by: 8, horizontally: a, b)`; nil for other calls.
  private func row(_ call: FunctionCallExprSyntax) -> [ConstraintInCode]? {
    var arguments = Array(call.arguments)
    guard let name = call.calledExpression.ownName, Self.rows[name] != nil else { return nil }
    var amount: Double? = 0
    if arguments.first?.label?.text == "by" { amount = numbers.number(arguments.removeFirst().expression) }
    guard let label = arguments.first?.label?.text, let (own, other) = Self.rows[name]?[label], let amount else {
      return nil
    }
    let items = arguments.flatMap(\.expression.results).map { names.items($0, self.call) }
    guard items.allSatisfy({ $0?.items.count == 1 && $0?.members.isEmpty == true }) else { return nil }
    let all = items.compactMap { $0?.items.first }
    return zip(all.dropFirst(), all).map { next, previous in
      ConstraintInCode(first: next, attribute: own, second: previous, secondAttribute: other, constant: amount)
    }
  }

  /// What holds a view to the one before it, by the function and the label of the views.
  private static let rows: [String: [String: (Attribute, Attribute)]] = [
    "align": Dictionary(
      uniqueKeysWithValues: [
        .top, .bottom, .left, .right, .leading, .trailing, .centerX, .centerY,
      ].map { (side: Attribute) in (side.name, (side, side)) }),
    "distribute": [
      "horizontally": (.leading, .trailing), "leftToRight": (.left, .right), "vertically": (.top, .bottom),
      "equalWidth": (.width, .width), "equalHeight": (.height, .height),
    ],
  ]
}

extension ExprSyntax {
  /// The operator, if the expression is one.
  fileprivate var sign: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}
