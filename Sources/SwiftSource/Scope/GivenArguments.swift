internal import SwiftSyntax

extension ViewType {
  /// What a call of the type gives to its properties; `number` is that of the reading.
  func arguments(of call: ViewCall, in caller: ViewScope, number: Int) -> [String: Argument] {
    guard !initializers.isEmpty else { return Self.arguments(of: call, for: properties, in: caller) }
    let matching = initializers.lazy.map { ($0, ViewArguments(call, $0.parameters)) }.first { $0.1.isMatch }
    guard let (initializer, values) = matching else { return [:] }
    var scope = ViewScope(of: self)
    (scope.locations, scope.number) = (initializer.locations, number)
    scope.arguments = values.arguments(for: initializer.parameters, in: caller, declaration: initializer.node)
    return arguments(assignedBy: initializer, in: scope)
  }

  private static func arguments(
    of call: ViewCall, for parameters: [ViewArguments.Parameter], in caller: ViewScope
  ) -> [String: Argument] {
    ViewArguments(call, parameters).arguments(for: parameters, in: caller, declaration: nil)
  }

  /// What an initializer assigns to properties; others have what they are declared with.
  private func arguments(assignedBy initializer: ViewInitializer, in scope: ViewScope) -> [String: Argument] {
    let types = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var arguments: [String: Argument] = [:]
    for property in properties {
      guard let initial = property.initial else { continue }
      arguments[property.name] = Argument(expression: initial, scope: scope, isKey: property.isKey, type: property.type)
    }
    for (name, value) in initializer.assignments {
      let isKey = value.ownName.flatMap { scope.arguments[$0]?.isKey } ?? types[name]?.isKey ?? false
      arguments[name] = Argument(expression: value, scope: scope, isKey: isKey, type: types[name]?.type)
    }
    return arguments
  }
}

extension ViewMember {
  /// What a call of the function gives to its parameters.
  func arguments(of call: ViewCall, in caller: ViewScope) -> [String: Argument] {
    ViewArguments(call, parameters).arguments(for: parameters, in: caller, declaration: node)
  }
}

extension ViewArguments {
  /// What is given, with what names mean there.
  fileprivate func arguments(
    for parameters: [Parameter], in caller: ViewScope, declaration: SyntaxIdentifier?
  ) -> [String: Argument] {
    var arguments: [String: Argument] = [:]
    for parameter in parameters {
      guard let value = given[parameter.name] else { continue }
      arguments[parameter.name] = Argument(
        expression: value, scope: caller, isKey: parameter.isKey, type: parameter.type, declaration: declaration)
    }
    return arguments
  }
}
