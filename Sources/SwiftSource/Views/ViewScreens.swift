internal import AuditModel
internal import SwiftSyntax

/// The screens of one view: the view itself, and what it presents over itself.
struct ViewScreens {
  private(set) var screens: [Screen] = []
  private var ids: Set<String> = []

  /// Reads a view's body.
  init(of type: ViewType, in source: SourceContext) {
    var walk = ViewWalk(of: type, in: source)
    let content = walk.elements(type.members["body"]?.statements, ViewEnvironment())
    let bars = walk.bars
    let body = type.isView ? content : content.withoutContentOfModifier
    let all = [bars.navigationBar].compactMap { $0 } + body + [bars.toolbar].compactMap { $0 }
    let isShown = type.isView || all.contains(where: \.showsSomething)
    if isShown { add(type.name, all, at: type.locations.location(of: type.node)) }
    for presentation in walk.presentations {
      add("\(type.name).\(presentation.name)", presentation.elements, at: presentation.location)
      screens[screens.count - 1].surroundings = ScreenSurroundings()
      screens[screens.count - 1].surroundings?.isDetached = true
    }
  }

  private mutating func add(_ name: String, _ elements: [Element], at location: SourceLocation?) {
    var id = name
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(name)\(number)"
      number += 1
    }
    var root = Element(id: id, kind: .view)
    root.location = location
    root.children = elements
    var counts: [String: Int] = [:]
    for index in root.children.indices { Self.number(&root.children[index], in: id, &counts) }
    screens.append(Screen(id: id, title: id, root: root))
  }

  /// Names elements by their kind and their index among those of the kind: ids are unique in a file and stable as long as
  /// their view exists.
  private static func number(_ element: inout Element, in screen: String, _ counts: inout [String: Int]) {
    let kind = element.kind.name
    counts[kind, default: 0] += 1
    element.id = "\(screen).\(kind)#\(counts[kind] ?? 0)"
    for index in element.children.indices { number(&element.children[index], in: screen, &counts) }
  }
}

extension [Element] {
  /// The elements without the view that a `ViewModifier` changes, which is its `content`.
  fileprivate var withoutContentOfModifier: [Element] {
    compactMap { element in
      guard element.kind != .unknown("content") || !element.children.isEmpty else { return nil }
      var element = element
      element.children = element.children.withoutContentOfModifier
      return element
    }
  }
}
