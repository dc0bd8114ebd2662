internal import SwiftSyntax

// The text fields of alerts, which a method makes and hands to a closure (Apple, `UIAlertController.addTextField`).
extension ControlGatherer {
  /// Notes that a call adds a field to the alert at a path, which has a list of its fields.
  func noteField(_ node: FunctionCallExprSyntax, ofAlertAt names: [String]) {
    let lists = path(names).map { $0.member(Self.fields) }
    let isFirst = alertsWithFields.isDisjoint(with: lists)
    alertsWithFields.formUnion(lists)
    let field = ControlSource(creations: [node.id])
    found.alias(field, as: isFirst ? lists + lists.map { $0.member("first") } : lists)
  }

  private static let fields = "textFields"
}

extension FunctionCallExprSyntax {
  /// Whether the call adds a text field to an alert: `alert.addTextField { … }`.
  var addsField: Bool {
    guard let method = calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.reads("addTextField")
    else { return false }
    return arguments.isEmpty || arguments.count == 1 && arguments.first?.label?.text == "configurationHandler"
  }
}

extension ClosureExprSyntax {
  /// The control that the call around makes and hands to the closure; nil if it makes none.
  var madeSubject: ControlSource? {
    guard let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.addsField
    else { return nil }
    return ControlSource(creations: [call.id])
  }
}
