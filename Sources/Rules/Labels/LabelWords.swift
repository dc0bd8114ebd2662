import Foundation
import Localization

/// A label as words, to find whole words and phrases in it.
struct LabelWords {
  /// A word with its place in the text.
  private struct Word {
    var folded: String
    var range: Range<String.Index>
  }

  private let text: String
  private let words: [Word]

  /// The words of a label: runs of letters, marks and digits, without regard to case.
  init(_ text: String) {
    self.text = text
    words = text.split { !$0.isLetter && !$0.isNumber }.map {
      Word(folded: $0.lowercased(), range: $0.startIndex..<$0.endIndex)
    }
  }

  /// How many words there are.
  var count: Int { words.count }

  /// The words in lower case with one space between.
  var folded: String { words.map(\.folded).joined(separator: " ") }

  /// What stands before a phrase with which the label ends; nil where it does not, or is nothing else.
  func beforeFinal(_ phrase: String) -> String? {
    if Self.isSpaceless(phrase) {
      guard text.hasSuffix(phrase), text.count > phrase.count else { return nil }
      return Self.trimmed(text.dropLast(phrase.count))
    }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count > sought.count, words.suffix(sought.count).map(\.folded) == sought else {
      return nil
    }
    return Self.trimmed(text[..<words[words.count - sought.count].range.lowerBound])
  }

  /// What stands behind a phrase with which the label begins; nil where it does not, or is nothing else.
  func afterFirst(_ phrase: String) -> String? {
    if Self.isSpaceless(phrase) {
      guard text.hasPrefix(phrase), text.count > phrase.count else { return nil }
      return Self.trimmed(text.dropFirst(phrase.count))
    }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count > sought.count, words.prefix(sought.count).map(\.folded) == sought else {
      return nil
    }
    return Self.trimmed(text[words[sought.count].range.lowerBound...])
  }

  /// Whether a phrase of whole words stands anywhere; one without spaces between words, anywhere in the text.
  func contains(_ phrase: String) -> Bool {
    if Self.isSpaceless(phrase) { return text.contains(phrase) }
    let sought = Self.split(phrase)
    guard !sought.isEmpty, words.count >= sought.count else { return false }
    return (0...(words.count - sought.count)).contains { start in
      words[start..<(start + sought.count)].elementsEqual(sought) { $0.folded == $1 }
    }
  }

  /// Whether a text is of a script that puts no spaces between words, or glues them together.
  static func isSpaceless(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isLetter && TextTraits.isSpaceless($0.script) }
  }

  /// The words of a phrase in lower case.
  private static func split(_ phrase: String) -> [String] {
    phrase.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }

  /// The text without white space, joiners and quotation marks at its ends.
  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "-–—:,\"'“”„«»‹›「」()·")))
  }
}
