import Foundation

/// VoiceOver's own words in one language, with English for missing phrases.
package struct SpokenWords: Sendable {
  /// The BCP-47 tag of the language whose words these are.
  package let language: String
  /// The language's words for controls, states and gestures.
  package let vocabulary: SpeechVocabulary
  /// Whether there are no words in the requested language, so that English is used.
  package let isFallback: Bool
  private let phrases: [SpokenWord: SpokenPhrase]

  /// The phrase for a word; the English one, as its `language` says, if this language has none.
  package subscript(word: SpokenWord) -> SpokenPhrase {
    phrases[word] ?? Self.english[word]
      ?? SpokenPhrase(text: word.rawValue, confidence: "D", source: "no words could be read", language: "en")
  }

  /// A default label of UIKit or AppKit, such as a bar item's, in English if this language has none; nil if none is known.
  package func label(_ name: String, of group: LabelGroup) -> SpokenPhrase? {
    Self.systemLabels[language]?.phrase(name, of: group) ?? Self.systemLabels["en"]?.phrase(name, of: group)
  }

  /// The words for a BCP-47 tag, from the nearest language that has any (`de-AT` → `de`), otherwise English; the
  /// project's own words take precedence.
  package static func words(for tag: String, replacing overrides: SpokenWordOverrides = SpokenWordOverrides())
    -> SpokenWords
  {
    let nearest = SpokenLanguage.nearest(to: tag, among: known)
    let language = nearest ?? "en"
    let own = overrides.words(for: tag).reduce(into: [SpokenWord: SpokenPhrase]()) { phrases, word in
      phrases[word.key] = SpokenPhrase(
        text: word.value, confidence: "A", source: "the project's configuration", language: tag)
    }
    let file = known[language]
    return SpokenWords(
      language: language, vocabulary: nearest == nil ? SpeechVocabulary() : file?.vocabulary ?? SpeechVocabulary(),
      isFallback: nearest == nil, phrases: (file?.phrases ?? [:]).merging(own) { _, own in own })
  }

  /// The vocabulary of the nearest language that has any; empty if there is no such language.
  static func vocabulary(for tag: String) -> SpeechVocabulary {
    SpokenLanguage.nearest(to: tag, among: known).flatMap { known[$0]?.vocabulary } ?? SpeechVocabulary()
  }

  /// The words in a file's bytes; empty if the file is malformed, so that English is used instead.
  static func phrases(in json: [UInt8]) -> [SpokenWord: SpokenPhrase] {
    guard let file = try? SpokenWordsFile(json) else { return [:] }
    return file.phrases
  }

  /// The contents of one file.
  private struct Language {
    var phrases: [SpokenWord: SpokenPhrase]
    var vocabulary: SpeechVocabulary
  }

  private static let known: [String: Language] = SpokenWordsFile.embedded.compactMapValues { json in
    guard let file = try? SpokenWordsFile(json) else { return nil }
    return Language(phrases: file.phrases, vocabulary: file.vocabulary ?? SpeechVocabulary())
  }
  private static let english = known["en"]?.phrases ?? [:]
  private static let systemLabels = LabelFile.embedded.compactMapValues { try? LabelFile($0) }
}

/// One `spoken/<tag>.json`: the words of a language, each with its confidence and the name of its source.
struct SpokenWordsFile: Decodable {
  struct Word: Decodable {
    var text: String
    var confidence: String
    var source: String
  }

  var language: String
  var sources: [String: String]
  var words: [String: Word]
  /// The language's words for controls, states and gestures; nil if the file has none.
  var vocabulary: SpeechVocabulary?

  /// Reads a file; throws if it is malformed.
  init(_ json: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(json)) }

  /// The phrases by word, without unknown words.
  var phrases: [SpokenWord: SpokenPhrase] {
    var phrases: [SpokenWord: SpokenPhrase] = [:]
    for (name, word) in words {
      guard let key = SpokenWord(rawValue: name) else { continue }
      phrases[key] = SpokenPhrase(
        text: word.text, confidence: word.confidence, source: sources[word.source] ?? word.source, language: language)
    }
    return phrases
  }

  /// The embedded files by language tag.
  static let embedded: [String: [UInt8]] = [
    "ar": PackageResources.ar_json, "bg": PackageResources.bg_json, "ca": PackageResources.ca_json,
    "cs": PackageResources.cs_json, "da": PackageResources.da_json, "de": PackageResources.de_json,
    "el": PackageResources.el_json, "en": PackageResources.en_json, "es": PackageResources.es_json,
    "es-419": PackageResources.es_419_json, "et": PackageResources.et_json, "fa": PackageResources.fa_json,
    "fi": PackageResources.fi_json, "fr": PackageResources.fr_json, "fr-CA": PackageResources.fr_CA_json,
    "he": PackageResources.he_json, "hi": PackageResources.hi_json, "hr": PackageResources.hr_json,
    "hu": PackageResources.hu_json, "id": PackageResources.id_json, "it": PackageResources.it_json,
    "ja": PackageResources.ja_json, "ko": PackageResources.ko_json, "lt": PackageResources.lt_json,
    "lv": PackageResources.lv_json, "ms": PackageResources.ms_json, "nb": PackageResources.nb_json,
    "nl": PackageResources.nl_json, "pl": PackageResources.pl_json, "pt-BR": PackageResources.pt_BR_json,
    "pt-PT": PackageResources.pt_PT_json, "ro": PackageResources.ro_json, "ru": PackageResources.ru_json,
    "sk": PackageResources.sk_json, "sl": PackageResources.sl_json, "sr": PackageResources.sr_json,
    "sv": PackageResources.sv_json, "th": PackageResources.th_json, "tr": PackageResources.tr_json,
    "uk": PackageResources.uk_json, "vi": PackageResources.vi_json, "zh-HK": PackageResources.zh_HK_json,
    "zh-Hans": PackageResources.zh_Hans_json, "zh-Hant": PackageResources.zh_Hant_json,
  ]
}

/// The parts of the files in `controls`.
package enum LabelGroup: String, Sendable, CaseIterable {
  case barButtonItem, tabBarItem, button, toolbarItem, appKitRole
}

/// Default labels of UIKit and AppKit in one language.
struct LabelFile: Decodable {
  struct Group: Decodable {
    var confidence: String
    var source: String
    var texts: [String: String]
  }

  var language = "en"
  var groups: [String: Group] = [:]

  /// A file without labels.
  init() {}

  /// Reads a file; throws if it is malformed.
  init(_ json: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(json)) }

  /// A label of a group by the item's name; nil if it has no such label.
  func phrase(_ name: String, of group: LabelGroup) -> SpokenPhrase? {
    guard let group = groups[group.rawValue], let text = group.texts[name] else { return nil }
    return SpokenPhrase(text: text, confidence: group.confidence, source: group.source, language: language)
  }

  /// The embedded files by language tag.
  static let embedded: [String: [UInt8]] = [
    "de": PackageResources.labels_de_json, "en": PackageResources.labels_en_json,
  ]
}

/// One language's words for controls, states and gestures, which labels and hints should leave to VoiceOver.
///
/// They are whole words or phrases in lowercase, as they appear in a text; VoiceOver's own words are among them.
package struct SpeechVocabulary: Sendable, Hashable, Decodable {
  /// Where the words come from.
  package var source = ""
  /// The words for a role, by the trait or kind that speaks it: `button`, `link`, `image`, `header`, `tab`, `switch`,
  /// `slider`, `textField`, `searchField`.
  package var roles: [String: [String]] = [:]
  /// The words for states that VoiceOver speaks by itself, such as `selected`.
  package var states: [String] = []
  /// The phrases for gestures, such as `double tap`.
  package var gestures: [String] = []

  /// No words at all.
  package init() {}

  /// The words of the nearest language that has any (`de-AT` → `de`); none if there is no such language.
  package static func words(for tag: String) -> SpeechVocabulary { SpokenWords.vocabulary(for: tag) }
}

/// Words that VoiceOver speaks according to the project, instead of ours.
package struct SpokenWordOverrides: Sendable, Hashable {
  /// The words by language tag.
  package private(set) var words: [String: [SpokenWord: String]] = [:]

  /// No words.
  package init() {}

  /// The names of all words that can be replaced, sorted.
  package static let names = SpokenWord.allCases.map(\.rawValue).sorted()

  /// Why a text cannot replace a word, for example because a number would be lost; nil if it can.
  package static func objection(to text: String, for name: String) -> String? {
    guard let word = SpokenWord(rawValue: name) else { return "there is no spoken word \"\(name)\"" }
    let numbers = placeholders(of: SpokenWords.words(for: "en")[word].text)
    guard placeholders(of: text) == numbers else {
      return numbers.isEmpty ? "it does not take a number" : "it needs \(numbers.sorted().joined(separator: " and "))"
    }
    return text.isEmpty ? "it is empty" : nil
  }

  /// Replaces a word in a language; an unknown name is ignored.
  package mutating func replace(_ name: String, with text: String, in tag: String) {
    guard let word = SpokenWord(rawValue: name) else { return }
    words[tag, default: [:]][word] = text
  }

  /// The words for a tag: those of the nearest language that has any.
  func words(for tag: String) -> [SpokenWord: String] {
    SpokenLanguage.nearest(to: tag, among: words).flatMap { words[$0] } ?? [:]
  }

  private static func placeholders(of text: String) -> Set<String> {
    Set(["{index}", "{count}"].filter(text.contains))
  }
}

/// Finds the language whose words are used for a BCP-47 tag.
enum SpokenLanguage {
  /// The nearest of the known tags: the tag itself or its alias, then both without their last subtags.
  static func nearest<Known>(to tag: String, among known: [String: Known]) -> String? {
    var candidate = tag
    while !candidate.isEmpty {
      if let found = [candidate, aliases[candidate] ?? regionAlias(of: candidate)].lazy.compactMap({ $0 }).first(
        where: { known[$0] != nil })
      {
        return found
      }
      if let script = unlike[candidate], known[script] != nil { return nil }
      candidate = candidate.lastIndex(of: "-").map { String(candidate[..<$0]) } ?? ""
    }
    return nil
  }

  /// The alias of a Latin American Spanish tag, which is one language in CLDR.
  private static func regionAlias(of tag: String) -> String? {
    tag.hasPrefix("es-") && latinAmerica.contains(String(tag.dropFirst(3))) ? "es-419" : nil
  }

  // CLDR 44: language aliases, likely subtags and parent locales.
  private static let aliases = [
    "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-MO": "zh-HK",
    "zh-Hant-HK": "zh-HK", "zh-Hant-MO": "zh-HK", "pt": "pt-BR", "pt-AO": "pt-PT", "pt-MZ": "pt-PT", "pt-CH": "pt-PT",
    "pt-LU": "pt-PT", "no": "nb", "iw": "he", "in": "id",
  ]
  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
    "US", "UY", "VE",
  ]
  /// Tags in a script other than the language's usual one, whose readers could not read its words.
  private static let unlike = ["sr-Latn": "sr"]
}

/// A word or phrase that VoiceOver itself adds to what an app says; its name is the key in `spoken/<tag>.json`.
package enum SpokenWord: String, Sendable, Hashable, CaseIterable {
  case selected, selectedPrefix, dimmed, button, backButton, back, tab, heading, link, adjustable, image, searchField
  case textField, secureTextField, isEditing, switchButton, on, off, mixed, expanded, collapsed
  case adjustableHint, toggleHint, editHint, editLongHint, editingHint, expandHint, collapseHint, directTouchHint
  case actionsAvailable, moreContentAvailable
  case position, row, column, spansRows, spansColumns, listStart, listEnd, landmarkStart, landmarkEnd
  case rowHeader, columnHeader, badgeItem, badgeItems
  case page, decrement, increment, inProgress
}

/// One phrase in one language, with what is known about it.
package struct SpokenPhrase: Sendable, Hashable {
  /// The words; `{index}` and `{count}` are replaced with numbers.
  package var text: String
  /// The confidence of the phrase: `A` to `D` (`Locales/README.md`).
  package var confidence: String
  /// Where the phrase comes from.
  package var source: String
  /// The BCP-47 tag of the phrase's language; English if the requested language does not have the phrase.
  package var language: String

  /// A phrase with its source.
  package init(text: String, confidence: String, source: String, language: String) {
    self.text = text
    self.confidence = confidence
    self.source = source
    self.language = language
  }
}
