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

extension FreestandingMacroExpansionSyntax {
  /// Whether the macro makes a preview: `#Preview { … }`.
  var isPreview: Bool { macroName.reads("Preview") }

  /// How a visitor of what is in the app continues: `#Preview { … }` is left out.
  var unlessPreview: SyntaxVisitorContinueKind { isPreview ? .skipChildren : .visitChildren }
}
