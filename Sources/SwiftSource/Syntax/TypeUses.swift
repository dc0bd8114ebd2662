internal import SwiftSyntax

/// Where a file uses some types outside previews.
final class TypeUses: SyntaxVisitor {
  /// A use of a type in the code of others.
  struct Use: Hashable, Sendable {
    /// The name of the type, without those of the types around it; that of one that is private to the file has the file's path before it.
    let name: String
    /// The types whose declarations or extensions are around the use, the outermost first.
    let inside: [String]
  }

  /// The uses that were found.
  private(set) var found: Set<Use> = []
  private let names: Set<String>
  /// The names of types that are private to the file, with its path before them: there they mean no others.
  private let ofFile: [String: String]
  /// Calls that are left out.
  private let calls: Set<SyntaxIdentifier>
  private var inside: [String] = []

  /// Searches a file for the types of some names.
  init(
    of names: Set<String>, in file: SourceFileSyntax, ofFile: [String: String] = [:],
    but calls: Set<SyntaxIdentifier> = []
  ) {
    (self.names, self.ofFile, self.calls) = (names, ofFile, calls)
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let written = token.identifierText, case let name = ofFile[written] ?? written, names.contains(name),
      token.isUse,
      calls.isEmpty || token.call.map({ !calls.contains($0.id) }) ?? true
    {
      found.insert(Use(name: name, inside: inside))
    }
    return .skipChildren
  }

  /// What is compiled for no platform uses nothing.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.compiledClauses { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.sourceText.lastTypeName, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

  private func enter(_ name: String, _ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    if group.isPreview { return .skipChildren }
    inside.append(ofFile[name] ?? name)
    return .visitChildren
  }

  private func leave(_ group: some DeclGroupSyntax) {
    if !group.isPreview { inside.removeLast() }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { node.unlessPreview }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { node.unlessPreview }
}

extension TokenSyntax {
  /// Whether the token is the name of something in an expression, or of a type that is not declared or extended there.
  var isUse: Bool {
    guard let parent else { return false }
    if parent.is(DeclReferenceExprSyntax.self) || parent.is(MemberTypeSyntax.self) { return true }
    return parent.is(IdentifierTypeSyntax.self) && parent.parent?.is(ExtensionDeclSyntax.self) != true
  }
}

extension TokenSyntax {
  /// The call of what ends with the name: `Card()`, `Own.Card()`, `Card<Text>()`; nil for another use.
  fileprivate var call: FunctionCallExprSyntax? {
    var node = parent
    while let outer = node?.parent {
      if let call = outer.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node?.id ? call : nil }
      let isName =
        outer.as(MemberAccessExprSyntax.self)?.declName.id == node?.id || outer.is(GenericSpecializationExprSyntax.self)
      guard isName else { return nil }
      node = outer
    }
    return nil
  }
}

extension Set<TypeUses.Use> {
  /// The names of which each is used in nothing but the code of others of them.
  func unused(among names: Set<String>) -> Set<String> {
    var unused = names
    while true {
      let used = Set<String>(
        lazy.filter { use in unused.contains(use.name) && unused.isDisjoint(with: use.inside) }.map(\.name))
      if used.isEmpty { return unused }
      unused.subtract(used)
    }
  }
}
