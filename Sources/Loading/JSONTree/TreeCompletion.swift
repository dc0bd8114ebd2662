internal import AuditModel

/// Gives the elements of a tree places and ids where they have none.
struct TreeCompletion {
  private var places: ArraySlice<SourceLocation>
  /// The ids that the document itself gives.
  private let givenIDs: Set<String>
  private var takenIDs: Set<String> = []
  private var counts: [String: Int] = [:]
  /// The number behind the last id that was made for a kind: those before it are taken.
  private var nextNumbers: [String: Int] = [:]

  /// Completes a tree; `places` are those of its elements in file order, or empty.
  static func complete(_ tree: inout InterfaceTree, places: [SourceLocation]) {
    var givenIDs: Set<String> = []
    tree.forEachElement { givenIDs.insert($0.id) }
    var completion = TreeCompletion(places: places[...], givenIDs: givenIDs)
    for index in tree.screens.indices {
      if tree.screens[index].id.isEmpty { tree.screens[index].id = "screen#\(index + 1)" }
      // An id names an element of its screen: other screens may have it too.
      completion.takenIDs = []
      completion.visit(&tree.screens[index].root)
    }
  }

  private init(places: ArraySlice<SourceLocation>, givenIDs: Set<String>) {
    self.places = places
    self.givenIDs = givenIDs
  }

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
  private mutating func freeID(_ kind: String, _ number: Int) -> String {
    var number = max(number, nextNumbers[kind] ?? 0)
    while givenIDs.contains("\(kind)#\(number)") || takenIDs.contains("\(kind)#\(number)") { number += 1 }
    nextNumbers[kind] = number + 1
    return "\(kind)#\(number)"
  }
}
