import Utilities

/// Decides whether a text shows what a person may type, rather than saying it in words.
package enum SampleText {
  /// Whether a text is a mask, a token or an address, or begins like an example ("For example").
  package static func isSample(_ text: String) -> Bool {
    let start = text.lowercased()
    return isCode(text) || isHost(text) || text.contains("://")
      || text.split(separator: " ").contains(where: isMailAddress)
      || openings.contains(where: start.hasPrefix)
  }

  /// Whether a text has nothing to translate, since it is one letter repeated, as in a mask, an identifier, or contains a token.
  static func isCode(_ text: String) -> Bool {
    isMask(text) || text.isSnakeCase || text.split(separator: " ").contains(where: isToken)
  }

  private static func isMask(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters.count >= shortestMask && Set(letters).count == 1
  }

  /// Whether a word has uppercase and lowercase letters and digits, and more of them than words do.
  private static func isToken(_ word: Substring) -> Bool {
    word.count >= shortestToken && word.contains(where: \.isNumber) && word.contains(where: \.isUppercase)
      && word.contains(where: \.isLowercase)
  }

  private static func isMailAddress(_ word: Substring) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().dropLast().contains(".")
  }

  /// Whether a text is nothing but the name of a host: `api.example.com`.
  private static func isHost(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && text == text.lowercased() && labels.last?.allSatisfy(\.isLetter) == true
      && labels.allSatisfy { $0.count > 1 && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
  }

  private static let shortestMask = 3
  private static let shortestToken = 16
  /// With what an example of what to write begins (Apple Style Guide, "e.g."; public apps).
  private static let openings = [
    "e.g.", "e.g ", "eg.", "ex.", "ex:", "example:", "example ", "for example", "z. b.", "z.b.", "p. ex.", "por ej",
    "i.e.",
  ]
}
