/// An objective below all levels: among equally good solutions, those for which a sum of parameters is smallest.
extension Tableau {
  /// Minimizes nothing below the levels.
  func clearObjective() { (costs + levels * columns).update(repeating: 0, count: columns) }

  /// Minimizes a sum of parameters below all levels.
  func setObjective(_ coefficients: [Double]) {
    clearObjective()
    let objective = costs + levels * columns
    for column in 0..<columns where Int(columnLabels[column]) >= rows {
      objective[column] += coefficients[Int(columnLabels[column]) - rows]
    }
    for row in 0..<rows where Int(rowLabels[row]) >= rows {
      let times = coefficients[Int(rowLabels[row]) - rows]
      guard times != 0 else { continue }
      for column in 0..<columns { objective[column] += times * cells[row * columns + column] }
    }
  }

  /// A sum of parameters at the vertex.
  func value(_ coefficients: [Double]) -> Double {
    var sum = 0.0
    for row in 0..<rows where Int(rowLabels[row]) >= rows {
      sum += coefficients[Int(rowLabels[row]) - rows] * deviations[row]
    }
    return sum
  }
}
