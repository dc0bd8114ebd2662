/// A tableau of an L1 simplex, opened for work: pointers into the solver's storage.
///
/// A vertex is where as many rows as there are parameters, the active ones, have deviation 0. The others are written in the
/// deviations t of the active ones: `r_i = Σ_j cells[i][j] · t_j + deviations[i]`. At the start the parameters themselves are the
/// active rows; they have no price, so what nothing decides stays where it is. A row's price is 1 a point at the level `above` of it
/// while its deviation is positive, at `below` while it is negative. `costs` holds by level the derivative of all prices
/// of rows that are not active by each t. A row with deviation 0 that is not active counts for the side it is assigned to.
struct Tableau {
  /// Slopes nearer to zero than this are zero.
  static let zeroSlope = 1e-9
  /// Cells nearer to zero than this are zero.
  static let zeroCell = 1e-9
  /// The level of a side without a price.
  static let noLevel: Int32 = -1

  let rows: Int
  let columns: Int
  let levels: Int
  let cells: UnsafeMutablePointer<Double>
  let deviations: UnsafeMutablePointer<Double>
  let costs: UnsafeMutablePointer<Double>
  let slopes: UnsafeMutablePointer<Double>
  let lengths: UnsafeMutablePointer<Double>
  let rowLabels: UnsafeMutablePointer<Int32>
  let columnLabels: UnsafeMutablePointer<Int32>
  let above: UnsafeMutablePointer<Int32>
  let below: UnsafeMutablePointer<Int32>
  let sides: UnsafeMutablePointer<Int32>
  let breakpoints: UnsafeMutablePointer<Int32>
  let passed: UnsafeMutablePointer<Int32>
  let filled: UnsafeMutablePointer<Int32>

  init(_ shape: TableauShape, _ numbers: UnsafeMutablePointer<Double>, _ indices: UnsafeMutablePointer<Int32>) {
    rows = shape.rows
    columns = shape.columns
    levels = shape.levels
    cells = numbers + shape.firstNumber
    deviations = cells + rows * columns
    costs = deviations + rows
    slopes = costs + (levels + 1) * columns
    lengths = slopes + levels + 1
    rowLabels = indices + shape.firstIndex
    columnLabels = rowLabels + rows
    above = columnLabels + columns
    below = above + rows + columns
    sides = below + rows + columns
    breakpoints = sides + rows
    passed = breakpoints + rows
    filled = passed + rows
  }

  /// Sets what a row is priced, and its deviation where all parameters are 0.
  func fill(_ label: Int32, deviation: Double, above: Int32, below: Int32) {
    deviations[Int(label)] = deviation
    self.above[Int(label)] = above
    self.below[Int(label)] = below
  }

  /// Labels rows and columns as at the start, and leaves the parameters without a price.
  func start() {
    for row in 0..<rows { rowLabels[row] = Int32(truncatingIfNeeded: row) }
    for column in 0..<columns {
      let label = rows + column
      columnLabels[column] = Int32(truncatingIfNeeded: label)
      above[label] = Self.noLevel
      below[label] = Self.noLevel
    }
    for row in 0..<rows { sides[row] = deviations[row] < 0 ? -1 : 1 }
  }

  /// The level at which a row's deviation on a side costs.
  @inline(__always)
  func level(_ label: Int32, side: Int32) -> Int { Int(side > 0 ? above[Int(label)] : below[Int(label)]) }

  /// Adds all rows' prices up anew, so that no rounding gathers.
  func refreshCosts() {
    (costs).update(repeating: 0, count: levels * columns)
    for row in 0..<rows { addCost(of: row, sign: 1) }
  }

  /// Adds the price of a row on its side to the costs, or takes it away.
  @inline(__always)
  func addCost(of row: Int, sign: Double) {
    let level = level(rowLabels[row], side: sides[row])
    guard level >= 0 else { return }
    let factor = sides[row] > 0 ? sign : -sign
    let (cost, cell) = (costs + level * columns, cells + row * columns)
    for column in 0..<columns { cost[column] += factor * cell[column] }
  }

  /// Moves what a row wants by a distance; returns whether any row changes sides; otherwise the vertex stays optimal.
  func shift(label: Int32, by distance: Double) -> Bool {
    for row in 0..<rows where rowLabels[row] == label {
      deviations[row] -= distance
      return settleSide(of: row)
    }
    var turns = false
    for column in 0..<columns where columnLabels[column] == label {
      for row in 0..<rows where cells[row * columns + column] != 0 {
        deviations[row] += cells[row * columns + column] * distance
        if settleSide(of: row) { turns = true }
      }
    }
    return turns
  }

  /// The value of a parameter.
  func value(ofParameter parameter: Int) -> Double {
    let label = Int32(truncatingIfNeeded: rows + parameter)
    for row in 0..<rows where rowLabels[row] == label { return deviations[row] }
    return 0
  }

  /// A deviation that is zero but for rounding keeps its side.
  private func settleSide(of row: Int) -> Bool {
    guard abs(deviations[row]) > 1e-9, (deviations[row] < 0) == (sides[row] > 0) else { return false }
    sides[row] = -sides[row]
    return true
  }
}

/// The sizes of a tableau and where it is in the solver's storage.
///
/// All tableaux of a solver share one array of numbers and one of indices.
struct TableauShape: Sendable {
  /// The rows with a price: those of the system that depend on the tableau's parameters.
  var rows: Int
  /// The parameters: free variables.
  var columns: Int
  /// The priority levels that optional and required rows have, the highest first.
  var levels: Int
  /// Where the tableau's numbers start.
  var firstNumber = 0
  /// Where the tableau's indices start.
  var firstIndex = 0
  /// Where the tableau's rows start in the solver's list of rows.
  var firstRow = 0
  /// Where the tableau's parameters start in the solver's list of parameters.
  var firstParameter = 0
  /// Whether the vertex may no longer be the best: a row has changed sides or prices since the last optimum.
  var isDirty = true
  /// Whether deviations have changed since values were read.
  var hasMoved = true
  /// Whether the last run ended without an optimum, because rounding kept it from ending.
  var isStuck = false

  /// The cells, the deviations, the costs with one more level for an objective, the slopes, and the steps' lengths.
  var numberCount: Int { rows * columns + rows + (levels + 1) * columns + (levels + 1) + rows }

  /// Labels of rows and columns, the levels above and below of all labels, sides, two lists of rows, one of columns.
  var indexCount: Int { rows + columns + 2 * (rows + columns) + rows + 2 * rows + columns }

  /// Whether the tableau is small enough to be written out: 256 MB.
  var isSolvable: Bool { rows * columns <= 1 << 25 }
}

/// What of the required rows, whose level is the highest, does not hold at the optimum, and why.
extension Tableau {
  /// Whether a required row may be missed; quick, and without regard to rounding.
  var missesRequired: Bool {
    for row in 0..<rows where deviations[row] != 0 {
      if level(rowLabels[row], side: deviations[row] > 0 ? 1 : -1) == 0 { return true }
    }
    return false
  }

  /// A row, unless it is a parameter's.
  func priced(_ row: Int) -> Int? { Int(rowLabels[row]) < rows ? row : nil }

  /// Whether a required row misses by more than a tolerance.
  func isViolated(_ row: Int, by tolerance: Double) -> Bool {
    let label = Int(rowLabels[row])
    return (above[label] == 0 && deviations[row] > tolerance) || (below[label] == 0 && deviations[row] < -tolerance)
  }

  /// A violated row with the active rows that hold it, where each of these is required on the side to which it would have to go;
  /// nil if one can go there, and only another violated row keeps it.
  func blockers(of row: Int) -> [(label: Int32, times: Double)]? {
    var blockers = [(label: rowLabels[row], times: 1.0)]
    for column in 0..<columns {
      let cell = cells[row * columns + column]
      guard abs(cell) > Self.zeroCell else { continue }
      let wanted: Int32 = (cell > 0) == (deviations[row] > 0) ? -1 : 1
      guard level(columnLabels[column], side: wanted) == 0 else { return nil }
      blockers.append((columnLabels[column], -cell))
    }
    return blockers
  }

  /// All required rows that count as missed, with the active rows that keep the sum of their deviations from getting smaller.
  func blockersOfAll() -> [(label: Int32, times: Double)] {
    var blockers: [(label: Int32, times: Double)] = []
    for row in 0..<rows where level(rowLabels[row], side: sides[row]) == 0 {
      blockers.append((rowLabels[row], Double(sides[row])))
    }
    for column in 0..<columns where abs(costs[column]) > Self.zeroSlope && Int(columnLabels[column]) < rows {
      blockers.append((columnLabels[column], -costs[column]))
    }
    return blockers
  }
}
