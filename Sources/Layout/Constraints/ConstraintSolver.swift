/// Finds values for the variables of a constraint system.
///
/// Required constraints hold; of the others those of a higher priority go strictly first, and within a priority the sum of absolute
/// deviations is smallest. Required equalities are solved for variables beforehand (`Substitutions`); what is left falls into connected
/// parts, each a tableau of an L1 simplex with a vector of costs (`Tableau`). After a constant has changed, `solve` goes on from
/// the last vertex. `Documentation/layout.md` describes the whole.
package struct ConstraintSolver: Sendable {
  private(set) var system: ConstraintSystem
  var reduced: ReducedRows
  var storage: TableauStorage
  private var values: [Double] = []
  /// The required reduced rows that depend on nothing free.
  private(set) var fixedRows: [Int] = []
  /// The required constraints that were dropped for others, by the simplex's finding.
  var dropped: Set<Int> = []
  var found: [Conflict] = []
  var contradictions: [Conflict] = []
  private var isFresh = true
  private var isSolved = false
  private var needsPreparation = false
  private var warmSolutions = 0

  /// A solver that has eliminated what it can; nothing has a value until `solve`.
  package init(_ system: ConstraintSystem) {
    self.system = system
    reduced = ReducedRows(system, without: [])
    storage = TableauStorage(system, reduced, without: [])
    contradictions = namedContradictions()
    fixedRows = requiredFixedRows()
  }

  private func requiredFixedRows() -> [Int] {
    reduced.ids.indices.filter { row in
      let prices = system.rows[Int(reduced.ids[row])]
      return storage.partOfRow[row] < 0 && max(prices.above, prices.below) >= ConstraintSystem.required
    }
  }

  /// The required constraints that were left out, and those that they conflict with.
  package var conflicts: [Conflict] { contradictions + found }

  /// Changes a constraint's constant or the value that a preference wants, for the next `solve`.
  ///
  /// Cheap for all that is not a required equality; those make the next `solve` start anew.
  package mutating func setConstant(of id: ConstraintID, to constant: Double) {
    guard id.index < system.rows.count else { return }
    let old = system.rows[id.index].constant
    system.setConstant(of: id, to: constant)
    let distance = system.rows[id.index].constant - old
    guard distance != 0 else { return }
    isSolved = false
    guard distance.isFinite, found.isEmpty, !system.rows[id.index].isDefinition else {
      needsPreparation = true
      return
    }
    guard !needsPreparation, let row = reduced.row(of: id.index) else { return }
    reduced.deviations[row] -= distance
    storage.shift(row, by: distance)
  }

  /// Finds the best values: the first time from nothing, later from the last ones.
  package mutating func solve() {
    guard !isSolved else { return }
    warmSolutions += 1
    // Now and then all is written anew, so that no rounding gathers.
    if needsPreparation || warmSolutions > 1000 { prepareAnew() }
    optimize()
    while let violation = violation() {
      // Which of several constraints is dropped must not depend on what was solved before.
      if !isFresh { prepareAnew() } else if !drop(violation) { break }
      optimize()
    }
    isFresh = false
    isSolved = true
    readValues()
  }

  /// The value of a variable after `solve`; 0 where nothing says anything of it.
  package func value(of variable: Variable) -> Double {
    guard values.indices.contains(variable.index), values[variable.index].isFinite else { return 0 }
    return values[variable.index]
  }

  private mutating func prepareAnew() {
    dropped = []
    found = []
    isFresh = true
    warmSolutions = 0
    prepare()
  }

  /// Eliminates and writes the tableaux without what was dropped.
  mutating func prepare() {
    reduced = ReducedRows(system, without: dropped)
    storage = TableauStorage(system, reduced, without: dropped)
    contradictions = namedContradictions()
    fixedRows = requiredFixedRows()
    values.removeAll(keepingCapacity: true)
    needsPreparation = false
  }

  private mutating func optimize() {
    for part in storage.shapes.indices where storage.shapes[part].isDirty { storage.optimize(part) }
  }

  private mutating func readValues() {
    let isFirst = values.isEmpty
    if isFirst { values = [Double](repeating: 0, count: system.variableCount) }
    storage.readParameters(&values)
    if isFirst { reduced.substitutions.settle() }
    reduced.substitutions.complete(&values, withConstants: isFirst)
  }
}

/// Required constraints that cannot hold together: a sum of multiples of them is a contradiction.
struct Violation {
  /// The reduced rows of the sum, and how many times each is taken.
  var rows: [(row: Int, times: Double)]
}

extension ConstraintSolver {
  /// Required rows that the optimum violates, with those that hold them there; nil if all hold.
  mutating func violation() -> Violation? {
    for row in fixedRows {
      let id = Int(reduced.ids[row])
      let prices = system.rows[id].prices(isDropped: !dropped.isEmpty && dropped.contains(id))
      let (deviation, tolerance) = (reduced.deviations[row], reduced.tolerances[row])
      let isAbove = deviation > tolerance && prices.above >= ConstraintSystem.required
      let isBelow = deviation < -tolerance && prices.below >= ConstraintSystem.required
      if isAbove || isBelow { return Violation(rows: [(row, 1)]) }
    }
    guard storage.hasRequired else { return nil }
    for part in storage.shapes.indices where storage.shapes[part].hasMoved && storage.isOptimal(part) {
      if let violation = storage.violation(part, reduced.tolerances) { return violation }
    }
    return nil
  }

  /// Drops the lowest required constraint of a contradiction: the one of the lowest rank, of one rank the last.
  ///
  /// Tells whether there was one to drop.
  mutating func drop(_ violation: Violation) -> Bool {
    var involved = violation.rows.map { Int(reduced.ids[$0.row]) }
    let rows = Set(involved)
    if found.count < Self.explained {
      let tracer = EqualityTracer(system, reduced.defining)
      involved += tracer.equalities(spanning: violation.rows.map { (Int(reduced.ids[$0.row]), $0.times) })
    }
    guard let lowest = lowest(involved), dropped.insert(lowest).inserted else { return false }
    found.append(conflict(lowest, involved))
    if rows.contains(lowest) {
      for (row, _) in violation.rows where Int(reduced.ids[row]) == lowest { storage.release(row) }
    } else {
      prepare()
    }
    return true
  }

  /// Whether all numbers of a constraint are finite.
  func isSound(_ id: ConstraintID) -> Bool {
    let row = system.rows[id.index]
    return row.isSound && row.constant.isFinite
  }

  /// The equalities that the elimination found to contradict others, and what is not finite.
  func namedContradictions() -> [Conflict] {
    var conflicts = reduced.unsound.map { Conflict(dropped: ConstraintID(index: $0), against: []) }
    guard !reduced.contradicting.isEmpty else { return conflicts }
    let tracer = EqualityTracer(system, reduced.defining)
    for (count, id) in reduced.contradicting.enumerated() {
      conflicts.append(conflict(id, count < Self.explained ? tracer.equalities(spanning: [(id, 1)]) : []))
    }
    return conflicts
  }

  /// How many conflicts are explained by the equalities behind them; where there are more, a screen has other troubles.
  private static let explained = 100

  private func lowest(_ involved: [Int]) -> Int? {
    involved.min { one, other in
      let (rank, otherRank) = (system.rows[one].rank, system.rows[other].rank)
      return rank == otherRank ? one > other : rank < otherRank
    }
  }

  private func conflict(_ dropped: Int, _ involved: [Int]) -> Conflict {
    let others = involved.filter { $0 != dropped }.sorted()
    return Conflict(dropped: ConstraintID(index: dropped), against: others.map { ConstraintID(index: $0) })
  }
}

extension TableauStorage {
  /// A contradiction among a tableau's required rows; nil if all hold.
  mutating func violation(_ part: Int, _ tolerances: [Double]) -> Violation? {
    let first = shapes[part].firstRow
    let names = rows
    let labels: [(label: Int32, times: Double)] = withTableau(part) { tableau in
      guard tableau.missesRequired else { return [] }
      let violated = (0..<tableau.rows).filter { row in
        guard let row = tableau.priced(row) else { return false }
        return tableau.isViolated(row, by: tolerances[Int(names[first + Int(tableau.rowLabels[row])])])
      }
      for row in violated {
        if let blockers = tableau.blockers(of: row) { return blockers }
      }
      return violated.isEmpty ? [] : tableau.blockersOfAll()
    }
    guard !labels.isEmpty else { return nil }
    return Violation(rows: labels.map { (Int(rows[first + Int($0.label)]), $0.times) })
  }
}
