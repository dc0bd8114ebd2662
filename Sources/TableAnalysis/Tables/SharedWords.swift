import FormatStrings

/// Decides which words of a text have to differ between languages.
///
/// Ignored, as in Weblate's check `same`, are format specifiers, markup, addresses, paths, hashtags, words of one or
/// two letters, acronyms, names in mixed case (`iCloud`), words with digits, and words that most languages share.
package enum SharedWords {
  /// The number of words that a translation has to change; 0 if the text may stay as it is.
  package static func translatableCount(in text: String) -> Int {
    if text.unicodeScalars.contains("©") { return 0 }
    let plain = withoutMarkup(FormatString(text).literalText)
    return plain.split(whereSeparator: \.isWhitespace).filter { !isAddress($0) }.reduce(0) { count, part in
      count + part.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.count { isTranslatable($0) }
    }
  }

  /// Whether a text has words to translate; several uppercase words are not an acronym.
  package static func hasWords(_ text: String) -> Bool {
    // A single letter among signs is a picture: "¯\\_(ツ)_/¯".
    let (letters, signs) = (
      text.count(where: \.isLetter), text.count { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
    )
    if letters == 1 && signs > 2 || SampleText.isCode(text) || areJoinedAcronyms(text) { return false }
    if shortWords.contains(text.lowercased()), text.contains(where: \.isLowercase) { return true }
    return translatableCount(in: text) > 0 || translatableCount(in: text.lowercased()) > 1
  }

  /// Whether a text is nothing but short acronyms that signs join: "SSL/TLS".
  private static func areJoinedAcronyms(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { "/+&".contains($0) }
    return parts.count > 1 && parts.allSatisfy { (2...3).contains($0.count) && $0.allSatisfy(\.isUppercase) }
  }

  private static func isTranslatable(_ word: Substring) -> Bool {
    guard word.contains(where: \.isLetter), !word.contains(where: \.isNumber) else { return false }
    let isCased = word.contains { $0.isUppercase || $0.isLowercase }
    guard isCased else { return true }
    guard word.count > 2, word.contains(where: \.isLowercase) else { return false }
    let isMixed = word.dropFirst().contains(where: \.isUppercase)
    return !isMixed && !shared.contains(word.lowercased())
  }

  /// Whether a word is an address, a domain, a path, a hashtag or a template variable.
  private static func isAddress(_ word: Substring) -> Bool {
    let bytes = word.utf8
    if let first = bytes.first, addressStarts.contains(first) { return true }
    if bytes.contains(UInt8(ascii: "@")) || (bytes.contains(UInt8(ascii: ":")) && word.contains("://")) { return true }
    guard bytes.contains(UInt8(ascii: ".")) else { return false }
    return word.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { $0.count > 1 }
  }

  /// The first characters of paths, hashtags, variables and mentions.
  private static let addressStarts = Array("/~#{$@".utf8)

  /// The text without anything in angle brackets.
  private static func withoutMarkup(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      result += rest[..<start] + " "
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// English words of two letters that are all of a title, and in lowercase or capitalized no acronyms: the titles of buttons, switches and
  /// menus in public apps.
  private static let shortWords: Set<String> = [
    "no", "on", "go", "up", "to", "at", "by", "in", "of", "or", "if", "my", "do", "as",
  ]

  /// English words that at least two in five translations of complete tables keep, in four languages or more.
  ///
  /// Counted in the tables of seven public apps (17 to 62 languages) in which fewer than one text in eight is identical
  /// to the source.
  private static let shared: Set<String> = [
    "album", "alias", "auto", "beta", "bonus", "byte", "clip", "diff", "gamma", "halloween", "indigo", "internet",
    "mac",
    "mono", "patron", "plus", "podcast", "podcasts", "port", "radio", "safari", "server", "stereo", "total", "video",
    "windows",
  ]
}

/// Decides whether a text has anything to translate.
package enum TranslatableText {
  /// Whether a text has a letter outside format specifiers, named placeholders and addresses.
  package static func hasWords(_ text: String) -> Bool {
    var text = text
    for range in NamedPlaceholders.ranges(in: text).reversed() { text.replaceSubrange(range, with: " ") }
    let words = FormatString(text).literalText.split(whereSeparator: \.isWhitespace)
    return words.contains { word in !isAddress(word) && word.contains(where: \.isLetter) }
  }

  /// `https://example.com`, `mail@example.com`.
  private static func isAddress(_ word: Substring) -> Bool { word.contains("://") || word.contains("@") }
}
