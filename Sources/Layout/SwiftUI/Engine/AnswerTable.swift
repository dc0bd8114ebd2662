/// What views answer to proposals, by the state of the view: an open hash table, since a layout asks for most answers several times.
struct AnswerTable<Answer: Sendable>: Sendable {
  /// A state with a proposal; nil of a length is as good as a number that no proposal has.
  private struct Key: Sendable, Equatable {
    var state: Int
    var width: UInt64
    var height: UInt64

    init(_ state: Int, _ proposal: Proposal) {
      self.state = state
      width = proposal.width?.bitPattern ?? .max
      height = proposal.height?.bitPattern ?? .max
    }

    /// The bits of all members, mixed by multiplication with odd numbers.
    var hash: Int {
      var hash = UInt64(truncatingIfNeeded: state) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ (hash >> 32) ^ width) &* 0xD6E8_FEB8_6659_FD93
      hash = (hash ^ (hash >> 32) ^ height) &* 0xD6E8_FEB8_6659_FD93
      return Int(truncatingIfNeeded: hash ^ (hash >> 32))
    }
  }

  /// A key with the index of its answer, which is negative where the place is free.
  private struct Place: Sendable {
    var key: Key
    var index: Int
  }

  private var answers: [Answer] = []
  /// The places of the keys, whose number is a power of two.
  private var places = [Place](repeating: free, count: 256)

  private static var free: Place { Place(key: Key(0, .ideal), index: -1) }

  /// The answer at an index.
  subscript(index: Int) -> Answer {
    _read { yield answers[index] }
    _modify { yield &answers[index] }
  }

  /// The index of the answer of a view in a state to a proposal; nil if it was not asked yet.
  func index(of state: Int, _ proposal: Proposal) -> Int? {
    let index = places[place(of: Key(state, proposal))].index
    return index < 0 ? nil : index
  }

  /// Adds the answer of a view in a state to a proposal that it was not asked yet.
  ///
  /// - Returns: The index of the answer.
  mutating func add(_ answer: Answer, of state: Int, _ proposal: Proposal) -> Int {
    if (answers.count + 1) * 2 > places.count { grow() }
    let key = Key(state, proposal)
    places[place(of: key)] = Place(key: key, index: answers.count)
    answers.append(answer)
    return answers.count - 1
  }

  /// The place where a key is, or would be.
  private func place(of key: Key) -> Int {
    var place = key.hash & (places.count - 1)
    while places[place].index >= 0, places[place].key != key { place = (place + 1) & (places.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Self.free, count: old.count * 4)
    for known in old where known.index >= 0 { places[place(of: known.key)] = known }
  }
}
