internal import SwiftSyntax

/// What a condition says of a value that all places of a body agree on: it is one of some constants, or none of them.
struct ConditionFact {
  /// What has the value.
  let holder: ValueHolder
  /// The value, as it is written.
  let path: String
  var values: [String]
  var isNegated = false

  /// What holds where this does not.
  fileprivate var opposite: ConditionFact {
    var fact = self
    fact.isNegated.toggle()
    return fact
  }
}

extension ViewScope {
  /// What holds in each branch of an `if`, a `switch` or `a ? b : c`, in file order.
  func facts(ofBranchesOf choice: ExprSyntax) -> [[ConditionFact]] {
    if let choice = choice.as(IfExprSyntax.self) { return facts(of: choice) }
    if let choice = choice.as(SwitchExprSyntax.self) { return facts(of: choice) }
    guard let parts = choice.as(SequenceExprSyntax.self)?.elements.map(\.self),
      parts.count(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) == 1
    else { return [] }
    let asked = self.asked(by: parts.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) })
    return [asked.facts, asked.opposite]
  }

  private func facts(of choice: IfExprSyntax) -> [[ConditionFact]] {
    var branches: [[ConditionFact]] = []
    // What does not hold, since an earlier branch is not taken.
    var before: [ConditionFact] = []
    var current: IfExprSyntax? = choice
    while let next = current {
      let asked = self.asked(by: next.conditions)
      branches.append(before + asked.facts)
      before += asked.opposite
      current = next.elseBody?.as(IfExprSyntax.self)
      if case .codeBlock = next.elseBody { branches.append(before) }
    }
    return branches
  }

  private func facts(of choice: SwitchExprSyntax) -> [[ConditionFact]] {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.count == choice.cases.count, let subject = fact(choice.subject, []) else { return [] }
    var taken: [String] = []
    return cases.map { branch in
      guard case .case(let label) = branch.label else {
        let rest = ConditionFact(holder: subject.holder, path: subject.path, values: taken, isNegated: true)
        return taken.isEmpty ? [] : [rest]
      }
      let values = label.caseItems.map(\.pattern.constant)
      guard !values.contains(nil) else { return [] }
      // One with values, or with a further condition, may leave some for other branches.
      let isWhole = label.caseItems.allSatisfy { $0.whereClause == nil && $0.pattern.isWholeCase }
      if isWhole { taken += values.compactMap(\.self) }
      return [ConditionFact(holder: subject.holder, path: subject.path, values: values.compactMap(\.self))]
    }
  }
}

// MARK: Conditions

/// What a condition says, and what its opposite does, which is nothing where it says several things.
private struct AskedFacts {
  var facts: [ConditionFact] = []
  var opposite: [ConditionFact] = []

  init(_ fact: ConditionFact? = nil) {
    facts = [fact].compactMap(\.self)
    opposite = facts.map(\.opposite)
  }

  /// What several conditions say that hold together.
  init(together parts: [AskedFacts]) {
    facts = parts.flatMap(\.facts)
    opposite = parts.count == 1 ? parts[0].opposite : []
  }

  var negated: AskedFacts {
    var asked = self
    (asked.facts, asked.opposite) = (opposite, facts)
    return asked
  }
}

extension ViewScope {
  private func asked(by conditions: ConditionElementListSyntax) -> AskedFacts {
    AskedFacts(together: conditions.map { asked(by: $0.condition) })
  }

  private func asked(by condition: ConditionElementSyntax.Condition) -> AskedFacts {
    switch condition {
    case .expression(let expression): asked(by: expression)
    case .optionalBinding(let binding): AskedFacts(absence(of: binding)?.opposite)
    default: AskedFacts()
    }
  }

  /// That the value of `if let title` is not there.
  private func absence(of binding: OptionalBindingConditionSyntax) -> ConditionFact? {
    if let value = binding.initializer?.value { return fact(value, ["nil"]) }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
    return holder(of: name, at: binding).map { ConditionFact(holder: $0, path: name, values: ["nil"]) }
  }

  private func asked(by expression: ExprSyntax) -> AskedFacts {
    if let inner = expression.soleTupleElement { return asked(by: inner) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.reads("!") {
      return asked(by: prefix.expression).negated
    }
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self) else {
      return AskedFacts(fact(expression, ["true"]))
    }
    return asked(by: parts[...])
  }

  private func asked(by parts: ArraySlice<ExprSyntax>) -> AskedFacts {
    if parts.count == 1, let only = parts.first { return asked(by: only) }
    // Of alternatives nothing is sure but that none holds where they do not.
    let alternatives = parts.split { $0.isOperator("||") }
    if alternatives.count > 1 { return AskedFacts(together: alternatives.map { asked(by: $0).negated }).negated }
    let together = parts.split { $0.isOperator("&&") }
    if together.count > 1 { return AskedFacts(together: together.map { asked(by: $0) }) }
    return AskedFacts(comparison(Array(parts)))
  }

  /// `kind == .fish`, `title != nil`, `items.count > 0`, `age < 18`.
  private func comparison(_ parts: [ExprSyntax]) -> ConditionFact? {
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
    if let isEmpty = emptiness(parts, sign) { return isEmpty }
    if let isEqual = ["==": true, "!=": false][sign] {
      let equality = parts[2].constant.flatMap { fact(parts[0], [$0]) }
      return isEqual ? equality : equality?.opposite
    }
    guard let (order, holds) = Self.orders[sign], let number = parts[2].literalValue else { return nil }
    let comparison = fact(parts[0], ["true"], suffix: " \(order) \(number)")
    return holds ? comparison : comparison?.opposite
  }

  /// `items.count == 0` and `items.count > 0`, as what they say of `items.isEmpty`.
  private func emptiness(_ parts: [ExprSyntax], _ sign: String) -> ConditionFact? {
    guard let count = parts[0].as(MemberAccessExprSyntax.self), count.declName.baseName.reads("count"),
      let list = count.base,
      let number = parts[2].wholeNumber, let isEmpty = Self.emptiness["\(sign) \(number)"]
    else { return nil }
    let fact = fact(list, ["true"], suffix: ".isEmpty")
    return isEmpty ? fact : fact?.opposite
  }

  /// Comparisons of a count, and whether there is nothing where they hold.
  private static let emptiness = ["== 0": true, "< 1": true, "<= 0": true, "!= 0": false, "> 0": false, ">= 1": false]
  /// Each comparison as one of two, and whether that holds or not.
  private static let orders = ["<": ("<", true), ">=": ("<", false), ">": (">", true), "<=": (">", false)]

  /// That a property, or what `suffix` asks of it, has one of some values; nil for other expressions.
  private func fact(_ subject: ExprSyntax, _ values: [String], suffix: String = "") -> ConditionFact? {
    guard let path = subject.propertyPath, let first = path.first, let holder = holder(of: first, at: subject) else {
      return nil
    }
    return ConditionFact(holder: holder, path: path.joined(separator: ".") + suffix, values: values)
  }
}

extension PatternSyntax {
  /// The literal, or the name of the case, that a pattern asks for; nil for other patterns.
  fileprivate var constant: String? {
    if let expression = self.as(ExpressionPatternSyntax.self)?.expression, let value = expression.constant {
      return value
    }
    return casePattern?.name
  }

  /// Whether the pattern takes all values of the case or literal: it asks for none that the case carries.
  fileprivate var isWholeCase: Bool {
    guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else {
      return self.is(ValueBindingPatternSyntax.self)
    }
    let values = expression.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression) ?? []
    return values.allSatisfy { $0.is(PatternExprSyntax.self) || $0.is(DiscardAssignmentExprSyntax.self) }
  }
}
