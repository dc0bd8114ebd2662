internal import SwiftSyntax
internal import Utilities

/// The views that a file gives to `ImageRenderer(content:)`, to a function of the app that draws them, or to the Dock's tile: a picture is
/// neither a screen nor spoken.
final class DrawnViews: SyntaxVisitor {
  /// The names in what is drawn.
  private(set) var drawn: Set<String> = []
  /// The names that are used elsewhere, but for previews.
  private(set) var shown: Set<String> = []
  /// The names that are looked for; nil are all those in what is drawn.
  private let names: Set<String>?
  /// How many calls and constants around are drawn.
  private var depth = 0

  /// What a file has that draws views.
  static let signs = ByteSigns(
    "ImageRenderer", "asImage()", "asUIImage()", "asNSImage()", "toImage()", "toUIImage()", "toNSImage()",
    "snapshot()", "dockTile")

  init(in file: SourceFileSyntax, among names: Set<String>? = nil) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { enter(node.isRenderer) }
  override func visitPost(_ node: FunctionCallExprSyntax) { leave(node.isRenderer) }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { enter(node.fillsDockTile) }
  override func visitPost(_ node: SequenceExprSyntax) { leave(node.fillsDockTile) }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind { enter(isDrawn(node)) }
  override func visitPost(_ node: PatternBindingSyntax) { leave(isDrawn(node)) }

  private func enter(_ isDrawn: Bool) -> SyntaxVisitorContinueKind {
    if isDrawn { depth += 1 }
    return .visitChildren
  }

  private func leave(_ isDrawn: Bool) {
    if isDrawn { depth -= 1 }
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard let name = token.identifierText, names?.contains(name) ?? (depth > 0), token.isUse else {
      return .skipChildren
    }
    if depth > 0 { drawn.insert(name) } else { shown.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isPreview ? .skipChildren : .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { node.unlessPreview }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { node.unlessPreview }

  /// `let card = Card()`, where the constant is only drawn.
  private func isDrawn(_ binding: PatternBindingSyntax) -> Bool {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let made = binding.initializer?.value, names.map({ !made.names.isDisjoint(with: $0) }) ?? true,
      let statements = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    let uses = statements.tokens(viewMode: .sourceAccurate).filter { $0.isIdentifier(name) && $0.isUse }
    return !uses.isEmpty && uses.allSatisfy(\.isContentOfRenderer)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call makes something that draws a view, `ImageRenderer(content: …)`, or is a function of the app that draws
  /// the view before it, `Card().asImage()`.
  var isRenderer: Bool {
    if calledExpression.symbol == "ImageRenderer" { return true }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else { return false }
    return Self.drawingFunctions.contains(member.declName.baseName.text)
  }

  /// The names that apps give to functions that draw a view.
  private static let drawingFunctions: Set<String> = [
    "asImage", "asUIImage", "asNSImage", "toImage", "toUIImage", "toNSImage", "snapshot",
  ]
}

extension SequenceExprSyntax {
  /// Whether a view becomes the content of the Dock's tile: `NSApp.dockTile.contentView = NSHostingView(rootView: Badge())`.
  fileprivate var fillsDockTile: Bool {
    guard let path = elements.first?.memberNames, path.suffix(2) == ["dockTile", "contentView"] else { return false }
    return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}

extension TokenSyntax {
  /// Whether the token is all that a renderer draws.
  fileprivate var isContentOfRenderer: Bool {
    guard let argument = parent?.parent?.as(LabeledExprSyntax.self), argument.label?.reads("content") == true else {
      return false
    }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.isRenderer ?? false
  }
}

extension ExprSyntax {
  /// The names in the expression.
  fileprivate var names: Set<String> { Set(tokens(viewMode: .sourceAccurate).compactMap(\.identifierText)) }
}
