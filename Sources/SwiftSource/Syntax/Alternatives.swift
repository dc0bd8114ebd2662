internal import SwiftSyntax

/// The parts of an expression with operators: of a choice (`a ? b : c`) its results, of a sum (`a + b`) its terms.
enum OperatorExpression {
  /// The results of a choice, in file order, with the condition; a choice in the last result is part of it.
  case choice(condition: String, results: [ExprSyntax])
  /// The terms of a sum.
  case sum([ExprSyntax])
  /// `a ?? b`: the first that there is.
  case fallback([ExprSyntax])

  /// The parts; nil where the expression has no such operators.
  init?(_ expression: ExprSyntax) {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    if let choice = Self.choice(parts) {
      self = choice
    } else if let terms = Self.terms(parts, of: "+") {
      self = .sum(terms)
    } else if let terms = Self.terms(parts, of: "??") {
      self = .fallback(terms)
    } else {
      return nil
    }
  }

  private static func choice(_ parts: [ExprSyntax]) -> OperatorExpression? {
    let places = parts.indices.filter { parts[$0].is(UnresolvedTernaryExprSyntax.self) }
    guard let first = places.first, let last = places.last else { return nil }
    var results = places.compactMap { parts[$0].as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    // What is joined by further operators is no single result.
    if last == parts.count - 2 { results.append(parts[last + 1]) }
    let condition = parts[..<first].map(\.brief).joined(separator: " ")
    return .choice(condition: condition, results: results)
  }

  private static func terms(_ parts: [ExprSyntax], of sign: String) -> [ExprSyntax]? {
    let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !signs.isEmpty, signs.allSatisfy({ $0 == sign }) else { return nil }
    return parts.filter { !$0.is(BinaryOperatorExprSyntax.self) }
  }
}
