internal import AuditModel
internal import SwiftSyntax

// Conditions that tell the values of a list apart, by which views are shown for some of them alone.

/// A condition on one of the values of a list, of which it is not known for which of them it holds.
struct ListedDoubt {
  /// The condition as it is written.
  let condition: String
  /// The name of the value.
  let name: String
}

extension ViewScope {
  /// The condition of an `if` that tells values of a list apart in a way that is not known; nil for other choices.
  func doubt(by choice: ExprSyntax) -> ListedDoubt? {
    var current = choice.as(IfExprSyntax.self)
    while let next = current {
      let conditions = next.conditions.lazy.compactMap { $0.condition.as(ExprSyntax.self) }
      if let doubt = conditions.compactMap(doubt(in:)).first { return doubt }
      current = next.elseBody?.as(IfExprSyntax.self)
    }
    return nil
  }

  /// The doubt in a condition: that another value is the same as one of them may hold for each.
  private func doubt(in condition: ExprSyntax) -> ListedDoubt? {
    let parts =
      condition.as(SequenceExprSyntax.self)?.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self) } ?? []
    guard !parts.contains(where: { ["==", "!="].contains($0.operator.text) }) else { return nil }
    let name = condition.tokens(viewMode: .sourceAccurate).lazy.compactMap { token in
      token.identifierText.flatMap { argument($0, at: token)?.isListed == true ? $0 : nil }
    }.first
    return name.map { ListedDoubt(condition: condition.brief, name: $0) }
  }
}

extension [Element] {
  /// Notes a condition on which those depend that are unlike others, which are the same views without the value.
  mutating func note(_ condition: String, whereUnlike others: [Element]) {
    for index in indices { self[index].note(condition, unlike: others.indices.contains(index) ? others[index] : nil) }
  }
}

extension Element {
  fileprivate mutating func note(_ condition: String, unlike other: Element?) {
    let isSame = other.map { $0.kind == kind && $0.control == control && $0.accessibility == accessibility } ?? false
    if !isSame, !isOnlyOfLayout { note(expressions: [condition]) }
    children.note(condition, whereUnlike: other?.children ?? [])
  }
}
