import AuditModel
import Foundation
import LocaleData
import Utilities

/// VoiceOver's words in the language of one element.
struct Phrasebook {
  /// The words of the nearest language that is known.
  let words: SpokenWords
  /// The requested BCP 47 tag.
  let language: String
  private let numbers: SpokenNumbers

  /// The words for a tag; a project's own take precedence.
  init(language: String, replacing overrides: SpokenWordOverrides = SpokenWordOverrides()) {
    self.language = language
    words = SpokenWords.words(for: language, replacing: overrides)
    numbers = SpokenNumbers(language: language)
  }

  /// A phrase for a rule, marked if it is in another language.
  func phrase(_ word: SpokenWord, _ rule: SpeechRule, index: Int? = nil, count: Int? = nil) -> SpokenText {
    let phrase = words[word]
    var spoken = SpokenText(phrase.filled { name in (name == "index" ? index : count).map(numbers.text) }, rule)
    mark(&spoken, phrase)
    return spoken
  }

  /// Whether a phrase is known in the language, or as little known as a shorter one.
  func has(_ word: SpokenWord, as shorter: SpokenWord) -> Bool {
    words[word].language == words[shorter].language
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
    // Words in a language other than the requested one, or than the nearest to it.
    guard phrase.language != language, words.isFallback || phrase.language != words.language else { return }
    spoken.language = phrase.language
    spoken.confidence = .d
  }
}

extension SpokenPhrase {
  /// The phrase with its numbers; a missing number leaves its place empty.
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

/// Numbers as a language writes them: with its digits and its percent sign.
///
/// Source: Foundation's copy of CLDR, which is Apple's and has the digits that Apple's devices show. Invisible direction marks
/// are removed and spaces are plain, since they are not audible.
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

/// What all elements of a transcript share: settings, platform, framework, words and a lookup of the author's texts.
struct SpeechContext {
  let settings: SpeechSettings
  let platform: Platform
  /// The framework of the interface, if it is not the platform's older one.
  let framework: InterfaceFramework?
  /// VoiceOver's words in the audited locale.
  let phrasebook: Phrasebook
  private let resolve: (LocalizableText) -> String?

  /// A context for one locale; `resolve` finds an author's text in it.
  init(
    settings: SpeechSettings, platform: Platform, framework: InterfaceFramework? = nil, locale: LocaleTag,
    resolve: @escaping (LocalizableText) -> String?
  ) {
    self.settings = settings
    self.platform = platform
    self.framework = framework
    self.resolve = resolve
    phrasebook = Phrasebook(language: locale.identifier, replacing: settings.words)
  }

  /// The author's text in the locale; nil if there isn't one or it is blank, which VoiceOver ignores.
  ///
  /// Words that only code knows appear as their expression in quotation marks: `‹user.name›`.
  func string(_ text: LocalizableText?) -> String? {
    guard let string = text.flatMap(words), !string.allSatisfy(\.isWhitespace) else { return nil }
    return string
  }

  /// The words of a text, of a joined one those of its parts.
  private func words(_ text: LocalizableText) -> String? {
    if let parts = text.parts { return parts.compactMap(words).joined() }
    if let expression = text.quotedExpression { return expression }
    let string = resolve(text)
    return isSwiftUI && text.key != nil && text.isVerbatim != true ? string.map(MarkdownText.shown) : string
  }

  /// Whether the interface is SwiftUI's, whose views offer more by default than UIKit's.
  var isSwiftUI: Bool { framework == .swiftUI }

  /// The author's text with its rule.
  func spoken(_ text: LocalizableText?, _ rule: SpeechRule) -> SpokenText? {
    string(text).map { SpokenText($0, rule) }
  }
}
