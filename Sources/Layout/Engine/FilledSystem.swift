import AuditModel

/// The constraints of a screen with their solver: filled with the sizes of what views show, solved, read.
struct FilledSystem: Sendable {
  let system: ScreenSystem
  var solver: ConstraintSolver
  // Neither depends on the texts.
  private var origins: [FrameOrigin]?
  private var canvasEffects: [CanvasEffect?]?

  init(_ system: ScreenSystem) {
    self.system = system
    solver = ConstraintSolver(system.system)
  }

  /// The same screen, not filled yet, with what is now known of it.
  func rebuilt(with feedback: SolverFeedback) -> FilledSystem {
    FilledSystem(
      ScreenSystem(platform: system.platform, tree: system.tree, traits: system.traits, feedback: feedback))
  }

  /// Solves with the sizes of what the views show, in the order of the system's rows.
  mutating func solve(with sizes: [IntrinsicContentSize]) {
    for (row, size) in zip(system.contents, sizes) { set(size, of: row) }
    solver.solve()
  }

  mutating func set(_ size: IntrinsicContentSize, of row: ContentRow) {
    if let id = row.width { setLength(size.width ?? 0, id, row.extent.width) }
    if let id = row.height { setLength(size.height ?? 0, id, row.extent.height) }
    let middle = system.isCentered(row.index) ? (size.height ?? 0) / 2 : 0
    for (offset, own) in [
      (system.firstBaselines[row.index], size.firstBaseline), (system.lastBaselines[row.index], size.lastBaseline),
    ] {
      if let offset { solver.setConstant(of: offset.id, to: own.map { $0 - middle } ?? 0) }
    }
  }

  private mutating func setLength(_ length: Double, _ id: ConstraintID, _ extent: LinearExpression) {
    solver.setConstant(of: id, to: length - extent.constant)
  }

  /// The widths of what the views show, in the order of the system's rows.
  var widths: [Double] { system.contents.map { solver.value(of: $0.extent.width) } }

  /// The solved screen; `natural` are the sizes that it was solved with.
  mutating func reading(_ ambiguities: [Int: Ambiguity], natural: [IntrinsicContentSize]) -> SolvedScreen {
    let origins = self.origins ?? FrameOrigins.of(system, solved: solver)
    self.origins = origins
    let canvasEffects = self.canvasEffects ?? CanvasEffects.of(system, solved: solver)
    self.canvasEffects = canvasEffects
    let reading = SolutionReading(
      system: system, solver: solver, ambiguities: ambiguities, origins: origins, natural: natural)
    var screen = SolvedScreen(size: size, elements: reading.elements(canvasEffects))
    screen.conflicts = reading.conflicts()
    return screen
  }

  /// The screen's size: a window's follows what it shows.
  private var size: Size {
    let main = system.tree.nodes.indices.first { RootViews.isMain($0, in: system.tree) }
    guard system.platform.screensFollowContent, let frame = main.flatMap({ system.frame($0) }) else {
      return system.traits.size
    }
    return Size(width: Points(solver.value(of: frame.width)), height: Points(solver.value(of: frame.height)))
  }
}
