import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Two controls lie over one another.
///
/// ## What it reports
/// Two controls or labels, both seen and neither inside the other, whose solved frames share more than 2 pt of width and
/// height, in a language, on a device or at a content size, though they lie apart in the development language at the usual
/// size. A warning, a note where it happens at accessibility sizes alone; one for each pair. Two that lie over one another in part
/// there as well are a request for review, once, in that language.
///
/// ## Why it matters
/// One title covers the other, and a tap meets the control on top, whatever is read below it.
///
/// ## Example
/// A label that is pinned to the left edge and a button that is pinned to the right one, with nothing between them: the German
/// label runs under the button.
///
/// ## Known limits
/// Only frames that constraints or autoresizing decide are compared; recorded and ambiguous ones are left out. What lies wholly over
/// another in the development language is taken to be meant: alternatives of which code shows one, badges, overlays. So is what
/// stands in two views that lie over one another, in a scroll view and outside, or in two tabs, cells or pages. What a label's
/// text leaves empty of its frame, at whichever end, is not counted.
///
/// ## Source
/// Apple's audit types `hitRegion` and `elementDetection`; A11yUITests, overlap; Accessibility Testing Framework, overlap.
struct ControlsOverlap: ScreenRule {
  static let name = "controls-overlap"
  static let severity = Severity.warning

  /// By how much frames may lie over one another, in points: padding and hairlines do.
  private static let tolerance: Points = 2

  /// The controls that come to lie over one another.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let pairs = Self.pairs(on: screen)
    guard !pairs.isEmpty else { return [] }
    return findingsByLayout(on: screen, designed: .reviewed) { Self.problems(of: pairs, in: $0) }
  }

  private struct Pair: Sendable {
    var first: Int
    var second: Int
    /// Whether they lie over one another in the original layout, which alone is asked then.
    var isDesigned: Bool
  }

  /// The pairs that should lie apart: they do in the original layout, and so do the views that hold them; or they lie over one another
  /// in part, as no background and no cover does.
  private static func pairs(on screen: ScreenFacts) -> [Pair] {
    let original = screen.layouts.originalScreen
    let holders = ScreenHolders(screen)
    let solid = screen.elements.indices.filter { screen.elements[$0].isSolid && original.certain($0) != nil }
    return solid.indices.flatMap { context in
      solid[(context + 1)...].compactMap { other in pair(solid[context], other, in: original, holders) }
    }
  }

  private static func pair(
    _ one: Int, _ other: Int, in original: PlacedScreen, _ holders: ScreenHolders
  ) -> Pair? {
    guard let (left, right) = holders.branches(one, other), let left = original.frames[left],
      let right = original.frames[right]
    else { return nil }
    guard overlap(left, right) else { return Pair(first: one, second: other, isDesigned: false) }
    guard let first = original.frames[one], let second = original.frames[other], overlap(first, second),
      !first.holds(second), !second.holds(first)
    else { return nil }
    return Pair(first: one, second: other, isDesigned: true)
  }

  private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    guard let shared = one.intersection(other) else { return false }
    return min(shared.width, shared.height) > tolerance
  }

  private static func problems(of pairs: [Pair], in context: LayoutContext) -> [LayoutProblem] {
    let isOriginal = context.situation == context.screen.layouts.originalVariant
    return pairs.compactMap { pair in
      guard isOriginal || !pair.isDesigned, let one = context.layout.certain(pair.first)?.frame,
        let other = context.layout.certain(pair.second)?.frame,
        overlap(one, other), let shared = one.intersection(other)
      else { return nil }
      let spare = [(pair.first, one), (pair.second, other)].map { index, frame in
        context.spareWidth(of: context.screen.elements[index], in: frame)
      }
      guard shared.width - spare.reduce(0, +) > tolerance else { return nil }
      return problem(pair, shared, in: context)
    }
  }

  private static func problem(_ pair: Pair, _ shared: Size, in context: LayoutContext) -> LayoutProblem {
    LayoutProblem(
      key: LayoutProblem.Key(element: pair.second, other: pair.first),
      problem: Problem(
        message(pair, shared, in: context),
        evidence: [
          "other": .text(context.screen.elements[pair.first].reference.path), "width": .points(shared.width),
          "height": .points(shared.height), "basis": context.basis(of: pair.second),
        ]))
  }

  private static func message(_ pair: Pair, _ shared: Size, in context: LayoutContext) -> String {
    let (one, other) = (context.naming(of: pair.second), context.naming(of: pair.first))
    return "the \(one) lies over the \(other) by \(shared.width) × \(shared.height) pt"
  }
}

extension Rect {
  /// Whether another rectangle lies inside, edges included.
  fileprivate func holds(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension ElementFacts {
  /// Whether the element is seen and would hide what lies below it, or be hidden: a control, or a label with words.
  var isSolid: Bool {
    guard !isHidden else { return false }
    // AppKit's labels are text fields.
    if element.kind == .label || element.control.type == "label" { return element.hasOwnText }
    return Self.solidKinds.contains(element.kind)
  }

  /// The kinds that stand in a view by themselves: not the parts of others, of bars or of menus.
  private static let solidKinds = ElementKind.controls.subtracting([
    .segment, .menuItem, .tabBarItem, .toolbarItem, .barButtonItem,
  ])
}

extension LayoutContext {
  /// How many points of a label's frame its text leaves empty; zero of anything else.
  fileprivate func spareWidth(of facts: ElementFacts, in frame: Rect) -> Points {
    guard facts.element.kind == .label || facts.element.control.type == "label", let fit = fit(of: facts) else {
      return 0
    }
    return max(frame.width - Points(fit.measurement.naturalWidth), 0)
  }
}

extension Element {
  /// Whether the element has a text of its own that is not blank.
  var hasOwnText: Bool { ownText != nil }

  /// The words of its text as the file has them.
  var ownWords: String? { ownText?.value }

  private var ownText: LocalizableText? {
    [control.text, control.configuration?.title, control.title(for: .normal), control.title, control.placeholder]
      .lazy.compactMap { $0 }.first { !$0.isBlank }
  }
}
