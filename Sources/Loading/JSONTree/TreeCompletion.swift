internal import AuditModel

/// Gives the elements of a tree places and ids where they have none.
struct TreeCompletion {
  private var places: ArraySlice<SourceLocation>
  private var takenIDs: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Completes a tree; `places` are those of its elements in file order, or empty.
  static func complete(_ tree: inout InterfaceTree, places: [SourceLocation]) {
    var completion = TreeCompletion(places: places[...])
    var seen: Set<String> = []
    for index in tree.screens.indices {
      tree.screens[index].root.forEach { element, _ in seen.insert(element.id) }
    }
    completion.reserved = seen
    for index in tree.screens.indices {
      if tree.screens[index].id.isEmpty { tree.screens[index].id = "screen#\(index + 1)" }
      completion.visit(&tree.screens[index].root)
    }
  }

  private var reserved: Set<String> = []

  private init(places: ArraySlice<SourceLocation>) { self.places = places }

  private mutating func visit(_ element: inout Element) {
    let place = places.popFirst()
    element.location = element.location ?? place
    let kind = element.kind.name
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    if element.id.isEmpty || takenIDs.contains(element.id) { element.id = freeID(kind, number) }
    takenIDs.insert(element.id)
    for index in element.children.indices { visit(&element.children[index]) }
  }

  /// The first id of the form `kind#n`, from a number on, that no element has.
  private func freeID(_ kind: String, _ number: Int) -> String {
    var number = number
    while reserved.contains("\(kind)#\(number)") || takenIDs.contains("\(kind)#\(number)") { number += 1 }
    return "\(kind)#\(number)"
  }
}
