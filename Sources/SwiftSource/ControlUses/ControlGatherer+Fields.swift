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

  /// The list of an alert's fields.
  fileprivate static let fields = "textFields"
}

extension FunctionCallExprSyntax {
  /// Whether the call adds a text field to an alert: `alert.addTextField { … }`.
  var addsField: Bool {
    guard let method = calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.reads("addTextField")
    else { return false }
    return arguments.isEmpty || arguments.count == 1 && arguments.first?.label?.text == "configurationHandler"
  }
}

extension FunctionCallExprSyntax {
  /// What may change the field that the call adds and is not followed: a function that gets the field, or a use of the alert's fields other
  /// than of the first or of one by its index; nil if there is neither.
  var otherUseOfFields: ExprSyntax? {
    if let handler = arguments.first?.expression, !handler.isNil, !handler.is(ClosureExprSyntax.self) { return handler }
    let around = sequence(first: Syntax(self), next: \.parent).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self) || $0.is(InitializerDeclSyntax.self)
    }
    let uses = around?.tokens(viewMode: .sourceAccurate).lazy.filter { $0.text == ControlGatherer.fields }
    return uses?.compactMap { $0.parent?.parent?.as(MemberAccessExprSyntax.self) }.first { !$0.leadsToOneField }
      .map(ExprSyntax.init)
  }
}

extension MemberAccessExprSyntax {
  /// Whether of a list only the first value is used, or one at an index.
  fileprivate var leadsToOneField: Bool {
    var node = Syntax(self)
    while let outer = node.parent, outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self) {
      node = outer
    }
    if let member = node.parent?.as(MemberAccessExprSyntax.self) { return member.declName.baseName.reads("first") }
    let index = node.parent?.as(SubscriptCallExprSyntax.self)?.arguments.first?.expression
    return index?.is(IntegerLiteralExprSyntax.self) == true
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
