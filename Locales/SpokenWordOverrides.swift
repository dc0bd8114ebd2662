/// Words that a project says VoiceOver speaks, in place of ours.
package struct SpokenWordOverrides: Sendable, Hashable {
  /// The words by language tag.
  package private(set) var words: [String: [SpokenWord: String]] = [:]

  /// No words.
  package init() {}

  /// The names of all words that can be replaced, sorted.
  package static let names = SpokenWord.allCases.map(\.rawValue).sorted()

  /// Why a text cannot stand for a word, such as that a number would be lost; nil where it can.
  package static func objection(to text: String, for name: String) -> String? {
    guard let word = SpokenWord(rawValue: name) else { return "there is no spoken word \"\(name)\"" }
    let numbers = placeholders(of: SpokenWords.words(for: "en")[word].text)
    guard placeholders(of: text) == numbers else {
      return numbers.isEmpty ? "it takes no number" : "it needs \(numbers.sorted().joined(separator: " and "))"
    }
    return text.isEmpty ? "it is empty" : nil
  }

  /// Replaces a word in a language; a name that is no word is passed over.
  package mutating func replace(_ name: String, with text: String, in tag: String) {
    guard let word = SpokenWord(rawValue: name) else { return }
    words[tag, default: [:]][word] = text
  }

  /// The words for a tag: those of the nearest language that has any.
  func words(for tag: String) -> [SpokenWord: String] {
    SpokenLanguage.nearest(to: tag, among: words.keys).flatMap { words[$0] } ?? [:]
  }

  private static func placeholders(of text: String) -> Set<String> {
    Set(["{index}", "{count}"].filter(text.contains))
  }
}
