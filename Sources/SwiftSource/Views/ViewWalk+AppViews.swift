internal import AuditModel
internal import SwiftSyntax

// Views that the app defines, or that are unknown.
extension ViewWalk {
  /// A view that the app defines, or an unknown one: its closures are read if they look like views.
  mutating func unknown(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let parts = call.name.split(separator: ".").map(String.init)
    if let elements = elements(ofExtended: call, parts, around) { return elements }
    // A static member that the app defines: `Image.logo`, `Color.brand`.
    if parts.count == 2, !parts[1].isTypeName {
      if parts[0] == "Color" { return space(.shape, call, around) }
      if parts[0] == "Image" { return [constantImage(call, around)] }
      if parts[0] == "Text" { return [computed(.label, at: call, around)] }
    }
    if let elements = changedConstant(call, parts, around) { return elements }
    if let elements = expanded(call, around) ?? elements(ofStatic: call, around) ?? elements(ofValue: call, around) {
      return elements
    }
    if arranges(call) { return arranged(call, around) }
    if let control = controlOfLibrary(call, around) { return control }
    if call.isColorByName { return space(.shape, call, around) }
    if call.isIconByName { return [constantImage(call, around)] }
    var element = element(.unknown(call.name), at: call, around)
    if call.name.isTypeName { element.customClass = call.name } else { element.note(expressions: [call.name]) }
    element.layOut { $0.container = .other(call.name) }
    if call.name.lastTypeName.isTypeName {
      for part in call.arguments.map(\.expression) where handsOnViews(part, in: scope) {
        element.children += elements(part, around)
      }
    }
    for closure in call.closures where looksLikeViews(closure) { element.children += elements(closure, around) }
    return [element]
  }

  /// Whether a call makes a layout of the app, or one that only code knows.
  private func arranges(_ call: ViewCall) -> Bool {
    call.isCall && (call.name == "AnyLayout" || type(named: call.name)?.role == .layout)
  }

  /// The views in the closure of a layout, wherever that puts them.
  private mutating func arranged(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var group = element(.view, at: call, around)
    group.layOut { $0.container = .other(call.name) }
    group.children = content(call, around)
    return [group]
  }

  /// `GRADIENT.mask(Image("x"))`: a constant of the app with a modifier, whose name begins like a type's; nil for any other call.
  private mutating func changedConstant(
    _ call: ViewCall, _ parts: [String], _ around: ViewEnvironment
  ) -> [Element]? {
    guard parts.count == 2, call.isCall, parts[0].isTypeName, Self.isSwiftUIs(parts[1]),
      let value = source.module.value(named: parts[0], in: type.name, of: locations.file)?.statements?.soleExpression
    else { return nil }
    let constant = ViewCall(name: parts[0], node: call.node)
    var elements =
      value.symbol?.hasSuffix("Gradient") == true || value.symbol == "Color"
      ? space(.shape, constant, around) : [computed(.unknown(parts[0]), at: constant, around)]
    var modifier = call
    modifier.name = parts[1]
    apply(modifier, to: &elements, around)
    return elements
  }

  /// The body of a view that the app declares, with what the call gives to it; nil if it is unknown, or recursive.
  private mutating func expanded(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    let number = newReading()
    guard let declared = call.name == "Self" ? type : view(named: call.name) else { return nil }
    let type = completed(declared)
    guard !around.opensAnotherScreen, readsParts, let body = type.members["body"],
      var inner = scope.inside(type, type.arguments(of: call, in: scope, number: number))
    else { return nil }
    inner.locations = body.locations
    (inner.number, inner.instance) = (number, number)
    guard !body.hasBars || givesViews(call) else {
      takeTabItem(of: body, in: inner, around)
      return nil
    }
    uses.insert(type.identity)
    calls.insert(call.node.id)
    let elements = reading(in: inner) { $0.elements(of: body, around) }
    // A label of shapes is a picture.
    if !elements.isEmpty, elements.meaningful.isEmpty, around.isLabel {
      return [picture(of: elements, at: call, around)]
    }
    // Of several views with spacers among them, the container around arranges the spacers too.
    return elements.meaningful.count > 1 ? [grouped(elements)] : elements
  }

  /// Whether a call of a view of the app gives it views in closures, as that of a container does.
  func givesViews(_ call: ViewCall) -> Bool { call.closures.contains(where: looksLikeViews) }

  /// Shapes as a picture, which takes the space that they take.
  private func picture(of shapes: [Element], at call: ViewCall, _ around: ViewEnvironment) -> Element {
    var picture = element(.imageView, at: call, around)
    guard shapes.count == 1, let shape = shapes.first, shape.kind == .shape else { return picture }
    picture.layOut { ($0.isResizable, $0.modifiers) = (true, shape.layout.view?.modifiers) }
    return picture
  }

  /// `.plain(title: "…")`, where the type is known that has the member.
  mutating func implicitMember(_ base: ExprSyntax, _ around: ViewEnvironment) -> [Element]? {
    guard let type = scope.result?.withoutGenerics else { return nil }
    let call = base.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? base).as(MemberAccessExprSyntax.self), member.base == nil else {
      return nil
    }
    if member.declName.baseName.reads("init"), let call {
      return elements(of: ViewCall(name: type, node: base, call), around)
    }
    let name = "\(type).\(member.declName.baseName.text)"
    let use = call.map { ViewCall(name: name, node: base, $0) } ?? ViewCall(name: name, node: base)
    return elements(ofExtended: use, [type, member.declName.baseName.text], around) ?? elements(ofStatic: use, around)
  }

  /// What the name of a type may mean where a type is read: one inside that, inside a type around it, or any, in this order.
  func names(meantBy name: String) -> [String] {
    let around = type.name.split(separator: ".")
    return around.indices.reversed().map { around[...$0].joined(separator: ".") + ".\(name)" } + [name]
  }

  /// The views of a static member of a type: `Row.plain(title: "…")`; nil if it is unknown, or is being read.
  private mutating func elements(ofStatic call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    let parts = call.name.split(separator: ".").map(String.init)
    guard parts.count > 1, let name = parts.last else { return nil }
    return elements(ofMember: name, of: parts.dropLast().joined(separator: "."), at: call, around)
  }

  /// The views of a static member that the app adds to one of SwiftUI's types: `Image.disclosure`; nil if it adds no view of the name.
  private mutating func elements(
    ofExtended call: ViewCall, _ parts: [String], _ around: ViewEnvironment
  ) -> [Element]? {
    guard parts.count == 2, ViewType.extended.contains(parts[0]), readsParts,
      let extended = source.module.extending(parts[0], with: parts[1], from: locations.file),
      let member = extended.members[parts[1]]?.meant(by: call, in: scope), member.isView,
      var inner = scope.inside(
        extended, member.signature(named: parts[1]), member.arguments(of: call, in: scope, memberOf: extended))
    else { return nil }
    inner.locations = member.locations
    inner.number = newReading()
    inner.result = member.result == "Self" ? parts[0] : member.result
    return shown(reading(in: inner) { $0.elements(of: member, around) }, of: inner.result, at: call)
  }

  /// Whether a type, by its name, is one of the app's views, or one that apps have among values of other kinds.
  func shows(_ result: String?) -> Bool {
    guard let name = result?.withoutGenerics else { return false }
    return view(named: name) != nil || ["Text", "Image", "Label", "Alert", "ActionSheet"].contains(name)
  }

  /// The view that the app declares by a name.
  func view(named name: String) -> ViewType? {
    // Most names are SwiftUI's.
    guard source.module.hasTypes(named: name.lastTypeName) else { return nil }
    let isSwiftUIs = Self.table[name] != nil
    let (module, file) = (source.module, locations.file)
    return names(meantBy: name).lazy.compactMap { module.view(named: $0, from: file, isSwiftUIs: isSwiftUIs) }.first
  }

  /// An element whose content only code knows.
  func computed(_ kind: ElementKind, at call: ViewCall, _ around: ViewEnvironment) -> Element {
    var element = element(kind, at: call, around)
    element.note(expressions: [call.name])
    return element
  }

  /// Whether any statement, or one in its branches, is a view that is known or that the app declares.
  func looksLikeViews(_ statements: CodeBlockItemListSyntax) -> Bool {
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
    if Self.table[call.name] != nil || view(named: call.name) != nil || type.members[call.name]?.isView == true {
      return true
    }
    // A view of another module with views in it is one.
    if call.isCall, call.name.lastTypeName.isTypeName, givesViews(call) { return true }
    return handsOnViews(expression, in: scope) || outsideTypes(call) != nil
  }

  /// Whether an expression is a name of views that a use of the view gave to it, or of those that a modifier of the app changes.
  private func handsOnViews(_ expression: ExprSyntax, in scope: ViewScope, depth: Int = 0) -> Bool {
    guard depth < Self.maximumNames, case .call(let call) = ViewExpression(expression, conditions: conditions).base,
      call.arguments.isEmpty
    else { return false }
    if let content = scope.content, call.name == content.name { return true }
    guard let argument = scope.argument(call.name, at: call.node) else { return false }
    guard let closure = argument.expression.as(ClosureExprSyntax.self) else {
      return handsOnViews(argument.expression, in: argument.scope, depth: depth + 1)
    }
    var walk = self
    walk.scope = argument.scope
    return walk.looksLikeViews(closure.statements)
  }

  /// How many names are followed, one from what was given to the other.
  private static let maximumNames = 6
}

extension ViewCall {
  /// The statements of all its closures.
  fileprivate var closures: [CodeBlockItemListSyntax] {
    let inside = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self)?.statements }
    return inside + [trailing?.statements].compactMap { $0 } + further.map(\.closure.statements)
  }
}
