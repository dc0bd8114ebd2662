package import AuditModel

/// A screen made ready for one combination of traits, which is solved for as many texts as there are.
package protocol SolvableLayout: Sendable {
  /// The screen with its texts as `measure` sets them.
  mutating func solve(measure: TextMeasure) -> SolvedScreen
}
