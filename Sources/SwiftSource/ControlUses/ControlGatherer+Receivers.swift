internal import SwiftSyntax

// On what functions are called.
extension ControlGatherer {
  /// The type on whose value a function is called, as far as the code states it: a call without one is of a function of the type around;
  /// nil if it is not known.
  func receiver(of call: FunctionCallExprSyntax) -> String? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.base.flatMap(statedType) }
    return call.calledExpression.is(DeclReferenceExprSyntax.self) ? ownType : nil
  }

  /// The type that the code states of a value: of a name that is declared with one, or of what an initializer makes.
  func statedType(of expression: ExprSyntax) -> String? {
    if let made = expression.as(FunctionCallExprSyntax.self)?.createdType { return made }
    if let cast = expression.as(SequenceExprSyntax.self)?.castType { return cast }
    return expression.memberNames.flatMap { statedType(ofObjectAt: $0, at: expression) }
  }

  /// The type that the code states of what a path names, at a node.
  func statedType(ofObjectAt names: [String], at node: some SyntaxProtocol) -> String? {
    guard let first = names.first else { return nil }
    if ["self", "super"].contains(first) {
      if names.count == 1 { return ownType }
      return names.count == 2 ? properties[names[1]] : nil
    }
    guard names.count == 1 else { return nil }
    if let local = local(first) { return localTypes[local] }
    if first == "Self" { return ownType }
    if first.isTypeName { return first }
    guard let property = properties[first] else { return nil }
    // What a pattern around binds hides a property of the name.
    return node.declaration(of: first) == nil ? property : nil
  }

  private var ownType: String? { type.isEmpty ? nil : type }
}

extension PatternBindingSyntax {
  /// The name of the type of a variable, as it is stated or as its first value is made; nil if neither says it.
  var statedType: String? {
    typeAnnotation?.type.statedName ?? initializer?.value.as(FunctionCallExprSyntax.self)?.createdType
  }

  /// Whether the variable may be without a value, as far as the code states it: `var label: UILabel?`.
  var mayBeOptional: Bool {
    if let type = typeAnnotation?.type {
      return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
    return statedType == nil
  }
}

extension SyntaxProtocol {
  /// Whether a statement or call unwraps a member on the way to what it changes: `cell.textLabel?.text = "…"`.
  func unwraps(_ member: String) -> Bool {
    var current = Syntax(self)
    while true {
      if let sequence = current.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        current = Syntax(first)
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = Syntax(call.calledExpression)
      } else if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        current = Syntax(base)
      } else if let inner = current.unwrapped {
        if inner.memberNames?.last == member { return true }
        current = Syntax(inner)
      } else {
        return false
      }
    }
  }

  /// What is unwrapped: `label?`, `label!`; nil for anything else.
  private var unwrapped: ExprSyntax? {
    self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
  }
}

extension ExprSyntax {
  /// The name of the type of a cast, also in parentheses: `view as? Cell`; nil for any other expression.
  var castType: String? { (soleTupleElement ?? self).as(SequenceExprSyntax.self)?.castType }
}

extension SequenceExprSyntax {
  /// The name of the type of a cast: `view as? Cell`; nil for any other expression.
  fileprivate var castType: String? {
    let parts = Array(elements)
    guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
    return parts[2].as(TypeExprSyntax.self)?.type.statedName
  }
}

extension TypeSyntax {
  /// The name without the marks of optional types and without generic arguments.
  var statedName: String { name.filter { $0 != "?" && $0 != "!" }.withoutGenerics }

  /// The same; nil for a type that says nothing of its values.
  var statedNameOfValues: String? {
    let name = statedName
    return ["Any", "AnyObject"].contains(name) ? nil : name
  }
}

extension DeclGroupSyntax {
  /// The types of the properties that are declared with one, by their names.
  var typesOfProperties: [String: String] {
    var types: [String: String] = [:]
    for binding in memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }).flatMap(\.bindings) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
        continue
      }
      types[name] = binding.statedType
    }
    return types
  }
}
