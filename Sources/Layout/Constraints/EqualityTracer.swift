/// Finds which equalities make up a sum: the numbers of times each is taken so that together they are a given sum of terms.
///
/// The equalities are independent, so there is one answer at most. A variable that occurs in only one equality says how often that
/// one is taken; taken away, it leaves others alone, and in a layout nearly all are found so. What stays, where substitutions go in
/// circles, is solved densely.
struct EqualityTracer {
  private let rows: [[(variable: Int, coefficient: Double)]]
  private let ids: [Int]
  /// The equalities that each variable occurs in.
  private var users: [[Int]]

  /// A tracer of some of a system's equalities.
  init(_ system: ConstraintSystem, _ equalities: [Int]) {
    ids = equalities
    var form = SparseAccumulator(variableCount: system.variableCount)
    var rows: [[(variable: Int, coefficient: Double)]] = []
    var users = [[Int]](repeating: [], count: system.variableCount)
    for (position, id) in equalities.enumerated() {
      rows.append(Self.terms(of: system.rows[id], system, &form))
      for (variable, _) in rows[position] { users[variable].append(position) }
    }
    (self.rows, self.users) = (rows, users)
    self.system = system
  }

  private let system: ConstraintSystem

  /// The equalities of which a sum of rows is made, each row taken a number of times.
  func equalities(spanning sum: [(id: Int, times: Double)]) -> [Int] {
    var target = [Double](repeating: 0, count: users.count)
    var form = SparseAccumulator(variableCount: users.count)
    for (id, times) in sum {
      for (variable, coefficient) in Self.terms(of: system.rows[id], system, &form) {
        target[variable] += times * coefficient
      }
    }
    var (isOpen, used) = peel(&target)
    used += solveRest(isOpen.indices.filter { isOpen[$0] }, target)
    isOpen = []
    return used.map { ids[$0] }
  }

  private static func terms(
    of row: ConstraintSystem.Row, _ system: ConstraintSystem, _ form: inout SparseAccumulator
  ) -> [(variable: Int, coefficient: Double)] {
    form.clear()
    for term in row.terms { _ = form.add(Int(system.variables[term]), system.coefficients[term]) }
    return form.touched.map { (Int($0), form.coefficients[Int($0)]) }.filter { $0.1 != 0 }
  }

  /// Removes equalities that are the only ones with a variable; returns which remain, and which of those removed are part of
  /// the sum.
  private func peel(_ target: inout [Double]) -> (isOpen: [Bool], used: [Int]) {
    var isOpen = [Bool](repeating: true, count: rows.count)
    var counts = users.map(\.count)
    var lonely = counts.indices.filter { counts[$0] == 1 }
    var used: [Int] = []
    while let variable = lonely.popLast() {
      guard let position = users[variable].first(where: { isOpen[$0] }) else { continue }
      isOpen[position] = false
      let own = rows[position].first { $0.variable == variable }?.coefficient ?? 1
      let times = target[variable] / own
      if abs(times) > 1e-9 { used.append(position) }
      for (other, coefficient) in rows[position] {
        target[other] -= times * coefficient
        counts[other] -= 1
        if counts[other] == 1 { lonely.append(other) }
      }
    }
    return (isOpen, used)
  }

  /// Solves for what goes in circles, by elimination; gives up where that is more than a few hundred.
  private func solveRest(_ open: [Int], _ target: [Double]) -> [Int] {
    guard !open.isEmpty, open.count <= 300 else { return [] }
    var positions: [Int: Int] = [:]
    var lines: [[Double]] = []
    for (column, position) in open.enumerated() {
      for (variable, coefficient) in rows[position] {
        if positions[variable] == nil {
          positions[variable] = lines.count
          lines.append([Double](repeating: 0, count: open.count) + [target[variable]])
        }
        lines[positions[variable] ?? 0][column] += coefficient
      }
    }
    return Self.solution(&lines, count: open.count).enumerated().filter { abs($0.element) > 1e-9 }.map {
      open[$0.offset]
    }
  }

  /// The solution of linear equations, each a line of coefficients and a right side.
  private static func solution(_ lines: inout [[Double]], count: Int) -> [Double] {
    var solution = [Double](repeating: 0, count: count)
    for column in 0..<min(count, lines.count) {
      guard let best = (column..<lines.count).max(by: { abs(lines[$0][column]) < abs(lines[$1][column]) }),
        abs(lines[best][column]) > 1e-9
      else { return solution }
      lines.swapAt(column, best)
      let own = lines[column].map { $0 / lines[column][column] }
      lines[column] = own
      for line in lines.indices where line != column && lines[line][column] != 0 {
        let times = lines[line][column]
        for position in column...count { lines[line][position] -= times * own[position] }
      }
    }
    for column in 0..<min(count, lines.count) { solution[column] = lines[column][count] }
    return solution
  }
}
