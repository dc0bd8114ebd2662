internal import SwiftSyntax

/// Views in a file that the reading of its bodies did not come to: members that only code unknown to us shows, views that are built in
/// actions, styles.
final class UnreadViews: CodeVisitor {
  /// Views of one member of a type.
  struct Found {
    /// The qualified name of the type, and the name of its member.
    let type: String
    let member: String
    fileprivate(set) var content: Content
    /// The number among the found views of the same member, or of functions of one name, from 1.
    let number: Int
    /// Whether it is a whole member that nothing shows but code of the project that names it.
    fileprivate(set) var isOfProject = false

    /// The statements of the whole member, one call in it, or texts that it hands to what shows them.
    enum Content {
      case member(CodeBlockItemListSyntax)
      case call(ExprSyntax)
      case texts([ExprSyntax])
    }

    /// The qualified name of the member.
    var name: String {
      let path = [type, member].filter { !$0.isEmpty }.joined(separator: ".")
      return number > 1 ? "\(path)\(number)" : path
    }

    /// What tells it apart from others.
    var id: SyntaxIdentifier {
      switch content {
      case .member(let statements): statements.id
      case .call(let call): call.id
      case .texts(let texts): texts[0].id
      }
    }
  }

  /// What was found, in file order.
  private(set) var found: [Found] = []
  private let visited: Set<SyntaxIdentifier>
  private let conditions: BuildConditions
  /// Whether a call by its name is one of a control, or of a container.
  private let isView: (String) -> Bool
  private var types: [String] = []
  /// The functions and computed properties around, each with whether it results in views, or in nothing.
  private var members: [(name: String, hasViews: Bool, isAction: Bool)] = []
  /// How many calls around build views for frameworks that take them as values.
  private var hosts = 0
  /// How many calls around were read.
  private var readCalls = 0
  /// The names in what is only drawn.
  private var drawn: Set<String> = []
  /// The names of members that are private to the file, and of those that other modules, or a superclass, may call.
  private var ofFile: Set<String> = []
  private var ofOthers: Set<String> = []

  /// Searches a file.
  ///
  /// - Parameters:
  ///   - visited: The calls of views and the statements of members that were read.
  ///   - isView: Whether a name is that of a control, or of a container.
  init(
    in file: SourceFileSyntax, visited: Set<SyntaxIdentifier>, conditions: BuildConditions,
    isView: @escaping (String) -> Bool
  ) {
    (self.visited, self.conditions, self.isView) = (visited, conditions, isView)
    super.init(viewMode: .sourceAccurate)
    walk(file)
    if !drawn.isEmpty { leaveOutPictures(in: file) }
    leaveOutUnused(in: file)
    for index in found.indices {
      guard case .member = found[index].content else { continue }
      found[index].isOfProject = !ofOthers.contains(found[index].member)
    }
  }

  /// Leaves out the members that only their file can show, and that nothing in it names, and those that it names nowhere but in branches
  /// that no system takes.
  private func leaveOutUnused(in file: SourceFileSyntax) {
    let names = Set(found.map(\.member))
    guard !names.isEmpty else { return }
    let mentions = NameMentions(of: names, in: file, conditions)
    found.removeAll { view in
      guard case .member = view.content, mentions.live[view.member] == 1 else { return false }
      return ofFile.contains(view.member) || mentions.dead.contains(view.member)
    }
  }

  /// Leaves out the members that only a renderer draws.
  private func leaveOutPictures(in file: SourceFileSyntax) {
    let shown = DrawnViews(in: file, among: drawn).shown
    found.removeAll { view in
      if case .member = view.content { drawn.contains(view.member) && !shown.contains(view.member) } else { false }
    }
  }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.sourceText, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

  private func enter(_ name: String, _ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    if group.isLeftOut { return .skipChildren }
    types.append(name)
    return .visitChildren
  }

  private func leave(_ group: some DeclGroupSyntax) {
    if !group.isLeftOut { types.removeLast() }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let getter = node.accessorBlock?.getter else { return .visitChildren }
    if let variable = node.parent?.parent?.as(VariableDeclSyntax.self) { note(node.pattern.sourceText, variable) }
    return enter(node.pattern.sourceText, getter, resultingIn: node.typeAnnotation?.type)
  }
  override func visitPost(_ node: PatternBindingSyntax) {
    if node.accessorBlock?.getter != nil { members.removeLast() }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let statements = node.body?.statements else { return .skipChildren }
    note(node.name.text, node)
    return enter(node.name.text, statements, resultingIn: node.signature.returnClause?.type)
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    if node.body != nil { members.removeLast() }
  }

  private func note(_ name: String, _ member: some WithModifiersSyntax & WithAttributesSyntax) {
    let modifiers = Set(member.modifiers.map(\.name.text))
    if !modifiers.isDisjoint(with: ["private", "fileprivate"]) { ofFile.insert(name) }
    if !modifiers.isDisjoint(with: ["public", "open", "package", "override"]) || member.attributes.areObjC {
      ofOthers.insert(name)
    }
  }

  private func enter(
    _ name: String, _ statements: CodeBlockItemListSyntax, resultingIn type: TypeSyntax?
  ) -> SyntaxVisitorContinueKind {
    let hasViews = type?.isView ?? false
    let isInside = members.contains { $0.hasViews }
    members.append((name, hasViews || isInside, type == nil && !isInside))
    guard hasViews, !isInside, !visited.contains(statements.id) else { return .visitChildren }
    add(.member(statements), of: name)
    return .skipChildren
  }

  private func add(_ content: Found.Content, of member: String) {
    let type = types.joined(separator: ".")
    let others = found.count { $0.type == type && $0.member == member }
    found.append(Found(type: type, member: member, content: content, number: others + 1))
  }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isRenderer {
      drawn.formUnion(node.arguments.first?.expression.ownName.map { [$0] } ?? [])
      return .skipChildren
    }
    if node.takesViews { hosts += 1 }
    if visited.contains(node.id) { readCalls += 1 }
    if members.last?.isAction == true, hosts == 0, readCalls == 0, node.isTextWithWords { add(text: ExprSyntax(node)) }
    guard hosts > 0 || members.last?.hasViews == true, !node.isModified,
      case .call(let call) = ViewExpression(ExprSyntax(node), conditions: conditions).base,
      call.isCall, isView(call.name), !visited.contains(call.node.id)
    else { return .visitChildren }
    add(.call(ExprSyntax(node)), of: members.last?.name ?? "init")
    return .skipChildren
  }
  override func visitPost(_ node: FunctionCallExprSyntax) {
    if node.isRenderer { return }
    if node.takesViews { hosts -= 1 }
    if visited.contains(node.id) { readCalls -= 1 }
  }

  /// Adds a text that a function hands to the state of a view, or to another function, together with those before it.
  private func add(text: ExprSyntax) {
    let (type, member) = (types.joined(separator: "."), members.last?.name ?? "")
    if let last = found.indices.last, found[last].type == type, found[last].member == member,
      case .texts(let known) = found[last].content
    {
      found[last].content = .texts(known + [text])
    } else {
      add(.texts([text]), of: member)
    }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { node.unlessPreview }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { node.unlessPreview }

  /// Branches that no system takes for which the app is built are left out.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    switch conditions.holds(node.conditions) {
    case true: walk(node.body)
    case false: node.elseBody.map { walk($0) }
    case nil: return .visitChildren
    }
    return .skipChildren
  }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    conditions.holds(node.conditions) == true ? .skipChildren : .visitChildren
  }

  /// Only the active clause is compiled.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.clause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }
}

extension AttributeListSyntax {
  /// Whether code in Objective-C may call what has the attributes.
  fileprivate var areObjC: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.sourceText.hasPrefix("objc") == true }
  }
}

extension DeclGroupSyntax {
  /// Whether none of its views is one of a screen: what a style of buttons draws is a part of the buttons.
  fileprivate var isLeftOut: Bool { isPreview || inherits { $0.lastTypeName.isButtonStyle } }
}

extension String {
  /// Whether the name is that of one of SwiftUI's protocols for styles of buttons.
  fileprivate var isButtonStyle: Bool { self == "ButtonStyle" || self == "PrimitiveButtonStyle" }
}

extension FunctionCallExprSyntax {
  /// Whether the call is a `Text` whose words are written in it.
  fileprivate var isTextWithWords: Bool {
    guard calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.reads("Text") == true,
      let words = arguments.first,
      words.label == nil, !isCompared
    else { return false }
    return words.expression.plainString?.contains(where: \.isLetter) ?? false
  }

  /// Whether the call is a part of a string, or of an expression with operators.
  private var isCompared: Bool {
    if parent?.is(LabeledExprSyntax.self) == true, parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) == true {
      return true
    }
    return parent?.parent?.as(SequenceExprSyntax.self)?.elements.contains { $0.is(BinaryOperatorExprSyntax.self) }
      ?? false
  }

  /// Whether a modifier follows: the view is that of the call of the modifier, which was visited before.
  fileprivate var isModified: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return member.parent?.is(FunctionCallExprSyntax.self) == true
  }

  private static let takingViews: Set<String> = [
    "AnyView", "UIHostingController", "NSHostingController", "NSHostingView", "DynamicIsland",
  ]

  /// Whether the call turns views into a value for code: `AnyView(…)`, `UIHostingController(rootView: …)`,
  /// `DynamicIsland { … }`.
  fileprivate var takesViews: Bool {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.beginsUppercase else {
      return false
    }
    return Self.takingViews.contains(name.text)
  }
}
