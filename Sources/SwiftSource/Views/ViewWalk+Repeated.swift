internal import AuditModel
internal import SwiftSyntax

// Views that are shown for each value of a list.
extension ViewWalk {
  /// `ForEach(["a", "b"], id: \.self) { Text($0) }`: a view for each element that is written; otherwise one for all.
  mutating func repeated(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    guard let closure = call.trailing, let data = call.first else { return repeatedOnce(call, around) }
    let given = values(of: data).map { $0.given(to: closure) }
    guard !given.isEmpty, given.count <= Self.maximumRepeated, !given.contains(where: \.isEmpty) else {
      return repeatedOnce(call, around)
    }
    return given.flatMap { names in
      var inner = scope
      inner.number = newReading()
      inner.arguments.merge(names) { $1 }
      return reading(in: inner) { $0.elements(closure.statements, around) }
    }
  }

  /// Longer lists are data.
  private static let maximumRepeated = 20

  /// The views of one of the values, of which only the running app knows how many there are.
  private mutating func repeatedOnce(_ call: ViewCall, _ around: ViewEnvironment) -> [Element] {
    var elements = contents(call, around)
    guard !call.has("subviews") else { return elements }
    for index in elements.indices { elements[index].layOut { $0.isRepeated = true } }
    return elements
  }

  /// The elements of a list that is written, or all cases of an enumeration.
  private func values(of data: ExprSyntax) -> [Argument] {
    let list = scope.resolved(data).written()
    if let array = list.expression.as(ArrayExprSyntax.self) {
      // In a list with `Mode.list`, `.grid` is one of the same type.
      let type = list.type?.elementOfList ?? array.elements.lazy.compactMap(\.expression.ownerOfMember).first
      return array.elements.map { Argument(expression: $0.expression, scope: list.scope, type: type) }
    }
    let cases = list.expression.as(MemberAccessExprSyntax.self).flatMap { member in
      member.declName.baseName.text == "allCases" ? member.base?.sourceText : nil
    }
    guard let name = cases,
      let found = source.module.enumeration(named: name, in: list.scope.type.name, of: list.scope.locations.file),
      !found.cases.hasValues
    else { return [] }
    return found.cases.cases.map { value in
      let type = DeclReferenceExprSyntax(baseName: .identifier(found.name))
      let member = MemberAccessExprSyntax(base: type, name: .identifier(value))
      return Argument(expression: ExprSyntax(member), scope: list.scope, isGiven: false)
    }
  }
}

extension Argument {
  /// What a closure's names mean for the value: one name is the value, several are the parts of a tuple; empty if it has not as many.
  fileprivate func given(to closure: ClosureExprSyntax) -> [String: Argument] {
    let names = closure.parameterNames
    let parts = names.count == 1 ? [self] : parts
    guard parts.count == names.count else { return [:] }
    return zip(names, parts).reduce(into: [:]) { given, pair in
      given[pair.0] = pair.1
      given[pair.0]?.declaration = closure.id
    }
  }

  /// The parts of a tuple.
  private var parts: [Argument] {
    expression.as(TupleExprSyntax.self)?.elements.map { Argument(expression: $0.expression, scope: scope) } ?? []
  }
}

extension ExprSyntax {
  /// The name of the type before the dot: `Mode` of `Mode.list`; nil for other expressions.
  fileprivate var ownerOfMember: String? {
    guard let base = self.as(MemberAccessExprSyntax.self)?.base, base.is(DeclReferenceExprSyntax.self),
      base.sourceText.isTypeName
    else { return nil }
    return base.sourceText
  }
}

extension String {
  /// The type of the elements of a list by the name of its type: `Item` of `[Item]`; nil for other types.
  fileprivate var elementOfList: String? {
    guard hasPrefix("["), hasSuffix("]") else { return nil }
    let element = String(dropFirst().dropLast())
    return element.isTypeName || element.hasPrefix("(") ? element : nil
  }
}
