internal import AuditModel
internal import SwiftSyntax

// Choices, and other expressions that are not calls.
extension ViewWalk {
  /// The branches of `if`, `switch` and `a ? b : c`, each marked as one of a choice.
  mutating func choice(_ expression: ExprSyntax, _ around: ViewEnvironment) -> [Element] {
    if let inner = expression.soleTupleElement { return elements(inner, around) }
    if expression.isNil { return [] }
    if let operators = OperatorExpression(expression) {
      switch operators {
      case .choice(_, let results): return branches(results.map { .expression($0) }, around)
      case .sum(let terms): return terms.first.map { [sum(expression, at: $0, around)] } ?? []
      case .fallback(let terms): return branches(terms.map { .expression($0) }, around)
      }
    }
    var rest = expression
    if let choice = expression.as(IfExprSyntax.self) {
      switch scope.known(choice) {
      case .decided(let statements): return elements(statements, around)
      case .open(let open): rest = ExprSyntax(open)
      }
    }
    let all = ConditionalBranch.all(of: rest, conditions: conditions)
    return all.isEmpty && !rest.isChoice ? [unread(expression, around)] : branches(all, around)
  }

  /// A view of which nothing is known but its expression.
  private func unread(_ expression: ExprSyntax, _ around: ViewEnvironment) -> Element {
    var element = element(.view, at: ViewCall(name: "", node: expression), around)
    element.note(expressions: [expression.brief])
    element.layOut { $0.container = .other(expression.brief) }
    return element
  }

  /// Texts that are added are one text.
  private func sum(_ expression: ExprSyntax, at first: ExprSyntax, _ around: ViewEnvironment) -> Element {
    var element = element(.label, at: ViewCall(name: "Text", node: first), around)
    element.take(texts.read(expression), as: \.text)
    return element
  }

  /// The elements of the branches of a choice.
  mutating func branches(_ branches: [ConditionalBranch], _ around: ViewEnvironment) -> [Element] {
    choices += 1
    let choice = "choice#\(choices)"
    var elements: [Element] = []
    for (index, branch) in branches.enumerated() {
      var own: [Element]
      let before = bars
      switch branch {
      case .statements(let statements): own = self.elements(statements, around)
      case .item(let item): own = self.elements(item, around)
      case .expression(let expression): own = self.elements(expression, around)
      }
      bars.mark(Branch(choice: choice, index: index), after: before)
      // An inner choice keeps its own mark: its branch of the outer choice is marked on a group around it.
      if own.contains(where: { $0.branch != nil }) { own = [grouped(own, marked: true)] }
      for position in own.indices { own[position].branch = Branch(choice: choice, index: index) }
      elements += own
    }
    return elements
  }
}
