import PlatformData

/// A navigation bar: items at both ends, and a title between or below them.
struct TitleBarView: LayoutView {
  var givesRoom: Bool { true }

  func followsGuess(_ texts: [ViewText]) -> Bool {
    leadsBack == nil && leading.isEmpty && (titles.isEmpty || titles.contains { !$0.isLarge })
  }

  /// The items before the title, and behind it.
  var leading: [Int]
  var trailing: [Int]
  /// The titles, of which one is shown.
  var titles: [Title]
  /// A search field below the title.
  var search: Int?
  /// Whether a button before the title leads back; nil if that is not known.
  var leadsBack: Bool?
  var generation: SystemGeneration

  /// A title, between the items or, if it is large, below them.
  struct Title {
    var view: Int
    var isLarge: Bool
  }

  private func height(showing title: Title?) -> Double {
    SwiftUIBarMetrics.height[generation].value + (title?.isLarge == true ? SwiftUIBarMetrics.largeTitle.value : 0)
  }

  /// The title that is shown among some children.
  private func title(among shown: [Int]) -> Title? { titles.first { shown.contains($0.view) } }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let row = search == nil ? 0 : SwiftUIBarMetrics.search[generation].value.row
    let title = title(among: solver.children(of: node))
    return ViewSize(width: proposal.width ?? 0, height: height(showing: title) + row)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let row = SwiftUIBarMetrics.height[generation].value
    let gap = SwiftUIBarMetrics.itemGap[generation].value
    let inset = SwiftUIBarMetrics.itemInset[generation].value
    var (places, start, end): ([ChildPlace], Double, Double) = ([], inset, size.width - inset)
    let shown = Set(solver.children(of: node))
    let title = title(among: solver.children(of: node))
    for item in leading where shown.contains(item) {
      places.append(self.item(item, atX: start, in: row, &solver))
      start += solver.size(of: item, .ideal).width + gap
    }
    for item in trailing.reversed() where shown.contains(item) {
      end -= solver.size(of: item, .ideal).width
      places.append(self.item(item, atX: end, in: row, &solver))
      end -= gap
    }
    if let title { places.append(place(title, from: start - gap, to: end + gap, in: size.width, &solver)) }
    if let search { places.append(place(search: search, below: height(showing: title), in: size)) }
    return places
  }

  private func item(_ item: Int, atX x: Double, in row: Double, _ solver: inout ViewSolver) -> ChildPlace {
    let size = solver.size(of: item, .ideal)
    return ChildPlace(node: item, x: x, y: (row - size.height) / 2, proposal: .ideal, isWidthOpen: true)
  }

  /// The title below the items, or between the last item before it and the first one behind it.
  private func place(_ title: Title, from start: Double, to end: Double, in width: Double, _ solver: inout ViewSolver)
    -> ChildPlace
  {
    let row = SwiftUIBarMetrics.height[generation].value
    guard !title.isLarge else {
      let margin = width < 440 ? 16.0 : 20.0
      let proposal = Proposal(width: width - 2 * margin, height: nil)
      return ChildPlace(node: title.view, x: margin, y: row, proposal: proposal)
    }
    let gaps = SwiftUIBarMetrics.titleGap[generation].value
    let alone = SwiftUIBarMetrics.titleStart[generation].value
    // Where nothing stands before the title there may be the button that leads back.
    let free = leadsBack ?? (solver.assumption != .greatest) ? alone.back : alone.alone
    let first = leading.isEmpty ? free : start + gaps.leading
    let last = trailing.isEmpty ? width - alone.alone : end - gaps.trailing
    let proposal = Proposal(width: max(last - first, 0), height: nil)
    let size = solver.size(of: title.view, proposal)
    let centered = (width - size.width) / 2
    let x = min(max(centered, first), max(last - size.width, first))
    return ChildPlace(node: title.view, x: x, y: (row - size.height) / 2, proposal: proposal)
  }

  private func place(search: Int, below height: Double, in size: ViewSize) -> ChildPlace {
    let figures = SwiftUIBarMetrics.search[generation].value
    let proposal = Proposal(width: size.width - 2 * figures.inset, height: figures.height)
    return ChildPlace(node: search, x: figures.inset, y: height + 1, proposal: proposal)
  }
}
