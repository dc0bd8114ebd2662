internal import SwiftSyntax

/// A constant that is called like a function: `let style = { (button: UIButton) in … }`, or one that other code makes of closures and
/// functions, `let style = concat(base, and: { … })`.
struct ClosureConstant {
  /// The name of the constant.
  let name: String
  /// The closures that it may run, and the functions that it may call, with what it is given.
  private(set) var closures: [ClosureExprSyntax] = []
  private(set) var functions: [String] = []

  /// The constant of a binding outside functions; nil if its value cannot be called.
  fileprivate init?(_ binding: PatternBindingSyntax, isOfType: Bool) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
      let value = binding.initializer?.value
    else { return nil }
    self.name = name
    if let closure = value.as(ClosureExprSyntax.self) {
      closures = [closure]
    } else if isOfType, let call = value.as(FunctionCallExprSyntax.self), call.createdType == nil {
      add(call)
    }
    if closures.isEmpty { return nil }
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    // What is called on an object, or makes one, gives that to its closures.
    guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return }
    for value in call.arguments.map(\.expression) + [call.trailingClosure.map(ExprSyntax.init)].compactMap(\.self) {
      if let closure = value.as(ClosureExprSyntax.self) {
        closures.append(closure)
      } else if let function = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
        functions.append(function)
      } else {
        return closures = []
      }
    }
  }
}

extension VariableDeclSyntax {
  /// The constants of the declaration that are called like functions; none inside functions.
  var closureConstants: [ClosureConstant] {
    let isMember = parent?.is(MemberBlockItemSyntax.self) == true
    let isGlobal = parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    guard isMember || isGlobal else { return [] }
    return bindings.compactMap { ClosureConstant($0, isOfType: isGlobal || modifiers.areStatic) }
  }
}
