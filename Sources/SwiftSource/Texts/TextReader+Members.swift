internal import AuditModel
internal import SwiftSyntax

// Texts that are one of several values: of a tuple, of a list.
extension TextReader {
  /// `details.title`, where `details` is a property whose body gives tuples; nil for any other name.
  func memberOfTuple(_ call: ViewCall, isKey: Bool, depth: Int) -> TextReading? {
    guard !call.isCall, open.count < Self.maximumOpen, let dot = call.name.lastIndex(of: "."),
      let (value, ofCase) = value(of: ViewCall(name: String(call.name[..<dot]), node: call.node)),
      let member = value.annotation?.member(ofTuple: String(call.name[dot...].dropFirst())),
      let body = value.statements, !open.contains(value)
    else { return nil }
    let ownCase = call.name.firstIndex(of: ".") == dot ? enumerationCase : nil
    let returned = ReturnedExpressions(body, conditions: conditions, self: ofCase ?? ownCase)
    let texts = returned.expressions.compactMap { $0.element(at: member.index, of: member.count) }
    guard !texts.isEmpty, texts.count == returned.expressions.count else { return nil }
    var reader = TextReader(of: value, in: self)
    (reader.locals, reader.enumerationCase) = (returned.locals, ofCase ?? ownCase)
    return known(reader.choice(of: texts, isKey: isKey && member.isKey, depth: depth + 1))
  }

  /// `titles[rawValue]`, where the list is a local constant: any of its elements, since the index is not known; nil for any other expression.
  func elementOfList(_ expression: ExprSyntax, isKey: Bool, depth: Int) -> TextReading? {
    guard let call = expression.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.label == nil, let name = call.calledExpression.ownName,
      let values = locals[name], values.count == 1,
      let elements = values[0].as(ArrayExprSyntax.self)?.elements.map(\.expression),
      !elements.isEmpty, elements.count <= Self.maximumElements
    else { return nil }
    return known(choice(of: elements, isKey: false, depth: depth))
  }

  /// More elements are data.
  private static let maximumElements = 50
}

extension String {
  /// The place of a member in a tuple's type, `(title: String, icon: String)`, the number of all, and whether it is a key of strings
  /// tables; nil without one.
  fileprivate func member(ofTuple name: String) -> (index: Int, count: Int, isKey: Bool)? {
    let members = membersOfTuple
    guard let index = members.firstIndex(where: { $0.label == name }) else { return nil }
    return (index, members.count, members[index].type.isKeyType)
  }
}

extension ExprSyntax {
  /// An element of a tuple that has a number of them; nil for other expressions.
  fileprivate func element(at index: Int, of count: Int) -> ExprSyntax? {
    guard let elements = self.as(TupleExprSyntax.self)?.elements, elements.count == count else { return nil }
    return Array(elements)[index].expression
  }
}
