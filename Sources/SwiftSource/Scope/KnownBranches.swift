internal import SwiftSyntax

// The branches of a `switch` that are known to be taken.

extension ViewScope {
  /// The statements of a `switch` that are certainly taken, with what its pattern gives names to; nil if that is unknown.
  func known(_ choice: SwitchExprSyntax) -> (statements: CodeBlockItemListSyntax, given: [String: Argument])? {
    guard choice.subject.ownName != nil else { return nil }
    if let value = givenValue(choice.subject)?.literalValue {
      return choice.statements(for: value).map { ($0, [:]) }
    }
    guard let value = enumerationCase(choice.subject) else { return nil }
    for branch in choice.cases {
      guard let branch = branch.as(SwitchCaseSyntax.self) else { return nil }
      guard case .case(let label) = branch.label else { return value.isAlias ? nil : (branch.statements, [:]) }
      for item in label.caseItems {
        guard item.pattern.casePattern?.name == value.name else { continue }
        guard item.whereClause == nil, let names = item.pattern.casePattern?.names else { return nil }
        let pairs = zip(names, value.values).map { name, given in
          (name, Argument(expression: given, scope: value.scope, declaration: branch.id))
        }
        return (branch.statements, Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
      }
    }
    return nil
  }

  /// What the subject of a `switch` is in each of its branches, by its name: the case for which alone a branch is; nothing for others.
  func subjects(inBranchesOf choice: ExprSyntax) -> [[String: Argument]] {
    guard let choice = choice.as(SwitchExprSyntax.self), let name = choice.subject.ownName,
      let type = typeName(of: choice.subject)
    else { return [] }
    let declaration = choice.subject.isOfSelf ? nil : choice.subject.declaration(of: name)?.id
    return choice.cases.map { branch in
      guard case .case(let label) = branch.as(SwitchCaseSyntax.self)?.label, label.caseItems.count == 1,
        let value = label.caseItems.first?.pattern.as(ExpressionPatternSyntax.self)?.expression,
        value.is(MemberAccessExprSyntax.self)
      else { return [:] }
      return [
        name: Argument(expression: value, scope: self, type: type, isGiven: false, declaration: declaration)
      ]
    }
  }

  /// The case that an expression is, by its name, with what it carries; nil if that is unknown.
  ///
  /// - Parameter type: The name of the type of what it is compared with.
  func enumerationCase(_ expression: ExprSyntax, of type: String? = nil) -> EnumerationCase? {
    let value = resolved(expression)
    let call = value.expression.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? value.expression).as(MemberAccessExprSyntax.self),
      member.base.map({ $0.sourceText.split(separator: ".").allSatisfy { String($0).isTypeName } }) ?? true
    else { return nil }
    let name = member.declName.baseName.text
    let typeName = member.base?.sourceText ?? value.type ?? type
    let cases = typeName.flatMap { self.cases(ofType: $0, in: value.scope) }
    return EnumerationCase(
      name: name, type: typeName, values: call?.arguments.map(\.expression) ?? [], scope: value.scope,
      isConstant: cases.map { !$0.contains(name) })
  }

  /// The cases of an enumeration that the app declares; nil for other types.
  private func cases(ofType name: String, in given: ViewScope) -> [String]? {
    [given, self].lazy.compactMap { scope in
      scope.module?.enumeration(named: name.withoutGenerics, in: scope.type.name, of: scope.locations.file)?.cases.cases
    }.first
  }
}

/// A case of an enumeration with the values that it carries.
struct EnumerationCase {
  var name: String
  /// The name of the enumeration; nil if it is not known.
  var type: String?
  var values: [ExprSyntax]
  var scope: ViewScope
  /// Whether the name is that of a constant of the enumeration instead; nil if its cases are not known.
  var isConstant: Bool?

  /// Whether the name is, or often is, that of a constant for one of the cases; `none` of an optional is no case.
  var isAlias: Bool { type?.last == "?" && name == "none" || isConstant ?? Self.aliases.contains(name) }

  private static let aliases: Set<String> = [
    "default", "automatic", "standard", "none", "all", "initial", "current", "shared", "main",
  ]
}

extension PatternSyntax {
  /// The case that a pattern asks for, with the names of the values: `.home`, `.plain(let text)`, `let .plain(text)`.
  var casePattern: (name: String, names: [String])? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.casePattern }
    guard let expression = self.as(ExpressionPatternSyntax.self)?.expression, let name = expression.symbol else {
      return nil
    }
    let values = expression.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
    return (name, values.map { $0.patternName ?? "_" })
  }
}

extension ExprSyntax {
  /// The name that a value of a case has in a pattern.
  fileprivate var patternName: String? {
    if let name = ownName { return name }
    var pattern = self.as(PatternExprSyntax.self)?.pattern
    if let binding = pattern?.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.text
      ?? pattern?.as(ExpressionPatternSyntax.self)?.expression.ownName
  }
}
