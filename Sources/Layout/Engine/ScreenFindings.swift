import AuditModel
import PlatformData

/// What only measured texts or a solution tell, and constraints depend on.
struct ScreenFindings: Sendable, Hashable {
  /// The places of the views whose sides are told not to be negative, which is true of all.
  var bounded: Set<Int> = []
  /// The places of the tables that are too narrow for the margins of the device's cells.
  var narrow: Set<Int> = []
  /// The sizes of what views show with texts on one line, by the views' places; empty where no stack shares its length by them.
  var natural: [Int: ContentExtent] = [:]

  /// Adds what a solution tells; false where that is nothing new.
  ///
  /// Few screens have a negative side, and the others are spared the rows.
  mutating func learn(from solver: ConstraintSolver, of system: ScreenSystem) -> Bool {
    let before = self
    for index in system.boxes.indices {
      guard let frame = system.frame(index) else { continue }
      let (width, height) = (solver.value(of: frame.width), solver.value(of: frame.height))
      if min(width, height) < -Self.leastExcess { bounded.insert(index) }
      if isNarrow(system.tree.nodes[index].element, width, system.setting) { narrow.insert(index) }
    }
    return self != before
  }

  private static let leastExcess = 0.01

  private func isNarrow(_ element: Element, _ width: Double, _ setting: ScreenSetting) -> Bool {
    guard element.kind == .tableView, setting.platform == .iOS else { return false }
    return LayoutMargins.cell(deviceWidth: width).value < LayoutMargins.cell(deviceWidth: setting.cellWidth).value
  }
}
