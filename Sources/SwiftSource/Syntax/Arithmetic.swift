internal import SwiftSyntax

/// The value of an expression of numbers, of which others know what the names mean.
enum Arithmetic {
  /// The types of numbers.
  static let types: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// Expressions that are nested more deeply have no known value.
  private static let maximumDepth = 16

  /// The value; nil if any part of it is unknown.
  ///
  /// - Parameter named: The value of a name.
  static func value(of expression: ExprSyntax, named: (ExprSyntax) -> Double?) -> Double? {
    value(of: expression, depth: 0, named: named)
  }

  /// The value of operands and operators in turn; nil if any part is unknown.
  static func value(of parts: [ExprSyntax], named: (ExprSyntax) -> Double?) -> Double? {
    calculated(parts) { value(of: $0, depth: 1, named: named) }
  }

  private static func value(of expression: ExprSyntax, depth: Int, named: (ExprSyntax) -> Double?) -> Double? {
    guard depth < maximumDepth else { return nil }
    if let literal = expression.number { return literal }
    func inner(_ part: ExprSyntax) -> Double? { value(of: part, depth: depth + 1, named: named) }
    if let tuple = expression.soleTupleElement { return inner(tuple) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return calculated(Array(sequence.elements), inner) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "-" ? inner(prefix.expression).map(-) : nil
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return named(expression) }
    return converted(call, inner)
  }

  /// `CGFloat(16)`.
  private static func converted(_ call: FunctionCallExprSyntax, _ inner: (ExprSyntax) -> Double?) -> Double? {
    guard let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, types.contains(type),
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      let value = inner(argument.expression)
    else { return nil }
    return type == "Int" ? value.rounded(.towardZero) : value
  }

  /// Operands and operators in turn: products and quotients first.
  private static func calculated(_ parts: [ExprSyntax], _ inner: (ExprSyntax) -> Double?) -> Double? {
    guard parts.count % 2 == 1, var last = parts.first.flatMap(inner) else { return nil }
    var sum = 0.0
    for index in stride(from: 1, to: parts.count, by: 2) {
      guard let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let operand = inner(parts[index + 1])
      else { return nil }
      switch sign {
      case "*": last *= operand
      case "/": last /= operand
      case "+", "-": (sum, last) = (sum + last, sign == "+" ? operand : -operand)
      default: return nil
      }
    }
    return sum + last
  }
}
