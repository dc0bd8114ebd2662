import AuditModel
import LocaleData

/// VoiceOver's words in the language in which one element is spoken.
struct Phrasebook {
  /// The words of the nearest language that has any.
  let words: SpokenWords
  /// The BCP-47 tag that was asked for.
  let language: String

  /// The words for a tag.
  init(language: String) {
    self.language = language
    words = SpokenWords.words(for: language)
  }

  /// A phrase for a rule, marked where it had to be the English one.
  func phrase(_ word: SpokenWord, _ rule: SpeechRule, index: Int? = nil, count: Int? = nil) -> SpokenText {
    let phrase = words[word]
    var spoken = SpokenText(phrase.filled(index: index, count: count), rule)
    mark(&spoken, phrase)
    return spoken
  }

  /// A label that UIKit or AppKit gives by itself; nil where none is known.
  func label(_ name: String?, of group: LabelGroup, _ rule: SpeechRule = .builtInLabel) -> SpokenText? {
    guard let phrase = name.flatMap({ words.label($0, of: group) }) else { return nil }
    var spoken = SpokenText(phrase.text, rule)
    mark(&spoken, phrase)
    return spoken
  }

  private func mark(_ spoken: inout SpokenText, _ phrase: SpokenPhrase) {
    spoken.confidence = max(spoken.confidence, Confidence(rawValue: phrase.confidence) ?? .d)
    guard !Self.covers(phrase.language, language) else { return }
    spoken.language = phrase.language
    spoken.confidence = .d
  }

  /// Whether words of one tag are the other's own, as `de` are of `de-AT`.
  private static func covers(_ words: String, _ asked: String) -> Bool {
    asked == words || asked.hasPrefix(words + "-")
  }
}

extension SpokenPhrase {
  /// The phrase with its numbers; a number that is not given leaves its place empty.
  fileprivate func filled(index: Int?, count: Int?) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    let numbers = ["index": index, "count": count]
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      let name = part.prefix { $0 != "}" }
      if let number = numbers[String(name)] ?? nil { result += String(number) }
      result += part.dropFirst(name.count + 1)
    }
  }
}
