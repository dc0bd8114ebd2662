import AuditModel
import LocaleData

/// Finds the elements of a screen that VoiceOver reaches, and their order.
struct ReadingOrder {
  /// An element at which VoiceOver stops.
  struct Stop {
    var element: Element
    var path: [String]
    /// The place in file order.
    var index: Int
    var place: AccessibilityContext?
  }

  private let outline: ScreenOutline
  private let lines: LineSorting
  /// Elements that were met: each is read once, so that explicit orders cannot run in circles.
  private var visited: [Bool]

  /// The order of a screen in a locale's direction.
  init(screen: Screen, speech: SpeechContext, locale: LocaleTag) {
    let direction = LayoutDirection(tag: locale.identifier)
    outline = ScreenOutline(screen, speech: speech, direction: direction)
    lines = LineSorting(direction: direction, isPhone: screen.isPhone(speech.platform))
    visited = Array(repeating: false, count: outline.nodes.count)
  }

  /// The stops in reading order.
  mutating func stops() -> [Stop] {
    guard !outline.nodes.isEmpty else { return [] }
    return group(of: [0], depth: 0).marks.map(stop)
  }

  private func stop(_ mark: ReadingItem.Mark) -> Stop {
    let element = outline.elements[mark.node]
    let spoken = mark.half.map { Element(half: $0, of: element) } ?? element
    return Stop(element: spoken, path: outline.path(to: mark.node), index: mark.node, place: mark.place)
  }

  // MARK: Walking

  /// What is deeper inside, or reached over a longer chain of explicit orders, is left out.
  private static let deepest = 1_000

  private mutating func collect(_ index: Int, depth: Int, into items: inout [ReadingItem]) {
    guard depth < Self.deepest, !visited[index], outline.nodes[index].isShown else { return }
    visited[index] = true
    if outline.nodes[index].inside == .transparent {
      for child in visibleChildren(of: index) { collect(child, depth: depth + 1, into: &items) }
      return
    }
    let position = outline.nodes[index].position
    var item = content(of: index, depth: depth + 1)
    if outline.nodes[index].isSpoken {
      item = ReadingItem(marks: [ReadingItem.Mark(node: index)] + item.marks, position: position)
    }
    if !item.marks.isEmpty { items.append(item) }
  }

  /// What is reached inside an element.
  private mutating func content(of index: Int, depth: Int) -> ReadingItem {
    switch outline.nodes[index].inside {
    case .nothing, .transparent: ReadingItem(marks: [], position: nil)
    case .group: placed(group(of: visibleChildren(of: index), depth: depth), in: index)
    case .controlsOfCell: group(of: childrenBesideLabels(of: index), depth: depth)
    case .sequence: sequence(of: barsFirst(visibleChildren(of: index)), depth: depth)
    case .explicit(let ids): placed(sequence(of: ids.compactMap(outline.index), depth: depth), in: index)
    case .stepper: stepperHalves(of: index)
    }
  }

  /// The stops of elements that are sorted among one another, at the place of the first.
  private mutating func group(of indices: [Int], depth: Int) -> ReadingItem {
    var items: [ReadingItem] = []
    for index in indices { collect(index, depth: depth, into: &items) }
    let sorted = lines.sorted(items)
    return ReadingItem(marks: sorted.flatMap(\.marks), position: sorted.first?.position)
  }

  /// The stops of elements that are read in the given order.
  private mutating func sequence(of indices: [Int], depth: Int) -> ReadingItem {
    var items: [ReadingItem] = []
    for index in indices {
      let start = items.count
      collect(index, depth: depth, into: &items)
      items.replaceSubrange(start..., with: lines.sorted(Array(items[start...])))
    }
    return ReadingItem(marks: items.flatMap(\.marks), position: items.first?.position)
  }

  // MARK: Children

  /// The children that are shown; of those that are modal only the last.
  private func visibleChildren(of index: Int) -> [Int] {
    let shown = outline.nodes[index].children.filter { outline.nodes[$0].isShown }
    return shown.last { outline.nodes[$0].isModal }.map { [$0] } ?? shown
  }

  /// What a spoken cell leaves to be reached: all but the labels that it speaks itself.
  private func childrenBesideLabels(of index: Int) -> [Int] {
    var found: [Int] = []
    var waiting = Array(visibleChildren(of: index).reversed())
    while let child = waiting.popLast() {
      let node = outline.nodes[child]
      if node.kind == .label { continue }
      if node.isSpoken || node.inside != .transparent {
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
      (ranks[outline.nodes[left].kind] ?? 0, left) < (ranks[outline.nodes[right].kind] ?? 0, right)
    }
  }

  private func stepperHalves(of index: Int) -> ReadingItem {
    let halves = SpokenWord.stepperHalves.map { ReadingItem.Mark(node: index, half: $0) }
    return ReadingItem(marks: halves, position: outline.nodes[index].position)
  }

  // MARK: Places

  /// The stops of a container with the places that it gives them.
  private func placed(_ item: ReadingItem, in container: Int) -> ReadingItem {
    var item = item
    for index in item.marks.indices where item.marks[index].place == nil {
      item.marks[index].place = ContainerPlace.of(index, of: item.marks.count, in: outline.elements[container])
    }
    return item
  }
}

extension Element {
  /// One of the two buttons that UIKit makes of a stepper: a stepper whose type is the half.
  fileprivate init(half: SpokenWord, of stepper: Element) {
    self.init(id: stepper.id, kind: stepper.kind)
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
