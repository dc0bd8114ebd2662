internal import AuditModel
internal import SwiftSyntax

extension ViewType {
  /// What a call of the type gives to its properties; `number` is that of the reading.
  func arguments(of call: ViewCall, in caller: ViewScope, number: Int) -> [String: Argument] {
    var scope = ViewScope(of: self)
    scope.number = number
    guard !initializers.isEmpty else {
      return ViewArguments(call, properties).arguments(for: properties, in: caller, declaredIn: scope)
    }
    return arguments(of: call, in: caller, by: scope, initializers)
  }

  /// What a call gives to properties by one of some initializers; one that calls another gives what that one does.
  private func arguments(
    of call: ViewCall, in caller: ViewScope, by scope: ViewScope, _ candidates: [ViewInitializer]
  ) -> [String: Argument] {
    let matching = candidates.map { ($0, ViewArguments(call, $0.parameters)) }.filter { $0.1.isMatch }
    guard let (initializer, values) = matching.max(by: { $0.0.fit($0.1, caller) < $1.0.fit($1.1, caller) }) else {
      return [:]
    }
    var inner = scope
    inner.locations = initializer.locations
    inner.arguments = values.arguments(
      for: initializer.parameters, in: caller, declaredIn: scope, by: initializer.node)
    guard let delegate = initializer.delegate else { return arguments(assignedBy: initializer, in: inner) }
    return arguments(
      of: ViewCall(name: "init", node: delegate, delegate), in: inner, by: scope,
      candidates.filter { $0.node != initializer.node })
  }

  /// What an initializer assigns to properties; others have what they are declared with.
  private func arguments(assignedBy initializer: ViewInitializer, in scope: ViewScope) -> [String: Argument] {
    let types = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var arguments: [String: Argument] = [:]
    let own = Boxed(wrappedValue: ViewScope(of: self))
    for property in properties {
      guard let initial = property.initial else { continue }
      arguments[property.name] = Argument(default: initial, of: property, in: own)
    }
    let given = Boxed(wrappedValue: scope)
    for (name, value) in scope.assignments(in: initializer.statements) {
      let isKey = value.ownName.flatMap { scope.arguments[$0]?.isKey } ?? types[name]?.isKey ?? false
      arguments[name] = Argument(
        expression: value, sharing: given, isKey: isKey, type: types[name]?.type, isGiven: false)
    }
    return arguments
  }
}

extension ViewInitializer {
  /// How well the types of the parameters fit what a call gives them, to tell initializers with the same labels apart.
  fileprivate func fit(_ values: ViewArguments, _ caller: ViewScope) -> Int {
    let fitting = parameters.count { parameter in
      guard let value = values.given[parameter.name], let type = parameter.type?.withoutGenerics else { return false }
      return caller.typeName(of: value) == type
    }
    return isDisfavored ? fitting - parameters.count - 1 : fitting
  }
}

extension ViewScope {
  /// What statements assign to properties, by name, without those of branches that may not be taken.
  fileprivate func assignments(in statements: CodeBlockItemListSyntax?) -> [(name: String, value: ExprSyntax)] {
    var found: [(name: String, value: ExprSyntax)] = []
    for statement in statements.map(Array.init) ?? [] {
      if let assignment = statement.assignment { found.append(assignment) }
      guard let choice = statement.item.choice?.as(IfExprSyntax.self), case .decided(let taken) = known(choice) else {
        continue
      }
      found += assignments(in: taken)
    }
    return found
  }

  /// The name of the type that an expression certainly has, of a literal the one that it prefers; nil if that is not known.
  fileprivate func typeName(of expression: ExprSyntax) -> String? {
    if expression.is(StringLiteralExprSyntax.self) { return "String" }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(DeclReferenceExprSyntax.self).map(\.baseName.text)
    }
    guard let name = expression.ownName else { return nil }
    return (argument(name, at: expression)?.type ?? type.propertyTypes[name])?.withoutGenerics
  }
}

extension ViewMember {
  /// What a call of the function gives to its parameters; the function is a member of a type.
  func arguments(of call: ViewCall, in caller: ViewScope, memberOf type: ViewType) -> [String: Argument] {
    var scope = ViewScope(of: type)
    scope.locations = locations
    return ViewArguments(call, parameters).arguments(for: parameters, in: caller, declaredIn: scope, by: node)
  }
}

extension ViewArguments {
  /// What is given, with what names mean at the call, and the default values, with what names mean where they are declared.
  fileprivate func arguments(
    for parameters: [Parameter], in caller: ViewScope, declaredIn scope: ViewScope,
    by declaration: SyntaxIdentifier? = nil
  ) -> [String: Argument] {
    var arguments: [String: Argument] = [:]
    let (outside, inside) = (Boxed(wrappedValue: caller), Boxed(wrappedValue: scope))
    for parameter in parameters {
      if let value = given[parameter.name] {
        arguments[parameter.name] = Argument(
          expression: value, sharing: outside, isKey: parameter.isKey, type: parameter.type, declaration: declaration)
      } else if let initial = parameter.initial {
        arguments[parameter.name] = Argument(default: initial, of: parameter, in: inside, by: declaration)
      }
    }
    return arguments
  }
}

extension Argument {
  /// The default value of a parameter, which no use gives.
  fileprivate init(
    default value: ExprSyntax, of parameter: ViewArguments.Parameter, in scope: Boxed<ViewScope>,
    by declaration: SyntaxIdentifier? = nil
  ) {
    self.init(
      expression: value, sharing: scope, isKey: parameter.isKey, type: parameter.type, isGiven: false,
      declaration: declaration)
  }
}
