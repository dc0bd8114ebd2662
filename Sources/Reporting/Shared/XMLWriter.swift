/// An XML document being written: one element on each line, attributes in the given order.
struct XMLWriter {
  /// Names with their values, unescaped.
  typealias Attributes = KeyValuePairs<String, String>

  private var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
  private var depth = 0

  /// The document in UTF-8.
  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  /// Writes an element with the elements that `content` writes.
  mutating func element(_ name: String, _ attributes: Attributes, content: (inout XMLWriter) -> Void) {
    line("<\(name)\(Self.text(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element with a text, or without content.
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

extension String {
  /// The text escaped for use between tags and in a quoted attribute of XML or HTML.
  ///
  /// Escaping is by Unicode scalars, since a quotation mark with a combining mark also ends an attribute. Characters that
  /// XML 1.0 forbids even as references become replacement characters, unless `visible` escaped them before.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      if let entity = Self.entities[scalar] {
        escaped += entity
      } else {
        escaped.unicodeScalars.append(scalar.isXML ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows the character (section 2.2, production 2).
  fileprivate var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
