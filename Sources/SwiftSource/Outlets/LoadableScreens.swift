internal import AuditModel
internal import Utilities

/// Which screens of interface files an app can show: what was left behind when code changed is shown to nobody.
struct LoadableScreens: Sendable {
  private let effects: EffectIndex
  private let sources: [SourceFile]
  /// The files that have parts of each class.
  private let filesOfClasses: [String: [Int]]
  /// The classes that each file declares.
  private let declarations: [Set<String>]
  /// The interface files that have objects of each class.
  private let interfacesOfClasses: [String: Set<String>]
  /// Whether a program starts in one of the files, so that they are all code of an app.
  private let hasEntry: Bool
  private let routes: [String: StoryboardRoutes]
  private let identifiers: StoryboardIdentifiers

  /// - Parameters:
  ///   - interfaces: All interfaces of the app.
  ///   - routes: How it gets to the controllers of the storyboards among them, by their paths.
  init(
    of interfaces: [InterfaceTree], reachedBy routes: [String: StoryboardRoutes], effects: EffectIndex,
    files: [ParsedSource], sources: [SourceFile]
  ) {
    (self.effects, self.routes, self.sources) = (effects, routes, sources)
    filesOfClasses = files.indices.reduce(into: [:]) { classes, index in
      for name in files[index].effects.classes.keys { classes[name, default: []].append(index) }
    }
    let declarations = files.map { file in Set(file.effects.classes.filter(\.value.isDeclared).keys) }
    self.declarations = declarations
    interfacesOfClasses = interfaces.reduce(into: [:]) { classes, tree in
      tree.forEachElement { element in
        if let name = element.connections.customClass { classes[name, default: []].insert(tree.source) }
      }
    }
    hasEntry = files.contains(where: \.hasEntry) || sources.contains { $0.bytes.hasBytes("ApplicationMain(") }
    guard hasEntry else {
      identifiers = StoryboardIdentifiers()
      return
    }
    let classes = filesOfClasses
    identifiers = StoryboardIdentifiers(of: interfaces, routes, in: sources) { name in
      Set(classes[name] ?? []).filter { declarations[$0].isSubset(of: [name]) }
    }
  }

  /// An interface without the screens that nobody is shown.
  func loadable(_ tree: InterfaceTree) -> InterfaceTree {
    var tree = tree
    if isLeftBehind(tree) {
      tree.screens = []
    } else if tree.platform != .macOS {
      let lost = Set(tree.screens.filter { isLost($0.root) || isReachedByNone($0, of: tree) }.map(\.id))
      // A xib is loaded whole.
      let isWhole = tree.isXib
      tree.screens.removeAll { isWhole ? !lost.isEmpty : lost.contains($0.id) }
    }
    return tree
  }

  /// Whether nothing names a xib, or the class that it is for, but code of that class itself, although all code of an app was read.
  private func isLeftBehind(_ tree: InterfaceTree) -> Bool {
    guard hasEntry, tree.isXib, let name = tree.ownerClass ?? tree.classOfView,
      tree.ownerClass != nil || effects.isDeclared(name), !SystemTypes.contain(name),
      interfacesOfClasses[name]?.isSubset(of: [tree.source]) != false
    else { return false }
    // What is in a file with other classes may be a part of these.
    let own = filesOfClasses[name] ?? []
    guard own.allSatisfy({ declarations[$0].isSubset(of: [name]) }) else { return false }
    let names = [name, tree.source.nameOfInterface]
    return sources.indices.allSatisfy { own.contains($0) || !sources[$0].mayName(names) }
  }

  /// Whether neither the first controller of a storyboard leads to a screen, nor an identifier that is used, although all code of an app was
  /// read.
  ///
  /// Xcode warns of such a scene if it has no identifier either.
  private func isReachedByNone(_ screen: Screen, of tree: InterfaceTree) -> Bool {
    guard hasEntry, tree.platform == .iOS, let known = routes[tree.source]?.identifiers[screen.id] else {
      return false
    }
    return !known.contains(where: identifiers.mayUse)
  }

  /// Whether a screen has an outlet for which its class has no property.
  ///
  /// UIKit raises an exception then (Apple, `NSUnknownKeyException`), while AppKit leaves the outlet out. Cells are loaded by themselves.
  private func isLost(_ root: Element) -> Bool {
    var classes: Set<String> = []
    var outlets: [(name: String, owner: String)] = []
    var pending = [root]
    while let element = pending.popLast() {
      if let own = element.connections.customClass { classes.insert(own) }
      if let owner = element.connections.outletClasses, owner.count == 1 {
        outlets += (element.connections.outlets ?? []).map { ($0, owner[0]) }
      }
      pending += element.children.filter { $0.kind != .cell }
    }
    return outlets.contains { name, owner in
      (classes.contains(owner) || root.connections.outletClasses?.contains(owner) == true) && lacks(name, owner)
    }
  }

  /// Whether a class has no property of a name: all files were read that have parts of it and of those that it inherits from.
  private func lacks(_ name: String, _ owner: String) -> Bool {
    let classes = effects.ancestry(owner)
    // What an app adds to the system's classes is among them, too.
    guard !Self.inherited.contains(name), let system = classes.firstIndex(where: Self.isOfUIKit),
      classes[..<system].allSatisfy(effects.isDeclared)
    else { return false }
    let own = classes.flatMap { filesOfClasses[$0] ?? [] }.map { sources[$0] }
    // A setter is found whatever the case of the first letter is (Apple, Key-Value Coding, "Accessor Search Patterns").
    let signs =
      [name.prefix(1).lowercased(), name.prefix(1).uppercased()].map { $0 + name.dropFirst() } + [Self.anyKey]
    return !own.contains { source in
      signs.contains { source.bytes.hasBytes($0) || source.header?.hasBytes($0) == true }
    }
  }

  /// The method by which a class takes outlets that it has no property for.
  private static let anyKey = "forUndefinedKey"

  /// Whether a class is certainly one of UIKit's: names of libraries begin like those of the system, too.
  private static func isOfUIKit(_ name: String) -> Bool {
    ControlTypes.viewClasses.contains(name) || ControlTypes.table[name]?.framework == .uiKit
      || otherClasses.contains(name)
  }

  /// Those with outlets that are no controls (Apple, UIKit, "View controllers", "Views and controls").
  private static let otherClasses: Set<String> = [
    "NSObject", "UIResponder", "UIWindow", "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "UITableView",
    "UICollectionView", "UIVisualEffectView",
  ]

  /// The properties of UIKit's classes that Interface Builder connects as outlets (Apple, UIKit, the documentation of these classes).
  private static let inherited: Set<String> = [
    "view", "delegate", "dataSource", "gestureRecognizers", "searchDisplayController", "searchBar", "window",
    "rootViewController", "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView",
    "accessoryView", "editingAccessoryView", "contentView", "imageView", "textLabel", "detailTextLabel", "tableView",
    "collectionView", "tableHeaderView", "tableFooterView", "refreshControl", "prefetchDataSource", "dragDelegate",
    "dropDelegate", "inputView", "inputAccessoryView", "leftView", "rightView", "titleView", "leftBarButtonItem",
    "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem", "navigationItem",
    "tabBarItem", "toolbarItems", "navigationBar", "toolbar", "tabBar", "textInputView", "maskView", "mask",
  ]
}

extension InterfaceTree {
  /// Whether the file is a xib.
  fileprivate var isXib: Bool { source.hasSuffix(".\(FileFormat.xib.name)") }

  /// The class of the only view of a xib.
  fileprivate var classOfView: String? { screens.count == 1 ? screens[0].root.connections.customClass : nil }
}
