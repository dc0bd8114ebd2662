import AuditModel
import Foundation
import LocaleData

/// VoiceOver's words in the language in which one element is spoken.
struct Phrasebook {
  /// The words of the nearest language that has any.
  let words: SpokenWords
  /// The BCP-47 tag that was asked for.
  let language: String
  private let numbers: SpokenNumbers

  /// The words for a tag, a project's own before ours.
  init(language: String, replacing overrides: SpokenWordOverrides = SpokenWordOverrides()) {
    self.language = language
    words = SpokenWords.words(for: language, replacing: overrides)
    numbers = SpokenNumbers(language: language)
  }

  /// A phrase for a rule, marked if it is the English one.
  func phrase(_ word: SpokenWord, _ rule: SpeechRule, index: Int? = nil, count: Int? = nil) -> SpokenText {
    let phrase = words[word]
    var spoken = SpokenText(phrase.filled { name in (name == "index" ? index : count).map(numbers.text) }, rule)
    mark(&spoken, phrase)
    return spoken
  }

  /// A percentage as the language writes it.
  func percentage(_ percent: Int, _ rule: SpeechRule) -> SpokenText {
    SpokenText(numbers.percentage(percent), rule)
  }

  /// A default label of UIKit or AppKit; nil if none is known.
  func label(_ name: String?, of group: LabelGroup, _ rule: SpeechRule = .builtInLabel) -> SpokenText? {
    guard let phrase = name.flatMap({ words.label($0, of: group) }) else { return nil }
    var spoken = SpokenText(phrase.text, rule)
    mark(&spoken, phrase)
    return spoken
  }

  private func mark(_ spoken: inout SpokenText, _ phrase: SpokenPhrase) {
    let own = Confidence(rawValue: phrase.confidence) ?? .d
    spoken.confidence = max(spoken.confidence, own)
    if own == .d { spoken.source = phrase.source }
    // Words of another language than the asked one, or than the nearest to it.
    guard phrase.language != language, words.isFallback || phrase.language != words.language else { return }
    spoken.language = phrase.language
    spoken.confidence = .d
  }
}

extension SpokenPhrase {
  /// The phrase with its numbers; a number that is not given leaves its place empty.
  fileprivate func filled(_ number: (Substring) -> String?) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      let name = part.prefix { $0 != "}" }
      result += number(name) ?? ""
      result += part.dropFirst(name.count + 1)
    }
  }
}

/// Numbers as a language writes them: in its digits, with its sign for per cent.
///
/// Source: Foundation's copy of CLDR, which is Apple's own and so has the digits that Apple's devices show. Invisible
/// marks of direction are left out and spaces are plain ones, since nobody hears them.
struct SpokenNumbers {
  private let locale: Locale

  /// The numbers of a BCP-47 tag.
  init(language: String) { locale = Locale(identifier: language) }

  /// A whole number without separators.
  func text(_ number: Int) -> String { number.formatted(.number.grouping(.never).locale(locale)) }

  /// A whole number of hundredths.
  func percentage(_ percent: Int) -> String {
    let text = (Double(percent) / 100).formatted(.percent.precision(.fractionLength(0)).grouping(.never).locale(locale))
    return String(String.UnicodeScalarView(text.unicodeScalars.compactMap(Self.heard)))
  }

  private static func heard(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.properties.isWhitespace { return " " }
    return scalar.properties.isBidiControl ? nil : scalar
  }
}
