import AuditModel
import RuleKit
import ScreenAnalysis

/// A control lies beyond the edge of its screen.
///
/// ## What it reports
/// A control or a label with words, seen and not inside anything that scrolls, whose solved frame lies by more than 2 pt beyond
/// the edge of its screen, in a language, on a device or at a content size, though it lies inside in the development language
/// at the usual size. A warning, a note where it happens at accessibility sizes alone; one for each control. One that lies beyond
/// the edge there as well is a request for review, once, in that language: it may slide in.
///
/// ## Why it matters
/// What is beyond the edge is neither seen nor tapped, and nothing tells that it is there.
///
/// ## Example
/// Three buttons in a row from the left edge: with their Portuguese titles the third ends 40 pt beyond the right edge.
///
/// ## Known limits
/// Only frames that constraints or autoresizing decide are judged; recorded and ambiguous ones are left out. Views whose height
/// follows their content, such as cells and views of a file of their own, are judged from side to side alone. Views that clip what
/// they hold by `clipsToBounds` are not told from others.
///
/// ## Source
/// WCAG 2.2, 1.4.10 and 1.4.4; Apple's audit type `hitRegion`.
struct ControlOffScreen: ScreenRule {
  static let name = "control-off-screen"
  static let severity = Severity.warning

  /// How far a frame may lie beyond the edge, in points: insets and shadows do.
  private static let tolerance: Points = 2

  /// The controls that come to lie beyond an edge.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let holders = ScreenHolders(screen)
    let solid = screen.elements.indices.filter { screen.elements[$0].isSolid && !holders.mayScroll($0) }
    guard !solid.isEmpty else { return [] }
    return findingsByLayout(on: screen, designed: .reviewed) { context in
      solid.compactMap { Self.problem(of: $0, holders, in: context) }
    }
  }

  private static func problem(of index: Int, _ holders: ScreenHolders, in context: LayoutContext) -> LayoutProblem? {
    guard let frame = context.layout.certain(index)?.frame,
      let holder = holders.outermost(of: index, in: context.layout),
      let edges = context.layout.frames[holder], !edges.isEmpty
    else { return nil }
    let beyond = Self.beyond(frame, edges).filter { side, distance in
      distance > tolerance && (side.isHorizontal || context.screen.hasFixedHeight)
    }
    guard let worst = beyond.max(by: { $0.distance < $1.distance }) else { return nil }
    let name = context.naming(of: index)
    let part = worst.distance >= worst.side.extent(of: frame) ? "wholly " : ""
    return LayoutProblem(
      key: LayoutProblem.Key(element: index),
      problem: Problem(
        "the \(name) lies \(part)beyond the \(worst.side.rawValue) edge, by \(worst.distance) pt",
        evidence: [
          "edge": .text(worst.side.rawValue), "beyond": .points(worst.distance), "width": .points(frame.width),
          "height": .points(frame.height), "basis": context.basis(of: index),
        ]))
  }

  private static func beyond(_ frame: Rect, _ edges: Rect) -> [(side: Side, distance: Points)] {
    [
      (.left, edges.x - frame.x), (.right, frame.maxX - edges.maxX), (.upper, edges.y - frame.y),
      (.lower, frame.maxY - edges.maxY),
    ]
  }

  private enum Side: String {
    case left, right, upper, lower

    var isHorizontal: Bool { self == .left || self == .right }
    func extent(of frame: Rect) -> Points { isHorizontal ? frame.width : frame.height }
  }
}

extension ScreenFacts {
  /// Whether the screen is as high as the display, whatever it shows: a controller's that no sheet or popover holds.
  fileprivate var hasFixedHeight: Bool {
    screen.fillsDisplay(in: tree) && screen.surroundings?.isDetached != true && tree.platform != .macOS
  }
}
