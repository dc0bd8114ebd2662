internal import SwiftSyntax

/// A variable among statements, with all values that these give it.
struct AssignedVariable {
  /// The first value and those that are assigned, in file order, without `nil`.
  let values: [ExprSyntax]
  /// The name of its type; nil if it is not stated.
  let type: String?

  /// More values are not followed.
  private static let maximumValues = 20

  /// The variable that a name means at a node; nil if it means anything else, has only one value, or is changed in another way than by
  /// assignments.
  init?(named name: String, at node: some SyntaxProtocol) {
    guard let statements = node.declaration(of: name)?.as(CodeBlockItemListSyntax.self),
      let binding = statements.lazy.compactMap({ $0.variable(named: name) }).first
    else { return nil }
    let assignments = Assignments(of: name, in: statements)
    let initial = binding.initializer.map { [$0.value] } ?? []
    let all = (initial + assignments.values).filter { !$0.isNil }
    guard !assignments.values.isEmpty, !assignments.areIncomplete, !all.isEmpty, all.count <= Self.maximumValues else {
      return nil
    }
    values = all
    type = binding.typeAnnotation?.type.name
  }

  /// Whether a literal is a key of strings tables, by the type of the variable.
  var isKey: Bool { type?.isKeyType ?? false }
}

/// Gathers what statements assign to a name.
private final class Assignments: SyntaxVisitor {
  private let name: String
  private(set) var values: [ExprSyntax] = []
  /// Whether the variable is changed in another way too: `message += "…"`, `message.append("…")`, `read(&message)`.
  private(set) var areIncomplete = false

  init(of name: String, in statements: CodeBlockItemListSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[0].ownName == name, !parts[0].isOfSelf else { return .visitChildren }
    if parts[1].is(AssignmentExprSyntax.self) {
      let value = parts.count == 3 ? parts[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(parts[2...])))
      if parts.count > 3 || parts[2].refers(to: name) { areIncomplete = true } else { values.append(value) }
    } else if parts[1].isCompoundAssignment {
      areIncomplete = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let method = node.calledExpression.as(MemberAccessExprSyntax.self)
    if let method, method.base?.ownName == name, Self.changing.contains(method.declName.baseName.text) {
      areIncomplete = true
    }
    return .visitChildren
  }

  /// The methods that change a string in place (Apple, `String`).
  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange",
    "write",
  ]

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if node.expression.ownName == name { areIncomplete = true }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// The variable, or the constant without a first value, that the statement declares by a name.
  fileprivate func variable(named name: String) -> PatternBindingSyntax? {
    guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    return variable.bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
  }
}

extension ExprSyntax {
  /// Whether a name is among the identifiers of the expression.
  fileprivate func refers(to name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.isIdentifier(name) }
  }
}
