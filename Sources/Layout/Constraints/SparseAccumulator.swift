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

  /// Adds a term, and tells whether its variable is new.
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
