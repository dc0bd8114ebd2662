import Layout
import RandomSystems

/// One system, solved and timed.
struct SystemTimes {
  /// The shortest time from nothing, in seconds; the system stands, the solver does not.
  let first: Double
  /// The shortest time after one constant has changed, in seconds: half of there and back; nil where there is no edit.
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

  /// How often there and back, since the clock itself takes as long as one edit.
  private static let edits = 10

  /// The sums of deviations that other values have.
  func sums(of values: [Double]) -> [Double] { sample.levelSums(of: values) }

  /// Whether sums are the same but for rounding.
  static func isEqual(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < 1e-3 }
  }
}
