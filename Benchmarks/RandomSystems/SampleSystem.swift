package import Layout

/// A constraint system as one line of JSON.
package struct SampleSystem: Codable, Sendable {
  /// One constraint, with the fields of either a relation or a preference.
  package struct Constraint: Codable, Sendable {
    /// Pairs of a variable and its coefficient.
    package var terms: [[Double]]
    /// `=`, `<=` or `>=`; nil for a preference.
    package var relation: String?
    /// The constant, or the preferred value.
    package var constant: Double
    /// The relation's priority.
    package var priority: Double?
    /// The relation's rank; nil for 0.
    package var rank: Int?
    /// The preference's priority against a larger value.
    package var hugging: Double?
    /// The preference's priority against a smaller value.
    package var resistance: Double?
  }

  /// A change of a constant.
  package struct Edit: Codable, Sendable {
    /// The constraint's index.
    package var constraint: Int
    /// The new constant.
    package var constant: Double

    /// A change of the constraint at an index.
    package init(constraint: Int, constant: Double) {
      (self.constraint, self.constant) = (constraint, constant)
    }
  }

  /// The system's name.
  package var name: String
  /// The number of variables.
  package var variables: Int
  /// The constraints in the order of addition.
  package var constraints: [Constraint]
  /// The change for a second solution.
  package var edit: Edit?

  /// A system to write.
  package init(name: String, _ system: ConstraintSystem, edit: Edit? = nil) {
    self.name = name
    variables = system.variableCount
    constraints = system.constraints.map { Constraint($0) }
    self.edit = edit
  }

  /// The constraint system, with its constraints in the same order.
  package var system: ConstraintSystem {
    var system = ConstraintSystem()
    let all = (0..<variables).map { _ in system.addVariable() }
    for constraint in constraints { constraint.add(to: &system, all) }
    return system
  }
}

extension SampleSystem.Constraint {
  init(_ constraint: Layout.Constraint) {
    switch constraint {
    case .linear(let terms, let relation, let constant, let priority, let rank):
      self.init(
        terms: Self.pairs(terms), relation: Self.signs[relation], constant: constant, priority: priority,
        rank: rank == 0 ? nil : rank)
    case .preference(let terms, let value, let hugging, let resistance):
      self.init(terms: Self.pairs(terms), constant: value, hugging: hugging, resistance: resistance)
    }
  }

  func add(to system: inout ConstraintSystem, _ variables: [Variable]) {
    let terms = terms.compactMap { pair -> Term? in
      guard pair.count == 2, let place = Int(exactly: pair[0]), variables.indices.contains(place) else { return nil }
      return Term(variables[place], pair[1])
    }
    if let relation = Self.signs.first(where: { $0.value == relation })?.key {
      system.add(terms, relation, constant, priority: priority ?? ConstraintSystem.required, rank: rank ?? 0)
    } else {
      system.addPreference(terms, constant, hugging: hugging ?? 0, resistance: resistance ?? 0)
    }
  }

  private static let signs: [Relation: String] = [.equal: "=", .atMost: "<=", .atLeast: ">="]

  private static func pairs(_ terms: [Term]) -> [[Double]] {
    terms.map { [Double($0.variable.index), $0.coefficient] }
  }
}
