internal import SwiftSyntax

// Previews in Xcode, which are not in the app.

extension DeclGroupSyntax {
  /// Whether the type is for previews.
  var isPreview: Bool { inherits { $0.hasSuffix("PreviewProvider") } }

  /// Whether the type says that it is something whose name passes a test.
  func inherits(_ isMeant: (String) -> Bool) -> Bool {
    inheritanceClause?.inheritedTypes.contains { isMeant($0.type.sourceText) } ?? false
  }
}

/// The names of the types that the previews of a file show.
final class PreviewedTypes: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// How many previews are around.
  private var depth = 0

  init(in file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0, let name = token.identifierText, name.isTypeName, token.isUse { names.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.isPreview) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.isPreview) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enter(node.isPreview) }
  override func visitPost(_ node: MacroExpansionExprSyntax) { leave(node.isPreview) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.isPreview) }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { leave(node.isPreview) }

  private func enter(_ isPreview: Bool) -> SyntaxVisitorContinueKind {
    if isPreview { depth += 1 }
    return .visitChildren
  }

  private func leave(_ isPreview: Bool) {
    if isPreview { depth -= 1 }
  }
}

extension FreestandingMacroExpansionSyntax {
  /// Whether the macro makes a preview: `#Preview { … }`.
  var isPreview: Bool { macroName.reads("Preview") }

  /// How a visitor of what is in the app continues: `#Preview { … }` is left out.
  var unlessPreview: SyntaxVisitorContinueKind { isPreview ? .skipChildren : .visitChildren }
}
