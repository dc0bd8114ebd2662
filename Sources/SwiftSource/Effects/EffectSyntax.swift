internal import AuditModel
internal import SwiftSyntax

// What the syntax says of the objects that code changes.

extension CodeBlockItemListSyntax {
  /// Whether the statements return at once if their object has no accessibility identifier.
  var needsIdentifier: Bool {
    guard let first = first?.item.as(GuardStmtSyntax.self) else { return false }
    return first.conditions.contains { $0.sourceText.hasSuffix(CodeProperty.memberOfIdentifier) }
  }
}

extension ExprSyntax {
  /// The expression without `self.` before it.
  var withoutSelf: ExprSyntax {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.sourceText == EffectsRecorder.itself else {
      return self
    }
    return ExprSyntax(DeclReferenceExprSyntax(baseName: member.declName.baseName))
  }
}

extension ExprSyntax {
  /// Whether `self.` is written before the expression.
  var isBehindSelf: Bool {
    self.is(MemberAccessExprSyntax.self) && firstToken(viewMode: .sourceAccurate)?.reads(EffectsRecorder.itself) == true
  }
}

extension FunctionCallExprSyntax {
  /// The closures among the arguments.
  var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [trailingClosure].compactMap(\.self)
      + additionalTrailingClosures.map(\.closure)
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is given to a method of the system that runs it in any case: `UIView.animate(withDuration: 0.2) { … }` (Apple,
  /// `UIView`, `DispatchQueue`).
  var isRunInAnyCase: Bool {
    let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let called = call?.calledExpression.as(MemberAccessExprSyntax.self),
      let owner = Self.runningMethods[called.declName.baseName.text]
    else { return false }
    return called.base?.sourceText == owner
  }

  /// The methods, with what they are called on.
  private static let runningMethods = [
    "animate": "UIView", "animateKeyframes": "UIView", "addKeyframe": "UIView", "performWithoutAnimation": "UIView",
    "transition": "UIView", "async": "DispatchQueue.main",
  ]
}

extension ExprSyntax {
  /// What an expression says as a text: the value of a constant among the statements around, and the string of an attributed one.
  var meantText: ExprSyntax {
    let string = stringOfAttributedString
    if let member = string.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(DeclReferenceExprSyntax.self), case let value = base.meantText, value != base
    {
      return value.member(member.declName) ?? string
    }
    guard let name = string.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let statements = string.declaration(of: name)?.as(CodeBlockItemListSyntax.self)
    else { return string }
    return statements.lazy.compactMap { LocalConstant($0.item) }.first { $0.name == name }?.value ?? string
  }
}

extension ExprSyntax {
  /// A member of the expression, or of both that it chooses from (`dark ? a.image : b.image`); nil for one with other operators.
  fileprivate func member(_ name: DeclReferenceExprSyntax) -> ExprSyntax? {
    if [.declReferenceExpr, .memberAccessExpr, .functionCallExpr].contains(kind) {
      return ExprSyntax(MemberAccessExprSyntax(base: trimmed, period: .periodToken(), declName: name.trimmed))
    }
    let parts = self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard parts.count == 3, let choice = parts[1].as(UnresolvedTernaryExprSyntax.self),
      let (first, second) = both(choice.thenExpression.member(name), parts[2].member(name))
    else { return nil }
    let either = ExprSyntax(choice.with(\.thenExpression, first))
    return ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax([parts[0], either, second])))
  }

  private func both(_ first: ExprSyntax?, _ second: ExprSyntax?) -> (ExprSyntax, ExprSyntax)? {
    first.flatMap { first in second.map { (first, $0) } }
  }
}

extension SequenceExprSyntax {
  /// What an assignment sets its target to: one expression, or several with operators between them.
  var assignedValue: ExprSyntax {
    let value = Array(elements.dropFirst(2))
    return value.count == 1 ? value[0] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(value)))
  }
}

extension PatternBindingSyntax {
  /// The name of the type of a variable, as it is stated or as its first value is made; nil if neither says it.
  var valueType: String? {
    let stated = typeAnnotation?.type.name.filter { $0 != "?" && $0 != "!" }
    let made = initializer?.value.as(FunctionCallExprSyntax.self)
    return stated ?? made?.createdType ?? made?.typeOfFactory
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type to which what the call returns is cast: `make() as? Cell`; nil without a cast.
  var typeOfCast: String? { parent?.parent?.as(SequenceExprSyntax.self).flatMap { ExprSyntax($0).castType } }

  /// The controller's class whose own function is called that makes one, as its name says: `PageController.create(…)`.
  fileprivate var typeOfFactory: String? {
    guard let called = calledExpression.as(MemberAccessExprSyntax.self),
      Self.factories.contains(called.declName.baseName.text), let type = called.base?.symbol,
      type.isTypeName, type.hasSuffix("Controller")
    else { return nil }
    return type
  }

  private static let factories: Set<String> = [
    "create", "make", "instantiate", "instance", "fromStoryboard", "fromNib", "loadFromStoryboard", "loadFromNib",
    "instantiateFromStoryboard",
  ]
}

extension DeclModifierListSyntax {
  /// Whether a member overrides one of the superclass.
  var isOverride: Bool { contains { $0.name.text == "override" } }
}
