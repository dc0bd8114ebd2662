internal import AuditModel
internal import SwiftSyntax

// Views that are shown for each value of a list.
extension ViewWalk {
  /// `ForEach(["a", "b"], id: \.self) { Text($0) }`: a view for each element that is written; otherwise one for all.
  mutating func repeated(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    written(call, around) ?? repeatedOnce(call, around)
  }

  /// The views for each of the elements of a list that is written; nil if it is not, or if it is long.
  mutating func written(_ call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    guard let data = call.first, !call.has("children"), let values = values(of: data),
      values.count <= Self.maximumRepeated
    else { return nil }
    if let closure = call.trailing ?? call.argument("content")?.as(ClosureExprSyntax.self) {
      return repeated(closure, values, around)
    }
    return call.argument("content")?.ownName.flatMap { rows(by: $0, of: values, at: call, around) }
  }

  /// The views of a closure for each of some values; nil if it does not take them.
  mutating func repeated(
    _ closure: ClosureExprSyntax, _ values: [Argument], _ around: ViewEnvironment
  ) -> [Element]? {
    let given = values.map { $0.given(to: closure) }
    guard !given.contains(where: \.isEmpty) else { return nil }
    return given.flatMap { names in
      var inner = scope
      inner.number = newReading()
      inner.arguments.merge(names) { $1 }
      return reading(in: inner) { $0.elements(closure.statements, around) }
    }
  }

  /// The views of a function of the type, `content: row`, for each of some values; nil if it does not take one.
  private mutating func rows(
    by name: String, of values: [Argument], at call: ViewCall, _ around: ViewEnvironment
  ) -> [Element]? {
    guard let member = type.members[name], member.others.isEmpty, member.node != nil, member.parameters.count == 1,
      let parameter = member.parameters.first
    else { return nil }
    return values.flatMap { value in
      var value = value
      value.declaration = member.node
      value.type = value.type ?? parameter.type
      return inlined(member, named: name, [parameter.name: value], around)
        ?? unknown(ViewCall(name: name, node: call.node), around)
    }
  }

  /// Longer lists are data.
  private static let maximumRepeated = 20
  /// Of longer ones it is not asked which elements a filter leaves out.
  private static let maximumFiltered = 100

  /// The views of one of the values, of which only the running app knows how many there are.
  private mutating func repeatedOnce(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var elements = contents(call, around)
    guard !call.has("subviews") else { return elements }
    for index in elements.indices { elements[index].layOut { $0.isRepeated = true } }
    return elements
  }

  /// The elements of a list that is written, or all cases of an enumeration, without those that a filter leaves out; nil if it is not
  /// known which these are.
  private func values(of data: ExprSyntax) -> [Argument]? {
    if let list = data.enumeratedList { return values(of: list)?.enumerated().map { $1.numbered($0) } }
    guard let (list, closure) = data.filtered else {
      let all = scope.listedValues(of: data)
      return all.isEmpty ? nil : all
    }
    guard let condition = closure.statements.soleExpression, let all = values(of: list),
      all.count <= Self.maximumFiltered
    else { return nil }
    let kept = all.map { scope.holds(condition, with: $0.given(to: closure)) }
    guard !kept.contains(nil) else { return nil }
    return zip(all, kept).filter { $0.1 == true }.map(\.0)
  }
}

extension Argument {
  /// What a closure's names mean for the value: one name is the value, several are the parts of a tuple; empty if it has not as many.
  fileprivate func given(to closure: ClosureExprSyntax) -> [String: Argument] {
    let names = closure.parameterNames
    // What a pair of a number and a value is called has neither's name.
    if number != nil, names.count == 1 { return [:] }
    let parts = names.count == 1 ? [self] : parts
    guard parts.count == names.count else { return [:] }
    return zip(names, parts).reduce(into: [:]) { given, pair in
      given[pair.0] = pair.1
      given[pair.0]?.declaration = closure.id
    }
  }

  /// The value with its number among those of a list.
  fileprivate func numbered(_ number: Int) -> Argument {
    var value = self
    value.number = number
    return value
  }

  /// The parts of a tuple; of a numbered value the number and the value.
  private var parts: [Argument] {
    if let number {
      let literal = IntegerLiteralExprSyntax(literal: .integerLiteral("\(number)"))
      var value = self
      value.number = nil
      return [Argument(expression: ExprSyntax(literal), scope: scope, isGiven: false), value]
    }
    return expression.as(TupleExprSyntax.self)?.elements.map { Argument(expression: $0.expression, scope: scope) } ?? []
  }
}

extension ExprSyntax {
  /// The list of `list.enumerated()`, or of `Array(list.enumerated())`; nil for other expressions.
  fileprivate var enumeratedList: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.reads("Array") == true,
      call.arguments.count == 1, let list = call.arguments.first, list.label == nil
    {
      return list.expression.enumeratedList
    }
    guard call.arguments.isEmpty, let called = call.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.reads("enumerated")
    else { return nil }
    return called.base
  }

  /// The list and the condition of `list.filter { … }`; nil for other expressions.
  fileprivate var filtered: (list: ExprSyntax, condition: ClosureExprSyntax)? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, let closure = call.trailingClosure,
      let called = call.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.reads("filter")
    else { return nil }
    return called.base.map { ($0, closure) }
  }
}
