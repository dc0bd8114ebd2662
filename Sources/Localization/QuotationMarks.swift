/// Tells what may stand behind the last mark of a sentence.
package enum QuotationMarks {
  /// Whether a scalar closes a quotation or a bracket; `„` and `‚` open ones in German and close them elsewhere.
  package static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return asciiClosers.contains(scalar) }
    guard blocks.contains(where: { $0.contains(scalar.value) }) else { return false }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation: return true
    default: return scalar == "\u{201E}" || scalar == "\u{201A}"
    }
  }

  /// Closing punctuation of ASCII; a star closes Markdown's emphasis.
  private static let asciiClosers: [Unicode.Scalar] = ["\"", "'", ")", "]", "}", "*"]

  /// The blocks with closing punctuation that texts use: Latin-1, General Punctuation, CJK, full-width forms.
  private static let blocks: [ClosedRange<UInt32>] = [0xAB...0xBB, 0x2010...0x205E, 0x3008...0x301F, 0xFE10...0xFF63]
}
