/// A JSON text as a flat list of its values in file order, with the place of each and all members of a repeated name.
///
/// Sixteen bytes for each value; strings are resolved when they are asked for.
final class JSONDocument: Sendable {
  /// The text in UTF-8.
  let text: [UInt8]
  /// What is wrong with the text, in file order.
  let faults: [JSONFault]
  /// The values and the names of members, in file order.
  let nodes: [JSONNode]

  /// Reads a text of less than 4 GiB of well-formed UTF-8.
  init(_ text: [UInt8]) {
    self.text = text
    let parser = text.count < Int(UInt32.max) ? text.withUnsafeBufferPointer { JSONParser($0) } : nil
    nodes = parser?.nodes ?? []
    faults = parser?.faults ?? [JSONFault(offset: 0, message: "the text is larger than 4 GiB")]
  }

  /// The outermost value; nil where there is none.
  var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(document: self, index: 0) }
}
