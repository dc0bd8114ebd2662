internal import AuditModel
internal import SwiftSyntax

/// The screens of one view: the view itself, and what it presents over itself.
struct ViewScreens {
  /// The view as a screen; nil if it shows nothing.
  private(set) var own: Screen?
  /// What it presents.
  private(set) var presented: [Screen] = []
  /// The type.
  let type: ViewType
  /// The types whose bodies were read as parts of the view, and of what it presents.
  let uses: Set<String>
  let presentedUses: Set<String>
  private var ids: Set<String> = []

  /// Reads a view's body.
  init(of type: ViewType, in source: SourceContext) {
    var walk = ViewWalk(of: type, in: source)
    let content = walk.elements(type.members["body"]?.statements, ViewEnvironment())
    let bars = walk.bars
    let body = type.isView ? content : content.withoutContentOfModifier
    let all = [bars.navigationBar].compactMap { $0 } + body + [bars.toolbar].compactMap { $0 }
    (self.type, uses, presentedUses) = (type, walk.uses, walk.presentedUses)
    let isShown = type.isView || all.contains(where: \.showsSomething)
    if isShown { own = screen(type.name, all, at: type.locations.location(of: type.node)) }
    for presentation in walk.presentations {
      var screen = screen("\(type.name).\(presentation.name)", presentation.elements, at: presentation.location)
      screen.surroundings = ScreenSurroundings()
      screen.surroundings?.isDetached = true
      presented.append(screen)
    }
  }

  private mutating func screen(_ name: String, _ elements: [Element], at location: SourceLocation?) -> Screen {
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
    return Screen(id: id, title: id, root: root)
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

extension [ViewScreens] {
  /// The types that are no screens of their own, since other screens contain them, with what they are given there.
  ///
  /// Of types that only contain each other, the first is one.
  var parts: Set<String> {
    let used = reduce(into: Set<String>()) { $0.formUnion($1.uses.union($1.presentedUses)) }
    var covered: Set<String> = []
    for view in self {
      covered.formUnion(view.presentedUses)
      if !used.contains(view.type.identity) { covered.formUnion(view.uses) }
    }
    for view in self where used.contains(view.type.identity) && !covered.contains(view.type.identity) {
      covered.formUnion(view.uses.subtracting([view.type.identity]))
    }
    return covered
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
