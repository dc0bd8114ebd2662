import AuditModel
import PlatformData

/// Reads frames out of a solution.
struct SolutionReading {
  let system: ScreenSystem
  let solver: ConstraintSolver
  /// What is left open, by the views' places.
  let ambiguities: [Int: Ambiguity]
  var origins: [FrameOrigin]
  /// The sizes of what the views show, in the order of the system's rows.
  var natural: [IntrinsicContentSize]

  /// The elements by their places, with what a wider canvas does to them.
  func elements(_ canvasEffects: [CanvasEffect?]) -> [SolvedElement?] {
    let growing = growing()
    let isLeftOut = leftOut()
    let broken = brokenLengths()
    return system.boxes.indices.map { index in
      guard let box = system.boxes[index], !isLeftOut[index] else { return nil }
      var solved = SolvedElement(frame: frame(index, box), determinedBy: origins[index])
      if let ambiguity = ambiguities[index] { ambiguity.mark(&solved) }
      for axis in broken[index] ?? [] { solved.markOpen(axis) }
      solved.growsWithContent = growing.contains(index)
      solved.canvasEffect = canvasEffects.isEmpty ? nil : canvasEffects[index]
      return solved
    }
  }

  /// The lengths that the file states and the solution breaks, by the views' places: at run time a different constraint may be broken.
  private func brokenLengths() -> [Int: [Anchor.Axis]] {
    var broken: [Int: [Anchor.Axis]] = [:]
    for conflict in solver.conflicts {
      guard let stated = system.stated[conflict.dropped.index], stated.constraint.secondItem == nil,
        let anchor = Anchor.named(stated.constraint.firstAttribute), anchor.position == .extent,
        let view = stated.view(of: system.tree)
      else { continue }
      broken[view, default: []].append(anchor.axis)
    }
    return broken
  }

  /// The places of the views that are as wide as what they show; both widths are those of the alignment rectangle.
  private func growing() -> Set<Int> {
    let positions = zip(system.contents, natural).compactMap { row, size -> Int? in
      guard let width = size.width else { return nil }
      return abs(width - solver.value(of: row.extent.width)) < 0.5 ? row.index : nil
    }
    return Set(positions)
  }

  /// Whether each element, or one that contains it, has no place.
  private func leftOut() -> [Bool] {
    var isLeftOut = [Bool](repeating: false, count: system.tree.nodes.count)
    for (index, node) in system.tree.nodes.enumerated() {
      isLeftOut[index] = system.tree.isLeftOut(index) || (node.parent.map { isLeftOut[$0] } ?? false)
    }
    return isLeftOut
  }

  private func frame(_ index: Int, _ box: LayoutBox) -> Rect {
    let origin = system.tree.nodes[index].parent.flatMap { system.boxes[$0] }
    let x = origin.map { solver.value(of: $0.left) } ?? 0
    let y = origin.map { solver.value(of: $0.top) } ?? 0
    let (left, top) = (solver.value(of: box.left), solver.value(of: box.top))
    return Rect(
      x: Points(left - x), y: Points(top - y), width: Points(solver.value(of: box.right) - left),
      height: Points(solver.value(of: box.bottom) - top))
  }

  /// The required constraints that were dropped, in words.
  func conflicts() -> [LayoutConflict] { statedConflicts() + squeezed() }

  /// Texts and images whose size is required and that got less all the same: they give way to what the file states.
  private func squeezed() -> [LayoutConflict] {
    zip(system.contents, natural).compactMap { row, size in
      let required = row.element.layout.compressionResistance?.horizontal ?? 0
      guard required >= LayoutPriority.required.value, !size.wraps, let width = size.width,
        solver.value(of: row.extent.width) < width - Self.minimumSqueeze
      else { return nil }
      var conflict = LayoutConflict(
        owner: row.element.id, dropped: nil,
        summary: "\(row.element.id).width ≥ \(Points(width)) (its content, required)", against: [])
      conflict.restsOnCanvas = isOfCanvas(root(of: row.index))
      return conflict
    }
  }

  /// The place of the view that nothing holds, in which a view lies.
  private func root(of index: Int) -> Int {
    var root = index
    while let parent = system.tree.nodes[root].parent { root = parent }
    return root
  }

  /// By how much less than it requires a content is squeezed at least, in points: rounding is not.
  private static let minimumSqueeze = 1.0

  private func statedConflicts() -> [LayoutConflict] {
    guard !solver.conflicts.isEmpty else { return [] }
    let recorded = RecordedFrames(system)
    return solver.conflicts.compactMap { conflict in
      guard !recorded.satisfy([conflict.dropped] + conflict.against) else { return nil }
      let stated = system.stated[conflict.dropped.index]
      let owner = (stated?.owner ?? system.made[conflict.dropped.index]).map { system.tree.nodes[$0].element.id } ?? ""
      var against: [String] = []
      for summary in conflict.against.map(summary) where !against.contains(summary) { against.append(summary) }
      var found = LayoutConflict(
        owner: owner, dropped: stated?.constraint, summary: summary(of: conflict.dropped), against: against)
      found.isWithoutNumber = !solver.isSound(conflict.dropped)
      found.isAdjustable = ([conflict.dropped] + conflict.against).contains { id in
        system.stated[id.index]?.constraint.hasOutlet == true
      }
      found.isOfHiddenViews = ([conflict.dropped] + conflict.against).contains { id in
        system.made[id.index].map { system.tree.nodes[$0].element.hidesArrangedViews } ?? false
      }
      found.restsOnCanvas = conflict.against.contains { system.made[$0.index].map(isOfCanvas) ?? false }
      return found
    }
  }

  /// Whether the size of a view on the canvas is not the one that it has in the app: of a cell, of a xib's view.
  private func isOfCanvas(_ index: Int) -> Bool {
    let node = system.tree.nodes[index]
    guard node.element.kind != .cell else { return true }
    return node.parent == nil && (node.container == nil || !RootViews.isMain(index, in: system.tree))
  }

  private func summary(of id: ConstraintID) -> String {
    if let stated = system.stated[id.index] {
      return stated.constraint.summary(owner: system.tree.nodes[stated.owner].element.id)
    }
    guard let index = system.made[id.index] else { return "what the system adds by itself" }
    let element = system.tree.nodes[index].element
    return element.kind == .stackView
      ? "how \(element.id) arranges its views" : "the position and size of \(element.id)"
  }
}

extension Element {
  /// Whether code shows and hides some of the views that a stack arranges.
  fileprivate var hidesArrangedViews: Bool {
    kind == .stackView && children.contains { $0.connections.code?.sets(anyOf: [.visibility]) == true }
  }
}

extension SolvedElement {
  /// Marks that a length may be another one.
  fileprivate mutating func markOpen(_ axis: Anchor.Axis) {
    isAmbiguous = true
    if axis == .horizontal { isWidthAmbiguous = true } else { isHeightAmbiguous = true }
  }
}

extension LayoutConstraint {
  /// The constraint in words: `a.leading = b.trailing + 8`.
  func summary(owner: String) -> String {
    var text = "\(firstItem ?? owner).\(firstAttribute.name) \(sign) "
    guard let second = secondItem else { return text + Points(constant ?? 0).description }
    if let multiplier { text += "\(multiplier) × " }
    text += "\(second).\(secondAttribute?.name ?? "")"
    guard let constant, constant != 0 else { return text }
    return text + (constant < 0 ? " − " : " + ") + Points(abs(constant)).description
  }

  private var sign: String {
    switch relation {
    case .greaterThanOrEqual: "≥"
    case .lessThanOrEqual: "≤"
    default: "="
    }
  }
}

/// What constraints leave open of a view's frame.
struct Ambiguity: Sendable {
  /// The narrowest and the widest that the view may be, where its width is open and both are known.
  var widths: ClosedRange<Points>?
  var isWidthOpen: Bool
  var isHeightOpen: Bool

  /// Marks an element whose frame is open.
  func mark(_ solved: inout SolvedElement) {
    solved.isAmbiguous = true
    (solved.isWidthAmbiguous, solved.isHeightAmbiguous, solved.widths) = (isWidthOpen, isHeightOpen, widths)
  }

  /// How many cells of tableaux are looked at for one screen's ranges: some tenths of a second's work.
  ///
  /// Of the screens of nine apps one of 222 views takes half of it, and no other a twentieth. In a row of a thousand views of which any
  /// may give way each is open, and each range costs a run of the simplex; there those that come first have ranges, and the
  /// others are only said to be ambiguous.
  private static let maximumWork = 60_000_000

  /// The views whose frames are open, by their places.
  static func of(_ system: ScreenSystem, solver: inout ConstraintSolver) -> [Int: Ambiguity] {
    guard solver.mayBeAmbiguous() else { return [:] }
    var found: [Int: Ambiguity] = [:]
    var work = maximumWork
    for (index, box) in system.boxes.enumerated() {
      guard let box else { continue }
      let width = solver.freedom(of: [Term(box.right), Term(box.left, -1)], work: &work)
      let isHeightOpen = solver.freedom(of: [Term(box.bottom), Term(box.top, -1)], work: &work) != .none
      let isSizeOpen = width != .none || isHeightOpen
      let position = Self.position(of: box, in: system.tree.nodes[index].parent.flatMap { system.boxes[$0] })
      // A view that is open in one way is ambiguous, whatever its position is.
      guard isSizeOpen || position.contains(where: { solver.freedom(of: $0, work: &work) != .none }) else { continue }
      found[index] = Ambiguity(widths: widths(width), isWidthOpen: width != .none, isHeightOpen: isHeightOpen)
    }
    return found
  }

  /// The sums that make up a view's position.
  private static func position(of box: LayoutBox, in superview: LayoutBox?) -> [[Term]] {
    [
      [Term(box.left)] + (superview.map { [Term($0.left, -1)] } ?? []),
      [Term(box.top)] + (superview.map { [Term($0.top, -1)] } ?? []),
    ]
  }

  private static func widths(_ width: Freedom) -> ClosedRange<Points>? {
    guard case .range(let range) = width else { return nil }
    return Points(max(range.lowerBound, 0))...Points(max(range.upperBound, range.lowerBound, 0))
  }
}

/// Tells which frames rest on frames that the file records: those that move when the recorded ones are changed.
enum FrameOrigins {
  /// What decided each view's frame, by the views' places.
  static func of(_ system: ScreenSystem, solved: ConstraintSolver) -> [FrameOrigin] {
    var origins = [FrameOrigin](repeating: .constraints, count: system.boxes.count)
    guard !system.recorded.isEmpty else { return origins }
    var shifted = solved
    for (index, length) in system.recorded.enumerated() {
      // Shifts that no sum of others makes up for, so that nothing stays where it was by chance.
      shifted.setConstant(of: length.id, to: length.value + 1 + Double(index % 97) * 0.37 + Double(index) * 0.0113)
    }
    shifted.solve()
    let own = Set(system.recorded.map(\.index))
    for index in system.boxes.indices where system.boxes[index] != nil {
      guard own.contains(index) || moves(index, system, solved, shifted) else { continue }
      origins[index] = isResized(index, system, solved) ? .autoresizing : .recorded
    }
    return origins
  }

  private static func moves(
    _ index: Int, _ system: ScreenSystem, _ solved: ConstraintSolver, _ shifted: ConstraintSolver
  ) -> Bool {
    lengths(index, system).contains { abs(solved.value(of: $0) - shifted.value(of: $0)) > 0.001 }
  }

  /// A view's edges as distances from those of its superview.
  private static func lengths(_ index: Int, _ system: ScreenSystem) -> [LinearExpression] {
    guard let frame = system.frame(index) else { return [] }
    let outer = system.tree.nodes[index].parent.flatMap { system.frame($0) }
    return [
      frame.width, frame.height, outer.map { frame.left - $0.left } ?? frame.left,
      outer.map { frame.top - $0.top } ?? frame.top,
    ]
  }

  /// Whether the mask had something to do: what holds the view has another size than the file records.
  private static func isResized(_ index: Int, _ system: ScreenSystem, _ solver: ConstraintSolver) -> Bool {
    let node = system.tree.nodes[index]
    guard node.layout.usesConstraints != true, let parent = node.parent,
      let recorded = system.tree.nodes[parent].element.frame, let outer = system.frame(parent)
    else { return false }
    return abs(solver.value(of: outer.width) - recorded.width.value) > 0.5
      || abs(solver.value(of: outer.height) - recorded.height.value) > 0.5
  }
}

extension SolverFeedback {
  /// Adds what a solution reveals; false if that is nothing new.
  ///
  /// Few screens have a negative side, and the others are spared the rows.
  mutating func learn(from solver: ConstraintSolver, of system: ScreenSystem) -> Bool {
    let before = self
    for index in system.boxes.indices {
      guard let frame = system.frame(index) else { continue }
      let (width, height) = (solver.value(of: frame.width), solver.value(of: frame.height))
      if min(width, height) < -Self.minimumExcess { bounded.insert(index) }
      if system.platform.isNarrow(system.tree.nodes[index].element, width, in: system.traits) { narrow.insert(index) }
    }
    return self != before
  }

  private static let minimumExcess = 0.01
}
