/// Variables and the linear constraints between them: what a `ConstraintSolver` solves.
///
/// Constraints of priority 1000 or more are required. Below that, a higher priority goes strictly before a lower one, and within one
/// priority the sum of the deviations is made as small as it can be. A priority of 0 or less asks for nothing.
package struct ConstraintSystem: Sendable {
  /// The priority from which on a constraint is required.
  package static let required = 1000.0

  /// What a row was added as.
  enum Kind: Sendable {
    case relation(Relation), preference

    var isRelation: Bool {
      if case .relation = self { return true }
      return false
    }
  }

  /// A sum of terms with its desired value and the cost of missing it.
  struct Row: Sendable {
    /// Where the row's terms are in the system's.
    var terms: Range<Int>
    var constant: Double
    /// The priority with which the sum is not more than the constant; 0 where it may be.
    var above: Double
    /// The priority with which the sum is not less than the constant; 0 where it may be.
    var below: Double
    var rank: Int
    var kind: Kind
    /// Whether it is an equality that is to be solved for a variable, and no content size, which is edited often.
    var isDefinition: Bool
    /// Whether all its numbers are finite and its variables the system's.
    var isSound: Bool

    /// The priorities above and below; a row that was dropped is no longer required.
    func prices(isDropped: Bool) -> (above: Double, below: Double) {
      guard isDropped else { return (above, below) }
      return (above < required ? above : 0, below < required ? below : 0)
    }
  }

  /// How many variables there are.
  package private(set) var variableCount = 0
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var rows: [Row] = []

  /// A system without variables.
  package init() {}

  /// The constraints as they were added, for those who write a system down; numbers beyond the largest are cut.
  package var constraints: [Constraint] { rows.map { Constraint($0, of: self) } }

  /// Adds a variable that may have any value.
  package mutating func addVariable() -> Variable {
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// A constraint as it was added.
  func constraint(_ id: ConstraintID) -> Constraint { Constraint(rows[id.index], of: self) }

  /// The variable at a place in the order of addition.
  package func variable(at index: Int) -> Variable { Variable(index: index) }

  /// The constraint at a place in the order of addition.
  package func constraint(at index: Int) -> ConstraintID { ConstraintID(index: index) }

  /// Adds the constraint that a sum of terms is a constant, or at most, or at least.
  ///
  /// `rank` says which of several required constraints that cannot hold together is dropped first: the one of the lowest rank,
  /// and of one rank the one that was added last.
  @discardableResult
  package mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = required, rank: Int = 0
  ) -> ConstraintID {
    append(
      terms, constant, above: relation == .atLeast ? 0 : priority, below: relation == .atMost ? 0 : priority,
      rank: rank, .relation(relation))
  }

  /// Adds the wish that a sum of terms has a value, as a content size has it: being more costs at the priority of `hugging`, being
  /// less at that of `resistance`.
  @discardableResult
  package mutating func addPreference(
    _ terms: [Term], _ value: Double, hugging: Double, resistance: Double
  ) -> ConstraintID {
    append(terms, value, above: hugging, below: resistance, rank: 0, .preference)
  }

  mutating func setConstant(of id: ConstraintID, to constant: Double) {
    guard rows.indices.contains(id.index) else { return }
    rows[id.index].constant = Self.bounded(constant)
  }

  private mutating func append(
    _ terms: [Term], _ constant: Double, above: Double, below: Double, rank: Int, _ kind: Kind
  ) -> ConstraintID {
    var isSound = !above.isNaN && !below.isNaN
    let start = variables.count
    for term in terms where term.coefficient != 0 {
      isSound = isSound && term.coefficient.isFinite && term.variable.index < variableCount
      variables.append(Int32(truncatingIfNeeded: term.variable.index))
      coefficients.append(max(-Self.largestCoefficient, min(term.coefficient, Self.largestCoefficient)))
    }
    let isRequired = min(above, below) >= Self.required
    rows.append(
      Row(
        terms: start..<variables.count, constant: Self.bounded(constant), above: max(0, min(above, Self.required)),
        below: max(0, min(below, Self.required)), rank: rank, kind: kind,
        isDefinition: kind.isRelation && isRequired, isSound: isSound))
    return ConstraintID(index: rows.count - 1)
  }

  /// Larger numbers are cut to these, so that sums and products of a few stay exact enough to compare.
  private static let largestConstant = 1e12
  private static let largestCoefficient = 1e9

  private static func bounded(_ constant: Double) -> Double {
    constant.isFinite ? max(-largestConstant, min(constant, largestConstant)) : constant
  }
}

extension Constraint {
  init(_ row: ConstraintSystem.Row, of system: ConstraintSystem) {
    let terms = row.terms.map {
      Term(Variable(index: Int(system.variables[$0])), system.coefficients[$0])
    }
    switch row.kind {
    case .preference: self = .preference(terms, row.constant, hugging: row.above, resistance: row.below)
    case .relation(let relation):
      self = .linear(terms, relation, row.constant, priority: max(row.above, row.below), rank: row.rank)
    }
  }
}

/// How a sum of terms relates to a constant.
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
  /// The constraint's index in its system, in the order of addition.
  package let index: Int
}

/// An unknown of a constraint system, such as a view's left edge or width.
package struct Variable: Hashable, Sendable {
  /// The variable's index in its system, in the order of addition.
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
  /// The required constraints that it conflicts with, in the order of addition; none if its own numbers are not finite.
  package var against: [ConstraintID]
}
