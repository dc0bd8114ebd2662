internal import AuditModel
internal import SwiftSyntax

/// The screens of the controls that the code of one file makes, one for each type with the controls that it shows, and one for each
/// member that presents alerts, menus or actions.
struct ControlScreens {
  /// The screens in the order of their first controls.
  private(set) var screens: [Screen] = []
  /// The elements that are not inside others, by the calls that make them.
  private(set) var elements: [SyntaxIdentifier: Element] = [:]
  /// The types whose views the screens show, by the screens' ids.
  private(set) var types: [String: String] = [:]
  private var indices: [String: Int] = [:]
  private var counts: [String: Int] = [:]

  /// The screens of a file's controls of one framework.
  init(_ file: FileControls, _ reader: ControlReader) {
    var made: [MadeControl: Element] = [:]
    var known: [ControlName: [Element]] = [:]
    let creations = reader.controls.creations(of: file)
    for creation in creations {
      guard let element = reader.element(creation) else { continue }
      let names = creation.isAssignedInBranch ? file.names[creation.node.id] ?? [] : []
      // A name has the control of one branch at a time.
      if names.contains(where: { known[$0]?.contains(element.content) == true }) { continue }
      made[creation.made] = element
      for name in names { known[name, default: []].append(element.content) }
    }
    var children: [SyntaxIdentifier: [ControlCreation]] = [:]
    var outermost: [ControlCreation] = []
    let owners = Self.owners(among: made, of: creations, reader.controls)
    let nodes = Set(made.keys.lazy.map(\.node))
    for creation in creations where made[creation.made] != nil {
      if let outer = creation.container(among: nodes) ?? reader.controls.owner(of: creation, among: owners) {
        children[outer, default: []].append(creation)
      } else {
        outermost.append(creation)
      }
    }
    for creation in reader.controls.inReadingOrder(outermost) {
      guard let element = Self.nested(creation, made, children) else { continue }
      let isPresented = reader.controls.form(of: creation.type)?.form.isPresented == true
      elements[creation.node.id] = add(element, to: creation.shownIn, isPresented: isPresented, reader)
    }
    let replaced = Set(file.texts.filter { $0.header == .replacement && reader.element($0) != nil }.map(\.place.type))
    for text in file.texts where text.header != .title || !replaced.contains(text.place.type) {
      if let element = reader.element(text) { _ = add(element, to: text.place, isPresented: false, reader) }
    }
    let titles = Dictionary(grouping: file.barTitles, by: \.place.type).sorted { $0.key < $1.key }
    for (_, titles) in titles {
      guard let element = reader.navigationItem(titled: titles) else { continue }
      _ = add(element, to: titles[0].place, isPresented: false, reader)
    }
    for maker in file.mainMenuMakers.subtracting(file.otherMenuMakers) { markMainMenu(madeBy: maker, reader) }
  }

  /// Marks the menus of a type as those of the menu bar, if it makes nothing else.
  private mutating func markMainMenu(madeBy type: String, _ reader: ControlReader) {
    let own = screens.indices.filter { screens[$0].id == type || screens[$0].id.hasPrefix("\(type).") }
    let makesOnlyMenus = own.allSatisfy { screens[$0].root.children.allSatisfy(\.isOfMenu) }
    guard makesOnlyMenus, !reader.controls.declarations.has("applicationDockMenu", "(_:)", in: type) else { return }
    for index in own { screens[index].root.markAsMainMenu() }
  }

  /// The calls that make controls with segments, and alerts, by the names of these.
  private static func owners(
    among made: [MadeControl: Element], of creations: [ControlCreation], _ controls: ModuleControls
  ) -> [ControlName: SyntaxIdentifier] {
    var owners: [ControlName: SyntaxIdentifier] = [:]
    for creation in creations {
      guard let kind = made[creation.made]?.kind,
        kind == .segmentedControl || ControlTypes.alerts.contains(creation.type)
      else { continue }
      for name in controls.names(of: creation) { owners[name] = creation.node.id }
    }
    return owners
  }

  /// An element with those that calls in its arguments make.
  private static func nested(
    _ creation: ControlCreation, _ elements: [MadeControl: Element],
    _ children: [SyntaxIdentifier: [ControlCreation]]
  ) -> Element? {
    guard var element = elements[creation.made] else { return nil }
    let inside = (children[creation.node.id] ?? []).compactMap { nested($0, elements, children) }
    element.children += inside
    return element
  }

  /// Adds an element; returns it with its id.
  private mutating func add(
    _ element: Element, to place: ControlPlace, isPresented: Bool, _ reader: ControlReader
  ) -> Element {
    let path = reader.locations.file.split(separator: "/").last.map(String.init) ?? ""
    let type = place.type.isEmpty ? String(path.prefix { $0 != "." }) : place.type
    let id = isPresented && !place.member.isEmpty ? "\(type).\(place.member)" : type
    var element = element
    number(&element, in: id)
    if let index = indices[id] {
      screens[index].root.children.append(element)
      return element
    }
    indices[id] = screens.count
    if id == place.type { types[id] = id }
    var root = Element(id: id, kind: .view)
    (root.location, root.children) = (element.location, [element])
    if id == place.type, let properties = reader.accessibility(ofViewsOf: id) {
      (root.accessibility, root.code) = (properties, CodeUse(decidedBy: id, member: ReachDecision.itself))
    }
    var screen = Screen(id: id, title: id, root: root)
    screen.surroundings = ScreenSurroundings()
    screen.surroundings?.isDetached = true
    screens.append(screen)
    return element
  }

  private mutating func number(_ element: inout Element, in screen: String) {
    let kind = "\(screen).\(element.kind.name)"
    counts[kind, default: 0] += 1
    element.id = "\(kind)#\(counts[kind] ?? 0)"
    for index in element.children.indices { number(&element.children[index], in: screen) }
  }
}

extension ModuleControls {
  /// The call that makes the control to which another one adds a segment, or the alert that shows what it makes; nil if neither is known.
  fileprivate func owner(
    of creation: ControlCreation, among owners: [ControlName: SyntaxIdentifier]
  ) -> SyntaxIdentifier? {
    guard !owners.isEmpty else { return nil }
    let isSegment = creation.type.hasPrefix(ControlParts.insertSegment)
    let parts: Set = isSegment ? [ControlParts.segments] : ControlParts.ofAlerts
    let places = names(of: creation).filter { $0.lastName.map(parts.contains) ?? false }
    return places.lazy.compactMap { $0.container.flatMap { owners[$0] } }.first { $0 != creation.node.id }
  }
}

extension Element {
  fileprivate var isOfMenu: Bool { kind == .menu || kind == .menuItem }

  /// Marks all menus inside, and their items, as those of the menu bar.
  fileprivate mutating func markAsMainMenu() {
    if isOfMenu { layout.role = .mainMenu }
    for index in children.indices { children[index].markAsMainMenu() }
  }

  /// What the element shows and says, without where it is and how it looks.
  fileprivate var content: Element {
    var content = self
    (content.id, content.location, content.givenAt, content.layout) = ("", nil, nil, LayoutProperties())
    content.control.type = nil
    return content
  }
}

/// A control that a call makes: a call of a function that subclasses override makes one in each of them.
private struct MadeControl: Hashable {
  let node: SyntaxIdentifier
  let call: SyntaxIdentifier
}

extension ControlCreation {
  fileprivate var made: MadeControl { MadeControl(node: node.id, call: call.id) }

  /// Whether the call gives all of a value to a name in a branch, `if #available(macOS 14, *) { button = NSButton() }`, or in an
  /// initializer: of several, one runs.
  fileprivate var isAssignedInBranch: Bool {
    guard let parts = node.parent?.parent?.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.last?.id == ExprSyntax(node).id, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    return node.isInBranch || node.initializerAround != nil
  }

  /// The call in whose arguments this one is, if both make elements.
  fileprivate func container(among nodes: Set<SyntaxIdentifier>) -> SyntaxIdentifier? {
    var node = Syntax(self.node)
    while let outer = node.parent {
      // What a closure makes when it is called is not part of what gets the closure.
      if outer.is(CodeBlockItemListSyntax.self) || outer.is(MemberBlockItemListSyntax.self) { return nil }
      if nodes.contains(outer.id) { return outer.id }
      node = outer
    }
    return nil
  }
}

extension FileControls {
  /// The trees of the controls that the file makes, one for each framework, with their screens as they were read.
  ///
  /// - Parameter platforms: The platforms of the targets that compile the file; empty if they are unknown.
  func made(
    in controls: ModuleControls, _ module: ModuleIndex, on platforms: Set<Platform>
  ) -> [(tree: InterfaceTree, screens: ControlScreens)] {
    guard !controls.creations(of: self).isEmpty || !texts.isEmpty || !barTitles.isEmpty else { return [] }
    return [InterfaceFramework.uiKit, .appKit].compactMap { framework in
      let platform = framework == .appKit ? .macOS : SourcePlatform.ofUIKit(locations.file, among: platforms)
      let reader = ControlReader(
        controls: controls, module: module, locations: locations, framework: framework,
        conditions: BuildConditions(platform: platform),
        readsShared: (framework == .appKit) == (platforms == [.macOS]))
      var tree = InterfaceTree(source: locations.file, platform: platform)
      tree.isMadeInCode = true
      let screens = ControlScreens(self, reader)
      tree.screens = screens.screens
      return tree.screens.isEmpty ? nil : (tree, screens)
    }
  }
}
