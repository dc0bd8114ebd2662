extension TableauStorage {
  /// Moves what a reduced row wants by a distance.
  mutating func shift(_ row: Int, by distance: Double) {
    let part = Int(partOfRow[row])
    guard part >= 0, shapes[part].isSolvable else { return }
    let label = labelOfRow[row]
    if withTableau(part, { $0.shift(label: label, by: distance) }) { shapes[part].isDirty = true }
    shapes[part].hasMoved = true
  }

  /// Takes a reduced row's required sides away.
  mutating func release(_ row: Int) {
    let part = Int(partOfRow[row])
    guard part >= 0, shapes[part].isSolvable else { return }
    let label = Int(labelOfRow[row])
    withTableau(part) { tableau in
      if tableau.above[label] == 0 { tableau.above[label] = Tableau.noLevel }
      if tableau.below[label] == 0 { tableau.below[label] = Tableau.noLevel }
    }
    shapes[part].isDirty = true
  }

  /// Goes to the optimum from wherever a tableau stands.
  mutating func optimize(_ part: Int) {
    shapes[part].isDirty = false
    shapes[part].hasMoved = true
    guard shapes[part].isSolvable else { return }
    shapes[part].isStuck = withTableau(part) { tableau in
      tableau.clearObjective()
      // Twice: the second time with costs added up anew, which seldom finds anything to do.
      for _ in 0..<2 {
        tableau.refreshCosts()
        if tableau.optimize() != .optimal { return true }
      }
      return false
    }
  }

  /// Writes the values of the parameters that have moved into a list of all variables' values.
  mutating func readParameters(_ values: inout [Double]) {
    for part in shapes.indices where shapes[part].hasMoved && shapes[part].isSolvable {
      shapes[part].hasMoved = false
      let (first, columns) = (shapes[part].firstParameter, shapes[part].columns)
      let (rowCount, names) = (shapes[part].rows, parameters)
      for place in first..<first + columns { values[Int(names[place])] = 0 }
      withTableau(part) { tableau in
        for row in 0..<rowCount where Int(tableau.rowLabels[row]) >= rowCount {
          values[Int(names[first + Int(tableau.rowLabels[row]) - rowCount])] = tableau.deviations[row]
        }
      }
    }
  }
}
