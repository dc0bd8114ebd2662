/// The members of one object, with those that stand there again.
struct CatalogMembers {
  /// A member and the first of the same name.
  struct Repeat {
    var member: JSONMember
    var first: JSONMember
  }

  /// All members in file order.
  let all: [JSONMember]
  /// The members whose name stands before them already.
  let repeats: [Repeat]
  /// The members that count: of a name that stands twice the last, without those that are null.
  let effective: [JSONMember]

  init(_ all: [JSONMember] = []) {
    self.all = all
    let firsts = Self.firstIndices(all)
    repeats = all.indices.filter { firsts[$0] != $0 }.map { Repeat(member: all[$0], first: all[firsts[$0]]) }
    let isUnique = repeats.isEmpty
    let lasts = isUnique ? [:] : Dictionary(zip(firsts, all.indices), uniquingKeysWith: { _, last in last })
    effective = all.indices.filter { isUnique || lasts[firsts[$0]] == $0 }.map { all[$0] }
      .filter { $0.value.kind != .null }
  }

  /// The value of a member that counts.
  subscript(name: String) -> JSONValue? { effective.first { $0.name == name }?.value }

  /// For each member the index of the first of the same name; names are the same where their bytes are.
  private static func firstIndices(_ members: [JSONMember]) -> [Int] {
    if members.count <= 8 {
      return members.indices.map { index in
        members[..<index].firstIndex { $0.name.utf8.elementsEqual(members[index].name.utf8) } ?? index
      }
    }
    var firsts: [[UInt8]: Int] = [:]
    return members.indices.map { index in
      let name = Array(members[index].name.utf8)
      if let first = firsts[name] { return first }
      firsts[name] = index
      return index
    }
  }
}
