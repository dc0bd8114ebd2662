internal import SwiftSyntax

/// A visitor of declarations, statements and calls, which leaves out what has none of them inside: names, literals, types, modifiers.
///
/// Two thirds of the nodes of a file are such, most of them tokens.
class CodeVisitor: SyntaxVisitor {
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    node.arguments == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    node.defaultValue == nil ? .skipChildren : .visitChildren
  }

  /// What is compiled for no platform, such as a clause of `DEBUG`, is left out.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.compiledClauses { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.base.map { $0.kind == .declReferenceExpr } ?? true ? .skipChildren : .visitChildren
  }

  /// Visits the branches of a choice that may be taken on the systems for which some builds are.
  ///
  /// - Returns: Whether the whole choice is to be visited, because any branch may be taken.
  final func walk(_ choice: IfExprSyntax, in builds: [BuildConditions]) -> SyntaxVisitorContinueKind {
    switch choice.known(by: builds.holds) {
    case .decided(let statements): if let statements { walk(statements) }
    case .open(let rest) where rest.id != choice.id: walk(rest)
    case .open: return .visitChildren
    }
    return .skipChildren
  }
}
