extension String {
  /// The text on one line, with control characters as escapes (`\n`, `\u{1B}`).
  ///
  /// The C0 and C1 controls, line and paragraph separators, the byte order mark, and the bidirectional embeddings,
  /// overrides and isolates, which could reorder a line, are escaped. A text longer than `limit` Unicode scalars is
  /// truncated, with an ellipsis.
  func visible(limit: Int = 2000) -> String {
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
