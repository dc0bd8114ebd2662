import AuditModel
import PlatformData

/// Finds what depends on the width of the canvas: in the app, a view or cell in a file of its own is as wide as its superview.
enum CanvasEffects {
  /// How much wider the canvas is made, in points.
  private static let widening = 100.0
  /// The minimum difference at which a length counts as changed, in points.
  private static let minimumChange = 0.5

  /// What a wider canvas does to each view, by the views' indices; empty if no view has its width from the canvas.
  static func of(_ system: ScreenSystem, solved: ConstraintSolver) -> [CanvasEffect?] {
    guard !system.canvasWidths.isEmpty else { return [] }
    var wider = solved
    for width in system.canvasWidths { wider.setConstant(of: width.id, to: width.value + widening) }
    wider.solve()
    return system.boxes.indices.map { index in
      guard let frame = system.frame(index) else { return nil }
      if change(of: frame.width, solved, wider) > minimumChange { return .widens }
      return abs(change(of: frame.left, solved, wider)) > minimumChange ? .moves : nil
    }
  }

  private static func change(of sum: LinearExpression, _ solved: ConstraintSolver, _ wider: ConstraintSolver) -> Double
  {
    wider.value(of: sum) - solved.value(of: sum)
  }
}
