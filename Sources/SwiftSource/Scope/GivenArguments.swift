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
    let matching = initializers.lazy.map { ($0, ViewArguments(call, $0.parameters)) }.first { $0.1.isMatch }
    guard let (initializer, values) = matching else { return [:] }
    scope.locations = initializer.locations
    scope.arguments = values.arguments(
      for: initializer.parameters, in: caller, declaredIn: scope, by: initializer.node)
    return arguments(assignedBy: initializer, in: scope)
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
    for (name, value) in initializer.assignments {
      let isKey = value.ownName.flatMap { scope.arguments[$0]?.isKey } ?? types[name]?.isKey ?? false
      arguments[name] = Argument(
        expression: value, sharing: given, isKey: isKey, type: types[name]?.type, isGiven: false)
    }
    return arguments
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
