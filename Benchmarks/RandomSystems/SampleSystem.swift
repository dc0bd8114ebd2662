package import Layout

/// A constraint system that is written on one line of JSON.
package struct SampleSystem: Codable, Sendable {
  /// One constraint; the fields of a relation or those of a preference are there.
  package struct Constraint: Codable, Sendable {
    /// Pairs of a variable and its coefficient.
    package var terms: [[Double]]
    /// `=`, `<=` or `>=`; nil for a preference.
    package var relation: String?
    /// The constant, or the value that is preferred.
    package var constant: Double
    /// The relation's priority.
    package var priority: Double?
    /// The relation's rank; nil for 0.
    package var rank: Int?
    /// The preference's priority against more.
    package var hugging: Double?
    /// The preference's priority against less.
    package var resistance: Double?
  }

  /// A change of a constant.
  package struct Edit: Codable, Sendable {
    /// The constraint's place.
    package var constraint: Int
    /// The new constant.
    package var constant: Double

    /// A change of the constraint at a place.
    package init(constraint: Int, constant: Double) {
      (self.constraint, self.constant) = (constraint, constant)
    }
  }

  /// What the system is called.
  package var name: String
  /// How many variables there are.
  package var variables: Int
  /// The constraints in the order of addition.
  package var constraints: [Constraint]
  /// What to change for a second solution.
  package var edit: Edit?

  /// A system that is to be written down.
  package init(name: String, _ system: ConstraintSystem, edit: Edit? = nil) {
    self.name = name
    variables = system.variableCount
    constraints = system.constraints.map { Constraint($0) }
    self.edit = edit
  }

  /// The system itself, with its constraints in the same order.
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
