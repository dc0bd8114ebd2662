/// How a sum of terms stands to a constant.
package enum Relation: Sendable {
  /// The sum is the constant.
  case equal
  /// The sum is the constant or less.
  case atMost
  /// The sum is the constant or more.
  case atLeast
}

/// A constraint of a system.
package struct ConstraintID: Hashable, Sendable {
  /// The constraint's place in its system, in the order of addition.
  package let index: Int
}

/// An unknown number of a constraint system: a view's left edge, its width, whatever its maker takes it for.
package struct Variable: Hashable, Sendable {
  /// The variable's place in its system, in the order of addition.
  package let index: Int
}

/// A variable times a number.
package struct Term: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// What it is multiplied by.
  package var coefficient: Double

  /// A variable, taken once or as many times as a number says.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A constraint as it is in a system.
package enum Constraint: Sendable {
  /// A sum of terms with its relation to a constant.
  case linear([Term], Relation, Double, priority: Double, rank: Int)
  /// A sum of terms that wants a value.
  case preference([Term], Double, hugging: Double, resistance: Double)
}

/// A required constraint that cannot hold together with others and was left out.
package struct Conflict: Hashable, Sendable {
  /// The constraint that was left out: of those that conflict the one of the lowest rank, of one rank the last.
  package var dropped: ConstraintID
  /// The required constraints that it conflicts with, in the order of addition; none where its own numbers are not finite.
  package var against: [ConstraintID]
}
