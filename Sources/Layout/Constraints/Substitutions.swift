/// What required equalities make of variables: each is free, or defined by others that were free when it was defined.
///
/// Nearly all equalities of a layout have two variables. Such substitutions, `x = scale · y + offset`, are the links of a union-find with
/// path compression; constants link to a variable beyond the last. Those of more variables are kept separately and are put in for a
/// variable when it is used. A definition names only variables that are free or were defined later, so putting them in from the
/// first to the last ends, and each is put in once.
struct Substitutions: Sendable {
  /// Numbers below this are taken for zero beside coefficients of about 1.
  static let tiny = 1e-9

  /// What became of an equality.
  enum Outcome {
    case defines, isRedundant, contradicts, isUnsound
  }

  private struct General {
    var variable: Int
    var terms: Range<Int>
    var constant: Double
  }

  /// A variable itself where it is free, another where it is linked, -1 - g where the general definition g is its own.
  private var links: [Int32]
  private var scales: [Double]
  private var offsets: [Double]
  private var generals: [General] = []
  private var variables: [Int32] = []
  private var coefficients: [Double] = []
  private let constantRoot: Int
  /// In how many rows a variable occurs, to define those that few rows use.
  private var uses: [Int32]

  /// The sum that was reduced last.
  private(set) var form: SparseAccumulator
  /// The variables that are linked to others, once all are settled.
  private var linked: [Int32] = []
  private var pending = IndexHeap()
  private var path: [Int] = []

  init(variableCount: Int, uses: [Int32]) {
    links = (0...Int32(truncatingIfNeeded: variableCount)).map { $0 }
    scales = [Double](repeating: 1, count: variableCount)
    offsets = [Double](repeating: 0, count: variableCount)
    constantRoot = variableCount
    form = SparseAccumulator(variableCount: variableCount)
    self.uses = uses
  }

  /// Whether nothing defines a variable.
  func isFree(_ variable: Int) -> Bool { links[variable] == Int32(truncatingIfNeeded: variable) }

  /// Writes a sum of terms, less a constant, in free variables, and leaves it in `form`.
  mutating func reduce(_ system: ConstraintSystem, _ row: ConstraintSystem.Row) {
    form.clear()
    form.add(constant: -row.constant)
    for index in row.terms { add(Int(system.variables[index]), system.coefficients[index]) }
    putInGenerals()
  }

  /// Writes a sum of terms in free variables, and leaves it in `form`.
  mutating func reduce(_ terms: [Term]) {
    form.clear()
    for term in terms where term.variable.index < constantRoot {
      add(term.variable.index, term.coefficient)
    }
    putInGenerals()
  }

  /// Makes a row that is to be zero the definition of one of its variables.
  mutating func define(_ system: ConstraintSystem, _ row: ConstraintSystem.Row) -> Outcome {
    reduce(system, row)
    guard form.isUsable else { return .isUnsound }
    let size = form.largest
    guard size > Self.tiny else { return abs(form.constant) <= tolerance ? .isRedundant : .contradicts }
    define(pivot(beside: size), zero: Self.tiny * max(size, 1))
    return .defines
  }

  /// How far from zero a sum may be that would be zero without rounding, in points.
  var tolerance: Double { max(1e-6, 1e-10 * form.magnitude) }

  /// Of the variables with about the largest coefficient the one that is used least.
  private func pivot(beside largest: Double) -> Int {
    var best = -1
    for variable in form.touched.lazy.map({ Int($0) }) where abs(form.coefficients[variable]) >= largest / 2 {
      if best < 0 || uses[variable] < uses[best] { best = variable }
    }
    return best
  }

  private mutating func define(_ pivot: Int, zero: Double) {
    let factor = -1 / form.coefficients[pivot]
    var others = 0
    var other = constantRoot
    for variable in form.touched.lazy.map({ Int($0) })
    where variable != pivot && abs(form.coefficients[variable]) > zero {
      others += 1
      other = variable
      uses[variable] += uses[pivot]
    }
    if others > 1 { return defineGenerally(pivot, factor, zero: zero) }
    links[pivot] = Int32(truncatingIfNeeded: other)
    scales[pivot] = others == 0 ? 0 : factor * form.coefficients[other]
    offsets[pivot] = factor * form.constant
  }

  private mutating func defineGenerally(_ pivot: Int, _ factor: Double, zero: Double) {
    let start = variables.count
    for variable in form.touched where variable != pivot && abs(form.coefficients[Int(variable)]) > zero {
      variables.append(variable)
      coefficients.append(factor * form.coefficients[Int(variable)])
    }
    generals.append(General(variable: pivot, terms: start..<variables.count, constant: factor * form.constant))
    links[pivot] = Int32(truncatingIfNeeded: -generals.count)
  }

  private mutating func add(_ variable: Int, _ coefficient: Double) {
    compress(variable)
    let link = Int(links[variable])
    if link < 0 || link == variable {
      if form.add(variable, coefficient), link < 0 { pending.push(-1 - link) }
      return
    }
    form.add(constant: coefficient * offsets[variable])
    guard link != constantRoot else { return }
    if form.add(link, coefficient * scales[variable]), links[link] < 0 { pending.push(-1 - Int(links[link])) }
  }

  private mutating func putInGenerals() {
    while let index = pending.pop() {
      let general = generals[index]
      let times = form.take(general.variable)
      form.add(constant: times * general.constant)
      for term in general.terms { add(Int(variables[term]), times * coefficients[term]) }
    }
  }

  /// Links a variable straight to the one at the end of its chain.
  private mutating func compress(_ variable: Int) {
    let first = Int(links[variable])
    guard first >= 0, first != variable, first != constantRoot else { return }
    let second = Int(links[first])
    guard second >= 0, second != first else { return }
    path.removeAll(keepingCapacity: true)
    var end = variable
    while end != constantRoot, links[end] >= 0, Int(links[end]) != end {
      path.append(end)
      end = Int(links[end])
    }
    for index in path.indices.dropLast().reversed() {
      let (near, far) = (path[index], path[index + 1])
      offsets[near] += scales[near] * offsets[far]
      scales[near] *= scales[far]
      links[near] = Int32(truncatingIfNeeded: end)
    }
  }

  /// Links every variable straight to the end of its chain, after the last definition.
  mutating func settle() {
    for variable in scales.indices {
      compress(variable)
      let link = Int(links[variable])
      if link >= 0, link != variable, link != constantRoot { linked.append(Int32(truncatingIfNeeded: variable)) }
    }
  }

  /// Fills in the values of defined variables from those of the free ones, once all are settled.
  ///
  /// Constants need it only the first time.
  func complete(_ values: inout [Double], withConstants: Bool) {
    if withConstants {
      for variable in values.indices where Int(links[variable]) == constantRoot { values[variable] = offsets[variable] }
    }
    for general in generals.reversed() {
      var sum = general.constant
      for term in general.terms { sum += coefficients[term] * value(of: Int(variables[term]), values) }
      values[general.variable] = sum
    }
    for variable in linked.lazy.map({ Int($0) }) {
      values[variable] = offsets[variable] + scales[variable] * values[Int(links[variable])]
    }
  }

  private func value(of variable: Int, _ values: [Double]) -> Double {
    let link = Int(links[variable])
    guard link >= 0, link != variable else { return values[variable] }
    return offsets[variable] + (link == constantRoot ? 0 : scales[variable] * values[link])
  }
}

/// Numbers of which the smallest is taken first.
struct IndexHeap: Sendable {
  private var items: [Int] = []

  /// Adds a number.
  mutating func push(_ item: Int) {
    items.append(item)
    var position = items.count - 1
    while position > 0, items[(position - 1) / 2] > items[position] {
      items.swapAt(position, (position - 1) / 2)
      position = (position - 1) / 2
    }
  }

  /// Takes the smallest number away.
  mutating func pop() -> Int? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    sink()
    return first
  }

  private mutating func sink() {
    var position = 0
    while true {
      var smallest = 2 * position + 1
      guard smallest < items.count else { return }
      if smallest + 1 < items.count, items[smallest + 1] < items[smallest] { smallest += 1 }
      guard items[smallest] < items[position] else { return }
      items.swapAt(position, smallest)
      position = smallest
    }
  }
}

/// A sum of terms and a constant that is being gathered: dense, so that a term is added without a search.
struct SparseAccumulator: Sendable {
  /// Each variable's coefficient; 0 for all that are not in `touched`.
  private(set) var coefficients: [Double]
  /// The variables that were added since the last `clear`, in the order of addition.
  private(set) var touched: [Int32] = []
  private var isTouched: [Bool]
  /// The constant.
  var constant = 0.0
  /// The largest number that went into the constant: what was lost by rounding is a small part of it.
  var magnitude = 0.0

  init(variableCount: Int) {
    coefficients = [Double](repeating: 0, count: variableCount)
    isTouched = [Bool](repeating: false, count: variableCount)
    touched.reserveCapacity(16)
  }

  /// The largest coefficient's size.
  var largest: Double { touched.reduce(0) { max($0, abs(coefficients[Int($1)])) } }

  /// Whether all numbers are finite, and no coefficient comes from a chain of absurd multipliers.
  var isUsable: Bool { constant.isFinite && touched.allSatisfy { abs(coefficients[Int($0)]) <= Self.absurd } }

  private static let absurd = 1e15

  /// Forgets everything.
  mutating func clear() {
    for variable in touched {
      coefficients[Int(variable)] = 0
      isTouched[Int(variable)] = false
    }
    touched.removeAll(keepingCapacity: true)
    constant = 0
    magnitude = 0
  }

  /// Adds a term; returns whether its variable is new.
  mutating func add(_ variable: Int, _ coefficient: Double) -> Bool {
    coefficients[variable] += coefficient
    if isTouched[variable] { return false }
    isTouched[variable] = true
    touched.append(Int32(truncatingIfNeeded: variable))
    return true
  }

  /// Adds to the constant.
  mutating func add(constant number: Double) {
    constant += number
    magnitude = max(magnitude, abs(number))
  }

  /// Takes a variable's coefficient away.
  mutating func take(_ variable: Int) -> Double {
    defer { coefficients[variable] = 0 }
    return coefficients[variable]
  }
}
