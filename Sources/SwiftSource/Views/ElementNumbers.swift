internal import AuditModel

/// The names of a screen's elements and choices: an element is named by its kind and its index among those of the kind, so that ids are
/// unique in a file and stable as long as their view exists.
struct ElementNumbers {
  private let screen: String
  private var counts: [String: Int] = [:]
  private var choices: [String: String] = [:]

  init(of screen: String) { self.screen = screen }

  /// Names an element, its choice and those inside it, in file order.
  mutating func name(_ element: inout Element) {
    let kind = element.id == Element.layoutGroup ? element.id : element.kind.name
    element.id = "\(screen).\(kind)#\(next(of: kind))"
    if let choice = element.branch?.choice { element.branch?.choice = name(ofChoice: choice) }
    for index in element.children.indices { name(&element.children[index]) }
  }

  private mutating func next(of kind: String) -> Int {
    counts[kind, default: 0] += 1
    return counts[kind] ?? 0
  }

  /// The name of a choice, by how many came before it on the screen: how many others its view has does not matter.
  private mutating func name(ofChoice choice: String) -> String {
    if let known = choices[choice] { return known }
    let name = "choice#\(choices.count + 1)"
    choices[choice] = name
    return name
  }
}
