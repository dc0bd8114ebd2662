/// Parses a JSON text into a flat list of nodes, without recursion, and continues after faults if possible.
struct JSONParser {
  /// The values and the names of members, in file order.
  private(set) var nodes: [JSONNode] = []
  /// The faults of the text, in file order; the last one may be where reading ended.
  private(set) var faults: [JSONFault] = []
  private var scanner: JSONScanner
  /// The arrays and objects that are not closed yet, the outermost first.
  private var open: [Int] = []

  /// Reads a whole text, or up to a fault that it cannot recover from.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = JSONScanner(bytes)
    var lastFault: JSONFault?
    do throws(JSONFault) {
      try readValue()
      while !open.isEmpty { try readNext() }
      try scanner.expectEnd()
    } catch {
      lastFault = error
      abandon()
    }
    faults = scanner.faults + (lastFault.map { [$0] } ?? [])
  }

  /// Reads what follows inside the innermost array or object: its end, or its next value.
  private mutating func readNext() throws(JSONFault) {
    let top = open[open.count - 1]
    let isArray = nodes[top].kind == .array
    let closer = isArray ? UInt8(ascii: "]") : Byte.closeBrace
    if scanner.take(closer) { return close() }
    if top < nodes.count - 1 {
      try readComma(in: isArray)
      if scanner.take(closer) { return close() }
    }
    if !isArray {
      let offset = scanner.nextOffset()
      let range = try scanner.readStringRange("a key in quotes")
      append(.name, from: offset, to: range.upperBound + 1)
      try scanner.expect(UInt8(ascii: ":"), "a colon")
    }
    try readValue()
  }

  /// Reads the comma between two values; a missing or trailing comma is noted.
  private mutating func readComma(in isArray: Bool) throws(JSONFault) {
    let offset = scanner.nextOffset()
    let closer = isArray ? "]" : "}"
    guard scanner.take(Byte.comma) else {
      let missing = scanner.fault("expected a comma or \(closer)")
      guard let next = scanner.peek(), next == Byte.quote || (isArray && next == Byte.openBrace) else { throw missing }
      return try scanner.note(missing)
    }
    guard let next = scanner.peek(), next == closer.utf8.first else { return }
    let expected = isArray ? "a value" : "a key in quotes"
    try scanner.note(
      JSONFault(offset: offset, message: "expected \(expected) after the comma, found \(closer)", isTolerated: true))
  }

  /// Reads a value, or only the opening of an array or object.
  private mutating func readValue() throws(JSONFault) {
    let offset = scanner.nextOffset()
    guard let first = scanner.peek() else { throw scanner.fault("expected a value") }
    switch first {
    case Byte.openBrace, UInt8(ascii: "["):
      guard open.count < JSONScanner.depthLimit else { throw .tooDeep(at: offset) }
      open.append(nodes.count)
      append(first == Byte.openBrace ? .object : .array, from: offset, to: offset + 1)
      _ = scanner.take(first)
    default:
      let faultCount = scanner.faults.count
      try scanner.readScalar()
      let isFaulty = first != Byte.quote && scanner.faults.count > faultCount
      append(isFaulty ? .invalid : .scalar(startingWith: first), from: offset, to: scanner.offset)
    }
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
    nodes.append(JSONNode(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
  }

  private mutating func close() {
    let index = open.removeLast()
    nodes[index].end = UInt32(scanner.offset)
    nodes[index].next = UInt32(nodes.count)
  }

  /// Closes the open values; a name without a value is dropped.
  private mutating func abandon() {
    if nodes.last?.kind == .name { nodes.removeLast() }
    for index in open {
      nodes[index].isTruncated = true
      nodes[index].end = UInt32(scanner.offset)
      nodes[index].next = UInt32(nodes.count)
    }
    open = []
  }
}

/// One value of a JSON text, or the name of a member.
package struct JSONNode: Sendable, Equatable {
  /// What a value is.
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, bool, null, name
    /// Something that is not a value, where a value was expected.
    case invalid

    /// The kind of a string, number or word, by its first byte.
    static func scalar(startingWith byte: UInt8) -> Kind {
      switch byte {
      case Byte.quote: .string
      case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
      case UInt8(ascii: "n"): .null
      default: .number
      }
    }
  }

  /// What it is.
  var kind: Kind
  /// Whether the text ends, or cannot be read on, inside the value.
  var isTruncated = false
  /// The offset of its first byte.
  var start: UInt32
  /// The offset after its last byte.
  var end: UInt32
  /// The index of the node after it and its children.
  var next: UInt32
}
