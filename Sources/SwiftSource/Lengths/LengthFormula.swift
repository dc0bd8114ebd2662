internal import AuditModel

/// What is known of the value of an expression of lengths: a number, one that follows the content size, or several among which a
/// condition decides.
struct LengthFormula: Hashable {
  /// A number and a multiple of a length that follows the content size.
  struct Term: Hashable {
    var constant: Double
    var metric: Metric?
    var factor = 0.0
  }

  /// A length that follows the content size.
  struct Metric: Hashable {
    var base: Double
    var style: TextStyle
  }

  /// The values among which conditions decide, in file order; never empty.
  private(set) var terms: [Term]

  /// More values are not kept apart.
  private static let maximumTerms = 8

  init(metric: Metric) { terms = [Term(constant: 0, metric: metric, factor: 1)] }

  private init?(_ terms: [Term]) {
    var seen: Set<Term> = []
    self.terms = terms.filter { seen.insert($0).inserted }
    guard (1...Self.maximumTerms).contains(self.terms.count) else { return nil }
  }

  /// The number, if it is the same at every content size and under every condition.
  var constant: Double? { terms.count == 1 ? terms[0].number : nil }

  /// The length; nil if the value is not a number.
  ///
  /// - Parameter expression: The expression as it is written.
  func length(_ expression: String) -> Length? {
    let lengths = terms.compactMap(\.length)
    guard lengths.count == terms.count else { return nil }
    return lengths.count == 1 ? lengths[0] : .oneOf(lengths, expression)
  }
}

extension LengthFormula: ArithmeticValue {
  init(number: Double) { terms = [Term(constant: number)] }

  func combined(_ sign: String, with other: LengthFormula) -> LengthFormula? {
    let all = terms.flatMap { own in other.terms.map { own.combined(sign, with: $0) } }
    return all.allSatisfy { $0 != nil } ? LengthFormula(all.compactMap(\.self)) : nil
  }

  var truncated: LengthFormula? { constant.map { LengthFormula(number: $0.rounded(.towardZero)) } }

  static func choice(_ values: [LengthFormula]) -> LengthFormula? { LengthFormula(values.flatMap(\.terms)) }
}

extension LengthFormula.Term {
  /// The number, if it does not follow the content size.
  fileprivate var number: Double? { metric == nil ? constant : nil }

  fileprivate var length: Length? {
    guard !constant.isNaN, !factor.isNaN else { return nil }
    guard let metric else {
      if constant == .infinity { return .infinity }
      return constant.isFinite ? .points(Points(constant)) : nil
    }
    guard constant.isFinite, factor.isFinite, metric.base.isFinite else { return nil }
    return .scaled(
      ScaledLength(base: Points(metric.base), style: metric.style, factor: factor, plus: Points(constant)))
  }

  /// The sum, difference, product or quotient with another one; nil if that is not of this form.
  fileprivate func combined(_ sign: String, with other: Self) -> Self? {
    guard sign == "+" || sign == "-" else { return scaled(sign, by: other) }
    guard let total = constant.combined(sign, with: other.constant),
      let factor = factor.combined(sign, with: other.factor),
      metric == nil || other.metric == nil || metric == other.metric
    else { return nil }
    return Self(constant: total, metric: metric ?? other.metric, factor: factor)
  }

  private func scaled(_ sign: String, by other: Self) -> Self? {
    if metric == nil, other.metric != nil, sign == "*" { return other.scaled(sign, by: self) }
    guard let number = other.number, let total = constant.combined(sign, with: number) else { return nil }
    guard metric != nil, let factor = factor.combined(sign, with: number) else {
      return metric == nil ? Self(constant: total) : nil
    }
    return Self(constant: total, metric: metric, factor: factor)
  }
}
