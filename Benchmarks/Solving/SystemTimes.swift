import Layout
import RandomSystems

/// One system, solved and timed.
struct SystemTimes {
  /// The shortest time from scratch, in seconds, including the solver's creation but not the system's.
  let first: Double
  /// The shortest time after one constant has changed, in seconds: half of a change and its reversal; nil without a change.
  let again: Double?
  /// Whether required constraints conflict.
  let hasConflicts: Bool
  /// The sums of deviations of all optional priorities, the highest first.
  let sums: [Double]
  private let sample: SampleSystem

  init(_ sample: SampleSystem, times: Int) {
    self.sample = sample
    let system = sample.system
    first = Stopwatch.best(of: times) {
      var solver = ConstraintSolver(system)
      solver.solve()
    }
    var solver = ConstraintSolver(system)
    solver.solve()
    hasConflicts = !solver.conflicts.isEmpty
    let values = (0..<sample.variables).map { solver.value(of: system.variable(at: $0)) }
    sums = sample.levelSums(of: values)
    again = sample.edit.map { edit in
      let (id, old) = (system.constraint(at: edit.constraint), sample.constraints[edit.constraint].constant)
      return Stopwatch.best(of: times) {
        for _ in 0..<Self.edits {
          solver.setConstant(of: id, to: edit.constant)
          solver.solve()
          solver.setConstant(of: id, to: old)
          solver.solve()
        }
      } / Double(2 * Self.edits)
    }
  }

  /// How many changes and reversals are timed together, since reading the clock takes as long as one change.
  private static let edits = 10

  /// The sums of the deviations of other values.
  func sums(of values: [Double]) -> [Double] { sample.levelSums(of: values) }

  /// Whether sums are equal except for rounding.
  static func isEqual(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < 1e-3 }
  }
}
