/// Required constraints that cannot hold together: a sum of multiples of them is a contradiction.
struct Violation {
  /// The reduced rows of the sum, and how many times each is taken.
  var rows: [(row: Int, times: Double)]
}

extension ConstraintSolver {
  /// Required rows that the optimum violates, with those that hold them there; nil where all hold.
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
  /// A contradiction among a tableau's required rows; nil where all hold.
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
        if let holders = tableau.holders(of: row) { return holders }
      }
      return violated.isEmpty ? [] : tableau.holdersOfAll()
    }
    guard !labels.isEmpty else { return nil }
    return Violation(rows: labels.map { (Int(rows[first + Int($0.label)]), $0.times) })
  }
}
