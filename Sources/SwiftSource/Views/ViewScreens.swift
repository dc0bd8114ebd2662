internal import AuditModel
internal import SwiftSyntax

/// The screens of one view: the view itself, and what it presents over itself; or views that no body is known to show.
struct ViewScreens: Sendable {
  /// The view as a screen; nil if it shows nothing.
  private(set) var own: Screen?
  /// What it presents.
  private(set) var presented: [Screen] = []
  /// The type.
  let type: ViewType
  /// The name of the type, or of its member, from which those of the screens are made.
  private var name: String
  /// What was read: the body, the member, or the first call.
  let id: SyntaxIdentifier
  /// Whether no body is known to show the views.
  private(set) var isUnread = false
  /// The member of the views, if nothing shows them but code of the project that names it.
  private(set) var member: String?
  /// The name of the platform, if it is not that for which the file is mostly.
  private let variant: String?
  /// The calls of SwiftUI's views and the statements of members that were read.
  private(set) var visited: Set<SyntaxIdentifier>
  /// Those without what is only in what the view presents.
  fileprivate let visitedInside: Set<SyntaxIdentifier>
  /// The types whose bodies were read as parts of the view, and of what it presents.
  let uses: Set<String>
  let presentedUses: Set<String>
  /// The calls of types whose bodies were read.
  let calls: Set<SyntaxIdentifier>
  /// The calls in branches that what is given to them rules out.
  fileprivate let ruledOut: Set<SyntaxIdentifier>
  private var ids: Set<String> = []

  /// Reads a view's body.
  init(of type: ViewType, in source: SourceContext) {
    var walk = ViewWalk(of: type, in: source)
    let content = type.members["body"].map { walk.elements(of: $0, ViewEnvironment()) } ?? []
    self.init(of: type, walk, id: type.node.id)
    let all = walk.choices.settled(walk.bars.around(type.isView ? content : content.withoutContentOfModifier))
    let isShown = type.isView || all.contains(where: \.showsSomething)
    if isShown, !type.isOfButtonStyle { own = screen(type.name, all, at: type.locations.location(of: type.node)) }
    present(walk)
  }

  /// Reads views of a member that no body is known to show.
  init(of unread: UnreadViews.Found, of type: ViewType, in source: SourceContext) {
    var walk = ViewWalk(of: type, in: source)
    let content = walk.elements(of: unread)
    self.init(of: type, walk, id: unread.id)
    (name, isUnread, member) = (unread.name, true, unread.isOfProject ? unread.member : nil)
    let all = walk.choices.settled(walk.bars.around(content.withoutContentOfModifier))
    // Who speaks an image depends on what it is used in: it may be the icon of a label.
    if all.contains(where: \.showsSomething), !all.areImages {
      own = screen(name, all, at: all.first?.location)
      own?.surroundings = ScreenSurroundings()
      own?.surroundings?.isDetached = true
    }
    present(walk)
  }

  private init(of type: ViewType, _ walk: ViewWalk, id: SyntaxIdentifier) {
    (self.id, name) = (id, type.name)
    variant = walk.source.isOtherPlatform ? walk.source.conditions.name : nil
    (self.type, visited, uses, presentedUses) = (type, Set(walk.visited), walk.uses, walk.presentedUses)
    visitedInside = visited.subtracting(walk.presentedVisited)
    (calls, ruledOut) = (walk.calls, walk.ruledOut)
  }

  /// Notes that the view does not fill the display.
  mutating func detach() {
    guard own?.surroundings == nil else { return }
    own?.surroundings = ScreenSurroundings()
    own?.surroundings?.isDetached = true
  }

  /// Adds what the view presents.
  private mutating func present(_ walk: ViewWalk) {
    for presentation in walk.presentations {
      var screen = screen("\(name).\(presentation.name)", presentation.elements, at: presentation.location)
      screen.root.layOut { $0.container = .other(presentation.name) }
      screen.surroundings = ScreenSurroundings()
      screen.surroundings?.isDetached = true
      presented.append(screen)
    }
  }

  private mutating func screen(_ name: String, _ elements: [Element], at location: SourceLocation?) -> Screen {
    let name = variant.map { "\(name).\($0)" } ?? name
    var id = name
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(name)\(number)"
      number += 1
    }
    var root = Element(id: id, kind: .view)
    root.location = location
    root.children = elements
    var numbers = ElementNumbers(of: id)
    for index in root.children.indices { numbers.name(&root.children[index]) }
    return Screen(id: id, title: id, root: root)
  }
}

extension [ViewScreens] {
  /// Those that are not inside others of them, as a member may be that another one shows.
  ///
  /// Of members that show each other, the first counts.
  var outermost: [ViewScreens] {
    let members = Set(map(\.id))
    var readers: [SyntaxIdentifier: [Int]] = [:]
    for (index, view) in enumerated() {
      for member in view.visited.intersection(members) { readers[member, default: []].append(index) }
    }
    return enumerated().filter { index, view in
      !(readers[view.id] ?? []).contains { reader in
        reader != index && (reader < index || !view.visited.contains(self[reader].id))
      }
    }.map(\.element)
  }

  /// The types that are no screens of their own, since other screens contain all that they show, with what they are given there.
  ///
  /// Of types that only contain each other, the first is one.
  ///
  /// - Parameter read: The names of types of which all uses were read: what all of them rule out is never shown.
  func parts(whereRead read: Set<String> = []) -> Set<String> {
    let ruledOut = read.isEmpty ? [] : callsRuledOut
    let open = shownInPart.filter { view, rest in
      !read.contains(view.type.shortName) || !rest.isSubset(of: ruledOut)
    }
    return typesInside.subtracting(open.map(\.view.type.identity))
  }

  /// The types that other screens contain without what their uses rule out.
  var typesRuledOutInPart: [ViewType] {
    let ruledOut = callsRuledOut
    guard !ruledOut.isEmpty else { return [] }
    return shownInPart.filter { $0.rest.isSubset(of: ruledOut) }.map(\.view.type)
  }

  /// The types that other screens contain, but not all that they show, with the rest.
  ///
  /// What they present are screens in any case, and so is what no body was known to show. Of a type that only its file can use, all uses
  /// are known.
  private var shownInPart: [(view: ViewScreens, rest: Set<SyntaxIdentifier>)] {
    let inside = typesInside
    let shown = filter { !inside.contains($0.type.identity) }.reduce(into: Set<SyntaxIdentifier>()) {
      $0.formUnion($1.visited)
    }
    let views = filter { view in
      inside.contains(view.type.identity) && !view.isUnread && !view.type.isPrivate
        && !view.visitedInside.isSubset(of: shown)
    }
    return views.map { ($0, $0.visitedInside.subtracting(shown)) }
  }

  /// The calls that some screen rules out.
  private var callsRuledOut: Set<SyntaxIdentifier> { reduce(into: []) { $0.formUnion($1.ruledOut) } }

  /// The types that have a name of some that no other type has.
  func types(only names: Set<String>, by name: KeyPath<ViewType, String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let named = Dictionary(
      grouping: map(\.type).filter { names.contains($0[keyPath: name]) }, by: { $0[keyPath: name] })
    return Set(named.values.map { Set($0.map(\.identity)) }.filter { $0.count == 1 }.joined())
  }

  /// The types that other screens contain.
  private var typesInside: Set<String> {
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
  /// Whether all of them are images, or show nothing else.
  fileprivate var areImages: Bool {
    allSatisfy { element in
      guard element.connections.gestures == nil, element.accessibility.isEmpty else { return false }
      return element.kind == .imageView || element.kind.isOnlyOfLayout && element.children.areImages
    }
  }

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
