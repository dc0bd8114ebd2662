internal import AuditModel
internal import SwiftSyntax

// Modifiers that the app defines: functions in extensions of SwiftUI's views, and types that are a `ViewModifier`.
extension ViewWalk {
  /// Applies `.card(title: "…")`, whose body begins with the views that it changes.
  mutating func applyOwn(_ modifier: ViewCall, to elements: inout [Element], _ around: ViewEnvironment) {
    guard let (extended, member) = ownModifier(modifier), !elements.isEmpty,
      var inner = scope.inside(extended, modifier.name, member.arguments(of: modifier, in: scope, memberOf: extended))
    else { return }
    inner.locations = member.locations
    change(&elements, named: "self", by: member.statements, in: &inner, around)
  }

  /// Applies `.modifier(Card(title: "…"))`.
  mutating func applyType(_ modifier: ViewCall, to elements: inout [Element], _ around: ViewEnvironment) {
    guard let expression = modifier.first, !elements.isEmpty,
      case .call(let call) = ViewExpression(expression, conditions: conditions).base,
      let declared = source.module.type(named: call.name, from: locations.file)
    else { return }
    let type = completed(declared)
    guard let body = type.members["body"], let name = body.parameters.first?.name,
      var inner = scope.inside(type, type.arguments(of: call, in: scope, number: newReading()))
    else { return }
    inner.locations = body.locations
    if change(&elements, named: name, by: body.statements, in: &inner, around) { uses.insert(type.identity) }
  }

  /// Replaces views by what a body makes of them; false if it does not show them, as far as is known.
  @discardableResult
  private mutating func change(
    _ elements: inout [Element], named name: String, by body: CodeBlockItemListSyntax, in inner: inout ViewScope,
    _ around: ViewEnvironment
  ) -> Bool {
    let number = newReading()
    inner.number = number
    inner.content = ViewContent(name: name, elements: elements, number: number)
    let changed = reading(in: inner) { $0.elements(body, around) }
    guard givenContent.contains(number) else { return false }
    elements = changed
    return true
  }

  /// The views that a modifier of the app changes, where its body refers to them, or calls a modifier without naming them.
  mutating func changedContent(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    guard let content = scope.content, refers(call, to: content) else { return nil }
    var elements = take(content)
    if call.name != content.name { apply(call, to: &elements, around) }
    return elements
  }

  /// Whether a call is the name of the views that a modifier changes, or a modifier without them.
  func refers(_ call: ViewCall, to content: ViewContent) -> Bool {
    if call.name == content.name { return true }
    return content.name == "self" && Self.table[call.name] == nil && isModifier(call)
  }

  private func isModifier(_ call: ViewCall) -> Bool {
    Self.isStructural(call.name) || ElementModifiers.table[call.name] != nil
      || EnvironmentModifiers.table[call.name] != nil || ownModifier(call) != nil
      || Self.plainModifiers.contains(call.name)
  }

  /// Modifiers of SwiftUI that change only how views look, with which bodies often begin.
  private static let plainModifiers: Set<String> = [
    "animation", "background", "clipShape", "cornerRadius", "fixedSize", "foregroundColor", "foregroundStyle", "frame",
    "id", "listRowBackground", "listRowInsets", "listRowSeparator", "listStyle", "offset", "onAppear", "onChange",
    "onReceive", "padding", "scaleEffect", "shadow", "task", "tint", "transition",
  ]

  /// The modifier that the app declares by a name, if the call has its arguments.
  private func ownModifier(_ call: ViewCall) -> (type: ViewType, member: ViewMember)? {
    guard let type = source.module.modifier(named: call.name, from: locations.file, for: conditions.platform),
      let member = type.members[call.name]?.meant(by: call), ViewArguments(call, member.parameters).isMatch
    else { return nil }
    return (type, member)
  }

  /// Lets views inherit what a modifier sets; one of the app sets what those in its body do.
  func inherit(_ modifier: ViewCall, _ around: inout ViewEnvironment) {
    if let change = EnvironmentModifiers.table[modifier.name] { return change(modifier, &around) }
    guard let (_, member) = ownModifier(modifier), member.statements.count == 1,
      case .expr(let expression) = member.statements.first?.item
    else { return }
    let body = ViewExpression(expression, conditions: conditions)
    guard case .call(let first) = body.base else { return }
    for inner in ([first] + body.modifiers).reversed() { EnvironmentModifiers.table[inner.name]?(inner, &around) }
  }
}
