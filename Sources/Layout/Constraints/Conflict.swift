/// A required constraint that cannot hold together with others and was left out.
package struct Conflict: Hashable, Sendable {
  /// The constraint that was left out: of those that conflict the one of the lowest rank, of one rank the last.
  package var dropped: ConstraintID
  /// The required constraints that it conflicts with, in the order of addition; none where its own numbers are not finite.
  package var against: [ConstraintID]
}
