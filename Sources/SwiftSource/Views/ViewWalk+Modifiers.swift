internal import AuditModel
internal import SwiftSyntax

extension ViewWalk {
  /// Applies one modifier to the elements before it.
  mutating func apply(_ modifier: ViewCall, to elements: inout [Element], _ around: ViewEnvironment) {
    if ElementModifiers.paints.contains(modifier.name) {
      for index in elements.indices { elements[index].paint(modifier) }
    }
    if modifier.name == "opacity" { fade(&elements, by: modifier, around) }
    if let change = Self.structural[modifier.name] { return change(&self, modifier, &elements, around) }
    guard let change = ElementModifiers.table[modifier.name] else {
      if !applyOwn(modifier, to: &elements, around) { layOut(&elements, by: modifier) }
      return
    }
    if elements.meaningful.isEmpty, ElementModifiers.meaningful.contains(modifier.name) {
      elements = [view(of: elements, at: modifier, around)]
    }
    if modifier.makesContainer { elements = elements.map { $0.isSpokenItself ? grouped([$0]) : $0 } }
    let texts = texts
    let reach = ElementReach(of: modifier.name)
    let isOfBranches = reach == .front && elements.meaningful.areBranches
    for index in elements.indices {
      elements[index].change(reach) {
        let wasTapped = $0.isTapped
        change(modifier, &$0, texts)
        if isOfBranches { return $0.givenAt = locations.location(of: modifier.node) }
        if reach == .front, modifier.isWritten(on: $0, locations) { $0.givenAt = nil }
        // A tap is what the view is for, whatever is said of it elsewhere, and whatever gestures follow.
        let isForGesture = reach == .front && $0.isWithoutOwnWords && !wasTapped
        if isForGesture || ElementModifiers.telling.contains(modifier.name) {
          $0.place(asChangedBy: modifier, isDecisive: isForGesture && $0.isTapped, locations)
        }
        if ElementModifiers.naming.contains(modifier.name) { $0.becomeElementOfShapes() }
      }
    }
    layOut(&elements, by: modifier)
  }

  /// A view to which a modifier gives a meaning, around shapes that have none of their own.
  private func view(of shapes: [Element], at modifier: ViewCall, _ around: ViewEnvironment) -> Element {
    var view = element(.view, at: modifier, around)
    if !shapes.isEmpty { view.layOut { $0.container = shapes.count == 1 ? .zStack : .group } }
    view.children = shapes
    return view
  }

  /// Whether a modifier of this name is one of SwiftUI's that is known.
  static func isSwiftUIs(_ name: String) -> Bool {
    structural[name] != nil || ElementModifiers.table[name] != nil || LayoutModifiers.table[name] != nil
      || NeutralModifiers.isSwiftUIs(name)
  }

  private typealias Change = @Sendable (inout ViewWalk, ViewCall, inout [Element], ViewEnvironment) -> Void

  /// The modifiers that bring views of their own, or belong to the bars around the view.
  private static let structural: [String: Change] = {
    let presenting: Change = { walk, call, _, around in walk.present(call, around) }
    let names = [
      "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "inspector", "commands",
    ]
    var table = Dictionary(uniqueKeysWithValues: names.map { ($0, presenting) })
    table["contextMenu"] = presenting
    table["swipeActions"] = { $0.swipeActions($1, &$2, $3) }
    table["accessibilityActions"] = { $0.actions($1, &$2, $3) }
    table["accessibilityRepresentation"] = { $0.representation($1, &$2, $3) }
    table["reduce"] = { walk, call, elements, around in elements = walk.reduced(call, around) ?? elements }
    table["map"] = { walk, call, elements, around in elements = walk.mapped(call, around) ?? elements }
    table["modifier"] = { $0.applyType($1, to: &$2, $3) }
    table["background"] = { $0.background($1, &$2, $3) }
    table["mask"] = { $0.mask($1, &$2, $3) }
    table["overlay"] = { $0.overlay($1, &$2, $3) }
    table["safeAreaInset"] = { $0.inset($1, &$2, $3) }
    table["safeAreaBar"] = { $0.inset($1, &$2, $3) }
    table["toolbar"] = { walk, call, _, around in walk.toolbar(call, around) }
    table["navigationBarItems"] = { walk, call, _, around in walk.barItems(call, around) }
    table["navigationTitle"] = { walk, call, _, around in walk.navigationTitle(call, around) }
    table["navigationBarTitle"] = { walk, call, _, around in walk.navigationTitle(call, around) }
    table["navigationSubtitle"] = { walk, call, _, _ in walk.navigationSubtitle(call) }
    table["navigationBarTitleDisplayMode"] = { walk, call, _, _ in walk.setTitleMode(call.first) }
    table["navigationBarBackButtonHidden"] = { walk, call, _, _ in walk.hideBackButton(call) }
    table["toolbarTitleDisplayMode"] = table["navigationBarTitleDisplayMode"]
    table["searchable"] = { walk, call, _, around in walk.searchField(call, around) }
    table["badge"] = { walk, call, elements, _ in walk.badge(call, &elements) }
    table["tabItem"] = { walk, call, _, around in walk.tabItem(call, around) }
    return table
  }()

  /// Views over the elements.
  private mutating func overlay(_ call: ViewCall, _ elements: inout [Element], _ around: ViewEnvironment) {
    let own = contents(of: call, around)
    guard !own.meaningful.isEmpty else { return }
    elements = elements.isEmpty ? own : [attaching(own, to: elements, as: .overlay, by: call)]
  }

  /// Of colors and shapes in the form of a view, the view is what is seen; a mask gives its form alone, so that nothing of it is spoken.
  private mutating func mask(_ call: ViewCall, _ elements: inout [Element], _ around: ViewEnvironment) {
    // What gives another view its form is not shown.
    let own = contents(of: call, around)
    guard !elements.isEmpty, elements.meaningful.isEmpty, !own.meaningful.isEmpty else { return }
    elements = own.map(\.silenced)
  }

  /// Views next to the elements at an edge, which take the space from them.
  private mutating func inset(_ call: ViewCall, _ elements: inout [Element], _ around: ViewEnvironment) {
    let own = contents(of: call, around)
    guard !own.isEmpty else { return }
    let edge = call.symbol("edge") ?? "bottom"
    guard own.meaningful.isEmpty else {
      elements =
        elements.isEmpty ? own : [attaching(own, to: elements, as: Self.insets[edge] ?? .other(edge), by: call)]
      return
    }
    for index in elements.indices { elements[index].add([Self.margin(of: own, at: edge)]) }
  }

  private static let insets: [String: ViewLayout.Attachment] = [
    "top": .topInset, "bottom": .bottomInset, "leading": .leadingInset, "trailing": .trailingInset,
  ]

  /// The space that a shape of a known length takes at an edge.
  private static func margin(of shapes: [Element], at edge: String) -> LayoutModifier {
    guard shapes.count == 1, case .frame(_, let height?, _) = shapes[0].layout.view?.modifiers?.first,
      edge == "bottom" || edge == "top"
    else { return .unknown("safeAreaInset") }
    return .safeAreaPadding(edge == "top" ? EdgeLengths(top: height) : EdgeLengths(bottom: height))
  }

  /// Views behind the elements; most expressions there are colors and shapes.
  private mutating func background(_ call: ViewCall, _ elements: inout [Element], _ around: ViewEnvironment) {
    let own = contents(of: call, around)
    guard own.contains(where: \.hasContent) else { return }
    elements = [attaching(own, to: elements, as: .background, by: call)]
  }

  /// The views in a modifier's closure, or the one that is its argument.
  private mutating func contents(of call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    let own = content(call, around)
    guard own.isEmpty, let view = call.first else { return own }
    return elements(view, around)
  }

  /// The actions of a row are offered by name, and shown when the row is swiped.
  private mutating func swipeActions(_ call: ViewCall, _ elements: inout [Element], _ around: ViewEnvironment) {
    present(call, around)
    offer(actions(in: call, around), in: &elements)
  }

  /// `.accessibilityActions { Button("…") { … } }`.
  private mutating func actions(_ call: ViewCall, _ elements: inout [Element], _ around: ViewEnvironment) {
    offer(actions(in: call, around), in: &elements)
  }

  private mutating func actions(in call: ViewCall, _ around: ViewEnvironment) -> [LocalizableText] {
    let views = content(call, around)
    return views.compactMap { $0.accessibility.label ?? $0.control.states?[.normal]?.title }
  }

  private func offer(_ actions: [LocalizableText], in elements: inout [Element]) {
    guard !actions.isEmpty else { return }
    for index in elements.indices {
      elements[index].accessibility.customActions = (elements[index].accessibility.customActions ?? []) + actions
    }
  }

  /// `.accessibilityRepresentation { … }`: VoiceOver is given other views.
  private mutating func representation(_ call: ViewCall, _ elements: inout [Element], _ around: ViewEnvironment) {
    let own = self.elements(call.statements, around)
    if !own.meaningful.isEmpty { elements = own }
  }
}

/// Which of several views that are attached to each other a modifier means.
private enum ElementReach {
  /// All of them.
  case whole
  /// The one of which something is spoken.
  case spoken
  /// The one that is in front of others.
  case front

  init(of modifier: String) {
    if ElementModifiers.ofOneElement.contains(modifier) {
      self = .spoken
    } else {
      self = ElementModifiers.ofGestures.contains(modifier) ? .front : .whole
    }
  }
}

extension ViewCall {
  /// Whether the modifier puts a container around a view, `.accessibilityElement(children: .contain)`: the labels after it are not
  /// those of the view.
  fileprivate var makesContainer: Bool { name == "accessibilityElement" && symbol("children") == "contain" }
}

extension ViewCall {
  /// Whether the modifier is applied where an element is written: a gesture there is that of every use, whatever words a use gives.
  fileprivate func isWritten(on element: Element, _ locations: SourceLocations) -> Bool {
    guard let place = element.location, let modified = node.modifiedCall else { return false }
    return locations.contain(place, in: modified)
  }
}

extension [Element] {
  /// Whether each of several elements is in a branch: a gesture of all of them is one of the choice, wherever its branches are written.
  fileprivate var areBranches: Bool { count > 1 && allSatisfy { $0.branch != nil } }
}

extension Element {
  /// Notes where something is said of a view that was read elsewhere.
  fileprivate mutating func place(asChangedBy call: ViewCall, isDecisive: Bool, _ locations: SourceLocations) {
    guard givenAt == nil || isDecisive, let location, let modified = call.node.modifiedCall,
      ![location, givenAt ?? location].contains(where: { locations.contain($0, in: modified) })
    else { return }
    givenAt = locations.location(of: call.node)
  }

  /// Whether a tap on the element does something.
  fileprivate var isTapped: Bool { connections.gestures?.contains(.tap) == true }

  /// Whether the element has no words of its own, or only computed ones, so that a gesture is what it is for.
  fileprivate var isWithoutOwnWords: Bool {
    kind == .view || kind == .stackView || kind == .imageView
      || kind == .label && givenAt == nil && control.text?.expression != nil
  }

  /// Changes the element, or, if the views behind it and over it do not count, the one that they are attached to.
  fileprivate mutating func change(_ reach: ElementReach, _ change: (inout Element) -> Void) {
    let hosts = children.indices.filter { children[$0].layout.view?.attachment == nil }
    guard !(reach == .spoken && isOneElement), hosts.count == 1, let host = hosts.first,
      layout.view?.container == .zStack, children.count > 1,
      children.indices.allSatisfy({ $0 == host || children[$0].isLeftOut(of: reach) })
    else { return change(&self) }
    children[host].change(reach, change)
  }

  /// Whether a modifier made one element of all that is inside, which what is said later is about.
  private var isOneElement: Bool { accessibility.children == .ignore || accessibility.children == .combine }

  /// Whether a modifier does not mean the element, which is attached to another one.
  private func isLeftOut(of reach: ElementReach) -> Bool {
    switch reach {
    case .whole: false
    case .spoken: isSilent
    case .front: layout.view?.attachment == .background
    }
  }

  /// Whether VoiceOver speaks neither the element nor what is inside it.
  private var isSilent: Bool {
    guard accessibility.elementsHidden != true else { return true }
    let isQuiet = accessibility.isElement == false || kind == .view || kind == .stackView || kind.isOnlyOfLayout
    return isQuiet && connections.gestures == nil && accessibility.label == nil && children.allSatisfy(\.isSilent)
  }

  /// The element without what VoiceOver says of it and those inside, and without what a tap does.
  fileprivate var silenced: Element {
    var element = self
    if kind == .label || kind == .imageView { element.accessibility.isElement = false }
    element.connections.gestures = nil
    element.children = children.map(\.silenced)
    return element
  }

  /// Whether VoiceOver speaks the element rather than those inside.
  fileprivate var isSpokenItself: Bool {
    ElementKind.controls.contains(kind) || kind == .label || kind == .imageView
  }

  /// Whether anything inside, or the element itself, is a text, an image or a control.
  fileprivate var hasContent: Bool {
    if kind.isUnknown { return children.contains(where: \.hasContent) }
    if isOnlyOfLayout { return false }
    return kind != .view && kind != .stackView || children.contains(where: \.hasContent)
  }
}

extension Syntax {
  /// The call of a modifier with what it modifies, of which the node is the name.
  fileprivate var modifiedCall: FunctionCallExprSyntax? { ancestorOrSelf { $0.as(FunctionCallExprSyntax.self) } }
}
