/// The tableaux of all connected parts of a system, in one array of numbers and one of indices.
struct TableauStorage: Sendable {
  /// The tableaux' sizes and places.
  var shapes: [TableauShape] = []
  /// The tableau of each reduced row; -1 where the row depends on nothing free.
  private(set) var partOfRow: [Int32]
  /// The label of each reduced row in its tableau.
  private(set) var labelOfRow: [Int32]
  /// The tableau of each variable; -1 where it is defined or in no row.
  private(set) var partOfVariable: [Int32]
  /// The place of each variable among its tableau's parameters.
  private(set) var placeOfVariable: [Int32]
  /// The reduced rows, tableau by tableau.
  private(set) var rows: [Int32] = []
  /// The variables that are parameters, tableau by tableau.
  private(set) var parameters: [Int32] = []
  /// Whether the highest level is that of what is required.
  let hasRequired: Bool

  private var numbers: [Double] = []
  private var indices: [Int32] = []

  /// Writes tableaux for reduced rows; rows that were dropped keep no required side.
  init(_ system: ConstraintSystem, _ reduced: ReducedRows, without dropped: Set<Int>) {
    partOfRow = [Int32](repeating: -1, count: reduced.ids.count)
    labelOfRow = [Int32](repeating: 0, count: reduced.ids.count)
    partOfVariable = [Int32](repeating: -1, count: system.variableCount)
    placeOfVariable = [Int32](repeating: 0, count: system.variableCount)
    let levels = Self.levels(system, reduced)
    hasRequired = levels.first == ConstraintSystem.required
    divide(reduced, levels: levels.count)
    place(reduced)
    fill(system, reduced, levels, dropped)
  }

  /// Opens a tableau.
  mutating func withTableau<Result>(_ part: Int, _ work: (Tableau) -> Result) -> Result {
    Self.opened(shapes[part], &numbers, &indices, work)
  }

  /// The pointers hold for this call, as those of an array do that is handed to a function.
  private static func opened<Result>(
    _ shape: TableauShape, _ numbers: UnsafeMutablePointer<Double>, _ indices: UnsafeMutablePointer<Int32>,
    _ work: (Tableau) -> Result
  ) -> Result {
    work(Tableau(shape, numbers, indices))
  }

  /// What a tableau holds, to be put back.
  func saved(_ part: Int) -> (numbers: ArraySlice<Double>, indices: ArraySlice<Int32>) {
    let shape = shapes[part]
    return (
      numbers[shape.firstNumber..<shape.firstNumber + shape.numberCount],
      indices[shape.firstIndex..<shape.firstIndex + shape.indexCount]
    )
  }

  /// Puts back what a tableau held.
  mutating func restore(_ part: Int, _ state: (numbers: ArraySlice<Double>, indices: ArraySlice<Int32>)) {
    numbers.replaceSubrange(state.numbers.indices, with: state.numbers)
    indices.replaceSubrange(state.indices.indices, with: state.indices)
  }

  /// The priorities that occur, the highest first.
  private static func levels(_ system: ConstraintSystem, _ reduced: ReducedRows) -> [Double] {
    var levels: [Double] = []
    for id in reduced.ids {
      let (above, below) = (system.rows[Int(id)].above, system.rows[Int(id)].below)
      if above > 0, !levels.contains(above) { levels.append(above) }
      if below > 0, !levels.contains(below) { levels.append(below) }
    }
    return levels.sorted(by: >)
  }

  /// Finds which rows and parameters hang together.
  private mutating func divide(_ reduced: ReducedRows, levels: Int) {
    var sets = DisjointSets(count: partOfVariable.count)
    for row in reduced.ids.indices {
      let terms = reduced.terms(of: row)
      for term in terms.dropFirst() {
        sets.join(Int(reduced.variables[terms.lowerBound]), Int(reduced.variables[term]))
      }
    }
    for row in reduced.ids.indices {
      for term in reduced.terms(of: row) {
        let variable = Int(reduced.variables[term])
        let part = part(of: sets.root(of: variable), levels: levels)
        if partOfRow[row] < 0 { add(row, to: part) }
        if partOfVariable[variable] < 0 || (placeOfVariable[variable] < 0) { add(variable: variable, to: part) }
      }
    }
  }

  /// The part of a set's root, which is made when it is first asked for; until then a root is marked as placed nowhere.
  private mutating func part(of root: Int, levels: Int) -> Int {
    if partOfVariable[root] >= 0 { return Int(partOfVariable[root]) }
    partOfVariable[root] = Int32(truncatingIfNeeded: shapes.count)
    placeOfVariable[root] = -1
    shapes.append(TableauShape(rows: 0, columns: 0, levels: levels))
    return shapes.count - 1
  }

  private mutating func add(_ row: Int, to part: Int) {
    partOfRow[row] = Int32(truncatingIfNeeded: part)
    labelOfRow[row] = Int32(truncatingIfNeeded: shapes[part].rows)
    shapes[part].rows += 1
  }

  private mutating func add(variable: Int, to part: Int) {
    partOfVariable[variable] = Int32(truncatingIfNeeded: part)
    placeOfVariable[variable] = Int32(truncatingIfNeeded: shapes[part].columns)
    shapes[part].columns += 1
  }

  private mutating func place(_ reduced: ReducedRows) {
    var (number, index, row, parameter) = (0, 0, 0, 0)
    for part in shapes.indices {
      shapes[part].firstNumber = number
      shapes[part].firstIndex = index
      shapes[part].firstRow = row
      shapes[part].firstParameter = parameter
      row += shapes[part].rows
      parameter += shapes[part].columns
      guard shapes[part].isSolvable else { continue }
      number += shapes[part].numberCount
      index += shapes[part].indexCount
    }
    numbers = [Double](repeating: 0, count: number)
    indices = [Int32](repeating: 0, count: index)
    rows = [Int32](repeating: 0, count: row)
    parameters = [Int32](repeating: 0, count: parameter)
    for variable in partOfVariable.indices where partOfVariable[variable] >= 0 {
      let shape = shapes[Int(partOfVariable[variable])]
      parameters[shape.firstParameter + Int(placeOfVariable[variable])] = Int32(truncatingIfNeeded: variable)
    }
  }

  private mutating func fill(
    _ system: ConstraintSystem, _ reduced: ReducedRows, _ levels: [Double], _ dropped: Set<Int>
  ) {
    for row in partOfRow.indices where partOfRow[row] >= 0 {
      let part = Int(partOfRow[row])
      let (shape, label) = (shapes[part], labelOfRow[row])
      rows[shape.firstRow + Int(label)] = Int32(truncatingIfNeeded: row)
      guard shape.isSolvable else { continue }
      let id = Int(reduced.ids[row])
      let prices = system.rows[id].prices(isDropped: !dropped.isEmpty && dropped.contains(id))
      let (above, below) = (Self.level(prices.above, levels), Self.level(prices.below, levels))
      let positions = placeOfVariable
      withTableau(part) { tableau in
        tableau.fill(label, deviation: reduced.deviations[row], above: above, below: below)
        for term in reduced.terms(of: row) {
          tableau.cells[Int(label) * shape.columns + Int(positions[Int(reduced.variables[term])])] =
            reduced.coefficients[term]
        }
      }
    }
    for part in shapes.indices where shapes[part].isSolvable { withTableau(part) { $0.start() } }
  }

  private static func level(_ priority: Double, _ levels: [Double]) -> Int32 {
    guard priority > 0, let level = levels.firstIndex(of: priority) else { return Tableau.noLevel }
    return Int32(truncatingIfNeeded: level)
  }
}

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

  /// Goes to the optimum from any state of a tableau.
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
      for position in first..<first + columns { values[Int(names[position])] = 0 }
      withTableau(part) { tableau in
        for row in 0..<rowCount where Int(tableau.rowLabels[row]) >= rowCount {
          values[Int(names[first + Int(tableau.rowLabels[row]) - rowCount])] = tableau.deviations[row]
        }
      }
    }
  }
}

/// Sets of numbers that are joined (union-find).
struct DisjointSets: Sendable {
  private var parents: [Int32]

  /// As many sets as numbers.
  init(count: Int) {
    parents = [Int32](repeating: 0, count: count)
    for item in parents.indices { parents[item] = Int32(truncatingIfNeeded: item) }
  }

  /// The representative of a number's set.
  mutating func root(of item: Int) -> Int {
    var item = item
    while Int(parents[item]) != item {
      parents[item] = parents[Int(parents[item])]
      item = Int(parents[item])
    }
    return item
  }

  /// Makes the sets of two numbers one.
  mutating func join(_ one: Int, _ other: Int) {
    let (root, otherRoot) = (root(of: one), root(of: other))
    if root != otherRoot { parents[otherRoot] = Int32(truncatingIfNeeded: root) }
  }
}
