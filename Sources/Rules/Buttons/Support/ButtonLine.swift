import AuditModel
import PlatformData
import ScreenAnalysis

/// Buttons next to or below each other: those of a stack view, or those whose frames are aligned.
struct ButtonLine {
  /// The direction in which the buttons follow each other.
  enum Axis: String { case horizontal, vertical }

  /// The direction.
  var axis: Axis
  /// The indices of the buttons, from left to right or from top to bottom; at least two.
  var buttons: [Int]

  /// Each button with the next.
  var neighbors: [(Int, Int)] { Array(zip(buttons, buttons.dropFirst())) }

  /// The lines of a screen's buttons, except in bars, which the system arranges.
  static func all(on screen: ScreenFacts) -> [ButtonLine] {
    let byContainer = Dictionary(grouping: screen.shownButtons) { screen.elements[$0].parent }
    return byContainer.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.flatMap { container, buttons -> [ButtonLine] in
      guard let container, buttons.count > 1, !isInBar(container, on: screen) else { return [] }
      let element = screen.elements[container].element
      guard element.kind == .stackView else { return lines(of: buttons, on: screen) }
      return [ButtonLine(axis: element.layout.axis == .vertical ? .vertical : .horizontal, buttons: buttons)]
    }
  }

  private static func isInBar(_ container: Int, on screen: ScreenFacts) -> Bool {
    ([container] + screen.ancestors(of: container)).contains { bars.contains(screen.elements[$0].element.kind) }
  }

  /// The rows, and the columns of the buttons that are not in a row.
  private static func lines(of buttons: [Int], on screen: ScreenFacts) -> [ButtonLine] {
    let frames = screen.placedFrames
    let placed = buttons.compactMap { index in frames[index].map { Placed(index: index, frame: $0) } }
    let rows = chains(placed.sorted { $0.frame.x < $1.frame.x }) { $0.isLeft(of: $1) }
    let inRows = Set(rows.joined())
    let rest = placed.filter { !inRows.contains($0.index) }.sorted { $0.frame.y < $1.frame.y }
    return rows.map { ButtonLine(axis: .horizontal, buttons: $0) }
      + chains(rest) { $0.isAbove($1) }.map { ButtonLine(axis: .vertical, buttons: $0) }
  }

  /// The chains of two or more buttons that follow each other; each button is in one chain.
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

  /// Whether another rectangle is to the right of this one, close enough to belong to it.
  fileprivate func isLeft(of other: Rect) -> Bool {
    let shared = min(maxY, other.maxY) - max(y, other.y)
    return (0...Self.reach).contains(other.x - maxX) && shared + shared > min(height, other.height)
  }

  /// Whether another rectangle is below this one, close enough to belong to it.
  fileprivate func isAbove(_ other: Rect) -> Bool {
    let shared = min(maxX, other.maxX) - max(x, other.x)
    return (0...Self.reach).contains(other.y - maxY) && shared + shared > min(width, other.width)
  }
}
