internal import SwiftSyntax

// The images that local names of code have.

extension SyntaxProtocol {
  /// All images that the code around gives to a local name before this place, without those that only change the look of its own; nil
  /// if the name is not a local one, or if it is a parameter.
  func localValues(of name: String) -> [ExprSyntax]? {
    var inner = Syntax(self)
    while let outer = inner.parent {
      if outer.is(MemberBlockSyntax.self) || outer.is(FunctionDeclSyntax.self) || outer.is(ClosureExprSyntax.self) {
        guard outer.is(ClosureExprSyntax.self) else { return nil }
      }
      if let values = outer.values(of: name, before: inner) { return values }
      inner = outer
    }
    return nil
  }
}

extension Syntax {
  /// The values of a name that the node declares; nil if it does not declare it.
  fileprivate func values(of name: String, before inner: Syntax) -> [ExprSyntax]? {
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return conditions.prefix { $0.position < inner.position }.lazy.compactMap { $0.boundValue(of: name) }.first.map {
        [$0]
      }
    }
    if let choice = self.as(IfExprSyntax.self), Syntax(choice.conditions) != inner {
      return choice.conditions.lazy.compactMap { $0.boundValue(of: name) }.first.map { [$0] }
    }
    guard let statements = self.as(CodeBlockItemListSyntax.self) else { return nil }
    let before = statements.prefix { $0.position < inner.position }
    guard let index = before.lastIndex(where: { $0.declaredValues(of: name) != nil }) else { return nil }
    // An assignment in any case replaces what was assigned before.
    let start = before[index...].lastIndex { $0.assigns(to: name) } ?? index
    let assigned = AssignedValues(name, in: before[start...].map(Syntax.init) + [inner], before: inner.endPosition)
    return (start == index ? before[index].declaredValues(of: name) ?? [] : []) + assigned.values
  }
}

extension ConditionElementSyntax {
  /// The value that an optional binding gives to a name; nil for any other condition.
  fileprivate func boundValue(of name: String) -> ExprSyntax? {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self),
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    else { return nil }
    guard let value = binding.initializer?.value, value.ownName != name else { return nil }
    return value
  }
}

extension CodeBlockItemSyntax {
  /// The values that a statement declares a name with, none for one without a first value; nil if it does not declare it.
  fileprivate func declaredValues(of name: String) -> [ExprSyntax]? {
    switch item {
    case .decl(let declaration):
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
      let binding = bindings?.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
      return binding.map { [$0.initializer?.value].compactMap(\.self) }
    case .stmt(let statement):
      let conditions = statement.as(GuardStmtSyntax.self)?.conditions
      return conditions?.lazy.compactMap { $0.boundValue(of: name) }.first.map { [$0] }
    case .expr: return nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether all that the statement does is to give a local name another image than one that is made of its own.
  fileprivate func assigns(to name: String) -> Bool {
    guard let (target, value) = assignment, target == name else { return false }
    return !value.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
  }
}

/// The values that statements assign to a local name.
private final class AssignedValues: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []
  private let name: String
  private let end: AbsolutePosition

  init(_ name: String, in statements: [Syntax], before end: AbsolutePosition) {
    (self.name, self.end) = (name, end)
    super.init(viewMode: .sourceAccurate)
    for statement in statements { walk(statement) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard node.position < end, parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
      parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name
    else { return .visitChildren }
    let given = Array(parts[2...]).results
    // A value that is made of the name's own only changes how it looks.
    values += given.filter { $0.withoutMethodsOfImage.as(DeclReferenceExprSyntax.self)?.baseName.text != name }
    return .skipChildren
  }
}
