internal import AuditModel
internal import SwiftSyntax

/// Puts the elements of a screen that code makes into the views that hold them, with the constraints that code states.
struct CodeArrangement {
  private let view: ScreenView
  private let screen: Screen
  private let nodes: [LayoutNode]
  private var statements: LayoutStatements
  private var elements: [Element]
  private var parents: [Int?]
  /// The views whose texts are set in a way that is known.
  private var isReadable: [Bool]
  private var certainty: LayoutCertainty

  /// The screen with its views where code puts them; nil if the width of none of its texts is certain.
  static func arranged(
    _ screen: Screen, of type: String, in file: FileControls, _ elements: [SyntaxIdentifier: Element],
    _ controls: ModuleControls
  ) -> Screen? {
    guard let calls = controls.layouts[type], let view = ScreenView(of: type, in: controls) else { return nil }
    let views = ScreenViews(of: type, view, in: file, elements, controls)
    guard views.nodes.nodes.count > 1 else { return nil }
    let statements = LayoutReader(calls, of: views.nodes, in: controls).statements
    let arrangement = CodeArrangement(screen, view, views, statements, controls)
    return arrangement.isUseful ? arrangement.arranged : nil
  }

  private init(
    _ screen: Screen, _ view: ScreenView, _ views: ScreenViews, _ statements: LayoutStatements,
    _ controls: ModuleControls
  ) {
    (self.view, self.screen, nodes, self.statements) = (view, screen, views.nodes.nodes, statements)
    var unknown: Set<Int> = []
    var readable: [Bool] = []
    var hidden: Set<Int> = []
    elements = []
    for (index, node) in nodes.enumerated() {
      let changes = node.creation == nil ? [] : controls.changes(of: node.names)
      let looks = ControlLooks(changes, in: controls)
      var element = Self.element(of: node, at: index, screen.id)
      element.take(looks)
      if element.kind == .stackView, !element.takeStack(changes, node.creation, controls) {
        self.statements.doubt([index])
      }
      let isKnown =
        looks.isKnown && !views.ofOwnClass.contains(index) && !node.names.contains(where: controls.isLaidOutElsewhere)
        && (node.creation.map { controls.unknownUses(of: controls.names(of: $0)).isEmpty } ?? true)
      readable.append(isKnown)
      elements.append(element)
      if !node.isContainer, !isKnown || !element.hasKnownWidth { unknown.insert(index) }
      if looks.isHidingChanged { hidden.insert(index) }
    }
    isReadable = readable
    parents = Self.parents(of: nodes, self.statements, shared: views.shared)
    // What a stack leaves out leaves its room to the others.
    let (places, all) = (parents, elements)
    unknown.formUnion(hidden.filter { view in places[view].map { all[$0].kind == .stackView } ?? false })
    certainty = LayoutCertainty(
      elements, parents: parents, statements: self.statements, unknown: unknown,
      isRootKnown: view == .controllers || view == .row)
  }

  private static func element(of node: LayoutNode, at index: Int, _ screen: String) -> Element {
    if var element = node.element {
      if node.isPlainButton { element.control.type = element.control.type ?? .custom }
      return element
    }
    var kind = ElementKind.view
    if case .container(let own) = node.role { kind = own }
    return Element(id: "\(screen).container#\(index)", kind: kind)
  }

  /// Each view's superview, if there is only one.
  private static func parents(of nodes: [LayoutNode], _ statements: LayoutStatements, shared: Set<Int>) -> [Int?] {
    var parents = [Int?](repeating: nil, count: nodes.count)
    let byChild = Dictionary(grouping: statements.superviews, by: \.child)
    for (child, places) in byChild where child != 0 && !statements.unplaced.contains(child) && !shared.contains(child) {
      let all = Set(places.map(\.parent))
      if all.count == 1, let parent = all.first, !shared.contains(parent) { parents[child] = parent }
    }
    return parents.withoutCircles
  }

  // MARK: Result

  /// Whether the width of any text is certain.
  private var isUseful: Bool { nodes.indices.contains(where: isJudged) }

  private func isJudged(_ index: Int) -> Bool {
    guard let element = nodes[index].element, certainty.isCertain[index] else { return false }
    return isReadable[index] && (elements[index].showsWords || element.kind == .button)
  }

  /// The views that are certain, with all around them.
  private var placed: Set<Int> {
    var placed: Set<Int> = []
    for index in nodes.indices where index != 0 && certainty.isCertain[index] {
      var current: Int? = index
      while let view = current, view != 0, placed.insert(view).inserted { current = parents[view] }
    }
    // What a stack arranges beside them takes room too.
    for (index, parent) in parents.enumerated() {
      if let parent, placed.contains(parent), elements[parent].kind == .stackView { placed.insert(index) }
    }
    return placed
  }

  private var arranged: Screen {
    let placed = placed
    var byParent: [Int: [Int]] = [:]
    var seen: Set<Int> = []
    for place in statements.superviews where placed.contains(place.child) && parents[place.child] == place.parent {
      if seen.insert(place.child).inserted { byParent[place.parent, default: []].append(place.child) }
    }
    let ids = Set(placed.map { elements[$0].id })
    var root = screen.root
    let others = root.children.filter { !ids.contains($0.id) }
    let constraints = CodeConstraints(
      statements, elements: elements, parents: parents, root: view == .controllers ? root.id : elements[0].id,
      isKnown: { index in index == 0 || certainty.isAnchored[index] || certainty.isCertain[index] })
    let inside = (byParent[0] ?? []).map { element($0, byParent, constraints) }
    if view == .controllers {
      root.children = inside + others
      root.layout.guides = constraints.guides(of: 0)
    } else {
      var content = elements[0]
      (content.children, content.layout.usesConstraints) = (inside, true)
      content.layout.guides = constraints.guides(of: 0)
      root.children = [content] + others
    }
    root.layout.constraints =
      constraints.all + (view == .controllers ? [] : constraints.ofContent(isRow: view == .row, in: root.id))
    var screen = screen
    screen.root = root
    return screen
  }

  private func element(_ index: Int, _ byParent: [Int: [Int]], _ constraints: CodeConstraints) -> Element {
    var element = elements[index]
    element.layout.guides = constraints.guides(of: index)
    if nodes[index].element == nil || isJudged(index) { element.layout.usesConstraints = true }
    element.children += (byParent[index] ?? []).map { self.element($0, byParent, constraints) }
    return element
  }
}

extension LayoutNode {
  fileprivate var isContainer: Bool {
    switch role {
    case .root, .container: true
    case .control, .unknown: false
    }
  }

  /// Whether the view is a button that code makes without a type: a custom one.
  fileprivate var isPlainButton: Bool {
    guard let creation, creation.type == "UIButton", creation.function == "init" else { return false }
    return creation.call.arguments.allSatisfy { $0.label?.text == "frame" }
  }
}

extension [Int?] {
  /// The superviews without those of views that are in themselves.
  fileprivate var withoutCircles: [Int?] {
    indices.map { index in
      var current = self[index]
      for _ in self.indices {
        guard let view = current else { return self[index] }
        if view == index { return nil }
        current = self[view]
      }
      return nil
    }
  }
}

extension Element {
  /// Whether the element shows words that are known or that a table has.
  fileprivate var showsWords: Bool {
    let titles = (control.states ?? [:]).values.compactMap(\.title) + [control.title, control.text].compactMap(\.self)
    return !children.isEmpty || control.configuration?.title != nil
      || titles.contains { $0.expression == nil && !$0.isBlank }
  }
}
