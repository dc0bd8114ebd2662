internal import AuditModel
internal import SwiftSyntax

extension ViewType {
  /// What a call of the type gives to its properties; `number` is that of the reading.
  func arguments(of call: ViewCall, in caller: ViewScope, number: Int) -> [String: Argument] {
    var scope = ViewScope(of: self, module: caller.module)
    scope.number = number
    return arguments(of: call, in: caller, by: scope, initializers)
  }

  /// What a call gives to properties by one of some initializers; one that calls another gives what that one does, and what it
  /// assigns afterwards.
  ///
  /// - Parameter isUse: Whether the call uses the type, rather than being one initializer's call of another.
  private func arguments(
    of call: ViewCall, in caller: ViewScope, by scope: ViewScope, _ candidates: [ViewInitializer], isUse: Bool = true
  ) -> [String: Argument] {
    guard let (initializer, values) = candidates.meant(by: call, in: caller) else {
      return memberwiseArguments(of: call, in: caller, by: scope, isUse: isUse)
    }
    var inner = scope
    inner.locations = initializer.locations
    inner.arguments = values.arguments(
      for: initializer.parameters, in: caller, declaredIn: scope, by: initializer.node, isUse: isUse)
    let others = candidates.filter { $0.node != initializer.node }
    return InitializedProperties(of: self, by: initializer, in: inner) { delegate, caller in
      arguments(
        of: ViewCall(name: "init", node: delegate, delegate), in: caller, by: scope, others, isUse: false)
    }.arguments
  }

  /// What a call gives to properties by the initializer that the compiler makes, unless the type declares one itself.
  private func memberwiseArguments(
    of call: ViewCall, in caller: ViewScope, by scope: ViewScope, isUse: Bool
  ) -> [String: Argument] {
    let values = ViewArguments(call, properties)
    guard initializers.isEmpty || values.isMatch && initializers.allSatisfy(\.isOfExtension) else { return [:] }
    return values.arguments(for: properties, in: caller, declaredIn: scope, isUse: isUse)
  }
}

extension [ViewInitializer] {
  /// The one that a call means by its arguments, with what these give; of several the first whose types fit best.
  func meant(by call: ViewCall, in caller: ViewScope) -> (initializer: ViewInitializer, values: ViewArguments)? {
    let matching = map { ($0, ViewArguments(call, $0.parameters)) }.filter { $0.1.isMatch }
    return matching.max { $0.0.fit($0.1, caller) < $1.0.fit($1.1, caller) }
  }
}

extension ViewInitializer {
  /// How well the types of the parameters fit what a call gives them, to tell initializers with the same labels apart.
  fileprivate func fit(_ values: ViewArguments, _ caller: ViewScope) -> Int {
    let fitting = parameters.fit(values, caller)
    return isDisfavored ? fitting - 2 * parameters.count - 1 : fitting
  }
}

extension ViewMember {
  /// The function that a call means by its arguments; nil if none has them, or if their types do not tell several apart.
  func meant(by call: ViewCall, in caller: ViewScope) -> ViewMember? {
    if others.isEmpty { return self }
    let matching = ([self] + others).map { ($0, ViewArguments(call, $0.parameters)) }.filter { $0.1.isMatch }
    guard matching.count > 1 else { return matching.first?.0 }
    let fits = matching.map { $0.0.parameters.fit($0.1, caller) }
    let best = zip(matching, fits).filter { $0.1 == fits.max() }
    return best.count == 1 ? best.first?.0.0 : nil
  }
}

extension [ViewArguments.Parameter] {
  /// How well the types are those of what a call gives: a literal is a string rather than a key, and a key rather than of any other type.
  fileprivate func fit(_ values: ViewArguments, _ caller: ViewScope) -> Int {
    reduce(0) { sum, parameter in
      guard let value = values.given[parameter.name], let type = parameter.type?.withoutGenerics,
        let own = caller.typeName(of: value)
      else { return sum }
      if own == type { return sum + 2 }
      if value.is(StringLiteralExprSyntax.self), type.isKeyType { return sum + 1 }
      let isKnown = Self.plainTypes.contains(own) || caller.module?.hasTypes(named: own.lastTypeName) == true
      return isKnown && Self.plainTypes.contains(type) ? sum - 2 : sum
    }
  }

  /// Types that no type of the app is one of.
  private static let plainTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "KeyPath", "Int", "Bool", "Double", "CGFloat", "URL",
    "Text", "Image", "Color",
  ]
}

extension ViewScope {
  /// The name of the type that an expression certainly has, of a literal the one that it prefers; nil if that is not known.
  func typeName(of expression: ExprSyntax) -> String? {
    if expression.is(StringLiteralExprSyntax.self) { return "String" }
    if expression.is(KeyPathExprSyntax.self) { return "KeyPath" }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text { return typeName(ofCall: call, of: name) }
      return called.as(MemberAccessExprSyntax.self).flatMap { typeName(of: $0, by: call) }
    }
    guard let name = expression.ownName else {
      return expression.as(MemberAccessExprSyntax.self).flatMap { typeName(of: $0, by: nil) }
    }
    return (argument(name, at: expression)?.type ?? type.propertyTypes[name])?.withoutGenerics
  }

  /// The name of the type that a call makes a value of, or of what a function of the app returns; nil if it is not known.
  private func typeName(ofCall call: FunctionCallExprSyntax, of name: String) -> String? {
    if name.isTypeName { return name }
    let use = ViewCall(name: name, node: call, call)
    return module?.value(named: name, in: type.name, of: locations.file, by: use)?.annotation?.withoutGenerics
  }

  /// The name of the type that a member of a value is declared with: `row.title`, `row.title()`; nil if it is not known.
  private func typeName(of member: MemberAccessExprSyntax, by call: FunctionCallExprSyntax?) -> String? {
    guard let module, let owner = member.base.flatMap(typeName) else { return nil }
    let name = "\(owner).\(member.declName.baseName.text)"
    let use = call.map { ViewCall(name: name, node: $0, $0) }
    let declared = module.value(named: name, in: type.name, of: locations.file, by: use)
    return declared.flatMap { $0.parameters.isEmpty || call != nil ? $0.annotation?.withoutGenerics : nil }
  }
}

extension ViewScope {
  /// Lets the arguments of a closure mean what a call of it gives to them.
  mutating func give(_ call: ViewCall, to closure: ClosureExprSyntax, in caller: ViewScope) {
    guard !call.arguments.isEmpty else { return }
    let outside = Boxed(wrappedValue: caller)
    for (index, argument) in call.arguments.enumerated() {
      guard let name = closure.argumentName(at: index) else { return }
      arguments[name] = Argument(
        expression: argument.expression, sharing: outside, isGiven: false, declaration: closure.id)
    }
  }
}

extension ClosureExprSyntax {
  /// The name of the argument at an index: `$0` without names.
  fileprivate func argumentName(at index: Int) -> String? {
    signature?.parameterClause == nil ? "$\(index)" : parameterNames.dropFirst(index).first
  }
}

extension ViewMember {
  /// What a call of the function gives to its parameters; the function is a member of a type.
  func arguments(of call: ViewCall, in caller: ViewScope, memberOf type: ViewType) -> [String: Argument] {
    var scope = ViewScope(of: type, module: caller.module)
    scope.locations = locations
    return ViewArguments(call, parameters).arguments(for: parameters, in: caller, declaredIn: scope, by: node)
  }
}

extension ViewArguments {
  /// What is given, with what names mean at the call, and the default values, with what names mean where they are declared.
  ///
  /// - Parameter isUse: Whether the call uses what is declared, rather than being a part of the declaration.
  func arguments(
    for parameters: [Parameter], in caller: ViewScope, declaredIn scope: ViewScope,
    by declaration: SyntaxIdentifier? = nil, isUse: Bool = true
  ) -> [String: Argument] {
    var arguments: [String: Argument] = [:]
    let (outside, inside) = (Boxed(wrappedValue: caller), Boxed(wrappedValue: scope))
    for parameter in parameters {
      if let value = given[parameter.name] {
        arguments[parameter.name] = Argument(
          expression: value, sharing: outside, isKey: parameter.isKey, type: parameter.type, isGiven: isUse,
          declaration: declaration)
        arguments[parameter.name]?.isFirst = parameter.isState
      } else if let initial = parameter.initial, !parameter.isState {
        arguments[parameter.name] = Argument(default: initial, of: parameter, in: inside, by: declaration)
      }
    }
    return arguments
  }
}

extension Argument {
  /// The default value of a parameter, which no use gives.
  init(
    default value: ExprSyntax, of parameter: ViewArguments.Parameter, in scope: Boxed<ViewScope>,
    by declaration: SyntaxIdentifier? = nil
  ) {
    self.init(
      expression: value, sharing: scope, isKey: parameter.isKey, type: parameter.type, isGiven: false,
      declaration: declaration)
  }
}
