internal import SwiftSyntax

/// The views that a file puts into views of UIKit or AppKit: `cell.contentView.addSubview(UIHostingController(rootView: Photo()).view)`, with
/// names for the parts in between.
final class HostedViews: SyntaxVisitor {
  /// A view, and what it is put into.
  struct Use: Hashable, Sendable {
    /// The name of the view's type.
    let view: String
    /// The name of the type of what shows it.
    let host: String
    /// The types around the code, the outermost first.
    let inside: [String]
  }

  private(set) var found: Set<Use> = []
  /// The types of which code makes values one accessibility element each.
  private(set) var closed: Set<String> = []
  private var types: [String] = []
  private var functions: [FunctionDeclSyntax] = []

  /// Searches a file.
  init(in file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let root = node.hostedView, let function = functions.last, let body = function.body,
      let view = body.statements.type(of: root), let name = node.assignedName,
      let host = function.type(of: body.statements.superview(of: name), in: types)
    {
      found.insert(Use(view: view, host: host, inside: types))
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].boolean == true,
      let path = parts[0].propertyPath, path.last == "isAccessibilityElement",
      let type = functions.last?.type(of: Array(path.dropLast()), in: types)
    {
      closed.insert(type)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.sourceText.lastTypeName)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }
}

extension HostedViews {
  /// The views that are shown in nothing but hosts of which VoiceOver reads no content.
  ///
  /// - Parameters:
  ///   - hosted: All views that are put into others, with what they are put into.
  ///   - uses: Where types are used, as far as they are among the views.
  ///   - isClosed: Whether VoiceOver does not reach what is inside the values of a type.
  static func unreached(_ hosted: Set<Use>, uses: Set<TypeUses.Use>, isClosed: (String) -> Bool) -> Set<String> {
    let open = Set(hosted.filter { !isClosed($0.host) }.map(\.view))
    let unreached = Set(hosted.map(\.view)).subtracting(open)
    let places = Set(hosted.map { TypeUses.Use(name: $0.view, inside: $0.inside) })
    let shown = uses.filter { !places.contains($0) && unreached.isDisjoint(with: $0.inside) }
    return unreached.subtracting(shown.map(\.name))
  }
}

extension FunctionCallExprSyntax {
  /// What the call makes a view of UIKit or AppKit of: `UIHostingController(rootView: …)`; nil for any other.
  fileprivate var hostedView: ExprSyntax? {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["UIHostingController", "NSHostingController", "NSHostingView"].contains(name)
    else { return nil }
    return arguments.first { $0.label?.reads("rootView") == true }?.expression
  }

  /// The constant whose value the call is; nil without one.
  fileprivate var assignedName: String? {
    parent?.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension CodeBlockItemListSyntax {
  /// The name of the type that an expression makes a value of, or that of the constant that it is; nil if it is not known.
  fileprivate func type(of expression: ExprSyntax) -> String? {
    if let name = expression.ownName, !name.isTypeName {
      let token = tokens(viewMode: .sourceAccurate).first {
        $0.reads(name) && $0.parent?.is(IdentifierPatternSyntax.self) == true
      }
      return token?.parent?.parent?.as(PatternBindingSyntax.self)?.initializer.flatMap { made(by: $0.value) }
    }
    return made(by: expression)
  }

  private func made(by expression: ExprSyntax) -> String? {
    guard let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.symbol, name.isTypeName else {
      return nil
    }
    return name
  }

  /// What the view of a constant is added to, `cell` or `cell.contentView`; nil if none of the statements adds it.
  fileprivate func superview(of name: String) -> [String]? {
    for token in tokens(viewMode: .sourceAccurate) where token.reads("addSubview") {
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) ?? nil,
        let call = member.parent?.as(FunctionCallExprSyntax.self),
        call.arguments.first?.expression.propertyPath?.first == name
      else { continue }
      return member.base?.propertyPath ?? []
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  /// The type of a cell or its content view: a parameter's, or that around the function; nil for anything else.
  fileprivate func type(of path: [String]?, in types: [String]) -> String? {
    guard let path, path.count < 3, path.dropFirst().allSatisfy({ $0 == "contentView" }) else { return nil }
    guard let first = path.first, first != "contentView" else { return types.last }
    let parameter = signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).reads(first) }
    return parameter?.type.name.lastTypeName
  }
}
