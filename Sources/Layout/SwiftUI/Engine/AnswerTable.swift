/// What views answer to proposals, by the state of the view: an open hash table, since a layout asks for most answers several times.
struct AnswerTable<Answer: Sendable>: Sendable {
  /// A state with a proposal, whose lengths are the bits of numbers; those of nil are of a number that no proposal has.
  private struct Key: Sendable, Equatable {
    private static var none: UInt64 { .max }

    var state: Int
    var width: UInt64
    var height: UInt64

    init(_ state: Int, _ proposal: Proposal) {
      self.state = state
      width = proposal.width?.bitPattern ?? Self.none
      height = proposal.height?.bitPattern ?? Self.none
    }

    var proposal: Proposal {
      Proposal(
        width: width == Self.none ? nil : Double(bitPattern: width),
        height: height == Self.none ? nil : Double(bitPattern: height))
    }

    /// The bits of all members, mixed by multiplication with odd numbers.
    var hash: UInt32 {
      var hash = UInt64(truncatingIfNeeded: state) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ (hash >> 32) ^ width) &* 0xD6E8_FEB8_6659_FD93
      hash = (hash ^ (hash >> 32) ^ height) &* 0xD6E8_FEB8_6659_FD93
      return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
  }

  /// An answer with what it answers.
  private struct Entry: Sendable {
    var key: Key
    var answer: Answer
  }

  /// The hash of a key with the number of its answer, from 1; 0 where the place is free.
  ///
  /// A place is small, so that all of them are near each other in memory: most lookups end at the first one.
  private struct Place: Sendable {
    var hash: UInt32 = 0
    var number: UInt32 = 0
  }

  private var entries: [Entry] = []
  /// The places of the keys, whose number is a power of two.
  private var places: [Place]

  /// An empty table.
  ///
  /// - Parameter capacity: How many answers it will probably have.
  init(capacity: Int = 0) {
    let least = max(capacity * 2, 256)
    places = Array(repeating: Place(), count: 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount))
    entries.reserveCapacity(capacity)
  }

  /// How many answers there are.
  var count: Int { entries.count }

  /// The answer at an index.
  subscript(index: Int) -> Answer {
    _read { yield entries[index].answer }
    _modify { yield &entries[index].answer }
  }

  /// What the answer at an index answers.
  func proposal(at index: Int) -> Proposal { entries[index].key.proposal }

  /// The index of the answer of a view in a state to a proposal; nil if it was not asked yet.
  func index(of state: Int, _ proposal: Proposal) -> Int? {
    let key = Key(state, proposal)
    let number = places[place(of: key, key.hash)].number
    return number == 0 ? nil : Int(number) - 1
  }

  /// Adds the answer of a view in a state to a proposal that it was not asked yet.
  ///
  /// - Returns: The index of the answer.
  mutating func add(_ answer: Answer, of state: Int, _ proposal: Proposal) -> Int {
    if (entries.count + 1) * 2 > places.count { grow() }
    let key = Key(state, proposal)
    let hash = key.hash
    entries.append(Entry(key: key, answer: answer))
    places[place(of: key, hash)] = Place(hash: hash, number: UInt32(entries.count))
    return entries.count - 1
  }

  /// The place where a key is, or would be.
  private func place(of key: Key, _ hash: UInt32) -> Int {
    var place = Int(hash) & (places.count - 1)
    while case let known = places[place], known.number != 0,
      known.hash != hash || entries[Int(known.number) - 1].key != key
    {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Place(), count: old.count * 4)
    for known in old where known.number != 0 {
      var place = Int(known.hash) & (places.count - 1)
      while places[place].number != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = known
    }
  }
}
