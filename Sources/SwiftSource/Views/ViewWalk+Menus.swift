internal import AuditModel
internal import SwiftSyntax

// Menus: those of buttons, and those of the menu bar.
extension ViewWalk {
  /// `Menu("Title") { items }`, `Menu { items } label: { … }`: a button with a menu.
  mutating func menu(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = control(.button, call, label: call.labelAfterContent, around)
    element.takeContentOfButton()
    element.control.showsMenuAsPrimaryAction = call.has("primaryAction") ? nil : true
    let inner = around.insideMenu
    let items = call.hasLabelBehindContent ? part("content", of: call, inner) : content(call, inner)
    element.children += [menu(of: items, at: call)].compactMap { $0 }
    return [around.isMenu ? element.menuItem : element]
  }

  /// `MenuBarExtra("Title", systemImage: "x") { content }`: an item of the menu bar, and what it opens.
  mutating func menuBarExtra(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let label = call.labelAfterContent
    let opened = call.hasLabelBehindContent ? part("content", of: call, around) : contents(call, around)
    guard call.first != nil || label != nil, call.argument("isInserted")?.constantBinding?.boolean != false else {
      return opened
    }
    var item = control(.button, call, label: label, around)
    item.control.showsMenuAsPrimaryAction = true
    return [item] + opened
  }

  /// `CommandMenu("Title") { items }`: a menu of the menu bar.
  mutating func commandMenu(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var inner = around
    inner.isMenu = true
    return menu(call, inner)
  }

  /// `CommandGroup(after: .help) { items }`: items in one of the system's menus.
  mutating func commandGroup(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var inner = around
    inner.isMenu = true
    return contents(call, inner)
  }

  /// A menu of items; nil without any.
  private func menu(of items: [Element], at call: ViewCall) -> Element? {
    let items = items.meaningful
    guard !items.isEmpty else { return nil }
    var menu = Element(id: "", kind: .menu)
    menu.location = locations.location(of: call.node)
    menu.children = items
    return menu
  }
}

extension Element {
  /// Lets a menu show what a button in its label does: `Menu { … } label: { Button("Move") { } }`.
  fileprivate mutating func takeContentOfButton() {
    let own = control.states?[.normal]
    guard own?.title?.isBlank != false, own?.image == nil, children.count == 1, children[0].kind == .button,
      let content = children[0].control.states?[.normal]
    else { return }
    control.states = (control.states ?? [:]).merging([.normal: content]) { $1 }
  }
}

extension ViewEnvironment {
  /// What the items of a menu take over.
  fileprivate var insideMenu: ViewEnvironment {
    var inner = self
    (inner.isMenu, inner.buttonStyle, inner.labelStyle) = (true, nil, nil)
    return inner
  }
}

extension ViewCall {
  /// Whether the trailing closure is the label, since an argument has the content: `Menu(content: items) { Text("More") }`.
  fileprivate var hasLabelBehindContent: Bool { argument("content") != nil && !has("label") }

  /// The label of what opens some content.
  fileprivate var labelAfterContent: CodeBlockItemListSyntax? {
    statements("label") ?? (hasLabelBehindContent ? trailing?.statements : nil)
  }
}
