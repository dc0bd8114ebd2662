internal import AuditModel
internal import SwiftSyntax

extension Element {
  /// Changes how SwiftUI lays the element out.
  mutating func layOut(_ change: (inout ViewLayout) -> Void) {
    var view = layout.view ?? ViewLayout()
    change(&view)
    layout.view = view
  }

  /// Adds a modifier around the view and those that it has.
  mutating func add(_ modifiers: [LayoutModifier]) {
    guard !modifiers.isEmpty else { return }
    layOut { $0.modifiers = ($0.modifiers ?? []) + modifiers }
    for modifier in modifiers { resize(by: modifier) }
  }

  /// The element as what it is to the view that it is attached to.
  func attached(as attachment: ViewLayout.Attachment) -> Element {
    var element = self
    element.layOut { $0.attachment = attachment }
    return element
  }

  /// Whether the element is there for the layout alone.
  var isOnlyOfLayout: Bool {
    kind.isOnlyOfLayout || id == Self.layoutGroup && children.allSatisfy(\.isOnlyOfLayout)
  }

  /// The beginning of the ids of views that group others for the layout alone, so that the numbers of other views do not depend on them.
  static let layoutGroup = "group"
}

extension [Element] {
  /// The elements without those that are there for the layout alone.
  var meaningful: [Element] { filter { !$0.isOnlyOfLayout } }
}

// MARK: Containers

extension ViewWalk {
  /// A reader of lengths for expressions of the view.
  var lengths: LengthReader { LengthReader(in: scope, module: source.module, conditions: conditions) }

  /// How a container of SwiftUI arranges what is inside.
  func layOut(_ element: inout Element, as call: ViewCall, _ around: ViewEnvironment) {
    let (lengths, name) = (lengths, call.name)
    element.layOut { view in
      view.container = Self.layouts[name] ?? Self.otherLayout(of: call)
      view.spacing = ["spacing", "horizontalSpacing"].lazy.compactMap { lengths.length(call, $0) }.first
      view.alignment = AlignmentReader.alignment(call.argument("alignment"))
      view.tracks = ["columns", "rows"].lazy.compactMap { call.argument($0).flatMap(tracks) }.first
      if let modifier = Self.listStyles[name] { view.style = around.styles[modifier] }
    }
  }

  private static let layouts: [String: ViewLayout.Container] = [
    "VStack": .vStack, "HStack": .hStack, "ZStack": .zStack, "LazyVStack": .lazyVStack, "LazyHStack": .lazyHStack,
    "Grid": .grid, "GridRow": .gridRow, "LazyVGrid": .lazyVGrid, "LazyHGrid": .lazyHGrid, "List": .list,
    "Form": .form, "Section": .section, "GroupBox": .groupBox, "DisclosureGroup": .disclosure,
    "LabeledContent": .labeledContent, "ControlGroup": .controlGroup, "GeometryReader": .geometryReader,
    "TabView": .tabView,
  ]

  /// The modifiers that set the style of lists and tab views.
  private static let listStyles = ["List": "listStyle", "Form": "formStyle", "TabView": "tabViewStyle"]

  /// The containers whose arguments tell how they lay out.
  private static func otherLayout(of call: ViewCall) -> ViewLayout.Container {
    if call.name == "ScrollView" {
      guard let axes = call.first else { return .verticalScroll }
      return axes.axes.map { scroll($0.horizontal, $0.vertical) } ?? .other(call.name)
    }
    guard call.name == "ViewThatFits" else { return .other(call.name) }
    let axes = (call.argument("in") ?? call.first)?.axes ?? (true, true)
    if axes.horizontal, axes.vertical { return .viewThatFits }
    return axes.horizontal ? .viewThatFitsHorizontally : .viewThatFitsVertically
  }

  private static func scroll(_ horizontal: Bool, _ vertical: Bool) -> ViewLayout.Container {
    horizontal && vertical ? .scrollBoth : horizontal ? .horizontalScroll : .verticalScroll
  }

  /// The columns of `[GridItem(.flexible()), GridItem(.fixed(80))]` or `Array(repeating: GridItem(…), count: 3)`; nil if unknown.
  private func tracks(_ expression: ExprSyntax) -> [GridTrack]? { TrackReader(lengths: lengths).tracks(expression) }
}

// MARK: Groups

extension Element {
  /// Elements in a view without further properties, which arranges them as they are.
  ///
  /// - Parameter marked: Whether the group is needed only because of elements that are branches of a choice.
  init(grouping elements: [Element], marked: Bool = false) {
    self.init(id: "", kind: .view)
    // Without the views of the layout, the group would not be there.
    if !elements.meaningful.contains(where: { !marked || $0.branch != nil }) { id = Self.layoutGroup }
    location = elements.first?.location
    children = elements
    layOut { $0.container = .group }
  }
}

extension ViewWalk {
  /// Elements in a view without further properties, which arranges them as they are.
  func grouped(_ elements: [Element]) -> Element { Element(grouping: elements) }

  /// Views with others that are attached to them: over or behind them, or at an edge.
  func attaching(
    _ own: [Element], to elements: [Element], as attachment: ViewLayout.Attachment, by call: ViewCall
  ) -> Element {
    let attached = own.map { $0.attached(as: attachment) }
    var group = grouped(attachment == .background ? attached + elements : elements + attached)
    if elements.meaningful.isEmpty { group.id = Element.layoutGroup }
    group.layOut { view in
      view.container = .zStack
      view.spacing = lengths.length(call, "spacing")
      view.alignment = AlignmentReader.alignment(call.argument("alignment"))
    }
    return group
  }

  /// A view that shows no words and takes space: a spacer, a line, a shape.
  func space(_ kind: ElementKind, _ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var element = Element(id: "", kind: kind)
    element.location = locations.location(of: call.node)
    if let length = lengths.length(call, "minLength") { element.layOut { $0.minimumLength = length } }
    return [element]
  }
}

// MARK: Modifiers

extension ViewWalk {
  /// Records what a modifier changes in the layout of the elements.
  func layOut(_ elements: inout [Element], by modifier: ViewCall) {
    if modifier.name == "resizable" {
      for index in elements.indices { elements[index].layOut { $0.isResizable = true } }
    }
    guard let reading = LayoutModifiers.table[modifier.name] else { return layOut(&elements, byUnknown: modifier) }
    let changes = reading(modifier, lengths) ?? [.unknown(modifier.name)]
    for index in elements.indices { elements[index].add(changes) }
  }

  /// Records that the layout of the elements is unknown, unless the modifier is one of SwiftUI's that changes none.
  private func layOut(_ elements: inout [Element], byUnknown modifier: ViewCall) {
    guard !NeutralModifiers.contains(modifier.name), ElementModifiers.table[modifier.name] == nil else { return }
    for index in elements.indices {
      // Of a view of another module nothing is known without its modifiers.
      if elements[index].kind.isUnknown, elements[index].layout.view?.modifiers == nil { continue }
      elements[index].add([.unknown(modifier.name)])
    }
  }
}
