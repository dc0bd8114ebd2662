internal import AuditModel
internal import SwiftSyntax

// Closures that are given the views that a modifier changes: `.if(isNew) { $0.accessibilityLabel("New") }`.
extension ViewWalk {
  /// The views that a modifier of the app changes, under the name that a closure has for them, if a call hands them on to it.
  func content(handedOnBy call: ViewCall, to closure: ClosureExprSyntax) -> ViewContent? {
    guard let content = scope.content, let first = call.arguments.first?.expression,
      case .call(let name) = ViewExpression(first, conditions: conditions).base, name.name == content.name
    else { return nil }
    return ViewContent(name: closure.nameOfFirst, elements: content.elements, number: content.number)
  }

  /// Applies a modifier of another module that is given a closure for the views.
  mutating func applyClosure(of modifier: ViewCall, to elements: inout [Element], _ around: ViewEnvironment) {
    guard let closure = modifier.trailing, !elements.isEmpty, closure.statements.count == 1 else { return }
    let number = newReading()
    var inner = scope
    inner.content = ViewContent(name: closure.nameOfFirst, elements: elements, number: number)
    let (statements, before) = (closure.statements, elements)
    let changed = trying { walk in
      let views = walk.reading(in: inner) { $0.elements(statements, around) }
      return walk.givenContent.contains(number) ? views : nil
    }
    guard var changed else { return }
    changed.keepShown(as: before)
    elements = changed
  }
}

extension [Element] {
  /// Shows what was shown before a closure changed it: whether the closure is applied is unknown.
  mutating func keepShown(as before: [Element]) {
    guard count == before.count else { return }
    for (index, element) in before.enumerated() {
      self[index].isHidden = element.isHidden
      self[index].accessibility.isElement = element.accessibility.isElement
      self[index].accessibility.elementsHidden = element.accessibility.elementsHidden
    }
  }
}

extension ClosureExprSyntax {
  /// The name of the first argument.
  fileprivate var nameOfFirst: String {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.first?.name.text ?? "$0"
    case .parameterClause(let clause):
      (clause.parameters.first?.secondName ?? clause.parameters.first?.firstName)?.text ?? "$0"
    case nil: "$0"
    }
  }
}
