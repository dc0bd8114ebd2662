internal import AuditModel

/// The choices of a view that were read: those that ask for the same are one.
struct ReadChoices {
  /// A choice whose condition other places may ask for too.
  private struct Shared {
    let number: Int
    /// Whether the first place asks for the opposite.
    let isNegated: Bool
    /// How many branches there are.
    let branches: Int
    /// The branches that show something, by their indices.
    var shown: Set<Int> = []
  }

  /// A value that conditions ask for.
  private struct Subject: Hashable {
    let holder: ValueHolder
    let path: String
  }

  private var count = 0
  private var subjects: [Subject: Int] = [:]
  private var shared: [SharedCondition: Shared] = [:]

  /// The name of a choice, and whether its first branch is the second one: of two, the one that is shown when the screen opens is the
  /// first, else the one that is first in the choice's first place.
  mutating func add(
    _ asked: AskedCondition?, of branches: Int, holdsAtFirst: Bool?
  ) -> (name: String, isReversed: Bool) {
    let opensReversed = branches > 2 ? nil : holdsAtFirst.map { !$0 }
    if let asked, let known = shared[asked.condition] {
      return ("choice#\(known.number)", opensReversed ?? (known.isNegated != asked.isNegated))
    }
    count += 1
    if let asked {
      shared[asked.condition] = Shared(number: count, isNegated: asked.isNegated, branches: max(2, branches))
    }
    return ("choice#\(count)", opensReversed ?? false)
  }

  /// What holds in a branch; nil if nothing is known.
  mutating func conditions(_ facts: [ConditionFact]) -> [BranchCondition]? {
    let conditions = facts.map { fact in
      let subject = Subject(holder: fact.holder, path: fact.path)
      let number = subjects[subject] ?? subjects.count + 1
      subjects[subject] = number
      return BranchCondition("value#\(number)", values: fact.values, isNegated: fact.isNegated)
    }
    return conditions.isEmpty ? nil : conditions
  }

  /// Notes that a branch shows something.
  mutating func noteShown(_ index: Int, of condition: SharedCondition?) {
    if let condition { shared[condition]?.shown.insert(index) }
  }

  /// Elements of which one is always shown where several places together have all branches of a choice.
  func settled(_ elements: [Element]) -> [Element] {
    let complete = Set(shared.values.filter { $0.shown.count == $0.branches }.map { "choice#\($0.number)" })
    return complete.isEmpty ? elements : elements.map { $0.settled(complete) }
  }
}

extension Element {
  /// The element, where a branch of some choices is always shown.
  fileprivate func settled(_ complete: Set<String>) -> Element {
    var element = self
    if let choice = element.branch?.choice, complete.contains(choice) { element.branch?.isOptional = nil }
    element.children = children.map { $0.settled(complete) }
    return element
  }
}
