internal import AuditModel
internal import SwiftSyntax

/// A button style that the app defines, as a view has it.
struct OwnButtonStyle {
  var type: ViewType
  /// The body, with the name that the label has in it.
  var body: ViewMember
  var label: String
  /// The call that makes the style, and where it is.
  var call: ViewCall
  var scope: ViewScope
}

// What the app's button styles put around a label.
extension ViewWalk {
  /// The style of the app that buttons have; nil if it is one of SwiftUI's, or unknown.
  func ownStyle(_ around: ViewEnvironment) -> OwnButtonStyle? {
    guard let given = around.ownButtonStyle, let name = given.expression.symbol, !around.isMenu,
      around.buttonStyle?.name == name
    else { return nil }
    guard name.isTypeName else { return style(ofMember: name, given) }
    guard case .call(let call) = ViewExpression(given.expression, conditions: conditions).base else { return nil }
    return style(call, in: given.scope)
  }

  /// `.buttonStyle(.primary)`: a member of the protocol that the app adds for one of its styles.
  private func style(ofMember name: String, _ given: ResolvedExpression) -> OwnButtonStyle? {
    guard let (extended, member) = source.module.buttonStyle(named: name, from: given.scope.locations.file),
      let value = member.statements.soleExpression?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let own = value.calledExpression.sourceText
    let isOfSelf = [".init", "Self", "Self.init"].contains(own)
    guard let type = isOfSelf ? member.extendedStyle ?? extended.propertyTypes[name] : own else { return nil }
    let node = given.expression
    let use =
      node.as(FunctionCallExprSyntax.self).map { ViewCall(name: name, node: node, $0) }
      ?? ViewCall(name: name, node: node)
    let arguments = member.arguments(of: use, in: given.scope, memberOf: extended)
    guard let inner = given.scope.inside(extended, name, arguments) else { return nil }
    return style(ViewCall(name: type, node: value, value), in: inner)
  }

  private func style(_ call: ViewCall, in scope: ViewScope) -> OwnButtonStyle? {
    guard let type = source.module.type(named: call.name, from: scope.locations.file),
      let body = type.members["makeBody"], let parameter = body.parameters.first?.name
    else { return nil }
    return OwnButtonStyle(type: type, body: body, label: "\(parameter).label", call: call, scope: scope)
  }

  /// Puts what a style adds around the label of a button; without a body that shows the label, its layout stays unknown.
  mutating func wrap(labelOf button: inout Element, in style: OwnButtonStyle, _ around: ViewEnvironment) {
    let menus = button.children.filter { $0.kind == .menu }
    var label = button.children.filter { $0.kind != .menu }
    if label.isEmpty { label = titleViews(of: button, around) }
    guard !label.isEmpty else { return }
    let type = completed(style.type)
    // A button in the body does not have the style itself.
    var around = around
    (around.ownButtonStyle, around.buttonStyle) = (nil, nil)
    let styled = reading(in: style.scope) { walk in
      var views = label
      let isKnown = walk.changed(&views, by: type, style.body, named: style.label, style.call, around)
      return isKnown ? views : []
    }
    guard !styled.isEmpty else { return }
    button.children = [grouped(styled).attached(as: .label)] + menus
  }

  /// The title of a button, with the image beside it, as a view.
  private func titleViews(of button: Element, _ around: ViewEnvironment) -> [Element] {
    guard let content = button.control.states?[.normal], let title = content.title else { return [] }
    var label = Element(id: "", kind: .label)
    label.location = button.location
    around.apply(to: &label)
    (label.control.text, label.control.image) = (title, content.image)
    return [label]
  }
}

extension ViewMember {
  /// The type of an extension for one style: `extension ButtonStyle where Self == PrimaryStyle`.
  fileprivate var extendedStyle: String? {
    var next: Syntax? = Syntax(statements)
    while let node = next {
      if let around = node.as(ExtensionDeclSyntax.self) {
        let requirements = around.genericWhereClause?.requirements.compactMap {
          $0.requirement.as(SameTypeRequirementSyntax.self)
        }
        return requirements?.first { $0.leftType.sourceText == "Self" }?.rightType.sourceText
      }
      next = node.parent
    }
    return nil
  }
}
