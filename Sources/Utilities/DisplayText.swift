/// A text from a file as a message shows it: in quotation marks, on one line, at most 60 characters long.
package func quoted(_ text: String) -> String { "\"\(text.shortened)\"" }

extension [String] {
  /// The parts as a sentence lists them: "a, b and c".
  package var joinedByAnd: String { joined(last: "and") }

  /// The choices as a sentence lists them: "a, b or c".
  package var joinedByOr: String { joined(last: "or") }

  private func joined(last word: String) -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(word) " + self[count - 1]
  }
}

extension StringProtocol {
  /// The text on one line, truncated to 60 characters, with U+FFFD for control characters.
  package var shortened: String { shortened(to: 60) }

  /// The text on one line, truncated to a number of characters, with U+FFFD for control characters.
  package func shortened(to limit: Int) -> String {
    if let short = shortenedASCII(to: limit) { return short }
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = line.count > limit ? line.prefix(limit - 1) + "…" : line[...]
    return String(shown.map { $0.unicodeScalars.contains(where: \.isControl) ? "�" : $0 })
  }

  /// The same of a text in printable ASCII, whose characters are its bytes; nil for any other.
  private func shortenedASCII(to limit: Int) -> String? {
    var (line, isAfterSpace) = ([UInt8](), false)
    for byte in utf8 {
      switch byte {
      case 0x09...0x0D, 0x20: isAfterSpace = !line.isEmpty
      case 0x21..<0x7F:
        line += isAfterSpace ? [0x20, byte] : [byte]
        isAfterSpace = false
      default: return nil
      }
    }
    guard line.count > limit else { return String(decoding: line, as: UTF8.self) }
    return String(decoding: line.prefix(limit - 1), as: UTF8.self) + "…"
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+200B`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

extension String {
  /// The text on one line, with control characters as escapes (`\n`, `\u{1B}`).
  ///
  /// The C0 and C1 controls, line and paragraph separators, the byte order mark, and the bidirectional embeddings,
  /// overrides and isolates, which could reorder a line, are escaped. A text longer than `limit` Unicode scalars is
  /// truncated, with an ellipsis.
  package func escapingControls(limit: Int = .max) -> String {
    var shown = ""
    for (position, scalar) in unicodeScalars.enumerated() {
      if position == limit { return shown + "…" }
      if let escape = scalar.escape { shown += escape } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }
}

extension Unicode.Scalar {
  /// The escape of a character that must not reach a terminal or an editor's parser.
  fileprivate var escape: String? {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: nil
    }
  }
}
