/// The views of a screen in one scenario: which are shown, and in which state each is.
struct ScenarioViews: Sendable {
  var guess: Guess
  /// The shown children of each view.
  var children: [[Int]]
  /// The state of each view, among those of all views in all scenarios; in one state a view always answers the same.
  var states: [Int]
}

/// The states that the views of a screen have in its scenarios, each once: what is assumed of the view, and what is shown in it.
struct ViewStates {
  private struct State: Hashable {
    var node: Int
    /// What is assumed of the view; nil if it makes no difference.
    var assumption: Assumption?
    /// The states of the children that are shown.
    var children: [Int]
  }

  /// What is assumed of a view in a guess; nil if its own answers do not depend on it.
  typealias Assumed = (_ node: Int, _ guess: Guess) -> Assumption?

  private let assumed: Assumed
  private var numbers: [State: Int] = [:]
  /// The scenario before, which has most states in common with the next one.
  private var last: ScenarioViews?

  private init(_ assumed: @escaping Assumed) { self.assumed = assumed }

  /// The scenarios of a screen with their views, without those in which it looks as in one before.
  ///
  /// - Parameter shown: The children of each view, by way in which branches are shown together.
  static func all(
    of scenarios: [Scenario], shown: [[[Int]]], root: Int, assumed: @escaping Assumed
  ) -> [ScenarioViews] {
    var (states, seen) = (ViewStates(assumed), Set<Int>())
    return scenarios.compactMap { scenario in
      let views = states.views(in: scenario, showing: shown[scenario.branch])
      return seen.insert(views.states[root]).inserted ? views : nil
    }
  }

  private mutating func views(in scenario: Scenario, showing children: [[Int]]) -> ScenarioViews {
    var views = ScenarioViews(guess: scenario.guess, children: children, states: [])
    views.states.reserveCapacity(children.count)
    // Children come before the views around them.
    for node in children.indices { views.states.append(state(of: node, in: views)) }
    last = views
    return views
  }

  /// The number of a view's state, where those of its children are known.
  private mutating func state(of node: Int, in views: ScenarioViews) -> Int {
    let assumption = assumed(node, views.guess)
    let children = views.children[node]
    if let last, assumption == assumed(node, last.guess), children == last.children[node],
      children.allSatisfy({ views.states[$0] == last.states[$0] })
    {
      return last.states[node]
    }
    let state = State(node: node, assumption: assumption, children: children.map { views.states[$0] })
    let number = numbers[state] ?? numbers.count
    numbers[state] = number
    return number
  }
}
