/// What the elimination leaves: the substitutions, and every other row in free variables.
struct ReducedRows: Sendable {
  /// The substitutions of variables.
  var substitutions: Substitutions
  /// The rows of the system that define nothing, in the order of addition.
  private(set) var ids: [Int32] = []
  /// Where each row's terms start; one more than there are rows.
  private(set) var starts: [Int32] = [0]
  /// The terms' variables.
  private(set) var variables: [Int32] = []
  /// The terms' coefficients.
  private(set) var coefficients: [Double] = []
  /// Each row's deviation where all free variables are 0.
  var deviations: [Double] = []
  /// How far each row may miss for rounding alone, in points.
  private(set) var tolerances: [Double] = []
  /// The equalities that define a variable.
  private(set) var defining: [Int] = []
  /// The equalities that contradict others.
  private(set) var contradicting: [Int] = []
  /// The constraints whose numbers are not finite.
  private(set) var unsound: [Int] = []

  /// Solves the required equalities of a system for variables, but for some that were dropped.
  init(_ system: ConstraintSystem, without dropped: Set<Int>) {
    var uses = [Int32](repeating: 0, count: system.variableCount)
    for variable in system.variables where variable < uses.count { uses[Int(variable)] &+= 1 }
    substitutions = Substitutions(variableCount: system.variableCount, uses: uses)
    reserve(system)
    for id in Self.order(system) where dropped.isEmpty || !dropped.contains(id) { define(system, id) }
    for id in system.rows.indices where !system.rows[id].isDefinition { reduce(system, id) }
  }

  private mutating func reserve(_ system: ConstraintSystem) {
    let count = system.rows.count
    defining.reserveCapacity(count)
    ids.reserveCapacity(count)
    starts.reserveCapacity(count + 1)
    deviations.reserveCapacity(count)
    tolerances.reserveCapacity(count)
    variables.reserveCapacity(2 * count)
    coefficients.reserveCapacity(2 * count)
  }

  /// The required equalities, the highest rank first, of one rank in the order of addition.
  private static func order(_ system: ConstraintSystem) -> [Int] {
    let all = system.rows.indices.filter { system.rows[$0].isDefinition }
    guard let first = all.first else { return all }
    let rank = system.rows[first].rank
    if all.allSatisfy({ system.rows[$0].rank == rank }) { return all }
    return all.sorted { one, other in
      let (rank, otherRank) = (system.rows[one].rank, system.rows[other].rank)
      return rank == otherRank ? one < other : rank > otherRank
    }
  }

  private mutating func define(_ system: ConstraintSystem, _ id: Int) {
    let row = system.rows[id]
    guard row.isSound, row.constant.isFinite else { return unsound.append(id) }
    switch substitutions.define(system, row) {
    case .defines: defining.append(id)
    case .isRedundant: break
    case .contradicts: contradicting.append(id)
    case .isUnsound: unsound.append(id)
    }
  }

  private mutating func reduce(_ system: ConstraintSystem, _ id: Int) {
    let row = system.rows[id]
    guard row.isSound, row.constant.isFinite else { return unsound.append(id) }
    substitutions.reduce(system, row)
    guard substitutions.form.isUsable else { return unsound.append(id) }
    let zero = Substitutions.tiny * max(1, substitutions.form.largest)
    for variable in substitutions.form.touched {
      let coefficient = substitutions.form.coefficients[Int(variable)]
      guard abs(coefficient) > zero else { continue }
      variables.append(variable)
      coefficients.append(coefficient)
    }
    ids.append(Int32(truncatingIfNeeded: id))
    starts.append(Int32(truncatingIfNeeded: variables.count))
    deviations.append(substitutions.form.constant)
    tolerances.append(substitutions.tolerance)
  }

  /// The place of a constraint among the reduced rows.
  func row(of id: Int) -> Int? {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(ids[middle]) < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && Int(ids[low]) == id ? low : nil
  }

  /// Where a row's terms stand.
  @inline(__always)
  func terms(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }
}
