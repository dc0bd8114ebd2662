import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Two controls overlap.
///
/// ## What it reports
/// Two visible controls or labels, neither inside the other, whose alignment rectangles overlap by more than 2 pt in
/// width and height, in a language, on a device or at a content size category, although they do not overlap in the
/// development language at the default size. One finding per pair; none if code replaces the text of one of them, whose
/// size is counted as skipped. Severity: warning, or note if it only happens at accessibility sizes.
///
/// ## Why it matters
/// One title covers the other, and a tap reaches the control on top, whatever can be read below it.
///
/// ## Example
/// A label pinned to the left edge and a button pinned to the right edge, without a constraint between them: the German
/// label runs under the button.
///
/// ## Known limits
/// Only frames decided by constraints or autoresizing are compared; recorded and ambiguous frames are skipped. Overlaps
/// in the development language are assumed to be intentional: alternatives of which code shows one, badges, overlays. So
/// are overlaps between two views that overlap themselves, between a scroll view and its surroundings, and
/// between two tabs, cells or pages. The part of a label's frame that its text leaves empty does not count, at either
/// end, nor does the space above the letters of the lower one. An overlap that depends on the width of the canvas of a
/// view or cell in a file of its own needs review.
///
/// ## Source
/// Apple's audit types `hitRegion` and `elementDetection`; A11yUITests, overlap; Accessibility Testing Framework,
/// overlap.
struct ControlsOverlap: ScreenRule {
  static let name = "controls-overlap"
  static let severity = Severity.warning

  /// By how much frames may overlap, in points: padding and hairlines do.
  private static let tolerance: Points = 2

  /// The controls that overlap.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.isMadeInCode != true else { return [] }
    let pairs = Self.pairs(on: screen)
    guard !pairs.isEmpty else { return [] }
    return findingsByLayout(on: screen, designed: .ignored) { Self.problems(of: pairs, in: $0) }
  }

  private struct Pair: Sendable {
    var first: Int
    var second: Int
  }

  /// The pairs that should not overlap: neither they nor their branches do in the original layout.
  private static func pairs(on screen: ScreenFacts) -> [Pair] {
    let original = screen.layouts.originalScreen
    let relations = ElementRelations(screen)
    let isOfSwiftUI = screen.tree.framework == .swiftUI
    let solid = screen.elements.indices.filter { index in
      screen.elements[index].isSolid && original.certain(index) != nil && !(isOfSwiftUI && relations.isInBar(index))
    }
    return solid.indices.flatMap { position in
      solid[(position + 1)...].compactMap { other in
        let pair = Pair(first: solid[position], second: other)
        return isApart(pair, in: original, relations, on: screen) ? pair : nil
      }
    }
  }

  private static func isApart(
    _ pair: Pair, in original: PlacedScreen, _ relations: ElementRelations, on screen: ScreenFacts
  ) -> Bool {
    guard relations.shareBranches(pair.first, pair.second),
      let (left, right) = relations.branches(pair.first, pair.second),
      let left = original.alignmentRect(of: left, on: screen), let right = original.alignmentRect(of: right, on: screen)
    else { return false }
    return overlap(left, right) == nil
  }

  /// The width and height by which two frames overlap; nil if they hardly do.
  private static func overlap(_ one: Rect, _ other: Rect) -> Size? {
    guard let shared = one.intersection(other)?.size, min(shared.width, shared.height) > tolerance else { return nil }
    return shared
  }

  private static func problems(of pairs: [Pair], in context: LayoutContext) -> [LayoutProblem] {
    pairs.compactMap { pair in
      guard let one = context.layout.certainAlignmentRect(of: pair.first, on: context.screen),
        let other = context.layout.certainAlignmentRect(of: pair.second, on: context.screen),
        let shared = overlap(one, other),
        // The size of a text that code replaces says nothing.
        ![pair.first, pair.second].contains(where: { context.screen.elements[$0].showsDummy })
      else { return nil }
      let spare = [(pair.first, one), (pair.second, other)].map { index, rect in
        context.spareWidth(of: context.screen.elements[index], in: rect)
      }
      let lower = one.y > other.y ? pair.first : pair.second
      guard shared.width - spare.reduce(0, +) > tolerance,
        shared.height - context.spareHeight(above: lower) > tolerance
      else { return nil }
      return problem(pair, shared, in: context)
    }
  }

  private static func problem(_ pair: Pair, _ shared: Size, in context: LayoutContext) -> LayoutProblem {
    let restsOnCanvas = [pair.first, pair.second].contains { context.screen.canvasEffect(on: $0) != nil }
    return LayoutProblem(
      key: LayoutProblem.Key(element: pair.second, other: pair.first),
      problem: Problem(
        message(pair, shared, in: context),
        evidence: [
          "other": .text(context.screen.elements[pair.first].reference.path), "width": .points(shared.width),
          "height": .points(shared.height), "basis": context.basis(of: pair.second),
        ], reviewReason: restsOnCanvas ? .widthOfCanvas : nil))
  }

  private static func message(_ pair: Pair, _ shared: Size, in context: LayoutContext) -> String {
    let (one, other) = (context.name(of: pair.second), context.name(of: pair.first))
    return "\(one) overlaps \(other) by \(shared.width.side) × \(shared.height.side) pt"
  }
}

extension LayoutContext {
  /// How many points of a label's width its text leaves empty; zero for anything else.
  fileprivate func spareWidth(of facts: ElementFacts, in rect: Rect) -> Points {
    guard facts.element.isLabel, let fit = fit(of: facts) else { return 0 }
    return max(rect.width - Points(fit.measurement.naturalWidth), 0)
  }

  /// How many points above the capitals of a label's first line are empty; zero for anything else.
  fileprivate func spareHeight(above index: Int) -> Points {
    guard screen.elements[index].element.isLabel else { return 0 }
    let size = screen.pointSize(of: index, at: variant.contentSize)
    return Points(size * (SystemFont.ascent.value - SystemFont.capHeight.value))
  }
}
