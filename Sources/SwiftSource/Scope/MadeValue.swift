internal import SwiftSyntax

/// A value of one of the app's types, with what the call that makes it gives to its properties.
struct MadeValue {
  let type: ViewType
  let properties: [String: Argument]
}

extension ResolvedExpression {
  /// How many members are followed, one from the body of another.
  private static let maximumDepth = 4

  /// The value that an expression makes: `Row(title: "…")`, `Row.plain(title: "…")`, `.plain(title: "…")`; nil for any other.
  func made(depth: Int = 0) -> MadeValue? {
    guard depth < Self.maximumDepth else { return nil }
    let call = expression.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression ?? expression
    if let name = called.typeReference {
      return call.flatMap { call in declared(name).flatMap { made($0, by: call) } }
    }
    guard let member = called.as(MemberAccessExprSyntax.self), let name = member.base.map(\.typeReference) ?? type,
      let owner = declared(name)
    else { return nil }
    if member.declName.baseName.reads("init") { return call.flatMap { made(owner, by: $0) } }
    return result(of: member.declName.baseName.text, of: owner, call)?.made(depth: depth + 1)
  }

  private func made(_ type: ViewType, by call: FunctionCallExprSyntax) -> MadeValue? {
    // Others may change an object.
    guard !type.isClass else { return nil }
    let call = ViewCall(name: type.name, node: call, call)
    return MadeValue(type: type, properties: type.arguments(of: call, in: scope, number: scope.number))
  }

  /// What a static member of a type consists of.
  private func result(of name: String, of owner: ViewType, _ call: FunctionCallExprSyntax?) -> ResolvedExpression? {
    let use = call.map { ViewCall(name: name, node: $0, $0) } ?? ViewCall(name: name, node: expression)
    guard let member = owner.members[name]?.meant(by: use, in: scope), let value = member.statements.soleExpression,
      var inner = scope.inside(
        owner, member.signature(named: name), member.arguments(of: use, in: scope, memberOf: owner))
    else { return nil }
    inner.locations = member.locations
    return ResolvedExpression(expression: value, scope: inner, location: location, type: member.type(in: owner))
  }

  /// The type of the app that a name means where the expression is.
  private func declared(_ name: String) -> ViewType? {
    let name = name.withoutGenerics
    if name == "Self" { return scope.type }
    let file = scope.locations.file
    return scope.module?.type(named: "\(scope.type.name).\(name)", from: file)
      ?? scope.module?.type(named: name, from: file)
  }
}

extension ViewMember {
  /// The name of the type of what the member of a type results in.
  func type(in owner: ViewType) -> String? { result == "Self" ? owner.name : result }
}

extension ExprSyntax {
  /// The name of a type that the expression consists of: `Row`, `Row<Image>`, `Kit.Row`; nil for other expressions.
  fileprivate var typeReference: String? {
    switch kind {
    case .declReferenceExpr, .genericSpecializationExpr: sourceText.isTypeName ? sourceText : nil
    case .memberAccessExpr: symbol?.isTypeName == true && sourceText.isTypeName ? sourceText : nil
    default: nil
    }
  }
}
