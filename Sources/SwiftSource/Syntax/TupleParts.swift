internal import SwiftSyntax

/// A part of the tuples of which a list consists.
struct TuplePart {
  /// The names by which a tuple has the part: its index, and its label if it has one.
  let names: [String]
  /// What the part may be: values, or lists of them.
  let expressions: [ExprSyntax]
}

extension ExprSyntax {
  /// The parts of the values of a list of tuples: `zip(buttons, titles)`, `buttons.enumerated()`, `[(a, "A"), (b, "B")]`; nil for other lists.
  var tupleParts: [TuplePart]? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.tupleParts }
    guard let tuples = listElements?.map({ $0.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [] }),
      let count = tuples.first?.count, count > 1, tuples.allSatisfy({ $0.count == count })
    else { return nil }
    return (0..<count).map { index in TuplePart(names: ["\(index)"], expressions: tuples.map { $0[index] }) }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var tupleParts: [TuplePart]? {
    if calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "zip", arguments.count == 2 {
      return arguments.enumerated().map { TuplePart(names: ["\($0)"], expressions: [$1.expression]) }
    }
    guard let method = calledExpression.as(MemberAccessExprSyntax.self), let list = method.base,
      method.declName.baseName.text == "enumerated", arguments.isEmpty
    else { return nil }
    return [
      TuplePart(names: ["0", "offset"], expressions: []), TuplePart(names: ["1", "element"], expressions: [list]),
    ]
  }
}

extension ClosureExprSyntax {
  /// The parts of the tuples that the closure gets, if a method of a list of tuples calls it: `zip(buttons, titles).forEach { … }`.
  var tupleParts: [TuplePart]? {
    let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(MemberAccessExprSyntax.self)?.base?.tupleParts
  }

  /// The names that the closure gives to the parts of a tuple: `{ button, title in … }`, `{ $0.title = $1 }`; nil if it has one name for
  /// the tuple.
  func namesOfParts(_ count: Int) -> [String]? {
    guard signature?.parameterClause == nil else { return parameterNames.count == count ? parameterNames : nil }
    let numbered = (0..<count).map { "$\($0)" }
    let usesOthers = statements.tokens(viewMode: .sourceAccurate).contains { numbered.dropFirst().contains($0.text) }
    return usesOthers ? numbered : nil
  }
}

extension PatternSyntax {
  /// The name that the pattern gives to the whole value; nil for other patterns.
  var soleName: String? { self.as(IdentifierPatternSyntax.self)?.identifier.text }

  /// The name that the pattern gives to the whole value, with the type to which it casts it: `let view as UIButton`.
  var nameAndCast: (name: String?, type: String?) {
    let cast = self.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?.expression
    guard let cast, let type = cast.castType else { return (soleName, nil) }
    let first = cast.as(SequenceExprSyntax.self)?.elements.first
    return (first?.as(PatternExprSyntax.self)?.pattern.soleName, type)
  }

  /// The names that a pattern gives to the parts of a tuple, in order, with those of no name; nil for other patterns.
  var namesOfParts: [String?]? {
    self.as(TuplePatternSyntax.self)?.elements.map {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
    }
  }
}
