/// What the size of a view, or its height, follows.
enum SizeDemand: Sendable, Hashable {
  /// What it is offered, or an unknown part of it.
  case offered
  /// What its children take.
  case children
  /// What it needs.
  case own
}

/// A view as a value that answers proposals.
protocol LayoutView: Sendable {
  /// What the view's height follows where it is offered more than it needs.
  var heightDemand: SizeDemand { get }
  /// What the view's size follows, whatever it is offered.
  var sizeDemand: SizeDemand { get }
  /// Whether the view's size is the room of what is in it, so that a larger one leaves more.
  var givesRoom: Bool { get }
  /// Whether the views after the first are offered the size of the first.
  var sizesAttached: Bool { get }
  /// Whether the view is a text whose words are known.
  func showsKnownWords(_ texts: [ViewText]) -> Bool
  /// Whether the view's own answers depend on what is assumed of it, those of its children aside.
  func followsGuess(_ texts: [ViewText]) -> Bool
  /// The size that the view takes when it is offered one.
  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize
  /// Where the view puts its children, and what it offers to each; `size` is its own answer to the proposal.
  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace]
  /// Records what a view that was placed was offered, such as the room of its text.
  func placed(_ proposal: Proposal, _ limits: PlaceLimits, of node: Int, in solver: inout ViewSolver)
  /// The distances of the first and the last baseline of the view's own text from its top; nil without one.
  func baselines(_ proposal: Proposal, in solver: inout ViewSolver) -> (first: Double, last: Double)?
}

extension LayoutView {
  var heightDemand: SizeDemand { .offered }

  var sizeDemand: SizeDemand { .offered }

  var givesRoom: Bool { false }

  var sizesAttached: Bool { false }

  func showsKnownWords(_ texts: [ViewText]) -> Bool { false }

  func followsGuess(_ texts: [ViewText]) -> Bool { true }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] { [] }

  func placed(_ proposal: Proposal, _ limits: PlaceLimits, of node: Int, in solver: inout ViewSolver) {}

  func baselines(_ proposal: Proposal, in solver: inout ViewSolver) -> (first: Double, last: Double)? { nil }
}

/// What a view wants of the distance to its neighbors where the stack gives none.
enum NeighborSpacing: Sendable, Hashable {
  case usual, text, none
}

/// A view of a screen with what its container has to know of it.
struct ViewNode: Sendable {
  var view: any LayoutView
  var children: [Int] = []
  /// The index of the element whose frame is the view's.
  var element: Int?
  /// The layout priority.
  var priority = 0.0
  var spacing = NeighborSpacing.usual
  /// Whether the view has a row of a lazy grid for itself: the header or footer of a section.
  var spansGrid = false
  /// The branches of conditions in which the view is shown, among the combinations of its tree; 0 is always.
  var branches = 0
}

/// The views of a screen with what is the same in all of its solutions.
struct ViewFacts: Sendable {
  /// The views; children come before the views around them.
  let nodes: [ViewNode]
  /// Whether each view takes more height than it needs.
  let followsHeight: [Bool]
  /// Whether each view's size changes with what it is offered.
  let followsProposal: [Bool]
  /// Whether each view's own answers depend on what is assumed of it.
  let followsGuess: [Bool]
  /// Whether each view gives room that is not known to a text whose words are.
  let surroundsText: [Bool]

  init(_ nodes: [ViewNode], texts: [ViewText]) {
    self.nodes = nodes
    let followsGuess = nodes.map { $0.view.followsGuess(texts) }
    let holdsWords = Self.folded(nodes) { $0.view.showsKnownWords(texts) || $1 }
    let sizesWords = Self.sizingAttached(nodes, holding: holdsWords)
    self.followsGuess = followsGuess
    surroundsText = nodes.indices.map { node in
      nodes[node].view.givesRoom && followsGuess[node] && (holdsWords[node] || sizesWords[node])
    }
    followsHeight = Self.following(nodes, \.heightDemand)
    followsProposal = Self.following(nodes, \.sizeDemand)
  }

  /// What is assumed of a view in a guess; nil if its own answers do not depend on it.
  func assumption(of node: Int, in guess: Guess) -> Assumption? {
    guard followsGuess[node] else { return nil }
    return surroundsText[node] ? guess.around : guess.beside
  }

  /// Whether each view is one, or inside one, that others with words are attached to, which are offered its size.
  private static func sizingAttached(_ nodes: [ViewNode], holding holdsWords: [Bool]) -> [Bool] {
    var sizes = Array(repeating: false, count: nodes.count)
    for node in nodes.indices.reversed() {
      let children = nodes[node].children
      if sizes[node] { for child in children { sizes[child] = true } }
      guard nodes[node].view.sizesAttached, let host = children.first else { continue }
      sizes[host] = sizes[host] || children.dropFirst().contains { holdsWords[$0] }
    }
    return sizes
  }

  /// Whether each view follows what it is offered, as far as a demand says; what is attached to a view does not change its size.
  private static func following(_ nodes: [ViewNode], _ demand: (any LayoutView) -> SizeDemand) -> [Bool] {
    var known: [Bool] = []
    for node in nodes {
      let children = node.view.sizesAttached ? node.children.prefix(1) : node.children[...]
      switch demand(node.view) {
      case .offered: known.append(true)
      case .children: known.append(children.contains { $0 < known.count ? known[$0] : true })
      case .own: known.append(false)
      }
    }
    return known
  }

  /// What holds of each view, by itself and by whether it holds of any of its children.
  private static func folded(
    _ nodes: [ViewNode], _ holds: (_ node: ViewNode, _ ofChild: Bool) -> Bool
  ) -> [Bool] {
    var known: [Bool] = []
    for node in nodes {
      known.append(holds(node, node.children.contains { $0 < known.count && known[$0] }))
    }
    return known
  }
}

/// One solution of a screen: the sizes that its views answered, and the places that they got.
struct ViewSolver {
  /// A frame in the screen's coordinates.
  struct Frame: Sendable, Hashable {
    var x: Double
    var y: Double
    var size: ViewSize
  }

  /// The space that a text was offered.
  struct Room: Sendable, Hashable {
    /// Nil is no limit.
    var width: Double?
    /// Nil if the height takes away no line.
    var height: Double?
    var doubt: String?
  }

  /// What a view answers to a proposal.
  private struct Answer: Sendable {
    var size: ViewSize
    /// Where it puts its children; nil until it is asked, since most proposals are only probed.
    var places: [ChildPlace]?
  }

  let facts: ViewFacts
  private var scenario: ScenarioViews
  var texts: TextSizes
  private var answers: AnswerTable<Answer>
  /// The view that answers.
  private var current = 0
  private(set) var frames: [Frame?]
  private(set) var rooms: [Room?]

  /// - Parameters:
  ///   - elements: How many elements the screen has.
  ///   - answers: How many answers its views will probably give.
  init(_ facts: ViewFacts, texts: TextSizes, elements: Int, answers: Int = 0) {
    (self.facts, self.texts) = (facts, texts)
    self.answers = AnswerTable(capacity: answers)
    scenario = ScenarioViews(guess: .likely, children: [], states: [])
    frames = Array(repeating: nil, count: elements)
    rooms = Array(repeating: nil, count: elements)
  }

  var nodes: [ViewNode] { facts.nodes }

  /// How many answers the views gave so far.
  var answerCount: Int { answers.count }

  /// Forgets where views are, for another scenario; a view answers as before where it is in the same state.
  mutating func begin(_ scenario: ScenarioViews) {
    self.scenario = scenario
    for element in frames.indices { (frames[element], rooms[element]) = (nil, nil) }
  }

  /// What is assumed of the view that answers.
  var assumption: Assumption { facts.surroundsText[current] ? scenario.guess.around : scenario.guess.beside }

  /// What a view answers, of which an assumption holds that may be another one than that of the view around it.
  private mutating func asking<Answer>(_ node: Int, _ answer: (inout ViewSolver) -> Answer) -> Answer {
    let asker = current
    current = node
    defer { current = asker }
    return answer(&self)
  }

  /// The children that are shown.
  func children(of node: Int) -> [Int] { scenario.children[node] }

  /// The shown children of a view after the first, each with what the view keeps of it.
  func attached<Value>(_ values: [Value], to node: Int) -> [(value: Value, node: Int)] {
    let shown = Set(children(of: node))
    return zip(values, nodes[node].children.dropFirst()).filter { shown.contains($1) }.map { ($0, $1) }
  }

  /// The only child of a view around another one.
  func content(of node: Int) -> Int? { scenario.children[node].first }

  /// Whether the width of a view does not depend on the height that it is offered.
  func keepsWidth(_ node: Int) -> Bool { !facts.followsHeight[node] }

  /// The size that a view takes when it is offered one.
  mutating func size(of node: Int, _ proposal: Proposal) -> ViewSize { answers[answer(of: node, proposal)].size }

  /// The index of a view's answer to a proposal; views of one size are asked once, whatever they are offered.
  private mutating func answer(of node: Int, _ proposal: Proposal) -> Int {
    facts.followsProposal[node] ? placedAnswer(of: node, proposal) : exactAnswer(of: node, .ideal)
  }

  /// The index of a view's answer to a proposal where it matters to what is inside.
  ///
  /// More height than a view needs changes nothing, unless it takes all: stacks that probe their views with many heights ask it once.
  private mutating func placedAnswer(of node: Int, _ proposal: Proposal) -> Int {
    guard !facts.followsHeight[node], let height = proposal.height else { return exactAnswer(of: node, proposal) }
    let open = exactAnswer(of: node, Proposal(width: proposal.width, height: nil))
    return height.isInfinite || answers[open].size.height <= height + 1.0 / 64 ? open : exactAnswer(of: node, proposal)
  }

  private mutating func exactAnswer(of node: Int, _ proposal: Proposal) -> Int {
    let state = scenario.states[node]
    if let known = answers.index(of: state, proposal) { return known }
    let view = nodes[node].view
    var size = asking(node) { view.size(proposal, of: node, in: &$0) }
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    return answers.add(Answer(size: size), of: state, proposal)
  }

  /// Where a view puts its children when it is offered a size; it was asked for its own size before.
  private mutating func places(in node: Int, at answer: Int) -> [ChildPlace] {
    if let known = answers[answer].places { return known }
    let (view, proposal, size) = (nodes[node].view, answers.proposal(at: answer), answers[answer].size)
    let places = asking(node) { view.places(proposal, size: size, of: node, in: &$0) }
    answers[answer].places = places
    return places
  }

  /// Puts a view and what it contains at a place.
  mutating func place(_ node: Int, x: Double, y: Double, _ proposal: Proposal, _ limits: PlaceLimits = .init()) {
    let answer = placedAnswer(of: node, proposal)
    let proposal = answers.proposal(at: answer)
    if let element = nodes[node].element { frames[element] = Frame(x: x, y: y, size: answers[answer].size) }
    let view = nodes[node].view
    asking(node) { view.placed(proposal, limits, of: node, in: &$0) }
    for child in places(in: node, at: answer) {
      let inner = PlaceLimits(
        isWidthOpen: child.isWidthOpen ?? limits.isWidthOpen,
        height: limits.height.inside(child.height))
      place(child.node, x: x + child.x, y: y + child.y, child.proposal, inner)
    }
  }

  /// Notes the space of an element's text; of several the narrowest counts.
  mutating func note(_ room: Room, of element: Int) {
    guard let known = rooms[element] else { return rooms[element] = room }
    if room.width ?? .infinity < known.width ?? .infinity { rooms[element] = room }
  }

  /// The baselines of the first and the last text in a view, as distances from its top; nil without texts.
  mutating func baselines(of node: Int, _ proposal: Proposal) -> (first: Double, last: Double)? {
    let view = nodes[node].view
    if let own = asking(node, { view.baselines(proposal, in: &$0) }) { return own }
    let answer = answer(of: node, proposal)
    var found: (first: Double, last: Double)?
    for child in places(in: node, at: answer) {
      guard let inner = baselines(of: child.node, child.proposal) else { continue }
      found = (found?.first ?? (child.y + inner.first), child.y + inner.last)
    }
    return found
  }
}
