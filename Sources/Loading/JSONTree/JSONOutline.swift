/// Checks a JSON text and finds the places of an interface tree's elements in it, in one pass without recursion.
struct JSONOutline {
  /// The offsets of the elements' objects in file order, for each document (a lone object, or each item of the array).
  private(set) var elements: [[Int]] = []
  /// The offset of the value at the wanted path, or of the deepest value on the way to it.
  private(set) var target = 0

  private var scanner: JSONScanner
  private var frames: [Frame] = []
  private let path: [any CodingKey]

  /// What a value is in an interface tree.
  private enum Role { case documents, document, screens, screen, element, children, other }

  private struct Frame {
    var role: Role
    var isArray: Bool
    var index = 0
    var key = ""
    /// Whether the frame's value is on the way to the wanted path.
    var isOnPath: Bool
  }

  /// Reads a whole text; `path` is a value to find.
  init(_ bytes: UnsafeBufferPointer<UInt8>, path: [any CodingKey] = []) throws(JSONFault) {
    scanner = JSONScanner(bytes)
    self.path = path
    try readValue()
    while !frames.isEmpty { try readNext() }
    try scanner.expectEnd()
  }

  /// Reads what follows inside the innermost array or object: its end, or its next value.
  private mutating func readNext() throws(JSONFault) {
    let top = frames.count - 1
    let isArray = frames[top].isArray
    if scanner.take(isArray ? UInt8(ascii: "]") : Byte.closeBrace) {
      frames.removeLast()
      return
    }
    if frames[top].index > 0 {
      try scanner.expect(Byte.comma, "a comma or \(isArray ? "]" : "}")")
    }
    if !isArray {
      frames[top].key = try scanner.readString("a key in quotes")
      try scanner.expect(UInt8(ascii: ":"), "a colon")
    }
    frames[top].index += 1
    try readValue()
  }

  /// Reads a value, or only the opening of an array or object.
  private mutating func readValue() throws(JSONFault) {
    let offset = scanner.nextOffset()
    let isOnPath = isNextOnPath
    if isOnPath { target = offset }
    let isObject = scanner.take(Byte.openBrace)
    guard isObject || scanner.take(UInt8(ascii: "[")) else { return try scanner.readScalar() }
    guard frames.count < JSONScanner.depthLimit else { throw .tooDeep(at: offset) }
    let role = nextRole(isArray: !isObject)
    if role == .document { elements.append([]) }
    if role == .element { elements[elements.count - 1].append(offset) }
    frames.append(Frame(role: role, isArray: !isObject, isOnPath: isOnPath))
  }

  private var isNextOnPath: Bool {
    guard let parent = frames.last else { return true }
    guard parent.isOnPath, frames.count <= path.count else { return false }
    let wanted = path[frames.count - 1]
    return parent.isArray ? wanted.intValue == parent.index - 1 : wanted.stringValue == parent.key
  }

  private func nextRole(isArray: Bool) -> Role {
    guard let parent = frames.last else { return isArray ? .documents : .document }
    switch (parent.role, parent.key, isArray) {
    case (.documents, _, false): return .document
    case (.document, "screens", true): return .screens
    case (.screens, _, false): return .screen
    case (.screen, "root", false), (.children, _, false): return .element
    case (.element, "children", true): return .children
    default: return .other
    }
  }
}
