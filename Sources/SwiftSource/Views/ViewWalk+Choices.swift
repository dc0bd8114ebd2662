internal import AuditModel
internal import SwiftSyntax

// Choices, and other expressions that are not calls.
extension ViewWalk {
  /// The branches of `if`, `switch` and `a ? b : c`, each marked as one of a choice.
  mutating func choice(_ expression: ExprSyntax, _ around: ViewEnvironment) -> [Element] {
    if let inner = expression.soleTupleElement ?? expression.as(OptionalChainingExprSyntax.self)?.expression {
      return elements(inner, around)
    }
    if expression.isNil || expression.isAssignment { return [] }
    if let known = scope.knownResult(of: expression) { return elements(known, around) }
    if let operators = OperatorExpression(expression) {
      switch operators {
      case .choice(_, let results):
        return branches(
          results.map { .expression($0) }, around, room: RoomChoice(expression, in: scope, conditions),
          asking: scope.sharedCondition(of: expression), facts: scope.facts(ofBranchesOf: expression),
          holdsAtFirst: scope.holdsAtFirst(expression))
      case .sum(let terms): return terms.first.map { [sum(expression, at: $0, around)] } ?? []
      case .fallback(let terms): return branches(terms.map { .expression($0) }, around)
      }
    }
    if let choice = expression.as(SwitchExprSyntax.self), let known = scope.known(choice) {
      var inner = scope
      inner.arguments.merge(known.given) { $1 }
      return reading(in: inner) { $0.elements(known.statements, around) }
    }
    var rest = expression
    if let choice = expression.as(IfExprSyntax.self) {
      switch scope.known(choice) {
      case .decided(let statements): return elements(statements, takenBy: choice, around)
      case .open(let open): rest = ExprSyntax(open)
      }
    }
    guard let doubt = scope.doubt(by: rest) else { return open(rest, of: expression, around) }
    // What is the same without the value is shown for one of them.
    let others = probing { walk in
      walk.scope.arguments[doubt.name] = nil
      return walk.open(rest, of: expression, around)
    }
    var elements = open(rest, of: expression, around)
    elements.note(doubt.condition, whereUnlike: others)
    return elements
  }

  /// Notes the calls in the branches of a choice that are not taken in a view to which its use gives that.
  private mutating func ruleOut(_ choice: IfExprSyntax, but taken: CodeBlockItemListSyntax?) {
    if !scope.isOfScreen { ruledOut.formUnion(CallsInside(of: choice, but: taken).found) }
  }

  /// The elements of the branch of a choice that is certainly taken.
  private mutating func elements(
    _ taken: CodeBlockItemListSyntax?, takenBy choice: IfExprSyntax, _ around: ViewEnvironment
  ) -> [Element] {
    ruleOut(choice, but: taken)
    return elements(taken, around)
  }

  /// The branches of a choice that may be taken.
  private mutating func open(_ rest: ExprSyntax, of expression: ExprSyntax, _ around: ViewEnvironment) -> [Element] {
    let all = ConditionalBranch.all(of: rest, conditions: conditions)
    if all.isEmpty, !rest.isChoice { return [unread(expression, around)] }
    return branches(
      all, around, isOptional: rest.lacksElse, room: RoomChoice(rest, in: scope, conditions),
      releases: rest.as(IfExprSyntax.self)?.releases(of: conditions.platform) ?? [],
      asking: scope.sharedCondition(of: rest), facts: scope.facts(ofBranchesOf: rest),
      subjects: scope.subjects(inBranchesOf: rest), holdsAtFirst: scope.holdsAtFirst(rest))
  }

  /// The views of an `if` that returns them, or those of the statements behind it, which are returned otherwise.
  mutating func either(
    _ choice: IfExprSyntax, orAfter index: Int, in statements: CodeBlockItemListSyntax, _ around: ViewEnvironment
  ) -> [Element] {
    let open: IfExprSyntax
    switch scope.known(choice) {
    case .decided(let taken?): return elements(taken, takenBy: choice, around)
    case .decided(nil):
      ruleOut(choice, but: nil)
      return elements(statements, from: index + 1, around)
    case .open(let rest): open = rest
    }
    let expression = ExprSyntax(open)
    var releases = open.releases(of: conditions.platform)
    if releases.count == 1, let since = releases[0]?.since { releases.append(SystemReleases(before: since)) }
    return branches(
      ConditionalBranch.all(of: expression, conditions: conditions) + [.rest(statements, from: index + 1)], around,
      room: RoomChoice(expression, in: scope, conditions), releases: releases,
      holdsAtFirst: scope.holdsAtFirst(expression))
  }

  /// The views of the statements behind a `guard`, or those that it returns otherwise.
  mutating func either(
    _ condition: GuardStmtSyntax, orAfter index: Int, in statements: CodeBlockItemListSyntax, _ around: ViewEnvironment
  ) -> [Element] {
    let rest = ConditionalBranch.rest(statements, from: index + 1)
    let returned = ConditionalBranch.statements(condition.body.statements)
    guard let holds = scope.holds(condition.conditions) else { return branches([rest, returned], around) }
    return elements(of: holds ? rest : returned, around)
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
  ///
  /// - Parameters:
  ///   - isOptional: Whether none of the branches may be shown.
  ///   - room: What the condition asks about the room that there is.
  ///   - releases: The releases of the system that take each branch.
  ///   - asked: The condition of one or two branches, if other places may ask for it too.
  ///   - facts: What holds in each branch.
  ///   - subjects: What the subject of a `switch` is in each branch, by its name.
  ///   - holdsAtFirst: Whether the first of two branches is shown when the screen opens; nil if that is unknown.
  mutating func branches(
    _ branches: [ConditionalBranch], _ around: ViewEnvironment, isOptional: Bool = false, room: RoomChoice? = nil,
    releases: [SystemReleases?] = [], asking asked: AskedCondition? = nil, facts: [[ConditionFact]] = [],
    subjects: [[String: Argument]] = [], holdsAtFirst: Bool? = nil
  ) -> [Element] {
    let (choice, isReversed) = choices.add(asked, of: branches.count, holdsAtFirst: holdsAtFirst)
    var read: [[Element]] = []
    var added: [(from: ViewBars, to: ViewBars)] = []
    var isEmpty = false
    let outer = bars
    let outside = scope.arguments
    for (index, branch) in branches.enumerated() {
      bars.begin(asIn: outer)
      let (before, known) = (bars, repeats)
      if subjects.count == branches.count { scope.arguments = outside.merging(subjects[index]) { $1 } }
      read.append(elements(of: branch, around))
      added.append((before, bars))
      // What a modifier changes is read once, but in all branches that refer to it.
      isEmpty = isEmpty || read.last?.isEmpty == true && repeats == known
    }
    scope.arguments = outside
    bars.begin(asIn: outer)
    bars.join(added.map(\.to), isOptional: isOptional)
    let mayBeAbsent = isOptional || isEmpty
    return read.enumerated().flatMap { index, own in
      var branch = Branch(choice: choice, index: isReversed ? 1 - index : index)
      if !own.isEmpty { choices.noteShown(branch.index, of: asked?.condition) }
      (branch.isOptional, branch.roomCondition) = (mayBeAbsent ? true : nil, room?.condition)
      branch.conditions = choices.conditions(facts.indices.contains(index) ? facts[index] : [])
      branch.requirement = index == 0 ? room?.first : room?.first?.reversed
      let releases = releases.indices.contains(index) ? releases[index] : nil
      bars.mark(branch, releases, from: added[index].from, to: added[index].to)
      return marked(own, branch, releases)
    }
  }

  /// Views that a condition makes transparent, `.opacity(isOn ? 1 : 0)`: what is shown is one branch of a choice.
  ///
  /// In the label of a control they are still a part of that.
  mutating func fade(_ elements: inout [Element], by modifier: ViewCall, _ around: ViewEnvironment) {
    guard !around.isLabel, !elements.meaningful.isEmpty, let opacity = modifier.first,
      scope.knownResult(of: opacity) == nil, let index = opacity.indexOfOpaqueResult
    else { return }
    let (asked, facts) = (scope.sharedCondition(of: opacity), scope.facts(ofBranchesOf: opacity))
    let (choice, isReversed) = choices.add(asked, of: 2, holdsAtFirst: scope.holdsAtFirst(opacity))
    var branch = Branch(choice: choice, index: isReversed ? 1 - index : index)
    branch.isOptional = true
    branch.conditions = choices.conditions(facts.indices.contains(index) ? facts[index] : [])
    choices.noteShown(branch.index, of: asked?.condition)
    elements = marked(elements, branch, nil)
  }

  private mutating func elements(of branch: ConditionalBranch, _ around: ViewEnvironment) -> [Element] {
    switch branch {
    case .statements(let statements): elements(statements, around)
    case .rest(let statements, let start): elements(statements, from: start, around)
    case .item(let item): elements(item, around)
    case .expression(let expression): elements(expression, around)
    }
  }

  /// The elements of one branch: an inner choice keeps its own mark, and its branch of the outer one is marked on a group around it.
  private func marked(_ elements: [Element], _ branch: Branch, _ releases: SystemReleases?) -> [Element] {
    let own = elements.contains { $0.branch != nil } ? [Element(grouping: elements, marked: true)] : elements
    return own.map { $0.marked(branch, releases) }
  }
}

extension Element {
  /// The element as one that a branch shows.
  func marked(_ branch: Branch, _ releases: SystemReleases?) -> Element {
    var element = self
    element.branch = branch
    if let releases { element.layOut { $0.releases = releases } }
    return element
  }
}

extension CodeBlockItemSyntax.Item {
  /// A `guard` that returns something where its conditions do not hold; nil for other statements.
  var guardThatReturns: GuardStmtSyntax? {
    guard case .stmt(let statement) = self, let condition = statement.as(GuardStmtSyntax.self),
      condition.body.statements.last?.item.as(ReturnStmtSyntax.self)?.expression != nil
    else { return nil }
    return condition
  }
}

extension IfExprSyntax {
  /// Whether the choice has no `else`, and each of its branches ends with the return of something.
  var returnsAlways: Bool {
    var current: IfExprSyntax? = self
    while let choice = current {
      guard choice.body.statements.last?.item.as(ReturnStmtSyntax.self)?.expression != nil else { return false }
      switch choice.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock: return false
      case nil: return true
      }
    }
    return false
  }
}

extension ExprSyntax {
  /// The index of the only result of `isOn ? 1 : 0` that is a number other than 0; nil for any other expression.
  fileprivate var indexOfOpaqueResult: Int? {
    guard let choice = firstTernary, let first = choice.sign.thenExpression.number,
      let second = choice.otherResult?.number, (first == 0) != (second == 0)
    else { return nil }
    return first == 0 ? 1 : 0
  }

  /// Whether the expression is an `if` that may show none of its branches.
  fileprivate var lacksElse: Bool {
    var current = self.as(IfExprSyntax.self)
    while let next = current {
      guard let elseBody = next.elseBody else { return true }
      current = elseBody.as(IfExprSyntax.self)
    }
    return false
  }
}
