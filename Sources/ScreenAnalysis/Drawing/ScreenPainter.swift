import AuditModel
import Foundation
import Layout
import Localization
import TextLayout

/// Makes the picture of a solved screen.
struct ScreenPainter {
  private let solution: ScreenSolution
  private let titles: ControlTitles
  private let isRightToLeft: Bool
  /// The elements with findings: by id, the name of the text to show.
  private let marked: [String: String]

  /// A painter of a solution.
  init(_ solution: ScreenSolution, isRightToLeft: Bool, marked: [String: String]) {
    self.marked = marked
    self.solution = solution
    self.isRightToLeft = isRightToLeft
    titles = ControlTitles(screen: solution.screen, tree: solution.tree)
  }

  /// The picture with the words that `texts` has.
  func picture(texts: inout ScreenTexts) -> ScreenPicture {
    var picture = ScreenPicture(
      of: solution.screen, in: solution.tree, for: solution.variant, size: solution.solved.size,
      isRightToLeft: isRightToLeft)
    let list = ScreenIndex(solution.screen, in: solution.tree)
    let frames = PlacedScreen(solution.solved, list).frames
    let covered = list.indicesInOtherTabs
    for (index, node) in list.nodes.enumerated() where !node.isHidden && !covered.contains(index) {
      guard let frame = frames[index], !frame.isEmpty else { continue }
      var item = PictureShape.item(node.element, frame: frame, isRightToLeft: isRightToLeft)
      item.titles = shownTitles(of: node.element, at: index, in: item, texts: &texts)
      item.flags = flags(at: index, item)
      picture.items.append(item)
    }
    picture.markOverlaps()
    return picture
  }

  private func flags(at index: Int, _ item: ScreenPicture.Item) -> Set<ScreenPicture.Flag> {
    var flags: Set<ScreenPicture.Flag> = marked[item.id] == nil ? [] : [.finding]
    guard let solved = solution.solved.element(at: index) else { return flags }
    if solved.isAmbiguous { flags.insert(.ambiguous) }
    if solved.determinedBy == .recorded { flags.insert(.recorded) }
    if item.titles.contains(where: \.isCutOff) { flags.insert(.cutOff) }
    return flags
  }

  /// The texts that an element shows at once, with those of its parts without a frame of their own.
  private func shownTitles(
    of element: Element, at index: Int, in item: ScreenPicture.Item, texts: inout ScreenTexts
  ) -> [ScreenPicture.Title] {
    let parts = element.children.filter { PictureShape.parts[element.kind] == $0.kind }
    guard !parts.isEmpty, !element.hidesTabs else {
      return ownTitle(of: element, at: index, in: item, texts: &texts).map { [$0] } ?? []
    }
    var titles: [ScreenPicture.Title] = []
    var position = index + 1
    var number = 0
    for child in element.children {
      defer { position += child.count }
      guard PictureShape.parts[element.kind] == child.kind else { continue }
      var part = item
      part.frame = PictureShape.partsFrame(of: element, in: item.frame).part(
        isRightToLeft ? parts.count - 1 - number : number, of: parts.count)
      if let title = ownTitle(of: child, at: position, in: part, texts: &texts) { titles.append(title) }
      number += 1
    }
    return titles
  }

  private func ownTitle(
    of element: Element, at index: Int, in item: ScreenPicture.Item, texts: inout ScreenTexts
  ) -> ScreenPicture.Title? {
    let extents = titles.extents(at: index, in: solution.solved, hasSolvedFrames: true)
    let slots = titles.slots(of: element, at: index, in: extents)
    guard let slot = slots.shown(marked[element.id]) ?? PictureShape.slot(of: element) else { return nil }
    let position = TitlePosition(
      element: element, slot: slot, frame: item.frame, images: item.images,
      isGrowing: growsFreely(slot, at: index), isRightToLeft: isRightToLeft)
    let (locale, size) = (solution.variant.locale, solution.variant.contentSize)
    guard
      let request = texts.request(
        of: slot, locale: locale, contentSize: size, width: position.width, height: position.height)
    else { return nil }
    return texts.drawn(request).map { position.title($0, words: request.text) }
  }

  /// Whether the frame does not limit the text, since it was recorded for another language's text.
  private func growsFreely(_ slot: TitleSlot, at index: Int) -> Bool {
    guard solution.solved.element(at: index)?.determinedBy == .recorded else { return false }
    if case .grows = slot.availableSize { return slot.numberOfLines == 1 }
    return false
  }
}

extension ScreenSolver {
  /// The picture of the screen for a variant on this solver's device.
  ///
  /// - Parameter marked: The elements with findings: by id, the name of the text to show.
  mutating func picture(for variant: LayoutVariant, marked: [String: String] = [:]) -> ScreenPicture {
    let isRightToLeft = LanguageProfile(variant.locale).isRightToLeft
    let painter = ScreenPainter(solution(for: variant), isRightToLeft: isRightToLeft, marked: marked)
    var picture = painter.picture(texts: &texts)
    picture.isWindow = tree.platform == .macOS
    return picture
  }
}

extension [TitleSlot] {
  /// The text with a name; else what is shown first: the normal title, the text, else the placeholder.
  fileprivate func shown(_ name: String?) -> TitleSlot? {
    first { $0.name == name } ?? first { !["placeholder", "subtitle", "alternate"].contains($0.name) } ?? first
  }
}

extension ScreenIndex {
  /// The elements in tabs other than the first of their tab view: one tab is seen at a time.
  fileprivate var indicesInOtherTabs: IndexSet {
    var covered = IndexSet()
    var views: Set<Int> = []
    for (index, node) in nodes.enumerated() where node.element.kind == .tabViewItem {
      guard let view = node.parent, !views.insert(view).inserted else { continue }
      covered.insert(integersIn: descendants(of: index))
    }
    return covered
  }
}

extension Element {
  /// The number of elements with this one and all inside.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension Rect {
  /// One of several equal parts from left to right.
  fileprivate func part(_ index: Int, of count: Int) -> Rect {
    let width = Points(self.width.value / Double(max(count, 1)))
    return Rect(x: x + Points(width.value * Double(index)), y: y, width: width, height: height)
  }
}

extension ScreenPicture {
  /// How far a text has to overlap another, or leave the screen, to be noticed, in points.
  private static let noticeable: Points = 1

  /// Flags the texts that overlap or leave the screen at its left or right; texts in ambiguous frames are left out.
  mutating func markOverlaps() {
    let lines = items.map { item in item.flags.contains(.ambiguous) ? [] : item.titles.flatMap(\.lines) }
    for index in items.indices where !lines[index].isEmpty {
      if lines[index].contains(where: leavesScreen) { items[index].flags.insert(.outside) }
      for other in items.indices where other > index && lines[index].touch(lines[other], by: Self.noticeable) {
        items[index].flags.insert(.overlapping)
        items[other].flags.insert(.overlapping)
      }
    }
  }

  private func leavesScreen(_ line: Rect) -> Bool {
    size.width > 0 && (line.x + Self.noticeable < 0 || line.x + line.width > size.width + Self.noticeable)
  }
}

extension [Rect] {
  /// Whether one of these overlaps one of the others by more than a length in both directions.
  fileprivate func touch(_ others: [Rect], by length: Points) -> Bool {
    contains { line in
      others.contains { other in
        Swift.min(line.x + line.width, other.x + other.width) - Swift.max(line.x, other.x) > length
          && Swift.min(line.y + line.height, other.y + other.height) - Swift.max(line.y, other.y) > length
      }
    }
  }
}
