import AuditModel
import ScreenAnalysis

/// Which elements of a screen hold which.
struct ScreenHolders {
  private let elements: [ElementFacts]
  private let list: ScreenIndex

  /// The elements of a screen.
  init(_ screen: ScreenFacts) { (elements, list) = (screen.elements, screen.list) }

  /// The two views that hold two elements, or are they, side by side in the nearest view that holds both.
  ///
  /// Nil where one element holds the other, where they are never seen side by side, or where one of them may scroll away from
  /// the other.
  func branches(_ one: Int, _ other: Int) -> (Int, Int)? {
    let (first, second) = (way(to: one), way(to: other))
    var shared = 0
    while shared < min(first.count, second.count), first[shared] == second[shared] { shared += 1 }
    // One that lies on the way to the other holds it.
    guard shared > 0, shared < first.count, shared < second.count else { return nil }
    let holder = elements[first[shared - 1]].element.kind
    let scrolls = (first[shared...].dropLast() + second[shared...].dropLast()).contains { isScroller($0) }
    return scrolls || Self.alternating.contains(holder) ? nil : (first[shared], second[shared])
  }

  /// The most of some elements that may be seen together: no two of them are parts of something that shows one of its parts at a
  /// time, or as many copies of them as code asks for.
  func seenTogether(_ places: [Int]) -> [Int] {
    var largest: [Int] = []
    for (position, first) in places.enumerated() {
      let group = places[(position + 1)...].reduce(into: [first]) { group, place in
        if group.allSatisfy({ !areAlternatives($0, place) }) { group.append(place) }
      }
      if group.count > largest.count { largest = group }
    }
    return largest
  }

  /// Whether code shows one of two elements at a time: they are on different ways of one choice.
  func excludeEachOther(_ one: Int, _ other: Int) -> Bool {
    let ways = way(to: one).compactMap { elements[$0].element.branch }
    return way(to: other).compactMap { elements[$0].element.branch }.contains { way in
      ways.contains { $0.choice == way.choice && $0.index != way.index }
    }
  }

  private func areAlternatives(_ one: Int, _ other: Int) -> Bool {
    if excludeEachOther(one, other) { return true }
    let shared = zip(way(to: one), way(to: other)).prefix { $0 == $1 }
    return shared.map(\.0).last.map { Self.choosing.contains(elements[$0].element.kind) } ?? false
  }

  /// Whether the element at a place may be scrolled into sight: it is inside something that scrolls.
  func mayScroll(_ index: Int) -> Bool { way(to: index).dropLast().contains { isScroller($0) } }

  /// The place of the outermost view with a frame that holds an element, and is not it; nil where there is none.
  func outermost(of index: Int, in layout: PlacedScreen) -> Int? {
    way(to: index).dropLast().first { layout.frames[$0] != nil }
  }

  /// The places from the root down to an element.
  private func way(to index: Int) -> [Int] { list.ancestors(of: index).reversed() + [index] }

  private func isScroller(_ index: Int) -> Bool { Self.scrollers.contains(elements[index].element.kind) }

  /// What shows a part of its content at a time.
  private static let scrollers: Set<ElementKind> = [
    .scrollView, .tableView, .collectionView, .textView, .pickerView,
  ]
  /// What shows one of its parts at a time, or copies of them.
  private static let choosing: Set<ElementKind> = [.tabView, .tableView, .collectionView, .section, .tableColumn]
  /// What shows its parts one at a time, or lays them out by itself.
  private static let alternating: Set<ElementKind> = [
    .tabView, .tableView, .collectionView, .section, .tableColumn, .pickerView, .navigationBar, .toolbar, .tabBar,
    .menu, .segmentedControl,
  ]
}
