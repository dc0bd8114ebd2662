internal import SwiftSyntax

/// A view with the modifiers behind it, taken apart: `Text("a").bold().padding()`.
struct ViewExpression {
  /// What stands before all modifiers.
  enum Base {
    /// `Text("a")`, `header`, `self.row(1)`, `Color.red`.
    case call(ViewCall)
    /// A choice, or what is no call.
    case other(ExprSyntax)
  }

  var base: Base
  /// The modifiers, the innermost first.
  var modifiers: [ViewCall] = []

  /// Takes an expression apart; of `#if` between modifiers the clause that holds counts.
  init(_ expression: ExprSyntax, conditions: BuildConditions) {
    var chain: [ViewCall] = []
    var current = expression
    while let (call, rest) = Self.modifier(of: current, conditions) {
      chain += call
      current = rest
    }
    modifiers = chain.reversed()
    base = Self.name(of: current).map(Base.call) ?? .other(current)
  }

  /// The last modifiers of an expression, the outermost first, and what they stand behind; nil where there is none.
  private static func modifier(
    of expression: ExprSyntax, _ conditions: BuildConditions
  ) -> ([ViewCall], ExprSyntax)? {
    if let postfix = expression.as(PostfixIfConfigExprSyntax.self), let base = postfix.base {
      return (modifiers(in: postfix.config, conditions), base)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !base.isQualifier
    else { return nil }
    return ([ViewCall(name: member.declName.baseName.text, place: member.declName, call)], base)
  }

  /// The modifiers of the clause that holds: their chain has no base.
  private static func modifiers(in config: IfConfigDeclSyntax, _ conditions: BuildConditions) -> [ViewCall] {
    guard case .postfixExpression(var current) = conditions.clause(of: config)?.elements else { return [] }
    var chain: [ViewCall] = []
    while let call = current.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      chain.append(ViewCall(name: member.declName.baseName.text, place: member.declName, call))
      guard let base = member.base else { break }
      current = base
    }
    return chain
  }

  /// A call or a name; nil for anything else.
  private static func name(of expression: ExprSyntax) -> ViewCall? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.qualifiedName.map { ViewCall(name: $0, place: expression, call) }
    }
    return expression.qualifiedName.map { ViewCall(name: $0, place: expression) }
  }
}

extension ExprSyntax {
  /// Whether the expression only says where a name is to be found: `SwiftUI.`, `self.`, a type's name.
  fileprivate var isQualifier: Bool {
    var current = self
    while let member = current.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text.isTypeName, let base = member.base else { return false }
      current = base
    }
    guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "self" || name == "Self" || name.isTypeName
  }

  /// The name with those of the types around it, without `self` and `SwiftUI`; nil where the expression is no name.
  fileprivate var qualifiedName: String? {
    var names: [String] = []
    var current = self
    while true {
      if let generic = current.as(GenericSpecializationExprSyntax.self) {
        current = generic.expression
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        names.append(member.declName.baseName.text)
        current = base
      } else {
        break
      }
    }
    guard let first = current.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    names.append(first)
    if names.count > 1, ["self", "Self", "SwiftUI"].contains(first) { names.removeLast() }
    return names.reversed().joined(separator: ".")
  }
}

extension String {
  /// Whether the first letter is a capital.
  var isTypeName: Bool { first?.isUppercase ?? false }
}
