internal import AuditModel
internal import SwiftSyntax

/// The view of a screen whose views code makes, by the class of the type around the code.
enum ScreenView {
  /// A controller's view, which fills the display.
  case controllers
  /// A row of a table, which is as wide as the table.
  case row
  /// A Mac controller's view, of which the window decides the size.
  case window
  /// A view of which only what is around it knows the size.
  case view

  /// The view of a class; nil if nothing is known of where it puts its views.
  init?(of type: String, in controls: ModuleControls) {
    let name = controls.frameworkClass(of: type)
    if Self.rows.contains(name) {
      self = .row
    } else if Self.views.contains(name) {
      self = .view
    } else if name.hasSuffix("ViewController"), name != type, !Self.others.contains(name) {
      self = name.hasPrefix("NS") ? .window : .controllers
    } else {
      return nil
    }
  }

  /// The names that the code of the type has for the view.
  func names(in type: String, _ controls: ModuleControls) -> [ControlName] {
    let own = ControlName(owner: .type(type))
    if [.controllers, .window].contains(self) { return controls.names(of: "view", of: [own]) }
    return [own] + controls.names(of: "contentView", of: [own])
  }

  private static let rows: Set<String> = ["UITableViewCell", "UITableViewHeaderFooterView"]
  private static let views: Set<String> = [
    "UIView", "UIControl", "UICollectionViewCell", "UICollectionReusableView", "NSView", "NSControl", "NSTableCellView",
  ]
  /// The controllers whose view is another one, or that place views themselves.
  private static let others: Set<String> = [
    "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UIPageViewController", "UISplitViewController", "UIAlertController", "UISearchController",
    "UIHostingController", "UIActivityViewController", "NSTabViewController", "NSSplitViewController",
    "NSHostingController", "NSPageController",
  ]
}

/// Gathers the views that the code of one type makes.
struct ScreenViews {
  private(set) var nodes: LayoutNodes
  /// The views of which more than one is made, or which several names mean that are not the same view.
  private(set) var shared: Set<Int> = []
  /// The views whose own class may change what they need.
  private(set) var ofOwnClass: Set<Int> = []

  /// The views of a type that the code of a file makes.
  init(
    of type: String, _ view: ScreenView, in file: FileControls, _ elements: [SyntaxIdentifier: Element],
    _ controls: ModuleControls
  ) {
    nodes = LayoutNodes(rootNamed: view.names(in: type, controls))
    for creation in controls.creations(of: file) where creation.shownIn.type == type {
      guard let role = Self.role(of: creation, elements[creation.node.id], controls) else { continue }
      let names = controls.names(of: creation)
      let index = nodes.nodes.count
      nodes.append(LayoutNode(role: role, creation: creation, names: names, element: elements[creation.node.id]))
      if creation.node.isRepeated || names.areShared(in: type) { shared.insert(index) }
      if case .control = role, controls.form(of: creation.type)?.classes.isEmpty != true { ofOwnClass.insert(index) }
    }
  }

  private static func role(
    of creation: ControlCreation, _ element: Element?, _ controls: ModuleControls
  ) -> LayoutNode.Role? {
    if let element {
      let isPresented = controls.form(of: creation.type)?.form.isPresented ?? true
      return isPresented || others.contains(element.kind) ? nil : .control
    }
    if let kind = containers[creation.type] { return .container(kind) }
    let name = controls.frameworkClass(of: creation.type)
    return name.hasSuffix("View") || name.hasSuffix("Control") || name.hasSuffix("Bar") || name.hasSuffix("Button")
      || name.hasSuffix("Label") ? .unknown : nil
  }

  /// The classes that only contain views, or have no size by themselves.
  private static let containers: [String: ElementKind] = [
    "UIView": .view, "UIStackView": .stackView, "UIScrollView": .scrollView, "UILayoutGuide": .view,
    "NSView": .view, "NSLayoutGuide": .view, "NSVisualEffectView": .view,
    "UIVisualEffectView": .view, "UITableView": .view, "UICollectionView": .view, "WKWebView": .view,
  ]
  /// The elements that are no views.
  private static let others: Set<ElementKind> = [
    .barButtonItem, .toolbarItem, .tabBarItem, .menu, .menuItem, .segment, .tabViewItem, .view,
  ]
}

extension [ControlName] {
  /// Whether the names are those of several views that one function makes.
  fileprivate func areShared(in type: String) -> Bool {
    let properties = filter { $0.owner == .type(type) && !$0.path.contains { ".([".contains($0) } }
    let locals = filter { name in if case .local = name.owner { name.path.isEmpty } else { false } }
    let isOfFunction = contains { $0.path.hasSuffix("()") }
    return properties.count > 1 || isOfFunction && properties.count + locals.count > 2
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is in a loop, so that it makes several views.
  fileprivate var isRepeated: Bool {
    var node = Syntax(self)
    while let outer = node.parent, !outer.is(MemberBlockItemSyntax.self) {
      if outer.is(ForStmtSyntax.self) || outer.is(WhileStmtSyntax.self) { return true }
      if let call = outer.as(FunctionCallExprSyntax.self),
        ["map", "compactMap", "forEach", "flatMap"].contains(call.calledExpression.symbol)
      {
        return true
      }
      node = outer
    }
    return false
  }
}
