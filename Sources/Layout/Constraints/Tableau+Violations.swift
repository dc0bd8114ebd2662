/// What of the required rows, whose level is the highest, does not hold at the optimum, and why.
extension Tableau {
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

  /// Violated rows with the active rows that keep the sum of their deviations from getting smaller.
  func holders(of violated: [Int]) -> [(label: Int32, times: Double)] {
    var holders = violated.map { (label: rowLabels[$0], times: Double(sides[$0])) }
    for column in 0..<columns {
      var sum = 0.0
      for row in violated { sum += Double(sides[row]) * cells[row * columns + column] }
      guard abs(sum) > Self.zeroCell, Int(columnLabels[column]) < rows else { continue }
      holders.append((columnLabels[column], -sum))
    }
    return holders
  }
}
