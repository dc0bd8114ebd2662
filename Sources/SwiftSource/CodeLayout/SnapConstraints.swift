internal import AuditModel
internal import SwiftSyntax

/// Reads SnapKit's constraints: `a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(16) }`.
///
/// Source: SnapKit, `Sources/ConstraintMaker*.swift` and `ConstraintConstantTarget.swift`.
struct SnapConstraints {
  private let call: LayoutCall
  private let names: LayoutNames
  private let views: [Int]
  private var found = ReadConstraints()

  /// The constraints of a call; nil if it names no view of the screen.
  static func read(_ call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    guard let path = call.call.calledExpression.memberNames, path.dropLast().last == "snp",
      let views = call.name(path.dropLast(2)).map(names.nodes.views), !views.isEmpty
    else { return nil }
    guard call.method == "makeConstraints", let closure = call.call.closureOfMaker,
      let maker = closure.parameterNames.first
    else { return ReadConstraints(doubts: [(views, nil)]) }
    var reading = SnapConstraints(call: call, names: names, views: views)
    for statement in closure.statements { reading.read(statement, maker) }
    return reading.found
  }

  private init(call: LayoutCall, names: LayoutNames, views: [Int]) {
    (self.call, self.names, self.views) = (call, names, views)
  }

  private mutating func read(_ statement: CodeBlockItemSyntax, _ maker: String) {
    guard case .expr(let whole) = statement.item else { return found.doubts.append((views, nil)) }
    // `height = make.height.equalTo(44).constraint`: code may change what it keeps.
    let kept = whole.as(SequenceExprSyntax.self)?.elements.last
    guard let chain = SnapChain(kept ?? whole, maker) else { return found.doubts.append((views, nil)) }
    if kept == nil, let parts = constraints(chain) {
      found.constraints += parts
    } else {
      found.doubts += chain.attributes.map { (views, $0) }
    }
  }

  /// The constraints of a chain; nil if a part of it is not understood.
  private func constraints(_ chain: SnapChain) -> [ConstraintInCode]? {
    guard let target = target(of: chain), let relation = Self.relations[chain.relation] else { return nil }
    let numbers = names.numbers(call)
    var amounts = SnapAmounts()
    for part in chain.parts { guard amounts.add(part, numbers) else { return nil } }
    guard amounts.multiplier == 1 || chain.attributes.allSatisfy(\.isExtent) else { return nil }
    return views.flatMap { view in
      chain.attributes.map { attribute in
        let first = LayoutItemInCode(view: view)
        var made = ConstraintInCode(first: first, attribute: attribute, relation: relation)
        made.constant = amounts.constant(of: attribute)
        (made.priority, made.multiplier) = (amounts.priority, amounts.multiplier)
        switch target {
        case .superview: made.second = LayoutItemInCode(view: view, isSuperview: true)
        case .item(let item, let other): (made.second, made.secondAttribute) = (item, other)
        case .number(let number):
          made.constant += number
          if !attribute.isExtent { made.second = LayoutItemInCode(view: view, isSuperview: true) }
        }
        if made.second != nil { made.secondAttribute = made.secondAttribute ?? attribute }
        return made
      }
    }
  }

  private enum Target {
    case superview
    case item(LayoutItemInCode, LayoutConstraint.Attribute?)
    case number(Double)
  }

  private func target(of chain: SnapChain) -> Target? {
    if chain.relation.hasSuffix("ToSuperview") { return .superview }
    guard let expression = chain.target else { return nil }
    if let number = names.numbers(call).number(expression) { return .number(number) }
    guard var path = expression.memberNames else { return nil }
    var attribute: LayoutConstraint.Attribute?
    if path.count > 2, path[path.count - 2] == "snp", let last = path.last {
      attribute = LayoutConstraint.Attribute(name: last)
      path.removeLast(2)
    }
    guard let (items, members) = names.items(path, call), members.isEmpty, items.count == 1 else { return nil }
    return .item(items[0], attribute)
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "equalTo": .equal, "equalToSuperview": .equal, "greaterThanOrEqualTo": .greaterThanOrEqual,
    "greaterThanOrEqualToSuperview": .greaterThanOrEqual, "lessThanOrEqualTo": .lessThanOrEqual,
    "lessThanOrEqualToSuperview": .lessThanOrEqual,
  ]
}

/// A chain of SnapKit: `make.leading.trailing.equalTo(view).inset(16).priority(.high)`.
private struct SnapChain {
  private(set) var attributes: [LayoutConstraint.Attribute] = []
  /// The name of the relation.
  private(set) var relation = ""
  /// What the relation compares with; nil for the superview.
  private(set) var target: ExprSyntax?
  /// The calls after the relation, in order.
  private(set) var parts: [FunctionCallExprSyntax] = []

  /// The parts of an expression; nil if it is not a chain of the closure's argument.
  init?(_ expression: ExprSyntax, _ maker: String) {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        let name = member.declName.baseName.text
        if name.contains("qualTo") {
          (relation, target) = (name, call.arguments.first?.expression)
        } else {
          parts.insert(call, at: 0)
        }
        current = base
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        let name = member.declName.baseName.text
        attributes.insert(contentsOf: Self.several[name] ?? [LayoutConstraint.Attribute(name: name)], at: 0)
        current = base
      } else {
        break
      }
    }
    guard current.as(DeclReferenceExprSyntax.self)?.baseName.text == maker, !attributes.isEmpty else { return nil }
  }

  private static let several: [String: [LayoutConstraint.Attribute]] = [
    "edges": [.left, .right, .top, .bottom], "directionalEdges": [.leading, .trailing, .top, .bottom],
    "horizontalEdges": [.left, .right], "directionalHorizontalEdges": [.leading, .trailing],
    "verticalEdges": [.top, .bottom], "directionalVerticalEdges": [.top, .bottom], "size": [.width, .height],
    "center": [.centerX, .centerY],
  ]
}

/// What a chain of SnapKit adds to its constraints.
private struct SnapAmounts {
  private(set) var multiplier = 1.0
  private(set) var priority = 1_000.0
  private var offset = 0.0
  private var insets = Insets()

  /// Takes a call of a chain; false if it is not understood.
  mutating func add(_ part: FunctionCallExprSyntax, _ numbers: NumberReader) -> Bool {
    guard let name = part.calledExpression.symbol, let value = part.arguments.first?.expression else { return false }
    switch name {
    case "offset": return set(\.offset, numbers.number(value))
    case "multipliedBy": return set(\.multiplier, numbers.number(value))
    case "dividedBy": return set(\.multiplier, numbers.number(value).map { 1 / $0 })
    case "priority": return set(\.priority, numbers.priority(value))
    case "inset": return set(\.insets, numbers.insets(value))
    default: return false
    }
  }

  private mutating func set<Value>(_ member: WritableKeyPath<SnapAmounts, Value>, _ value: Value?) -> Bool {
    guard let value else { return false }
    self[keyPath: member] = value
    return true
  }

  func constant(of attribute: LayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .leading, .left: offset + insets.leading.value
    case .trailing, .right: offset - insets.trailing.value
    case .top: offset + insets.top.value
    case .bottom: offset - insets.bottom.value
    case .width: offset - insets.horizontal.value
    case .height: offset - insets.vertical.value
    default: offset
    }
  }
}

extension FunctionCallExprSyntax {
  /// The closure that makes constraints.
  fileprivate var closureOfMaker: ClosureExprSyntax? {
    trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self)
  }
}
