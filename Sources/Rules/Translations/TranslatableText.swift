import FormatStrings

/// What a text consists of.
enum TranslatableText {
  /// Whether there is something to translate: a letter outside format specifiers and addresses.
  static func hasWords(_ text: String) -> Bool {
    let words = FormatString(text).literalText.split(whereSeparator: \.isWhitespace)
    return words.contains { word in !isAddress(word) && word.contains(where: \.isLetter) }
  }

  /// `https://example.com`, `mail@example.com`.
  private static func isAddress(_ word: Substring) -> Bool { word.contains("://") || word.contains("@") }
}
