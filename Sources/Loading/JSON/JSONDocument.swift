/// A JSON text as a flat list of its values in file order, with the position of each and all members of a repeated name.
///
/// It takes sixteen bytes for each value; strings are resolved on access.
package final class JSONDocument: Sendable {
  /// The text in UTF-8.
  package let text: [UInt8]
  /// The faults of the text, in file order.
  let faults: [JSONFault]
  /// The values and the names of members, in file order.
  let nodes: [JSONNode]

  /// Reads a text of less than 4 GiB of well-formed UTF-8.
  package init(_ text: [UInt8]) {
    self.text = text
    let parser = text.count < Int(UInt32.max) ? text.withUnsafeBufferPointer { JSONParser($0) } : nil
    nodes = parser?.nodes ?? []
    faults = parser?.faults ?? [JSONFault(offset: 0, message: "the text is larger than 4 GiB")]
  }

  /// Whether the text is JSON as Foundation reads it.
  package var isWellFormed: Bool { faults.allSatisfy(\.isTolerated) && !nodes.isEmpty }

  /// The outermost value; nil if absent.
  package var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(document: self, index: 0) }
}

/// A value of a document.
package struct JSONValue: Sendable {
  fileprivate let document: JSONDocument
  fileprivate let index: Int

  /// The value of a node.
  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  private var node: JSONNode { document.nodes[index] }

  /// What the value is.
  package var kind: JSONNode.Kind { node.kind }

  /// The offset of its first byte.
  package var offset: Int { Int(node.start) }

  /// Whether the text ends, or becomes unreadable, inside the value.
  var isTruncated: Bool { node.isTruncated }

  /// Its bytes in the text.
  package var source: ArraySlice<UInt8> { document.text[Int(node.start)..<Int(node.end)] }

  /// The characters of a string; nil for other values.
  package var string: String? { kind == .string ? content : nil }

  /// A whole number; nil for other values.
  var integer: Int? {
    guard kind == .number else { return nil }
    let digits = String(decoding: source, as: UTF8.self)
    return Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) }
  }

  /// True or false; nil for other values.
  var bool: Bool? { kind == .bool ? source.first == UInt8(ascii: "t") : nil }

  /// The members of an object in file order; none for other values.
  package var members: [JSONMember] {
    guard kind == .object else { return [] }
    return children(step: 2).map {
      JSONMember(
        name: JSONValue(document: document, index: $0).content, value: JSONValue(document: document, index: $0 + 1))
    }
  }

  /// The value of a member of an object; nil if absent.
  package func member(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// The items of an array in file order; none for other values.
  package var items: [JSONValue] {
    kind == .array ? children(step: 1).map { JSONValue(document: document, index: $0) } : []
  }

  /// The indices of the first nodes of the children of an array or object; a member has two nodes, an item one.
  private func children(step: Int) -> [Int] {
    var indices: [Int] = []
    var child = index + 1
    while child < Int(node.next) {
      indices.append(child)
      child = Int(document.nodes[child + step - 1].next)
    }
    return indices
  }

  /// The text between the quotes of a string or name, with its escapes resolved.
  fileprivate var content: String {
    let (start, end) = (Int(node.start) + 1, Int(node.end) - 1)
    return document.text.withUnsafeBufferPointer { JSONEscape.resolve($0[start..<max(start, end)]) }
  }
}

/// A member of an object.
package struct JSONMember: Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: JSONValue

  /// The offset of the name's opening quote.
  package var offset: Int { Int(value.document.nodes[value.index - 1].start) }
}

/// Explains why Foundation's decoder rejects a text; the decoder only says that it is not valid JSON.
package enum JSONRefusal {
  /// What was found and what was expected, for an object in which members of some names are whole numbers.
  package static func reason(_ text: [UInt8], wholeNumbers: Set<String>) -> String {
    let document = JSONDocument(text)
    if let fault = document.faults.first(where: { !$0.isTolerated }) {
      return "invalid JSON at column \(fault.offset + 1): \(fault.message)"
    }
    let reasons = document.root?.members.lazy.compactMap { reason($0, isWhole: wholeNumbers.contains($0.name)) }
    return reasons?.first ?? "the line cannot be read: expected a JSON object"
  }

  /// A number that does not fit any type is rejected like invalid JSON.
  private static func reason(_ member: JSONMember, isWhole: Bool) -> String? {
    guard member.value.kind == .number else { return nil }
    let digits = String(decoding: member.value.source, as: UTF8.self)
    let isFinite = Double(digits)?.isFinite ?? false
    if isFinite, !isWhole || member.value.integer != nil { return nil }
    return "\"\(member.name)\" is \(digits.prefix(40)): expected a \(isFinite ? "whole" : "smaller") number"
  }
}
