extension Unicode.Scalar {
  /// Whether the character shows something by itself.
  var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator,
      .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }

  /// The code point as `U+00A0`.
  var codePointName: String { "U+" + String(value, radix: 16, uppercase: true).padded(to: 4) }
}

extension String {
  /// The text with zeros before it, up to a length.
  func padded(to length: Int) -> String { String(repeating: "0", count: max(0, length - count)) + self }
}
