extension String {
  /// The text as it may stand between tags and in a quoted attribute of XML or HTML.
  ///
  /// It is escaped by Unicode scalars: a quotation mark that carries a combining mark ends an attribute all the same.
  /// Characters that XML 1.0 forbids even as references become replacement characters; `visible` names most of them
  /// before.
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
  /// Whether XML 1.0 knows the character (section 2.2, production 2).
  fileprivate var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
