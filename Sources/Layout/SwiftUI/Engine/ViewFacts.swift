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
    self.followsGuess = followsGuess
    surroundsText = nodes.indices.map { nodes[$0].view.givesRoom && followsGuess[$0] && holdsWords[$0] }
    followsHeight = Self.folded(nodes, ifNotYetKnown: true) { node, ofChild in
      switch node.view.heightDemand {
      case .offered: true
      case .children: ofChild
      case .own: false
      }
    }
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
