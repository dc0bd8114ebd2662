import AuditModel
import LocaleData

/// Finds the elements of a screen that VoiceOver reaches, and their order (end of section 8 of the facts).
struct ReadingOrder {
  /// An element at which VoiceOver stops.
  struct Stop {
    var element: Element
    var path: [String]
    var place: AccessibilityContext?
  }

  private let outline: ScreenOutline
  private let speech: SpeechContext
  private let lines: LineSorting
  /// Elements that were met: each is read once, so that explicit orders cannot run in circles.
  private var visited: [Bool]

  /// The order of a screen in a locale's direction.
  init(screen: Screen, speech: SpeechContext, locale: LocaleTag) {
    let direction = LayoutDirection(tag: locale.identifier)
    outline = ScreenOutline(screen, direction: direction)
    self.speech = speech
    lines = LineSorting(direction: direction, isPhone: screen.isPhone(speech.platform))
    visited = Array(repeating: false, count: outline.nodes.count)
  }

  /// The stops in reading order.
  mutating func stops() -> [Stop] {
    guard !outline.nodes.isEmpty else { return [] }
    return group(of: [0], depth: 0).stops
  }

  // MARK: Walking

  /// What is deeper inside, or reached over a longer chain of explicit orders, is left out.
  private static let deepest = 1_000

  private mutating func collect(_ index: Int, depth: Int, into items: inout [ReadingItem]) {
    let node = outline.nodes[index]
    guard depth < Self.deepest, !visited[index], node.element.isShown else { return }
    visited[index] = true
    let own = ownItem(index)
    let inside = Inside(of: node.element, isSpoken: own != nil)
    if inside == .transparent {
      for child in visibleChildren(of: index) { collect(child, depth: depth + 1, into: &items) }
      return
    }
    let found = [own, content(inside, of: index, depth: depth + 1)].compactMap { $0 }.filter { !$0.stops.isEmpty }
    guard let first = found.first else { return }
    items.append(ReadingItem(stops: found.flatMap(\.stops), position: first.position))
  }

  /// The element's own stop, where it is an accessibility element.
  private func ownItem(_ index: Int) -> ReadingItem? {
    let node = outline.nodes[index]
    guard speech.properties(of: node.element, state: .normal) != nil else { return nil }
    let stop = Stop(element: node.element, path: outline.path(to: index))
    return ReadingItem(stops: [stop], position: node.position)
  }

  /// What is reached inside an element.
  private mutating func content(_ inside: Inside, of index: Int, depth: Int) -> ReadingItem? {
    let element = outline.nodes[index].element
    switch inside {
    case .nothing, .transparent: return nil
    case .group: return placed(group(of: visibleChildren(of: index), depth: depth), in: element)
    case .controlsOfCell: return group(of: childrenBesideLabels(of: index), depth: depth)
    case .sequence: return sequence(of: barsFirst(visibleChildren(of: index)), depth: depth)
    case .explicit(let ids):
      return placed(sequence(of: ids.compactMap(outline.index), depth: depth), in: element)
    case .stepper: return stepperHalves(of: index)
    }
  }

  /// The stops of elements that are sorted among one another, at the place of the first.
  private mutating func group(of indices: [Int], depth: Int) -> ReadingItem {
    var items: [ReadingItem] = []
    for index in indices { collect(index, depth: depth, into: &items) }
    let sorted = lines.sorted(items)
    return ReadingItem(stops: sorted.flatMap(\.stops), position: sorted.first?.position)
  }

  /// The stops of elements that are read in the given order.
  private mutating func sequence(of indices: [Int], depth: Int) -> ReadingItem {
    var found: [ReadingItem] = []
    for index in indices { found.append(group(of: [index], depth: depth)) }
    let first = found.first { !$0.stops.isEmpty }
    return ReadingItem(stops: found.flatMap(\.stops), position: first?.position)
  }

  // MARK: Children

  /// The children that are shown; of those that are modal only the last.
  private func visibleChildren(of index: Int) -> [Int] {
    let shown = outline.nodes[index].children.filter { outline.nodes[$0].element.isShown }
    return shown.last { outline.nodes[$0].element.isModal == true }.map { [$0] } ?? shown
  }

  /// What a spoken cell leaves to be reached: all but the labels that it speaks itself.
  private func childrenBesideLabels(of index: Int) -> [Int] {
    var found: [Int] = []
    var waiting = Array(visibleChildren(of: index).reversed())
    while let child = waiting.popLast() {
      let element = outline.nodes[child].element
      if CellLabel.isText(element) { continue }
      if speech.properties(of: element, state: .normal) != nil || Inside(of: element, isSpoken: false) != .transparent {
        found.append(child)
      } else {
        waiting += visibleChildren(of: child).reversed()
      }
    }
    return found
  }

  /// A controller's navigation bar, then its view, then its tab: bars have no frame in a file.
  private func barsFirst(_ indices: [Int]) -> [Int] {
    let ranks: [ElementKind: Int] = [.navigationItem: -1, .barButtonItem: 1, .toolbarItem: 1, .tabBarItem: 2]
    return indices.sorted { left, right in
      let (first, second) = (outline.nodes[left].element.kind, outline.nodes[right].element.kind)
      return (ranks[first] ?? 0, left) < (ranks[second] ?? 0, right)
    }
  }

  private func stepperHalves(of index: Int) -> ReadingItem {
    let node = outline.nodes[index]
    let path = outline.path(to: index)
    let stops = [SpokenWord.decrement, .increment].map { word in
      let half = Element(half: word, of: node.element)
      return Stop(element: half, path: path + [half.id])
    }
    return ReadingItem(stops: stops, position: node.position)
  }

  // MARK: Places

  /// The stops of a container with the places that it gives them.
  private func placed(_ item: ReadingItem, in container: Element) -> ReadingItem {
    var item = item
    for index in item.stops.indices where item.stops[index].place == nil {
      item.stops[index].place = ContainerPlace.of(index, of: item.stops.count, in: container)
    }
    return item
  }
}

extension Element {
  /// One of the two buttons that UIKit makes of a stepper.
  fileprivate init(half: SpokenWord, of stepper: Element) {
    self.init(id: half.rawValue, kind: .button)
    location = stepper.location
    control.type = half.rawValue
    control.isEnabled = stepper.control.isEnabled
  }
}

extension Screen {
  /// Whether the screen is a phone's: iOS, and narrower than the smallest tablet (744 pt).
  fileprivate func isPhone(_ platform: Platform) -> Bool {
    guard platform == .iOS else { return false }
    guard let size = size ?? root.frame?.size else { return true }
    return min(size.width, size.height) < 744
  }
}
