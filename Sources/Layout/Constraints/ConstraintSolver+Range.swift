/// How far a sum of terms is open among all solutions that are equally good.
enum Freedom: Sendable, Hashable {
  /// It has one value.
  case none
  /// Its lowest and its highest value; an end is infinite where nothing ends it.
  case range(ClosedRange<Double>)
  /// It may have several values, but finding them would take more work than was granted.
  case unmeasured
}

extension ConstraintSolver {
  /// The lowest and the highest value that a sum of terms has among all solutions that are equally good; nil if there is one.
  ///
  /// An end is infinite where nothing ends it.
  package mutating func range(of terms: [Term]) -> ClosedRange<Double>? {
    var work = Int.max
    guard case .range(let range) = freedom(of: terms, work: &work) else { return nil }
    return range
  }

  /// How far a sum of terms is open; `work` is how many cells of tableaux may still be looked at, and becomes less.
  mutating func freedom(of terms: [Term], work: inout Int) -> Freedom {
    solve()
    reduced.substitutions.reduce(terms)
    let form = reduced.substitutions.form
    guard form.isUsable else { return .none }
    guard let parts = parts(of: form) else { return .range(-Double.infinity...Double.infinity) }
    var (low, high) = (form.constant, form.constant)
    for part in parts {
      guard let range = storage.range(form, part, work: &work) else { return .unmeasured }
      (low, high) = (low + range.lowerBound, high + range.upperBound)
    }
    let isDecided = low.isFinite && high - low <= 1e-6 * max(1, abs(low) * 1e-4)
    return isDecided ? .none : .range(low...high)
  }

  /// The tableaux on which a form depends; nil if one of them has come to no optimum.
  private func parts(of form: SparseAccumulator) -> [Int]? {
    let zero = Substitutions.tiny * max(1, form.largest)
    var parts: [Int] = []
    for variable in form.touched where abs(form.coefficients[Int(variable)]) > zero {
      let part = Int(storage.partOfVariable[Int(variable)])
      guard part >= 0, storage.isOptimal(part) else { return nil }
      if !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  /// Whether there may be several equally good solutions; where there is one for certain, no sum is ambiguous.
  package mutating func mayBeAmbiguous() -> Bool {
    solve()
    // A variable that no row holds and no other defines may have any value.
    let isLoose = storage.partOfVariable.indices.contains { variable in
      storage.partOfVariable[variable] < 0 && reduced.substitutions.isFree(variable)
    }
    if isLoose { return true }
    return storage.shapes.indices.contains { part in
      !storage.isOptimal(part) || storage.withTableau(part) { $0.hasFreeColumn }
    }
  }
}

extension Tableau {
  /// Whether some active row can be left to a side at no price.
  fileprivate var hasFreeColumn: Bool {
    (0..<columns).contains { column in
      let label = Int(columnLabels[column])
      return isFree(column, own: Int(above[label]), sign: 1) || isFree(column, own: Int(below[label]), sign: -1)
    }
  }

  private func isFree(_ column: Int, own: Int, sign: Double) -> Bool {
    (0..<levels).allSatisfy { level in
      abs(sign * costs[level * columns + column] + (level == own ? 1 : 0)) <= Self.zeroSlope
    }
  }
}

extension TableauStorage {
  /// Whether a tableau has come to an optimum.
  func isOptimal(_ part: Int) -> Bool { shapes[part].isSolvable && !shapes[part].isStuck }

  /// The lowest and the highest value of a form's terms of one tableau on the face of all its optima; nil if the work that is
  /// granted is done.
  mutating func range(_ form: SparseAccumulator, _ part: Int, work: inout Int) -> ClosedRange<Double>? {
    let (value, moves) = (value(form, part), [false, true].map { canMove(form, part, up: $0) })
    guard moves.contains(true) else { return value...value }
    guard work > 0 else { return nil }
    let low = moves[0] ? extreme(form, part, up: false, work: &work) : value
    let high = moves[1] ? extreme(form, part, up: true, work: &work) : value
    return min(low, high)...max(low, high)
  }

  private func coefficients(_ form: SparseAccumulator, _ part: Int) -> [Double] {
    let first = shapes[part].firstParameter
    return (first..<first + shapes[part].columns).map { form.coefficients[Int(parameters[$0])] }
  }

  private mutating func value(_ form: SparseAccumulator, _ part: Int) -> Double {
    let coefficients = coefficients(form, part)
    return withTableau(part) { $0.value(coefficients) }
  }

  private mutating func canMove(_ form: SparseAccumulator, _ part: Int, up: Bool) -> Bool {
    let coefficients = coefficients(form, part).map { up ? -$0 : $0 }
    return withTableau(part) { tableau in
      tableau.setObjective(coefficients)
      return tableau.canImprove
    }
  }

  private mutating func extreme(_ form: SparseAccumulator, _ part: Int, up: Bool, work: inout Int) -> Double {
    let state = saved(part)
    defer { restore(part, state) }
    let coefficients = coefficients(form, part)
    // What is saved is copied, and put back.
    var done = 2 * shapes[part].numberCount
    defer { work -= done }
    return withTableau(part) { tableau in
      tableau.refreshCosts()
      tableau.setObjective(coefficients.map { up ? -$0 : $0 })
      switch tableau.optimize(&done) {
      case .unbounded: return up ? Double.infinity : -Double.infinity
      case .optimal, .stuck: return tableau.value(coefficients)
      }
    }
  }
}
