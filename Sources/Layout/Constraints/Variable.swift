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
