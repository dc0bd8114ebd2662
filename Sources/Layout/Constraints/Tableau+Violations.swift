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
  /// nil where one can go there, and only another violated row keeps it.
  func holders(of row: Int) -> [(label: Int32, times: Double)]? {
    var holders = [(label: rowLabels[row], times: 1.0)]
    for column in 0..<columns {
      let cell = cells[row * columns + column]
      guard abs(cell) > Self.zeroCell else { continue }
      let wanted: Int32 = (cell > 0) == (deviations[row] > 0) ? -1 : 1
      guard level(columnLabels[column], side: wanted) == 0 else { return nil }
      holders.append((columnLabels[column], -cell))
    }
    return holders
  }

  /// All required rows that count as missed, with the active rows that keep the sum of their deviations from getting smaller.
  func holdersOfAll() -> [(label: Int32, times: Double)] {
    var holders: [(label: Int32, times: Double)] = []
    for row in 0..<rows where level(rowLabels[row], side: sides[row]) == 0 {
      holders.append((rowLabels[row], Double(sides[row])))
    }
    for column in 0..<columns where abs(costs[column]) > Self.zeroSlope && Int(columnLabels[column]) < rows {
      holders.append((columnLabels[column], -costs[column]))
    }
    return holders
  }
}
