package import AuditModel
package import Layout

extension LayoutSurvey {
  /// The constraints of every screen with the sizes of its texts, as a solver gets them: what a benchmark solves again.
  package func systems(of workspace: Workspace) async -> [ScreenConstraints] {
    await solved(workspace) { $0.constraints(for: $1) }.compactMap { $0 }
  }
}

/// The constraints of one screen.
package struct ScreenConstraints: Sendable {
  /// The file and the screen's id.
  package var name: String
  /// The constraints with the sizes of the screen's texts.
  package var system: ConstraintSystem
  /// Whether the file states constraints for the screen at all.
  package var hasStated: Bool
  /// The row of the first text's width and another width for it; nil where no text decides a width.
  package var edit: (row: ConstraintID, width: Double)?
}

extension ScreenSolver {
  /// The constraints of the screen for a setting.
  fileprivate mutating func constraints(for setting: LayoutSetting) -> ScreenConstraints? {
    guard let layout = layout(for: setting) else { return nil }
    return ScreenConstraints(
      name: "\(setting.file) \(setting.screen)", system: layout.constraints, hasStated: layout.hasStated,
      edit: layout.longerText)
  }
}
