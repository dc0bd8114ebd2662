import AuditModel
import LocaleData
import Localization
import PlatformData

/// Finds the elements of a screen that VoiceOver reaches, and their order.
struct ReadingOrder {
  /// An element at which VoiceOver stops.
  struct Stop {
    var element: Element
    /// The index in file order.
    var index: Int
    var context: AccessibilityContext?
    /// The innermost container that matters to a listener.
    fileprivate var level: Int?
    /// Whether the stop is a part of the element that UIKit makes a separate one.
    var isPart: Bool
    /// Whether it is reached only once a collapsed group is open.
    var isCollapsed: Bool
  }

  private let outline: ScreenOutline
  private let lines: LineSorting
  private let speech: SpeechContext
  /// The elements that were visited: each is read once, so explicit orders cannot loop.
  private var visited: [Bool]
  /// The containers that were entered, each with those around it.
  private var levels: [[SpokenContainer]] = []
  /// The innermost container at the current position of the walk.
  private var level: Int?

  /// The order of a screen in a locale's direction, by solved frames if there are any.
  ///
  /// - Parameter device: The id or name of the device that the frames are for; nil if it is unknown.
  init(
    screen: Screen, speech: SpeechContext, locale: LocaleTag, frames: SolvedScreen? = nil, device: String? = nil
  ) {
    let isRightToLeft = LanguageProfile(locale).isRightToLeft
    self.speech = speech
    outline = ScreenOutline(screen, speech: speech, isRightToLeft: isRightToLeft, frames: frames)
    lines = LineSorting(
      isRightToLeft: isRightToLeft, isPhone: screen.isPhone(speech.platform, device: device, size: frames?.size))
    visited = Array(repeating: false, count: outline.nodes.count)
  }

  /// The screen's elements with what their containers decide, in file order.
  var elements: [Element] { outline.elements }

  /// The stops in reading order.
  mutating func stops() -> [Stop] {
    guard !outline.nodes.isEmpty else { return [] }
    return group(of: [0], depth: 0).marks.map(stop)
  }

  private func stop(_ mark: ReadingItem.Mark) -> Stop {
    let element = outline.elements[mark.node]
    return Stop(
      element: mark.part.map { Element(part: $0, of: element) } ?? element, index: mark.node, context: mark.context,
      level: mark.level, isPart: mark.part != nil, isCollapsed: outline.nodes[mark.node].isCollapsed)
  }

  /// The screen's id, then the ids from the root down to the element of a stop.
  func path(to stop: Stop) -> [String] { outline.path(to: stop.index) }

  /// The containers around a stop that matter to a listener, outermost first.
  func containers(around stop: Stop) -> [SpokenContainer] { stop.level.map { levels[$0] } ?? [] }

  // MARK: Walking

  /// Containers nested deeper than this are treated as transparent, so the stack of a thread is never too small.
  private static let maximumDepth = 40

  private mutating func collect(_ indices: [Int], depth: Int, into items: inout [ReadingItem]) {
    var waiting = Array(indices.reversed())
    while let index = waiting.popLast() {
      guard !visited[index], outline.nodes[index].isShown else { continue }
      visited[index] = true
      let isDeep = depth >= Self.maximumDepth
      if isDeep || outline.nodes[index].traversal == .transparent { waiting += outline.members(of: index).reversed() }
      guard outline.nodes[index].traversal != .transparent else { continue }
      let item = isDeep ? own(index) : item(for: index, depth: depth)
      if !item.marks.isEmpty { items.append(item) }
    }
  }

  /// An element with what is reached inside.
  private mutating func item(for index: Int, depth: Int) -> ReadingItem {
    let outer = level
    defer { level = outer }
    if let bar = outline.bar(of: index) { enter(bar) }
    var item = own(index)
    if let container = outline.container(at: index, speech: speech) { enter(container) }
    let content = content(of: index, depth: depth + 1)
    // Positions inside a container whose own position is unknown mean nothing outside it.
    if item.marks.isEmpty, item.position != nil { item.position = content.position ?? item.position }
    item.marks += content.marks
    return item
  }

  /// The element's own stop, if it is one; a navigation item's title is read among its bar items.
  private func own(_ index: Int) -> ReadingItem {
    let node = outline.nodes[index]
    let marks = node.isSpoken && node.traversal != .navigationBar ? [ReadingItem.Mark(node: index, level: level)] : []
    return ReadingItem(marks: marks, position: node.position, priority: node.priority, rank: node.rank)
  }

  private mutating func enter(_ container: SpokenContainer) {
    levels.append((level.map { levels[$0] } ?? []) + [container])
    level = levels.count - 1
  }

  /// What is reached inside an element.
  private mutating func content(of index: Int, depth: Int) -> ReadingItem {
    let members = outline.members(of: index)
    switch outline.nodes[index].traversal {
    case .nothing, .transparent: return ReadingItem(marks: [], position: nil)
    case .group: return contextualized(group(of: members, depth: depth), in: index)
    case .controlsOfCell, .menu: return group(of: members, depth: depth)
    case .table: return contextualized(table(members, depth: depth), in: index)
    case .navigationBar: return navigationBar(index, members, depth: depth)
    case .sequence: return sequence(of: members, depth: depth) + footer(of: index)
    case .explicit: return contextualized(sequence(of: members, depth: depth), in: index)
    case .stepper: return stepperHalves(of: index)
    }
  }

  /// The stops of elements that are sorted together, at the position of the first.
  private mutating func group(of indices: [Int], depth: Int) -> ReadingItem {
    var items: [ReadingItem] = []
    collect(indices, depth: depth, into: &items)
    return ReadingItem(joining: lines.sorted(items))
  }

  /// The stops of elements that are read in the given order.
  private mutating func sequence(of indices: [Int], depth: Int) -> ReadingItem {
    ReadingItem(joining: indices.map { group(of: [$0], depth: depth) })
  }

  /// The table's header first and its footer last, wherever they are in the file: sections have no position.
  private mutating func table(_ indices: [Int], depth: Int) -> ReadingItem {
    let headers = indices.filter { outline.nodes[$0].role == .tableHeaderView }
    let footers = indices.filter { outline.nodes[$0].role == .tableFooterView }
    let columns = indices.filter { outline.nodes[$0].kind == .tableColumn }
    let rows = indices.filter { !headers.contains($0) && !footers.contains($0) && !columns.contains($0) }
    let header = group(of: headers, depth: depth) + titles(of: columns)
    let cells = columns.map { content(of: $0, depth: depth) }
    return ReadingItem(joining: [header] + cells + [rows, footers].map { group(of: $0, depth: depth) })
  }

  /// The titles of AppKit's columns, one after the other; the templates of their rows follow all of them.
  private mutating func titles(of columns: [Int]) -> ReadingItem {
    for index in columns { visited[index] = true }
    return ReadingItem(joining: columns.map(own))
  }

  /// The items on the leading side, the title, those on the trailing side, of which the first in the file is the outermost.
  private mutating func navigationBar(_ index: Int, _ indices: [Int], depth: Int) -> ReadingItem {
    let left = indices.filter { outline.nodes[$0].role == .leftBarButtonItem }
    let right = indices.filter { outline.nodes[$0].role == .rightBarButtonItem }
    let others = indices.filter { !left.contains($0) && !right.contains($0) }
    var items = [sequence(of: left, depth: depth)]
    if outline.nodes[index].isSpoken {
      items.append(ReadingItem(marks: [ReadingItem.Mark(node: index, level: level)], position: nil))
    }
    items += [sequence(of: others, depth: depth), sequence(of: right.reversed(), depth: depth)]
    return ReadingItem(joining: items)
  }

  // MARK: Parts

  private func stepperHalves(of index: Int) -> ReadingItem {
    let halves = SpokenWord.stepperHalves.map { ReadingItem.Mark(node: index, part: .half($0), level: level) }
    return ReadingItem(marks: halves, position: outline.nodes[index].position)
  }

  /// The text below a section.
  private func footer(of index: Int) -> ReadingItem {
    ReadingItem(
      marks: outline.nodes[index].hasFooter ? [ReadingItem.Mark(node: index, part: .footer, level: level)] : [],
      position: nil)
  }

  // MARK: Contexts

  /// The stops of a container with the contexts that it provides.
  private func contextualized(_ item: ReadingItem, in container: Int) -> ReadingItem {
    var item = item
    for index in item.marks.indices where item.marks[index].context == nil {
      item.marks[index].context = AccessibilityContext(
        index: index, of: item.marks.count, in: outline.elements[container])
    }
    return item
  }
}

extension Screen {
  /// Whether the screen is a phone's: on iOS and not an iPad's; without a device, narrower than the narrowest iPad.
  fileprivate func isPhone(_ platform: Platform, device: String?, size solved: Size?) -> Bool {
    guard platform == .iOS else { return false }
    if let device { return Device.family(ofScreenNamed: device) == .iphone }
    guard let size = solved ?? size ?? root.frame?.size, size.width > 0 else { return true }
    return min(size.width, size.height) < Points(Device.narrowestPadWidth)
  }
}

extension Element {
  /// The element that UIKit makes of a part: a stepper whose type is one of its halves, or a label for a section's footer.
  init(part: ReadingItem.Part, of whole: Element) {
    switch part {
    case .half(let half):
      self.init(id: whole.id, kind: whole.kind)
      control.type = ControlType(name: half.rawValue)
      control.isEnabled = whole.control.isEnabled
      accessibility.language = whole.accessibility.language
    case .footer:
      self.init(id: whole.id, kind: .label)
      control.text = whole.control.subtitle
    }
    location = whole.location
  }
}

extension ReadingItem {
  /// Items that are read one after the other, at the position of the first.
  init(joining items: [ReadingItem]) {
    let items = items.filter { !$0.marks.isEmpty }
    self.init(marks: items.flatMap(\.marks), position: items.first?.position)
  }

  /// One item after the other.
  static func + (first: Self, second: Self) -> Self { ReadingItem(joining: [first, second]) }
}

extension ScreenOutline {
  /// The element as a container that matters to a listener; nil if it is not one.
  func container(at index: Int, speech: SpeechContext) -> SpokenContainer? {
    let parent = nodes[index].parent.map { nodes[$0].kind }
    return SpokenContainer(of: elements[index], at: index, in: parent, speech: speech)
  }

  /// The bar of a controller's bar item: its navigation bar or its toolbar, which is not an element itself; nil for other
  /// elements.
  func bar(of index: Int) -> SpokenContainer? {
    guard [.barButtonItem, .toolbarItem].contains(nodes[index].kind), let parent = nodes[index].parent,
      [.viewController, .window].contains(nodes[parent].kind)
    else { return nil }
    if nodes[index].isLooseBarItem {
      let bar = nodes[parent].children.first { nodes[$0].kind == .navigationItem } ?? parent
      return SpokenContainer(kind: .navigationBar, id: elements[bar].id, index: bar)
    }
    return SpokenContainer(kind: .toolbar, id: elements[parent].id, index: parent)
  }
}
