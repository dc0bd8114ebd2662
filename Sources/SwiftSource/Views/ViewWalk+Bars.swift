internal import AuditModel
internal import SwiftSyntax

extension ViewWalk {
  /// `TabView { … }`: the pages, of which one is shown, and the bar of their items.
  mutating func tabView(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let outer = (tabItems, readsTabs)
    (tabItems, readsTabs) = ([], true)
    let items = (call.statements("content") ?? call.statements).map(Array.init) ?? []
    let pages = branches(items.map { .item($0.item) }, around)
    var view = element(.view, at: call, around)
    layOut(&view, as: call, around)
    view.children = pages
    if !tabItems.isEmpty, !Self.stylesWithoutTabs.contains(around.styles["tabViewStyle"] ?? "") {
      var bar = Element(id: "", kind: .tabBar)
      bar.location = tabItems.first?.location
      bar.children = tabItems
      view.children.append(bar)
    }
    (tabItems, readsTabs) = outer
    return [view]
  }

  /// The item at the end of the body of a page that is a screen of its own.
  mutating func takeTabItem(of body: ViewMember, in scope: ViewScope?, _ around: ViewEnvironment) {
    guard readsTabs, let scope, let page = body.statements.soleExpression,
      let item = ViewExpression(page, conditions: conditions).modifiers.last(where: { $0.name == "tabItem" })
    else { return }
    _ = reading(in: scope) { walk in
      walk.tabItem(item, around)
      return []
    }
  }

  /// The styles in which pages are swiped through, without a bar.
  private static let stylesWithoutTabs: Set<String> = [
    "page", "PageTabViewStyle", "verticalPage", "VerticalPageTabViewStyle", "carousel", "CarouselTabViewStyle",
  ]

  /// `Tab("Title", systemImage: "x") { page }`.
  mutating func tab(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    tabItems.append(control(.tabBarItem, call, label: call.statements("label"), around))
    return content(call, around)
  }

  /// `.tabItem { Label("Title", systemImage: "x") }`, `.tabItem(tab.label)`.
  mutating func tabItem(_ call: ViewCall, _ around: ViewEnvironment) {
    var item = element(.tabBarItem, at: call, around)
    item.fill(with: call.statements.map { elements($0, around) } ?? call.first.map { elements($0, around) } ?? [])
    item.children = []
    tabItems.append(item)
  }

  /// `.badge(3)`, `.badge("New")`: of a page, its item has it; a count of nothing is not shown.
  mutating func badge(_ call: ViewCall, _ elements: inout [Element]) {
    guard let badge = call.first, badge.wholeNumber != 0 else { return }
    let reading = badge.wholeNumber.map { TextReading(LocalizableText("\($0)")) } ?? texts.read(badge)
    if readsTabs, call.node.isModifierOfPage, let last = tabItems.indices.last {
      tabItems[last].take(reading, as: \.value)
    } else {
      for index in elements.indices { elements[index].take(reading, as: \.value) }
    }
  }

  /// `ToolbarItem(placement: .cancellationAction) { … }`: its views go to the bar of the placement.
  mutating func toolbarItem(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let items = content(call, around).meaningful
    bars.add(items, placement: call.symbol("placement"))
    return []
  }

  /// `.toolbar { … }`: items outside a `ToolbarItem` follow the title.
  mutating func toolbar(_ call: ViewCall, _ around: ViewEnvironment) {
    if call.first != nil { return hideBar(call) }
    var inner = around
    (inner.buttonStyle, inner.isDisabled) = (nil, false)
    bars.add(content(call, inner).meaningful, placement: nil)
  }

  /// `.toolbar(.hidden)`, `.toolbar(.hidden, for: .navigationBar)`.
  private mutating func hideBar(_ call: ViewCall) {
    let bars = call.arguments.dropFirst().compactMap(\.expression.symbol)
    if call.symbol() == "hidden", bars.isEmpty || bars.contains("navigationBar") { self.bars.isHidden = true }
  }

  /// `.navigationBarItems(leading: …, trailing: …)`.
  mutating func barItems(_ call: ViewCall, _ around: ViewEnvironment) {
    for (side, placement) in [("leading", "topBarLeading"), ("trailing", "topBarTrailing")] {
      guard let views = call.argument(side) else { continue }
      bars.add(elements(views, around).meaningful, placement: placement)
    }
  }

  /// `NavigationStack { … }`: no button leads back from its first view.
  mutating func navigationStack(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let elements = contents(call, around)
    bars.leadsBack = false
    return elements
  }

  /// `.navigationBarBackButtonHidden()`.
  mutating func hideBackButton(_ call: ViewCall) {
    if call.first.map({ $0.boolean == true }) ?? true { bars.leadsBack = false }
  }

  /// `.navigationTitle("…")`: of several in one branch, the first is shown.
  mutating func navigationTitle(_ call: ViewCall, _ around: ViewEnvironment) {
    guard bars.titles.isEmpty, let first = call.first else { return }
    var title = element(.navigationItem, at: call, around)
    take(texts.read(first), as: \.title, in: &title)
    bars.titles = [title]
    setTitleMode(call.argument("displayMode"))
  }

  /// `.navigationSubtitle("…")`: it is shown beside the title.
  mutating func navigationSubtitle(_ call: ViewCall) {
    guard bars.subtitle == nil, let first = call.first else { return }
    bars.subtitle = texts.read(first).text
  }

  /// `.navigationBarTitleDisplayMode(.inline)`, `.toolbarTitleDisplayMode(.inlineLarge)`; a mode that is not known may be any.
  mutating func setTitleMode(_ mode: ExprSyntax?) {
    guard let mode, bars.titleMode == nil else { return }
    let name = scope.resolved(mode).expression.symbol ?? ""
    bars.titleMode = Self.titleModes.contains(name) ? name : "automatic"
  }

  private static let titleModes: Set<String> = ["automatic", "inline", "large", "inlineLarge"]

  /// `.searchable(text: …, prompt: "…")`.
  mutating func searchField(_ call: ViewCall, _ around: ViewEnvironment) {
    var field = element(.searchField, at: call, around)
    if let prompt = call.argument("prompt") { field.take(texts.read(prompt), as: \.placeholder) }
    bars.add([field], placement: nil)
  }

  /// `.sheet { … }`, `.alert("Title", …) { actions } message: { … }`, `.contextMenu { … }`.
  mutating func present(_ call: ViewCall, _ around: ViewEnvironment) {
    // What a view used here presents is a screen of that view.
    guard scope.isOfScreen else { return }
    var inner = ViewEnvironment()
    (inner.depth, inner.language) = (around.depth, around.language)
    inner.isMenu = call.name == "contextMenu"
    inner.opensAnotherScreen = isOfAnotherScreen(call.statements("content") ?? call.statements)
    let (outerBars, outerTabs, outerUses, outerReadsTabs) = (bars, tabItems, uses, readsTabs)
    (bars, tabItems, uses, readsTabs) = (ViewBars(), [], [], false)
    let before = visited.count
    defer {
      presentedVisited.formUnion(visited.dropFirst(before))
      presentedUses.formUnion(uses)
      (bars, tabItems, uses, readsTabs) = (outerBars, outerTabs, outerUses, outerReadsTabs)
    }
    var elements: [Element] = []
    if let first = call.first, Self.titled.contains(call.name) {
      var title = element(.label, at: ViewCall(name: "Text", node: first), inner)
      title.take(texts.read(first), as: \.text)
      elements = [title.attached(as: .label)]
    }
    elements += part("message", of: call, inner).map { $0.attached(as: .other("message")) }
    for part in ["content", "menuItems", "actions"] {
      elements += self.part(part, of: call, inner)
    }
    if !call.has("content"), !call.has("actions"), !call.has("menuItems") {
      elements += presented(by: call, inner)
    }
    let own = [bars.navigationBar].compactMap { $0 } + elements + [bars.toolbar].compactMap { $0 }
    // A presentation of only another view is that view's own screen.
    guard own.contains(where: \.showsSomething) else { return }
    presentations.append(
      Presentation(name: call.name, elements: own, location: locations.location(of: call.node)))
  }

  /// The views of a closure; the old form of an alert gives one `Alert`, of which a static member may make it.
  private mutating func presented(by call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var inner = scope
    inner.result = ["alert": "Alert", "actionSheet": "ActionSheet"][call.name] ?? inner.result
    return reading(in: inner) { $0.elements(call.statements, around) }
  }

  /// Whether all that statements show is a view of the app that is not given others, perhaps in a navigation stack.
  private func isOfAnotherScreen(_ statements: CodeBlockItemListSyntax?) -> Bool {
    guard let statements, statements.count == 1, case .expr(let expression) = statements.first?.item,
      case .call(let call) = ViewExpression(expression, conditions: conditions).base
    else { return false }
    if Self.stacks.contains(call.name) { return isOfAnotherScreen(call.statements("root") ?? call.statements) }
    return view(named: call.name) != nil && !givesViews(call)
  }

  private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "Group"]
  private static let titled: Set<String> = ["alert", "confirmationDialog"]
}

extension Element {
  /// Whether anything inside, or the element itself, is more than a view of another type.
  var showsSomething: Bool {
    if kind.isUnknown { return children.contains(where: \.showsSomething) }
    return !isOnlyOfLayout
  }
}

extension Syntax {
  /// Whether the node is the name of a modifier of a page of a tab view: after `.tabItem`, or of a `Tab`.
  fileprivate var isModifierOfPage: Bool {
    var base = parent?.as(MemberAccessExprSyntax.self)?.base
    while let call = base?.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        return call.calledExpression.symbol == "Tab"
      }
      if member.declName.baseName.reads("tabItem") { return true }
      base = member.base
    }
    return false
  }
}
