import SwiftParser
import SwiftSyntax

/// The public declarations of a source file, each with the types around it and without its body.
enum PublicDeclarations {
  /// The declarations in the order of the file, such as `struct Finding` and `Finding.message: var String`.
  static func list(in source: String) -> [String] {
    let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    return visitor.declarations
  }
}

private final class DeclarationVisitor: SyntaxVisitor {
  private(set) var declarations: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.memberBlock) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.memberBlock) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.memberBlock) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.memberBlock) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node, nil) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { note(node, nil) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.body) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.body) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.accessorBlock) }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { note(node, nil) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isVisible else { return .skipChildren }
    let isComputed = node.bindings.contains { $0.accessorBlock != nil }
    let isFixed = isComputed || node.bindingSpecifier.tokenKind == .keyword(.let) || node.hasPrivateSetter
    let words = "\(node.path)\(node.isStatic ? "static " : "")\(isFixed ? "let" : "var") "
    declarations += node.bindings.map { (words + $0.pattern.trimmedDescription + $0.typeOrValue).onOneLine }
    return .skipChildren
  }

  private func note(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ body: (any SyntaxProtocol)?
  ) -> SyntaxVisitorContinueKind {
    guard node.isVisible else { return .skipChildren }
    declarations.append((node.path + node.signature(without: body)).onOneLine)
    return .visitChildren
  }
}

extension WithModifiersSyntax {
  fileprivate var isPublic: Bool {
    modifiers.contains { [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) && $0.detail == nil }
  }

  fileprivate var isStatic: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.static) } }

  fileprivate var hasPrivateSetter: Bool { modifiers.contains { $0.detail?.detail.tokenKind == .identifier("set") } }

  /// Whether other packages see it: stated, or as a requirement or a case of what they see.
  fileprivate var isVisible: Bool {
    if isPublic { return true }
    guard let around = enclosing.first, self.is(EnumCaseDeclSyntax.self) || around.is(ProtocolDeclSyntax.self) else {
      return false
    }
    return around.asProtocol((any WithModifiersSyntax).self)?.isPublic ?? false
  }

  /// The declarations around it, the nearest first.
  private var enclosing: [Syntax] {
    sequence(first: Syntax(self), next: \.parent).dropFirst().filter { $0.isProtocol((any DeclGroupSyntax).self) }
  }

  /// The names of the types around it, with a period behind each.
  fileprivate var path: String {
    enclosing.reversed().map { around in
      if let extended = around.as(ExtensionDeclSyntax.self)?.extendedType { return extended.trimmedDescription + "." }
      return (around.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "") + "."
    }.joined()
  }

  /// What is written before the body, without attributes, comments and access.
  fileprivate func signature(without body: (any SyntaxProtocol)?) -> String {
    let hidden: Set<TokenKind> = [.keyword(.public), .keyword(.open)]
    let end = body?.position ?? endPosition
    let start = asProtocol((any WithAttributesSyntax).self)?.attributes.endPosition ?? position
    return tokens(viewMode: .sourceAccurate)
      .filter { $0.position >= start && $0.position < end && !hidden.contains($0.tokenKind) }
      .map { $0.text + ($0.trailingTrivia.isEmpty ? "" : " ") + ($0.nextStartsLine ? " " : "") }.joined()
  }
}

extension PatternBindingSyntax {
  /// The type, or the value that it follows from.
  fileprivate var typeOrValue: String {
    if let type = typeAnnotation?.type { return ": \(type.trimmedDescription)" }
    return initializer.map { " = \($0.value.trimmedDescription)" } ?? ""
  }
}

extension TokenSyntax {
  /// Whether the next token is on another line.
  fileprivate var nextStartsLine: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains { $0.isNewline } ?? false
  }
}

extension String {
  /// The text with each run of white space as one space.
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
