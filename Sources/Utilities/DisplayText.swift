/// A text from a file as a message shows it: in quotation marks, on one line, at most 60 characters long.
package func quoted(_ text: String) -> String { "\"\(text.shortened)\"" }

extension StringProtocol {
  /// The text on one line, truncated to 60 characters, with U+FFFD for control characters.
  package var shortened: String { shortened(to: 60) }

  /// The text on one line, truncated to a number of characters, with U+FFFD for control characters.
  package func shortened(to limit: Int) -> String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let shown = line.count > limit ? line.prefix(limit - 1) + "…" : line[...]
    return String(shown.map { $0.unicodeScalars.contains(where: \.isControl) ? "�" : $0 })
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
