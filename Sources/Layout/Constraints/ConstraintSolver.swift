/// Finds values for the variables of a constraint system.
///
/// Required constraints hold; of the others those of a higher priority go strictly first, and within a priority the sum of absolute
/// deviations is smallest. Required equalities are solved for variables beforehand (`Definitions`); what is left falls into connected
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
    if isFirst { reduced.definitions.settle() }
    reduced.definitions.complete(&values, withConstants: isFirst)
  }
}
