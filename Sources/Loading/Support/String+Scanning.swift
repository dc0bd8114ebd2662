extension Unicode.Scalar {
  /// Whether the character is visible by itself.
  var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator,
      .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }
}

extension String {
  /// Whether the text is formed like the names of AppKit: `NS` and an uppercase letter.
  var isNameOfAppKit: Bool { hasPrefix("NS") && dropFirst(2).first?.isUppercase == true }

  /// The text padded with leading zeros to a length.
  func padded(to length: Int) -> String { String(repeating: "0", count: max(0, length - count)) + self }

  /// The text of UTF-8 bytes without outer ASCII white space.
  static func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    let start = bytes.drop { $0 <= Byte.space }
    guard let last = start.lastIndex(where: { $0 > Byte.space }) else { return "" }
    return String(decoding: start[...last], as: UTF8.self)
  }
}
