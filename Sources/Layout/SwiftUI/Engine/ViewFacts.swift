/// The views of a screen with what is the same in all of its solutions.
struct ViewFacts: Sendable {
  /// The views; children come before the views around them.
  let nodes: [ViewNode]
  /// Whether each view takes more height than it needs.
  let followsHeight: [Bool]
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
    followsHeight = Self.folded(nodes, ifNotYetKnown: true) { node, ofChild in
      switch node.view.heightDemand {
      case .offered: true
      case .children: ofChild
      case .own: false
      }
    }
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

  /// What holds of each view, by itself and by whether it holds of any of its children.
  private static func folded(
    _ nodes: [ViewNode], ifNotYetKnown: Bool = false, _ holds: (_ node: ViewNode, _ ofChild: Bool) -> Bool
  ) -> [Bool] {
    var known: [Bool] = []
    for node in nodes {
      known.append(holds(node, node.children.contains { $0 < known.count ? known[$0] : ifNotYetKnown }))
    }
    return known
  }
}
