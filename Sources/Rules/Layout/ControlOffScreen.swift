import AuditModel
import RuleKit
import ScreenAnalysis

/// A control extends beyond the edge of its screen.
///
/// ## What it reports
/// A visible control, or a visible label with text, that is not inside a scrolling view and whose alignment rectangle
/// extends more than 2 pt beyond the edge of its screen, in a language, on a device or at a content size category,
/// although it is inside in the development language at the default size. One finding per control. Severity: warning,
/// or note if it only happens at accessibility sizes.
///
/// ## Why it matters
/// What is beyond the edge can be neither seen nor tapped, and nothing shows that it exists.
///
/// ## Example
/// Three buttons in a row from the left edge: with their Portuguese titles, the third ends 40 pt beyond the right edge.
///
/// ## Known limits
/// Only frames decided by constraints or autoresizing are judged; recorded and ambiguous frames are skipped. Views
/// whose height follows their content, such as cells and views in a file of their own, are judged horizontally only. A
/// view of its own that has an outlet is skipped, since code places it. Views that clip their content with
/// `clipsToBounds` are treated like others. A control that is beyond the edge in the development language too is
/// assumed to slide in. A control whose text is replaced in code is counted as skipped, since its size is not known. In
/// a view or cell in a file of its own, a control beyond the left or right edge needs review, since such a view has the
/// width of the canvas only in the file. SwiftUI views are judged only if they have bars of their own, as the view of a whole
/// screen has: others may be parts of any size.
///
/// ## Source
/// WCAG 2.2, 1.4.10 and 1.4.4; Apple's audit type `hitRegion`.
struct ControlOffScreen: ScreenRule {
  static let name = "control-off-screen"
  static let severity = Severity.warning

  /// How far an alignment rectangle may extend beyond the edge, in points: hairlines do.
  private static let tolerance: Points = 2

  /// The controls that extend beyond an edge.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.isMadeInCode != true else { return [] }
    let relations = ElementRelations(screen)
    let isOfSwiftUI = screen.tree.framework == .swiftUI
    guard !isOfSwiftUI || screen.screen.hasBars else { return [] }
    let solid = screen.elements.indices.filter { index in
      screen.elements[index].isSolid && !relations.mayScroll(index) && !(isOfSwiftUI && relations.isInBar(index))
    }
    guard !solid.isEmpty else { return [] }
    return findingsByLayout(on: screen, designed: .ignored) { context in
      solid.compactMap { Self.problem(of: $0, relations, in: context) }
    }
  }

  private static func problem(of index: Int, _ relations: ElementRelations, in context: LayoutContext) -> LayoutProblem?
  {
    guard let frame = context.layout.certainAlignmentRect(of: index, on: context.screen), !frame.isEmpty,
      context.layout.element(index)?.isPlaceAmbiguous != true,
      let root = relations.outermostAncestor(of: index, in: context.layout),
      let edges = context.layout.frames[root], !edges.isEmpty, !context.screen.isPlacedByCode(root)
    else { return nil }
    let beyond = Self.beyond(frame, edges).filter { side, distance in
      distance > tolerance && (side.isHorizontal || context.screen.hasFixedHeight)
    }
    guard let worst = beyond.max(by: { $0.distance < $1.distance }), !context.screen.elements[index].showsDummy else {
      return nil
    }
    let name = context.name(of: index)
    let restsOnCanvas = worst.side.isHorizontal && context.screen.hasOpenWidth(root)
    let part = worst.distance >= worst.side.extent(of: frame) ? "is completely" : "extends"
    return LayoutProblem(
      key: LayoutProblem.Key(element: index),
      problem: Problem(
        "\(name) \(part) beyond the \(worst.side.name) edge, by \(worst.distance) pt",
        evidence: [
          "edge": .text(worst.side.rawValue), "beyond": .points(worst.distance), "width": .points(frame.width),
          "height": .points(frame.height), "basis": context.basis(of: index),
        ], reviewReason: restsOnCanvas ? .widthOfCanvas : nil))
  }

  private static func beyond(_ frame: Rect, _ edges: Rect) -> [(side: Side, distance: Points)] {
    [
      (.left, edges.x - frame.x), (.right, frame.maxX - edges.maxX), (.upper, edges.y - frame.y),
      (.lower, frame.maxY - edges.maxY),
    ]
  }

  private enum Side: String {
    case left, right, upper, lower

    /// The side for a person.
    var name: String {
      switch self {
      case .left, .right: rawValue
      case .upper: "top"
      case .lower: "bottom"
      }
    }

    var isHorizontal: Bool { self == .left || self == .right }
    func extent(of frame: Rect) -> Points { isHorizontal ? frame.width : frame.height }
  }
}

extension ScreenFacts {
  /// Whether a view is one of its own in the file or scene, and code has an outlet to it: code gives it its place and
  /// size.
  fileprivate func isPlacedByCode(_ index: Int) -> Bool {
    let facts = elements[index]
    let isOutermost = facts.parent.map { elements[$0].element.kind == .viewController } ?? true
    return isOutermost && !Self.screenRoots.contains(facts.element.kind) && facts.element.hasOutlet
  }

  private static let screenRoots: Set<ElementKind> = [.viewController, .window]

  /// Whether the screen is as tall as the display whatever it shows: a controller's that is not in a sheet or popover.
  fileprivate var hasFixedHeight: Bool {
    // A view of SwiftUI may be shown in another one that scrolls.
    screen.fillsDisplay(in: tree) && screen.surroundings?.isDetached != true && tree.platform != .macOS
      && tree.framework != .swiftUI
  }
}

extension Screen {
  /// Whether the screen has bars of its own.
  fileprivate var hasBars: Bool {
    root.children.contains { [.navigationBar, .toolbar, .tabBar].contains($0.kind) }
  }
}
