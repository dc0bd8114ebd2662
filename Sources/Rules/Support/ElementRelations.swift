import AuditModel
import ScreenAnalysis

/// Where the elements of a screen are in relation to each other: which are visible together, overlap or scroll.
struct ElementRelations {
  private let elements: [ElementFacts]
  private let list: ScreenIndex
  private let layout: PlacedScreen
  private let isMadeInCode: Bool
  private let isOfAppKit: Bool

  /// The elements of a screen, in the layout of the development language.
  init(_ screen: ScreenFacts) {
    (elements, list) = (screen.elements, screen.list)
    layout = screen.layouts.originalScreen
    isMadeInCode = screen.tree.isMadeInCode == true
    isOfAppKit = screen.tree.platform == .macOS && screen.tree.framework != .swiftUI
  }

  /// The children of the nearest common ancestor that contain two elements, or are them.
  ///
  /// Nil if one element is an ancestor of the other, if they are never visible side by side, or if one of them may be elsewhere in
  /// the running app: it scrolls, or is in a tab that is not shown at first, for which the window may grow.
  func branches(_ one: Int, _ other: Int) -> (Int, Int)? {
    let (first, second) = (path(to: one), path(to: other))
    var shared = 0
    while shared < min(first.count, second.count), first[shared] == second[shared] { shared += 1 }
    // An element on the path to the other is its ancestor.
    guard shared > 0, shared < first.count, shared < second.count else { return nil }
    let ancestor = elements[first[shared - 1]].element.kind
    let moves = (first[shared...].dropLast() + second[shared...].dropLast()).contains {
      isScroller($0) || isHiddenTab($0)
    }
    return moves || Self.alternating.contains(ancestor) ? nil : (first[shared], second[shared])
  }

  /// The largest group of some elements that may be visible together: no two of them are in a container that shows one child
  /// at a time, or copies of its children.
  ///
  /// Nothing tells which controls that code of UIKit and AppKit makes are in one window: none of them is with another.
  func visibleTogether(_ indices: [Int]) -> [Int] {
    indices.largestGroup { !areAlternatives($0, $1) }
  }

  /// Whether code shows one of two elements at a time: they are in branches of which one is shown at a time.
  func excludeEachOther(_ one: Int, _ other: Int) -> Bool {
    let branches = path(to: one).compactMap { elements[$0].element.branch }
    return path(to: other).compactMap { elements[$0].element.branch }.contains { branch in
      branches.contains(where: branch.excludes)
    }
  }

  /// Whether what is around one element fills the screen in front of another, so that people see only the former.
  func isCovered(_ back: Int, byViewsAround front: Int) -> Bool {
    let (below, above) = (path(to: back), path(to: front))
    let shared = zip(below, above).prefix { $0 == $1 }.count
    guard shared > 0, shared < below.count, shared < above.count, below[shared] < above[shared],
      elements[above[shared - 1]].element.layout.view?.container == .zStack
    else { return false }
    return above[shared...].contains { elements[$0].element.coversScreen }
  }

  /// Whether two elements are in the same branches of choices, so that they were laid out together.
  func shareBranches(_ one: Int, _ other: Int) -> Bool {
    let branches = [one, other].map { index in Set(path(to: index).compactMap { elements[$0].element.branch }) }
    return branches[0] == branches[1]
  }

  /// Whether one element is shown wherever another is: it is in no branch of a choice that the other is not in.
  func isShown(_ one: Int, wherever other: Int) -> Bool {
    let branches = Set(path(to: other).compactMap { elements[$0].element.branch })
    return path(to: one).compactMap { elements[$0].element.branch }.allSatisfy(branches.contains)
  }

  /// Whether any two of the elements overlap, as far as the file or the constraints decide their frames.
  func overlap(among indices: [Int]) -> Bool {
    let frames = indices.compactMap { index in
      layout.certain(index)?.frame ?? (elements[index].element.frame == nil ? nil : layout.frames[index])
    }
    return frames.indices.contains { one in
      frames[(one + 1)...].contains { frames[one].intersection($0) != nil }
    }
  }

  /// Whether the element at an index may be scrolled into view: it is inside a scrolling view.
  func mayScroll(_ index: Int) -> Bool { path(to: index).dropLast().contains { isScroller($0) } }

  /// Whether an element is in a bar, which gives its items their places and widths.
  func isInBar(_ index: Int) -> Bool {
    path(to: index).dropLast().contains { Self.bars.contains(elements[$0].element.kind) }
  }

  private static let bars: Set<ElementKind> = [.navigationBar, .toolbar, .tabBar]

  /// The index of the outermost ancestor of an element that has a frame, within its tab if that is not shown at first; nil if
  /// there isn't one.
  func outermostAncestor(of index: Int, in layout: PlacedScreen) -> Int? {
    let path = path(to: index).dropLast()
    let tab = path.lastIndex { isHiddenTab($0) }
    return path[(tab ?? path.startIndex)...].first { layout.frames[$0] != nil }
  }

  /// Whether an element of AppKit is designed completely outside of its window, as a button that only offers a key equivalent is.
  func isOutsideWindow(_ index: Int) -> Bool {
    guard isOfAppKit, !mayScroll(index), let frame = layout.frames[index], !frame.isEmpty,
      let window = outermostAncestor(of: index, in: layout).flatMap({ layout.frames[$0] }), !window.isEmpty
    else { return false }
    return frame.intersection(window) == nil
  }

  private func areAlternatives(_ one: Int, _ other: Int) -> Bool {
    if isMadeInCode || excludeEachOther(one, other) { return true }
    let shared = zip(path(to: one), path(to: other)).prefix { $0 == $1 }
    return shared.map(\.0).last.map { Self.choosing.contains(elements[$0].element.kind) } ?? false
  }

  /// The indices from the root down to an element.
  private func path(to index: Int) -> [Int] { list.ancestors(of: index).reversed() + [index] }

  /// Whether an element is a tab that its tab view does not show at first.
  private func isHiddenTab(_ index: Int) -> Bool {
    guard elements[index].element.kind == .tabViewItem, let view = elements[index].parent else { return false }
    return elements[view].element.shownTabID != elements[index].element.id
  }

  private func isScroller(_ index: Int) -> Bool { Self.scrollers.contains(elements[index].element.kind) }

  /// The kinds that show a part of their content at a time.
  private static let scrollers: Set<ElementKind> = [
    .scrollView, .tableView, .collectionView, .textView, .pickerView,
  ]
  /// The kinds that show one child at a time, or copies of their children.
  private static let choosing: Set<ElementKind> = [.tabView, .tableView, .collectionView, .section, .tableColumn]
  /// The kinds that show their children one at a time, or lay them out by themselves.
  private static let alternating: Set<ElementKind> = [
    .tabView, .tableView, .collectionView, .section, .tableColumn, .pickerView, .navigationBar, .toolbar, .tabBar,
    .menu, .segmentedControl,
  ]
}

extension Element {
  /// Whether the element fills the screen with an opaque color.
  fileprivate var coversScreen: Bool {
    guard let color = appearance.backgroundColor, color.isOpaque, appearance.alpha ?? 1 == 1 else { return false }
    return layout.view?.modifiers?.contains(where: \.fillsScreen) ?? false
  }
}

extension ColorReference {
  /// Whether nothing shines through the color, as far as it is known.
  fileprivate var isOpaque: Bool {
    if let components { return components.alpha ?? 1 == 1 }
    return name != nil || system.map { $0 != "clearColor" && !$0.hasSuffix("FillColor") } ?? false
  }
}

extension LayoutModifier {
  /// Whether a view takes all the space of the screen with the modifier.
  fileprivate var fillsScreen: Bool {
    switch self {
    case .ignoresSafeArea: true
    case .flexibleFrame(let width, let height, _): width.maximum == .infinity && height.maximum == .infinity
    default: false
    }
  }
}

extension [Int] {
  /// A large group of the elements any two of which pass a test, in their order: for each element all are tried that may be with it.
  func largestGroup(where areTogether: (Int, Int) -> Bool) -> [Int] {
    var largest: [Int] = []
    for first in prefix(Self.maximumTried) {
      let group = reduce(into: [first]) { group, element in
        if element != first, group.allSatisfy({ areTogether($0, element) }) { group.append(element) }
      }
      if group.count > largest.count { largest = group }
    }
    return largest.sorted()
  }

  /// Screens with more elements in branches of choices are not the work of people.
  private static var maximumTried: Int { 200 }
}

extension Rect {
  /// The center, in points.
  var center: (x: Double, y: Double) { ((x.value + maxX.value) / 2, (y.value + maxY.value) / 2) }
}
