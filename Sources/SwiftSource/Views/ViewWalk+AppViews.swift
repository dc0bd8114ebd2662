internal import AuditModel
internal import SwiftSyntax

// Views that the app defines, or that are unknown.
extension ViewWalk {
  /// A view that the app defines, or an unknown one: its closures are read if they look like views.
  mutating func unknown(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let parts = call.name.split(separator: ".").map(String.init)
    // A static member that the app defines: `Image.logo`, `Color.brand`.
    if parts.count == 2, !parts[1].isTypeName {
      if parts[0] == "Color" { return [] }
      if let kind = Self.valueKinds[parts[0]] { return [computed(kind, at: call, around)] }
    }
    var element = element(.unknown(call.name), at: call, around)
    if call.name.isTypeName { element.customClass = call.name } else { element.note(expressions: [call.name]) }
    for closure in call.closures where looksLikeViews(closure) { element.children += elements(closure, around) }
    if around.isLabel, let picture = picture(of: call.name, around) {
      (element.kind, element.customClass, element.control.image) = (.imageView, nil, picture.image)
      element.note(expressions: picture.expressions)
    }
    return [element]
  }

  /// What a view that the app declares shows if it has no text; nil if it has one, or if it is not known.
  private mutating func picture(of name: String, _ around: ViewEnvironment) -> LabelContent? {
    guard let type = view(named: name) else { return nil }
    let key = "\(type.locations.file) \(type.name)"
    if let known = pictures[key] { return known }
    guard let body = type.members["body"]?.statements, !around.openTypes.contains(key)
    else { return nil }
    var inner = ViewEnvironment()
    (inner.isLabel, inner.depth, inner.openTypes) = (true, around.depth + 1, around.openTypes.union([key]))
    var walk = ViewWalk(of: source.module.completed(type, for: conditions.platform), in: source)
    (walk.budget, walk.pictures) = (budget, pictures)
    let content = LabelContent(walk.elements(body, inner))
    (budget, pictures) = (walk.budget, walk.pictures)
    let picture = content.isPicture ? content : nil
    // Inside another view that is being read, what the two show of each other is not known.
    if around.openTypes.isEmpty { pictures.updateValue(picture, forKey: key) }
    return picture
  }

  /// The view that the app declares by a name.
  func view(named name: String) -> ViewType? {
    let isSwiftUIs = ViewTable.views[name] != nil
    return ["\(type.name).\(name)", name].lazy.compactMap {
      source.module.view(named: $0, from: locations.file, isSwiftUIs: isSwiftUIs)
    }.first
  }

  /// What a static member of a type shows.
  private static let valueKinds: [String: ElementKind] = ["Image": .imageView, "Text": .label]

  /// An element whose content only code knows.
  private func computed(_ kind: ElementKind, at call: ViewCall, _ around: ViewEnvironment) -> Element {
    var element = element(kind, at: call, around)
    element.note(expressions: [call.name])
    return element
  }

  /// Whether any statement, or one in its branches, is a view that is known or that the app declares.
  private func looksLikeViews(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains { statement in
      switch statement.item {
      case .expr(let expression): return looksLikeView(expression)
      case .stmt(let statement):
        return statement.as(ExpressionStmtSyntax.self).map { looksLikeView($0.expression) } ?? false
      case .decl: return false
      }
    }
  }

  private func looksLikeView(_ expression: ExprSyntax) -> Bool {
    guard case .call(let call) = ViewExpression(expression, conditions: conditions).base else {
      return ConditionalBranch.all(of: expression, conditions: conditions).contains { branch in
        if case .statements(let statements) = branch { looksLikeViews(statements) } else { false }
      }
    }
    return ViewTable.views[call.name] != nil || view(named: call.name) != nil || type.members[call.name]?.isView == true
  }
}

extension ViewCall {
  /// The statements of all its closures.
  fileprivate var closures: [CodeBlockItemListSyntax] {
    let inside = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self)?.statements }
    return inside + [trailing?.statements].compactMap { $0 } + further.map(\.closure.statements)
  }
}
