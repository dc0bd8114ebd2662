internal import AuditModel
internal import SwiftSyntax

/// Reads the body of one view into elements.
struct ViewWalk {
  let source: SourceContext
  /// What names mean in the statements that are being read.
  var scope: ViewScope

  /// What the view adds to the bars around it.
  var bars = ViewBars()
  /// What the view presents over itself, each a screen of its own.
  var presentations: [Presentation] = []
  /// The items of the tab view that is being read.
  var tabItems: [Element] = []
  /// Whether the pages of a tab view are being read.
  var readsTabs = false
  /// The views of the app whose bodies were read in this one.
  var uses: Set<String> = []
  /// The calls of these views.
  var calls: Set<SyntaxIdentifier> = []
  /// The calls in branches that what is given to a view rules out.
  var ruledOut: Set<SyntaxIdentifier> = []
  /// Those whose bodies were read in what this one presents.
  var presentedUses: Set<String> = []
  /// The calls of SwiftUI's views and the statements of members that were read.
  private(set) var visited: [SyntaxIdentifier] = []
  /// Those of what the view presents.
  var presentedVisited: Set<SyntaxIdentifier> = []
  /// The views given to views of the app that were read as parts of their bodies, each with how many views it consists of.
  private var given: [GivenViews: Int] = [:]
  /// The views given to modifiers of the app that were read as parts of their bodies.
  private(set) var givenContent: Set<Int> = []
  /// How often the views that a modifier of the app changes were met again.
  private(set) var repeats = 0
  /// How many readings have arguments of their own.
  private var readings = 0
  /// The choices that were read.
  var choices = ReadChoices()
  /// The types of the app that were used, with their members, by the type.
  private var types: [String: ViewType] = [:]
  /// How many views have been read.
  private var views = 0

  /// More views are ignored.
  private static let maximumViews = 20_000
  /// After that many, views of the app are no longer read as parts of this one.
  private static let maximumViewsWithParts = 2_000

  /// Whether views of the app are still read as parts of this one.
  var readsParts: Bool { views < Self.maximumViewsWithParts }

  /// Deeper views are ignored.
  private static let maximumDepth = 100

  /// A walk through a type's body.
  init(of type: ViewType, in source: SourceContext) {
    (self.source, scope) = (source, ViewScope(of: type, module: source.module))
    scope.instance = 0
  }

  /// The type around the statements that are being read.
  var type: ViewType { scope.type }

  /// The locations in the file of the statements that are being read.
  var locations: SourceLocations { scope.locations }

  /// Which clauses of `#if` are compiled.
  var conditions: BuildConditions { source.conditions }

  /// A reader of texts for expressions of the type.
  var texts: TextReader { TextReader(in: scope, conditions: conditions, module: source.module) }

  /// An element at a call, with what it inherits from the views around it.
  func element(_ kind: ElementKind, at call: ViewCall, _ around: ViewEnvironment) -> Element {
    var element = Element(id: "", kind: kind)
    element.location = locations.location(of: call.node)
    around.apply(to: &element)
    return element
  }

  // MARK: Statements

  /// The elements of a builder's statements.
  ///
  /// - Parameter start: How many statements are left out, which were read before.
  mutating func elements(
    _ statements: CodeBlockItemListSyntax?, from start: Int = 0, _ around: ViewEnvironment
  ) -> [Element] {
    guard let statements, around.depth < Self.maximumDepth, views < Self.maximumViews else { return [] }
    var inner = around
    inner.depth += 1
    let outside = scope.arguments
    defer { scope.arguments = outside }
    scope.arguments.merge(scope.bound(for: statements)) { $1 }
    var elements: [Element] = []
    // Where a view is returned, no other expression is one.
    let returns = statements.contains { $0.item.is(ReturnStmtSyntax.self) }
    for (index, statement) in statements.enumerated().dropFirst(start) {
      if returns, let choice = statement.item.choice?.as(IfExprSyntax.self), choice.returnsAlways {
        let rest = either(choice, orAfter: index, in: statements, inner)
        return elements + rest
      }
      if returns, case .expr(let expression) = statement.item, !expression.isChoice { continue }
      takeNames(of: statement.item, in: Syntax(statements))
      if returns, let condition = statement.item.guardThatReturns {
        let rest = either(condition, orAfter: index, in: statements, inner)
        return elements + rest
      }
      elements += self.elements(statement.item, inner)
    }
    return elements
  }

  mutating func elements(_ item: CodeBlockItemSyntax.Item, _ around: ViewEnvironment) -> [Element] {
    switch item {
    case .expr(let expression): return elements(expression, around)
    case .stmt(let statement):
      if let wrapped = statement.as(ExpressionStmtSyntax.self) { return elements(wrapped.expression, around) }
      return statement.as(ReturnStmtSyntax.self)?.expression.map { elements($0, around) } ?? []
    case .decl(let declaration):
      guard let choice = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let statements) = conditions.clause(of: choice)?.elements
      else { return [] }
      return elements(statements, around)
    }
  }

  // MARK: Expressions

  /// The elements of one expression: a view with its modifiers, or a choice.
  mutating func elements(_ expression: ExprSyntax, _ around: ViewEnvironment) -> [Element] {
    views += 1
    guard views < Self.maximumViews else { return [] }
    let view = withMethod(ViewExpression(expression, conditions: conditions))
    var inner = around
    // The modifier closest to the view wins.
    for modifier in view.modifiers.reversed() { inherit(modifier, &inner, ofText: view.isOfText) }
    var elements: [Element]
    switch view.base {
    case .call(let call):
      if let elements = readBefore(call, inner) { return elements }
      elements = self.elements(of: call, inner)
      for index in elements.indices where !elements[index].isDrawnByReadStyle { inner.name(&elements[index]) }
    case .other(let other): elements = implicitMember(other, inner) ?? choice(other, inner)
    }
    recognizeImages(in: &elements, of: view)
    for (position, modifier) in view.modifiers.enumerated() {
      // The method of a component comes right after it: another modifier makes another type.
      if position == 0, applyMethod(modifier, of: view.base, to: &elements, inner) { continue }
      apply(modifier, to: &elements, inner)
    }
    for index in elements.indices { elements[index].handDownLabel() }
    return elements
  }

  // MARK: Views

  mutating func elements(of call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    if let content = changedContent(call, around) { return content }
    if let elements = elements(byExtension: call, around) { return elements }
    // A view of the file's own may have the name of one of SwiftUI's.
    if let read = Self.table[call.name], call.isOfSwiftUI || view(named: call.name) == nil {
      visited.append(call.node.id)
      return read(&self, call, around)
    }
    if let argument = scope.argument(call.name, at: call.node) { return given(argument, at: call, around) }
    if let argument = memberGiven(call) { return given(argument, at: call, around) }
    if let member = type.members[call.name]?.meant(by: call, in: scope) {
      let arguments = member.arguments(of: call, in: scope, memberOf: type)
      return inlined(member, named: call.name, arguments, at: call, around) ?? unknown(call, around)
    }
    if let elements = elements(outsideTypes: call, around) { return elements }
    return unknown(call, around)
  }

  /// The elements of a property or function of the type, inlined where it is used; nil if it is being read.
  mutating func inlined(
    _ member: ViewMember, named name: String, _ arguments: [String: Argument], at call: ViewCall? = nil,
    _ around: ViewEnvironment
  ) -> [Element]? {
    let signature = member.signature(named: name)
    guard scope.openMembers.isDisjoint(with: [name, signature]), name != "body" else { return nil }
    var inner = scope
    inner.openMembers.insert(signature)
    inner.locations = member.locations
    inner.result = member.result
    inner.arguments.merge(arguments) { $1 }
    inner.number = newReading()
    let elements = reading(in: inner) { $0.elements(of: member, around) }
    return call.map { shown(elements, of: member.result, at: $0) } ?? elements
  }

  /// Reads views that may turn out not to be shown; what is read of them then counts as unread.
  mutating func trying(_ read: (inout ViewWalk) -> [Element]?) -> [Element]? {
    let before = visited.count
    let elements = read(&self)
    if elements == nil { visited.removeSubrange(before...) }
    return elements
  }

  /// Reads views to compare them: nothing of them is noted but how many they are.
  mutating func probing(_ read: (inout ViewWalk) -> [Element]) -> [Element] {
    var other = self
    let elements = read(&other)
    views = other.views
    return elements
  }

  /// The elements of views in a member that no body leads to.
  mutating func elements(of unread: UnreadViews.Found) -> [Element] {
    scope.openMembers.insert(unread.member)
    // What a modifier of the app changes is not known without a use of it.
    if ViewType.extended.contains(unread.type) {
      scope.content = ViewContent(name: "self", elements: [], number: newReading())
    }
    switch unread.content {
    case .member(let statements): return elements(statements, ViewEnvironment())
    case .call(let call): return elements(call, ViewEnvironment())
    case .texts(let texts): return texts.flatMap { elements($0, ViewEnvironment()) }
    }
  }

  /// The elements of a property or function.
  mutating func elements(of member: ViewMember, _ around: ViewEnvironment) -> [Element] {
    visited.append(member.statements.id)
    return elements(member.statements, around)
  }

  /// The elements of views that a use gave to a name.
  private mutating func given(_ argument: Argument, at call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let before = views
    let content = argument.expression.as(ClosureExprSyntax.self).flatMap { self.content(handedOnBy: call, to: $0) }
    let caller = scope
    var elements = reading(in: argument.scope) { walk in
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        walk.scope.content = content ?? walk.scope.content
        walk.scope.give(call, to: closure, in: caller)
        return walk.elements(closure.statements, around)
      }
      walk.scope.result = argument.type
      return walk.elements(argument.expression, around)
    }
    given[argument.views] = views - before
    if let content { elements.keepShown(as: content.elements) }
    for index in elements.indices where content == nil { elements[index].place(asGivenBy: argument) }
    return shown(elements, givenBy: argument, at: call)
  }

  /// Whether the views that are given to a name were read.
  func wasRead(_ argument: Argument) -> Bool { given[argument.views] != nil }

  /// The number of a reading with arguments of its own.
  mutating func newReading() -> Int {
    readings += 1
    return readings
  }

  /// The views that a modifier of the app changes, where its body first refers to them.
  mutating func take(_ content: ViewContent) -> [Element] {
    givenContent.insert(content.number)
    return content.elements
  }

  /// Notes that a call of one of SwiftUI's views was read.
  mutating func visit(_ call: ViewCall) { visited.append(call.node.id) }

  /// What a call shows if that was read before, mostly in another branch of a choice: of many views nothing but that they are there.
  private mutating func readBefore(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    if let content = scope.content, refers(call, to: content) {
      guard givenContent.contains(content.number) else { return nil }
      repeats += 1
      return []
    }
    guard let argument = scope.argument(call.name, at: call.node), let count = given[argument.views],
      count > Self.maximumRepeatedViews
    else { return nil }
    var element = element(.view, at: call, around)
    element.note(expressions: [call.name])
    return [element]
  }

  /// Up to that many, given views are read again where a body shows them again.
  private static let maximumRepeatedViews = 8

  /// A type with the members that other files add to it.
  mutating func completed(_ type: ViewType) -> ViewType {
    if let known = types[type.identity] { return known }
    let completed = source.module.completed(type, for: conditions.platform)
    types[type.identity] = completed
    return completed
  }

  /// Reads something elsewhere, then goes on here.
  mutating func reading(in other: ViewScope, _ read: (inout ViewWalk) -> [Element]) -> [Element] {
    let own = scope
    scope = other
    defer { scope = own }
    return read(&self)
  }
}
