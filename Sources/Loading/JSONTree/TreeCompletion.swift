internal import AuditModel

/// Adds missing locations and ids to the elements of a tree.
struct TreeCompletion {
  private var locations: ArraySlice<SourceLocation>
  /// The ids that the document itself gives.
  private let givenIDs: Set<String>
  private var takenIDs: Set<String> = []
  private var counts: [String: Int] = [:]
  /// The number after the last id that was made for a kind: those before it are taken.
  private var nextNumbers: [String: Int] = [:]

  /// Completes a tree; `locations` are those of its elements in file order, or empty.
  static func complete(_ tree: inout InterfaceTree, locations: [SourceLocation]) {
    var givenIDs: Set<String> = []
    tree.forEachElement { givenIDs.insert($0.id) }
    var completion = TreeCompletion(locations: locations[...], givenIDs: givenIDs)
    for index in tree.screens.indices {
      if tree.screens[index].id.isEmpty { tree.screens[index].id = "screen#\(index + 1)" }
      // An id names an element of its screen: other screens may have it too.
      completion.takenIDs = []
      completion.visit(&tree.screens[index].root)
    }
  }

  private init(locations: ArraySlice<SourceLocation>, givenIDs: Set<String>) {
    self.locations = locations
    self.givenIDs = givenIDs
  }

  private mutating func visit(_ element: inout Element) {
    let location = locations.popFirst()
    element.location = element.location ?? location
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

/// Finds the values of an interface tree in a JSON text.
enum TreeOutline {
  /// The offsets of the elements' objects in file order, for each document (a lone object, or each item of the array).
  static func elements(of root: JSONValue?) -> [[Int]] {
    guard let root else { return [] }
    let documents = root.kind == .array ? root.items : [root]
    return documents.filter { $0.kind == .object }.map { document in
      let screens = document.items(of: "screens").filter { $0.kind == .object }
      return screens.flatMap { $0.values(of: "root") }.filter { $0.kind == .object }.flatMap(offsets)
    }
  }

  /// The offsets of an element and of all elements inside it; needs no stack for the depth.
  private static func offsets(of element: JSONValue) -> [Int] {
    var offsets: [Int] = []
    var pending = [element]
    while let next = pending.popLast() {
      offsets.append(next.offset)
      pending += next.items(of: "children").filter { $0.kind == .object }.reversed()
    }
    return offsets
  }

  /// The offset of the value at a path, or of the deepest value on the way to it.
  static func offset(of path: [any CodingKey], in root: JSONValue?) -> Int {
    guard var value = root else { return 0 }
    for key in path {
      let next =
        if value.kind == .array {
          key.intValue.flatMap { value.items.indices.contains($0) ? value.items[$0] : nil }
        } else {
          value.values(of: key.stringValue).first
        }
      guard let next else { break }
      value = next
    }
    return value.offset
  }
}

extension JSONValue {
  /// The values of all members of a name.
  fileprivate func values(of name: String) -> [JSONValue] { members.filter { $0.name == name }.map(\.value) }

  /// The items of the arrays that are members of a name.
  fileprivate func items(of name: String) -> [JSONValue] { values(of: name).flatMap(\.items) }
}
