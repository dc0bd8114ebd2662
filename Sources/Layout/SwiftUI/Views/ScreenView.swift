import PlatformData

/// The whole screen: bars at its edges, and what they leave.
struct ScreenView: LayoutView {
  var size: ViewSize
  var safeArea: EdgeInsets
  /// The bars among the children; the rest is the content.
  var top: Int?
  var bottom: Int?
  /// Whether the bar at the bottom reaches to the display's end.
  var coversEnd: Bool
  var content: Int?

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize { size }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let width = max(size.width - safeArea.left - safeArea.right, 0)
    var area = (top: safeArea.top, bottom: safeArea.bottom)
    var places: [ChildPlace] = []
    let bar = Proposal(width: width, height: nil)
    if let top {
      places.append(ChildPlace(node: top, x: safeArea.left, y: area.top, proposal: bar))
      area.top += solver.size(of: top, bar).height
    }
    if let bottom {
      let height = solver.size(of: bottom, bar).height
      area.bottom = coversEnd ? max(area.bottom, height) : area.bottom + height
      places.append(ChildPlace(node: bottom, x: safeArea.left, y: size.height - area.bottom, proposal: bar))
    }
    guard let content else { return places }
    let inner = ViewSize(width: width, height: max(size.height - area.top - area.bottom, 0))
    var place = solver.aligned(content, Proposal(inner), in: inner, .center)
    (place.x, place.y) = (place.x + safeArea.left, place.y + area.top)
    return places + [place]
  }
}

/// A panel in the middle of the screen.
struct CenteredView: LayoutView {
  var size: ViewSize

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize { size }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    solver.children(of: node).map { solver.aligned($0, .ideal, in: size, .center) }
  }
}
