/// An XML document as it is written: one element a line, attributes in the given order.
struct XMLWriter {
  /// Names with their values, unescaped.
  typealias Attributes = KeyValuePairs<String, String>

  private var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
  private var depth = 0

  /// The document in UTF-8.
  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  /// An element with the elements that `content` writes.
  mutating func element(_ name: String, _ attributes: Attributes, content: (inout XMLWriter) -> Void) {
    line("<\(name)\(Self.text(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// An element with a text, or with nothing.
  mutating func element(_ name: String, _ attributes: Attributes, text: String = "") {
    let content = text.visible().escapedForXML
    let tag = "<\(name)\(Self.text(attributes))"
    line(content.isEmpty ? "\(tag)/>" : "\(tag)>\(content)</\(name)>")
  }

  private mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

  private static func text(_ attributes: Attributes) -> String {
    attributes.map { " \($0.key)=\"\($0.value.visible().escapedForXML)\"" }.joined()
  }
}
