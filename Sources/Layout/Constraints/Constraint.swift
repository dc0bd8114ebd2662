/// A constraint as it stands in a system.
package enum Constraint: Sendable {
  /// A sum of terms that stands in a relation to a constant.
  case linear([Term], Relation, Double, priority: Double, rank: Int)
  /// A sum of terms that wants a value.
  case preference([Term], Double, hugging: Double, resistance: Double)

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
