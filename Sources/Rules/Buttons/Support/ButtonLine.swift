import AuditModel
import PlatformData
import ScreenAnalysis

/// Buttons that stand beside or below one another: those of a stack view, or those whose frames say so.
struct ButtonLine {
  /// The direction in which buttons follow one another.
  enum Axis: String { case horizontal, vertical }

  /// The direction.
  var axis: Axis
  /// The places of the buttons, from left to right or from top to bottom; two at least.
  var buttons: [Int]

  /// Each button with the next.
  var neighbours: [(Int, Int)] { Array(zip(buttons, buttons.dropFirst())) }

  /// The lines of a screen's buttons; those of bars are the system's to arrange.
  static func all(on screen: ScreenFacts) -> [ButtonLine] {
    let byHolder = Dictionary(grouping: screen.shownButtons) { screen.elements[$0].parent }
    return byHolder.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.flatMap { holder, buttons -> [ButtonLine] in
      guard let holder, buttons.count > 1, !isInBar(holder, on: screen) else { return [] }
      let element = screen.elements[holder].element
      guard element.kind == .stackView else { return lines(of: buttons, on: screen) }
      return [ButtonLine(axis: element.layout.axis == "vertical" ? .vertical : .horizontal, buttons: buttons)]
    }
  }

  private static func isInBar(_ holder: Int, on screen: ScreenFacts) -> Bool {
    ([holder] + screen.ancestors(of: holder)).contains { bars.contains(screen.elements[$0].element.kind) }
  }

  /// The rows, and the columns of what is in no row.
  private static func lines(of buttons: [Int], on screen: ScreenFacts) -> [ButtonLine] {
    let frames = screen.placedFrames
    let placed = buttons.compactMap { index in frames[index].map { Placed(index: index, frame: $0) } }
    let rows = chains(placed.sorted { $0.frame.x < $1.frame.x }) { $0.isLeft(of: $1) }
    let inRows = Set(rows.joined())
    let rest = placed.filter { !inRows.contains($0.index) }.sorted { $0.frame.y < $1.frame.y }
    return rows.map { ButtonLine(axis: .horizontal, buttons: $0) }
      + chains(rest) { $0.isAbove($1) }.map { ButtonLine(axis: .vertical, buttons: $0) }
  }

  /// The chains of two and more of which each is followed by the next, each button in one.
  private static func chains(_ placed: [Placed], isFollowed: (Rect, Rect) -> Bool) -> [[Int]] {
    var chains: [[Placed]] = []
    for button in placed {
      let end = chains.firstIndex { $0.last.map { isFollowed($0.frame, button.frame) } ?? false }
      if let end { chains[end].append(button) } else { chains.append([button]) }
    }
    return chains.filter { $0.count > 1 }.map { $0.map(\.index) }
  }

  private struct Placed {
    var index: Int
    var frame: Rect
  }

  private static let bars: Set<ElementKind> = [
    .navigationBar, .navigationItem, .toolbar, .toolbarItem, .tabBar, .barButtonItem, .segmentedControl,
  ]
}

extension Rect {
  private static let reach = Points(ButtonGuidelines.neighborDistance.value)

  /// Whether another rectangle stands beside this one, to its right, near enough to belong to it.
  fileprivate func isLeft(of other: Rect) -> Bool {
    let shared = min(maxY, other.maxY) - max(y, other.y)
    return (0...Self.reach).contains(other.x - maxX) && shared + shared > min(height, other.height)
  }

  /// Whether another rectangle stands below this one, near enough to belong to it.
  fileprivate func isAbove(_ other: Rect) -> Bool {
    let shared = min(maxX, other.maxX) - max(x, other.x)
    return (0...Self.reach).contains(other.y - maxY) && shared + shared > min(width, other.width)
  }
}
