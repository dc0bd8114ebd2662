internal import SwiftSyntax

/// A variable among statements, with the values that these may have given it where it is read.
struct AssignedVariable {
  /// The first value and those that are assigned, in file order, without `nil`: statements run in their order, and one that assigns in
  /// any case replaces what was assigned before.
  let values: [ExprSyntax]
  /// The name of its type; nil if it is not stated.
  let type: String?

  /// More values are not followed.
  private static let maximumValues = 20
  /// Longer functions are generated, and looking through them for each of their variables would take long.
  private static let maximumStatements = 200

  /// The variable that a name means at a node; nil if it means anything else, has only one value, or is changed in another way than by
  /// assignments.
  init?(named name: String, at node: some SyntaxProtocol) {
    guard let statements = node.declaration(of: name)?.as(CodeBlockItemListSyntax.self),
      statements.count <= Self.maximumStatements,
      let binding = statements.lazy.compactMap({ $0.variable(named: name) }).first
    else { return nil }
    let assignments = Assignments(of: name, in: statements)
    let initial = binding.initializer.map { [$0.value] } ?? []
    let all = (initial + assignments.values).valid(at: node, in: statements).filter { !$0.isNil }
    guard !assignments.values.isEmpty, !assignments.areIncomplete, !all.isEmpty, all.count <= Self.maximumValues else {
      return nil
    }
    values = all
    type = binding.typeAnnotation?.type.name
  }

  /// Whether a literal is a key of strings tables, by the type of the variable.
  var isKey: Bool { type?.isKeyType ?? false }
}

extension [ExprSyntax] {
  /// Those of the values of a variable, in file order, that it may have at a node, if statements declare it: without what is assigned
  /// later, and before the last assignment in any case; all where code runs again, or at another time.
  fileprivate func valid(at node: some SyntaxProtocol, in statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    guard !node.isRunAgain(in: statements) else { return self }
    let before = filter { $0.endPosition <= node.position }
    let last = before.lastIndex { $0.statementAround?.parent?.id == statements.id }
    return Array(before[(last ?? 0)...])
  }
}

extension SyntaxProtocol {
  /// Whether a loop, a closure or a function inside some statements is around the node.
  fileprivate func isRunAgain(in statements: CodeBlockItemListSyntax) -> Bool {
    var node = parent
    while let outer = node, outer.id != statements.id {
      if Self.repeating.contains(outer.kind) { return true }
      node = outer.parent
    }
    return false
  }

  private static var repeating: Set<SyntaxKind> {
    [.forStmt, .whileStmt, .repeatStmt, .closureExpr, .functionDecl, .accessorDecl]
  }

  /// The statement around the node.
  fileprivate var statementAround: CodeBlockItemSyntax? {
    sequence(first: Syntax(self), next: \.parent).first { $0.is(CodeBlockItemSyntax.self) }?.as(
      CodeBlockItemSyntax.self)
  }
}

/// Gathers what statements assign to a name.
private final class Assignments: SyntaxVisitor {
  private let name: String
  private let statements: CodeBlockItemListSyntax
  private(set) var values: [ExprSyntax] = []
  /// Whether the variable may be changed in another way too: `message += "…"`, `message.append("…")`, `read(&message)`.
  private(set) var areIncomplete = false

  init(of name: String, in statements: CodeBlockItemListSyntax) {
    (self.name, self.statements) = (name, statements)
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  // Another variable of the name is another one.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    node.id != statements.id && node.contains { $0.variable(named: name) != nil } ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.isIdentifier(name), let use = Use(of: node) else { return .skipChildren }
    switch use {
    case .read: break
    case .assigned(let value) where !value.refers(to: name): values.append(value)
    case .assigned, .changed: areIncomplete = true
    }
    return .skipChildren
  }

  /// What becomes of a variable where its name is.
  private enum Use {
    case read
    case assigned(ExprSyntax)
    case changed

    /// The use of a name; nil if it is that of a member.
    init?(of node: DeclReferenceExprSyntax) {
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id { return nil }
      let place = node.parent?.as(ExprListSyntax.self)?.parent?.as(SequenceExprSyntax.self)
      if let parts = place?.elements.map(\.self), parts.first?.id == ExprSyntax(node).id, parts.count > 2,
        parts[1].is(AssignmentExprSyntax.self)
      {
        self = parts.count == 3 ? .assigned(parts[2]) : .changed
      } else {
        self = node.isChangedInPlace ? .changed : .read
      }
    }
  }
}

extension SyntaxProtocol {
  /// Whether what is around a name may change its value: an operator that assigns, `&`, or a method that is not known to leave it alone.
  fileprivate var isChangedInPlace: Bool {
    var node = Syntax(self)
    while let outer = node.parent {
      if outer.is(InOutExprSyntax.self) { return true }
      if let sequence = outer.parent?.as(SequenceExprSyntax.self) { return sequence.assigns(to: node) }
      if let method = outer.as(MemberAccessExprSyntax.self)?.calledMethod {
        return !TextMethods.leaving.contains(method)
      }
      guard let next = outer.isPartOfTarget ? outer : outer.tupleAround else { return false }
      node = next
    }
    return false
  }
}

/// The methods of texts.
private enum TextMethods {
  /// Those that leave a text as it is (Apple, `String`, `NSString`).
  static let leaving: Set<String> = [
    "uppercased", "lowercased", "capitalized", "trimmingCharacters", "replacingOccurrences", "appending",
    "appendingFormat", "components", "split", "hasPrefix", "hasSuffix", "contains", "prefix", "suffix", "dropFirst",
    "dropLast", "map", "flatMap", "compactMap", "filter", "joined", "size", "range", "boundingRect", "padding",
  ]
}

extension Syntax {
  /// Whether an assignment to the expression changes what it begins with: `text?`, `text!`, `text.first`, `text[0]`.
  fileprivate var isPartOfTarget: Bool {
    self.is(OptionalChainingExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
      || self.is(MemberAccessExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
  }

  /// The tuple that has the value; nil for anything else.
  fileprivate var tupleAround: Syntax? {
    self.is(LabeledExprSyntax.self) ? parent?.parent?.as(TupleExprSyntax.self).map(Syntax.init) : nil
  }
}

extension MemberAccessExprSyntax {
  /// The name of the method that is called; nil for a property.
  fileprivate var calledMethod: String? {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id ? declName.baseName.text : nil
  }
}

extension SequenceExprSyntax {
  /// Whether an operator assigns to one of the elements, or to what it begins with.
  fileprivate func assigns(to element: Syntax) -> Bool {
    let parts = Array(elements)
    guard parts.count > 2, parts.first.map({ Syntax($0).id }) == element.id else { return false }
    return parts[1].is(AssignmentExprSyntax.self) || parts[1].isCompoundAssignment
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
