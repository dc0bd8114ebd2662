/// A string or a dictionary of a property list, with its keys in order.
indirect enum PropertyListValue: Equatable {
  case string(String)
  case dictionary([Pair])

  /// A key with its value.
  struct Pair: Equatable {
    var key: String
    var value: PropertyListValue
  }

  /// The value as an XML property list with a comment at its head.
  func document(head: String) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- \(head.replacing("--", with: "- -")) -->
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(to: &text, indent: "")
    return text + "</plist>\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .string(let value): text += "\(indent)<string>\(Self.escaped(value))</string>\n"
    case .dictionary(let pairs):
      text += "\(indent)<dict>\n"
      for pair in pairs {
        text += "\(indent)\t<key>\(Self.escaped(pair.key))</key>\n"
        pair.value.write(to: &text, indent: indent + "\t")
      }
      text += "\(indent)</dict>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { escapes[$0] != nil }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if let escape = escapes[byte] { bytes += escape } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // An XML parser converts an unescaped carriage return to a line feed.
  private static let escapes: [UInt8: [UInt8]] = [
    UInt8(ascii: "&"): Array("&amp;".utf8), UInt8(ascii: "<"): Array("&lt;".utf8),
    UInt8(ascii: ">"): Array("&gt;".utf8), UInt8(ascii: "\r"): Array("&#13;".utf8),
  ]
}
