internal import SwiftSyntax

/// What expressions of numbers are computed with: numbers, or what is known of them.
protocol ArithmeticValue {
  /// A literal's number.
  init(number: Double)
  /// The sum, difference, product or quotient with another value; nil if it is not known.
  func combined(_ sign: String, with other: Self) -> Self?
  /// The value without its fraction; nil if it is not known.
  var truncated: Self? { get }
  /// One of several values, which a condition decides; nil if that is not known.
  static func choice(_ values: [Self]) -> Self?
}

extension Double: ArithmeticValue {
  init(number: Double) { self = number }

  func combined(_ sign: String, with other: Double) -> Double? {
    switch sign {
    case "*": self * other
    case "/": self / other
    case "+": self + other
    case "-": self - other
    default: nil
    }
  }

  var truncated: Double? { rounded(.towardZero) }

  static func choice(_ values: [Double]) -> Double? { Set(values).count == 1 ? values.first : nil }
}

/// The value of an expression of numbers, of which others know what the names mean.
enum Arithmetic {
  /// The types of numbers.
  static let types: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// Expressions that are nested more deeply have no known value.
  private static let maximumDepth = 16

  /// The value; nil if any part of it is unknown.
  ///
  /// - Parameter named: The value of a name.
  static func value<Value: ArithmeticValue>(of expression: ExprSyntax, named: (ExprSyntax) -> Value?) -> Value? {
    value(of: expression, depth: 0, named: named)
  }

  /// The value of operands and operators in turn; nil if any part is unknown.
  static func value<Value: ArithmeticValue>(of parts: [ExprSyntax], named: (ExprSyntax) -> Value?) -> Value? {
    calculated(parts) { value(of: $0, depth: 1, named: named) }
  }

  private static func value<Value: ArithmeticValue>(
    of expression: ExprSyntax, depth: Int, named: (ExprSyntax) -> Value?
  ) -> Value? {
    guard depth < maximumDepth else { return nil }
    if let literal = expression.number { return Value(number: literal) }
    func inner(_ part: ExprSyntax) -> Value? { value(of: part, depth: depth + 1, named: named) }
    if let tuple = expression.soleTupleElement { return inner(tuple) }
    if case .choice(_, let results)? = OperatorExpression(expression) { return choice(results, inner) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return calculated(Array(sequence.elements), inner) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "-"
        ? inner(prefix.expression).flatMap { Value(number: 0).combined("-", with: $0) } : nil
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return named(expression) }
    return converted(call, inner)
  }

  /// `isCompact ? 8 : 16`.
  private static func choice<Value: ArithmeticValue>(
    _ results: [ExprSyntax], _ inner: (ExprSyntax) -> Value?
  ) -> Value? {
    let values = results.compactMap(inner)
    return results.count > 1 && values.count == results.count ? Value.choice(values) : nil
  }

  /// `CGFloat(16)`.
  private static func converted<Value: ArithmeticValue>(
    _ call: FunctionCallExprSyntax, _ inner: (ExprSyntax) -> Value?
  ) -> Value? {
    guard let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, types.contains(type),
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      let value = inner(argument.expression)
    else { return nil }
    return type == "Int" ? value.truncated : value
  }

  /// Operands and operators in turn: products and quotients first.
  private static func calculated<Value: ArithmeticValue>(
    _ parts: [ExprSyntax], _ inner: (ExprSyntax) -> Value?
  ) -> Value? {
    guard parts.count % 2 == 1, let first = parts.first.flatMap(inner) else { return nil }
    var (sum, last, pending) = (Value(number: 0), first, "+")
    for index in stride(from: 1, to: parts.count, by: 2) {
      guard let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let operand = inner(parts[index + 1])
      else { return nil }
      if sign == "*" || sign == "/" {
        guard let product = last.combined(sign, with: operand) else { return nil }
        last = product
      } else {
        guard let total = sum.combined(pending, with: last) else { return nil }
        (sum, last, pending) = (total, operand, sign)
      }
    }
    return sum.combined(pending, with: last)
  }
}
