/// Letters and words of texts.
extension StringProtocol {
  /// How many letters of each script the text has; marks and what all scripts share do not count.
  package var letterCounts: [Script: Int] {
    var counts: [Script: Int] = [:]
    var latin = 0
    for scalar in unicodeScalars where scalar.isLetter {
      if scalar.isASCII {
        latin += 1
      } else {
        counts[scalar.script, default: 0] += 1
      }
    }
    if latin > 0 { counts[.latin, default: 0] += latin }
    (counts[.common], counts[.inherited]) = (nil, nil)
    return counts
  }

  /// The runs of letters with their marks and joiners, in order.
  package var words: [SubSequence] {
    var words: [SubSequence] = []
    var start: Index?
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      if scalar.isLetter {
        start = start ?? index
      } else if let begun = start, !scalar.isMark, !scalar.isInvisible {
        words.append(self[begun..<index])
        start = nil
      }
    }
    if let start { words.append(self[start...]) }
    return words
  }

  /// The text with every decimal digit of any script as an ASCII digit.
  package var withASCIIDigits: String {
    // The first decimal digits beyond ASCII are Arabic ones.
    guard unicodeScalars.contains(where: { $0.value >= 0x660 }) else { return String(self) }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let digit = scalar.digitValue.flatMap { Unicode.Scalar(UInt32($0) + 0x30) }
      result.append(digit ?? scalar)
    }
    return String(result)
  }
}
