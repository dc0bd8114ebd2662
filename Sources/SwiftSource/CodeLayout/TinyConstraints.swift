internal import AuditModel
internal import SwiftSyntax

/// Reads the constraints of TinyConstraints: `a.leadingToSuperview(offset: 16)`, `a.topToBottom(of: b)`, `a.width(44)`.
///
/// Source: TinyConstraints, `TinyConstraints.swift` and `TinyConstraints+superview.swift`; the methods are those of
/// ``ConstraintForm``.
struct TinyConstraints {
  private let call: LayoutCall
  private let names: LayoutNames
  private let numbers: NumberReader
  private let form: ConstraintForm

  /// The constraints of a call; nil if it names no view of the screen.
  static func read(_ call: LayoutCall, _ names: LayoutNames) -> ReadConstraints? {
    guard let form = ConstraintForm.table[call.method], let views = names.receiver(of: call), views != [0] else {
      return nil
    }
    let reading = TinyConstraints(call: call, names: names, numbers: names.numbers(call), form: form)
    guard let constraints = reading.constraints(of: views) else {
      return ReadConstraints(doubts: form.sides.map { (views, $0) })
    }
    return ReadConstraints(constraints: constraints)
  }

  private func argument(_ label: String) -> ExprSyntax? {
    call.call.arguments.first { $0.label?.text == label }?.expression
  }

  /// The arguments that are read; others leave the constraint unknown.
  private static let labels: Set<String?> = [
    nil, "to", "of", "in", "offset", "insets", "multiplier", "relation", "priority", "isActive", "usingSafeArea",
    "excluding",
  ]

  private func constraints(of views: [Int]) -> [ConstraintInCode]? {
    guard form.isRead, isActive, call.call.arguments.allSatisfy({ Self.labels.contains($0.label?.text) }),
      let relation = argument("relation").map({ Self.relations[$0.symbol ?? ""] }) ?? .equal,
      let priority = argument("priority").map({ numbers.priority($0) }) ?? 1_000,
      let multiplier = argument("multiplier").map({ numbers.number($0) }) ?? 1,
      multiplier == 1 || form.sides.allSatisfy(\.isExtent)
    else { return nil }
    var found: [ConstraintInCode] = []
    for (view, side) in views.flatMap({ view in sides.map { (view, $0) } }) {
      guard let second = second(of: view), let constant = constant(of: side) else { return nil }
      found.append(
        ConstraintInCode(
          first: LayoutItemInCode(view: view), attribute: side, relation: relation, second: second.item,
          secondAttribute: second.item == nil ? nil : form.other ?? side, multiplier: multiplier, constant: constant,
          priority: priority))
    }
    return found
  }

  private var isActive: Bool { argument("isActive").map { $0.boolean == true } ?? true }

  /// The sides without those that the call excludes, which a view has from side to side under two names.
  private var sides: [LayoutConstraint.Attribute] {
    let excluded = Set(argument("excluding")?.results.compactMap(\.symbol) ?? [])
    let both: [LayoutConstraint.Attribute: String] = [.left: "leading", .right: "trailing"]
    return form.sides.filter { !excluded.contains($0.name) && !excluded.contains(both[$0] ?? "") }
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "equal": .equal, "equalOrLess": .lessThanOrEqual, "equalOrGreater": .greaterThanOrEqual,
  ]

  /// What the view is held by, if anything; nil if that is not known.
  private func second(of view: Int) -> (item: LayoutItemInCode?, Void)? {
    if form.isOfSuperview {
      let guide: LayoutProperties.Guide? = argument("usingSafeArea")?.boolean == true ? .safeArea : nil
      return (LayoutItemInCode(view: view, guide: guide, isSuperview: true), ())
    }
    guard let other = argument("to") ?? argument("of") ?? argument("in") else {
      return form.sides.allSatisfy(\.isExtent) ? (nil, ()) : nil
    }
    guard let target = names.items(other, call), target.members.isEmpty, target.items.count == 1,
      call.call.arguments.allSatisfy({ $0.label != nil })
    else { return nil }
    return (target.items[0], ())
  }

  /// What a call adds to a side; nil if it is not known.
  private func constant(of side: LayoutConstraint.Attribute) -> Double? {
    if let first = call.call.arguments.first, first.label == nil { return extent(first.expression, of: side) }
    if let insets = argument("insets") { return numbers.insets(insets)?.distance(at: side) }
    guard let offset = argument("offset") else { return 0 }
    guard form.sides.count == 1, let value = numbers.number(offset) else { return nil }
    return form.isOfSuperview && side == .trailing ? -value : value
  }

  /// `44`, `CGSize(width: 44, height: 44)`.
  private func extent(_ expression: ExprSyntax, of side: LayoutConstraint.Attribute) -> Double? {
    guard form.sides.count > 1 else { return numbers.number(expression) }
    let size = expression.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.text == side.name }
    return size.flatMap { numbers.number($0.expression) }
  }
}
