internal import AuditModel

/// Writes entries as an old-style strings file, which Apple's loader and ours read back with the same keys and values.
struct StringsText {
  /// The file's text.
  private(set) var text: String

  /// A file with a comment at its head and the entries in their order.
  init(_ entries: [StringsEntry], head: String) {
    text = Self.comment(head)
    for entry in entries {
      text += "\n"
      if let comment = entry.comment, !comment.isEmpty { text += Self.comment(comment) }
      text += "\"\(Self.escaped(entry.key))\" = \"\(Self.escaped(entry.value))\";\n"
    }
  }

  /// A comment cannot hold its own end.
  private static func comment(_ text: String) -> String {
    "/* \(text.replacing("*/", with: "* /").replacing("\0", with: " ")) */\n"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars { result += escapes[scalar] ?? escapedControl(scalar) }
    return result
  }

  private static func escapedControl(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value < 0x20 || scalar.value == 0x7F else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]
}
