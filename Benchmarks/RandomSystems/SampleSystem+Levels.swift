import Layout

extension SampleSystem {
  /// The optional priorities that occur, the highest first.
  package var levels: [Double] {
    let found = Set(constraints.flatMap { $0.sides.map(\.priority) })
    return found.filter { $0 > 0 && $0 < ConstraintSystem.required }.sorted(by: >)
  }

  /// The sum of the deviations of some values at each level.
  package func levelSums(of values: [Double]) -> [Double] {
    var sums: [Double: Double] = [:]
    for constraint in constraints {
      let deviation = constraint.deviation(values)
      sums[deviation > 0 ? constraint.above : constraint.below, default: 0] += abs(deviation)
    }
    return levels.map { sums[$0] ?? 0 }
  }

  /// The largest deviation from a required constraint in points, except for those that were dropped.
  package func worstMiss(of values: [Double], without dropped: Set<Int>) -> Double {
    constraints.indices.filter { !dropped.contains($0) }.map { place in
      let deviation = constraints[place].deviation(values)
      let priority = deviation > 0 ? constraints[place].above : constraints[place].below
      return priority >= ConstraintSystem.required ? abs(deviation) : 0
    }.max() ?? 0
  }
}

extension SampleSystem.Constraint {
  /// The priority with which the sum is at most the constant.
  package var above: Double { relation == nil ? hugging ?? 0 : relation == ">=" ? 0 : relationPriority }

  /// The priority with which the sum is at least the constant.
  package var below: Double { relation == nil ? resistance ?? 0 : relation == "<=" ? 0 : relationPriority }

  /// The constraint as one equality, or as inequalities, each with its priority.
  package var sides: [(sign: String, priority: Double)] {
    relation == "=" ? [("=", above)] : [("<", above), (">", below)]
  }

  private var relationPriority: Double { priority ?? ConstraintSystem.required }

  func deviation(_ values: [Double]) -> Double { terms.reduce(-constant) { $0 + $1[1] * values[Int($1[0])] } }
}
