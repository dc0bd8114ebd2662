internal import AuditModel
internal import SwiftSyntax

extension ViewWalk {
  /// The views of the closure with a label, or those that an argument with the label gives: `label: Text("…")`, `label: label`.
  mutating func part(_ label: String, of call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    if let statements = call.statements(label) { return elements(statements, around) }
    return call.argument(label).map { elements($0, around) } ?? []
  }

  /// The contents of a view: of the closure named `content`, else of the trailing one.
  mutating func content(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    call.has("content") ? part("content", of: call, around) : elements(call.statements, around)
  }

  /// A container of a kind.
  mutating func container(_ kind: ElementKind, _ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = element(kind, at: call, around)
    layOut(&element, as: call, around)
    element.children = content(call, around)
    return [element]
  }

  /// `TableColumn("Name") { item in … }`: what the column shows of each item, below its title.
  mutating func tableColumn(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var column = element(.tableColumn, at: call, around)
    column.layOut { $0.container = .group }
    if let first = call.first { take(texts.read(first), as: \.title, in: &column) }
    column.children = content(call, around)
    return [column]
  }

  /// `List { … }`, `List(items) { item in … }`.
  mutating func list(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var list = element(.tableView, at: call, around)
    layOut(&list, as: call, around)
    list.children = written(call, around) ?? content(call, around)
    return [list]
  }

  /// `Form { … }`: on the Mac, it shows the titles of fields beside them.
  mutating func form(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var inner = around
    inner.showsTitlesOfFields = conditions.platform == .macOS
    return container(.tableView, call, inner)
  }

  /// A stack along an axis.
  mutating func stack(_ axis: LayoutProperties.Axis, _ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var elements = container(.stackView, call, around)
    for index in elements.indices { elements[index].layout.axis = axis }
    return elements
  }

  /// A view that only wraps its content.
  mutating func contents(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    subviews(of: call, around) ?? content(call, around)
  }

  /// `Group(subviews: content) { parts in … }`, `ForEach(subviews: content) { part in … }`: the closure's views, where its argument is what
  /// is given; nil for other calls.
  private mutating func subviews(of call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    guard let views = ["subviews", "sections"].lazy.compactMap(call.argument).first else { return nil }
    guard let closure = call.trailing, let name = closure.firstArgument else { return elements(views, around) }
    var inner = scope
    inner.number = newReading()
    let given = Argument(expression: views, scope: scope, isGiven: false, declaration: closure.id)
    inner.arguments[name] = given
    let shown = reading(in: inner) { $0.elements(closure.statements, around) }
    // What shows them by an index, or passes them on, shows them all the same.
    return wasRead(given) ? shown : shown + elements(views, around)
  }

  /// `AnyView(…)`.
  mutating func erased(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    (call.first ?? call.argument("erasing")).map { elements($0, around) } ?? content(call, around)
  }

  /// The columns of `NavigationSplitView`; a phone shows one at a time.
  mutating func columns(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let sidebar = call.statements("sidebar") ?? call.statements
    let all = [sidebar, call.statements("content"), call.statements("detail")].compactMap(\.self)
    let columns =
      conditions.platform == .iOS
      ? branches(all.map { .statements($0) }, around) : all.map { grouped(elements($0, around)) }
    guard !columns.isEmpty else { return [] }
    var split = grouped(columns)
    split.id = Element.layoutGroup
    split.layOut { $0.container = .navigationSplitView }
    return [split]
  }

  /// Views of which only one is shown (`ViewThatFits`).
  mutating func alternatives(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let items = call.statements.map(Array.init) ?? []
    let all = branches(items.map { .item($0.item) }, around)
    guard !all.isEmpty else { return [] }
    var choice = grouped(all)
    choice.id = Element.layoutGroup
    layOut(&choice, as: call, around)
    return [choice]
  }

  /// `Section("Header") { … }`, `Section { … } header: { … } footer: { … }`.
  mutating func section(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    if around.isMenu { return sectionOfMenu(call, around) }
    var section = element(.section, at: call, around)
    layOut(&section, as: call, around)
    if let first = call.first { section.take(texts.read(first), as: \.title) }
    let slots: [(String, WritableKeyPath<Control, LocalizableText?>, ViewLayout.Attachment)] = [
      ("header", \.title, .header), ("footer", \.subtitle, .footer),
    ]
    var parts: [ViewLayout.Attachment: [Element]] = [:]
    for (part, slot, attachment) in slots {
      let views = self.part(part, of: call, around).meaningful
      guard !views.isEmpty else { continue }
      let given = views.givenPlace { !locations.contain($0, in: call.node) }
      section.take(LabelContent(views).title.placed(at: given), as: slot)
      section.setFont(of: slot, as: views, around)
      // A header or footer with controls is more than its text.
      parts[attachment] = views.filter { !$0.isPlainText }.map { $0.attached(as: attachment) }
    }
    section.children = (parts[.header] ?? []) + content(call, around) + (parts[.footer] ?? [])
    return [section]
  }

  /// A section of a menu: its title, which cannot be chosen, and its items among those of the menu.
  private mutating func sectionOfMenu(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var header = part("header", of: call, around)
    if let first = call.first { header = [heading(first, at: call, around)] }
    return header.filter { $0.kind == .label } + content(call, around)
  }

  /// A text as an element of its own.
  func heading(_ text: ExprSyntax, at call: ViewCall, _ around: ViewEnvironment) -> Element {
    var heading = element(.label, at: call, around)
    heading.take(texts.read(text), as: \.text)
    return heading
  }

  /// `GroupBox("Title") { … }`.
  mutating func groupBox(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var box = element(.box, at: call, around)
    layOut(&box, as: call, around)
    if let first = call.first {
      var title = element(.label, at: call, around)
      title.take(texts.read(first), as: \.text)
      box.children = [title]
    } else {
      box.children = part("label", of: call, around)
    }
    box.children += content(call, around)
    return [box]
  }

  /// The old `Alert(title:message:primaryButton:secondaryButton:)`, and `ActionSheet(title:message:buttons:)`.
  mutating func alert(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let parts = ["title", "message"].compactMap(call.argument).flatMap { elements($0, around) }
    let named = ["dismissButton", "primaryButton", "secondaryButton"].compactMap(call.argument)
    let buttons = named + (call.argument("buttons")?.listedElements ?? [])
    return parts + buttons.compactMap { alertButton($0, around) }
  }

  /// `.destructive(Text("Delete"))`; `.cancel()` has the system's title.
  private mutating func alertButton(_ expression: ExprSyntax, _ around: ViewEnvironment) -> Element? {
    let expression = scope.resolved(expression).expression
    guard let call = expression.as(FunctionCallExprSyntax.self), let role = expression.symbol else { return nil }
    let view = ViewCall(name: "Button", node: expression, call)
    guard view.first != nil else { return systemButton(.cancel, view, around).first }
    var button = control(.button, view, label: nil, around)
    button.control.role = ["cancel": .cancel, "destructive": .destructive][role]
    return button
  }
}

extension ClosureExprSyntax {
  /// The name of the closure's argument; nil if there are several.
  fileprivate var firstArgument: String? { parameterNames.count == 1 ? parameterNames.first : nil }
}

extension Element {
  /// Sets the font of a section's header or footer, where it is one text with a font of its own.
  fileprivate mutating func setFont(
    of slot: WritableKeyPath<Control, LocalizableText?>, as views: [Element], _ around: ViewEnvironment
  ) {
    guard views.count == 1, let text = views.first, text.isPlainText else { return }
    if text.control.font != around.font { control[keyPath: slot]?.font = text.control.font }
    guard let unknown = text.layout.view?.unknownFont, unknown != around.unknownFont else { return }
    layOut { ($0.unknownFont, $0.possibleFonts) = (unknown, text.layout.view?.possibleFonts) }
  }

  /// Whether the element is a text and nothing else.
  fileprivate var isPlainText: Bool { kind == .label && connections.gestures == nil }
}
