import ScreenAnalysis

/// Tells an abbreviation's full stop from a sentence's.
enum Abbreviation {
  /// Whether a text is so short that its full stop may be an abbreviation's or an ordinal's: one word of at most five
  /// letters, a last word with a full stop inside, of one letter, or that ends with a figure, in at most three words.
  ///
  /// Such are `Min.`, `z. B.`, `min. 3` and `3.`.
  static func ends(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace }
    guard let last = words.last, words.count <= 3 else { return false }
    let letters = last.trimmingEnd(".")
    if letters.count <= 1 || letters.contains(".") || letters.last?.isNumber ?? false { return true }
    return letters.count <= 5 && words.dropLast().allSatisfy(isAbbreviated)
  }

  /// A figure, a placeholder, or a word with a full stop: what stands before an abbreviated unit.
  private static func isAbbreviated(_ word: Substring) -> Bool {
    word.hasSuffix(".") || !word.contains(where: \.isLetter) || word.hasPrefix("%")
  }
}
