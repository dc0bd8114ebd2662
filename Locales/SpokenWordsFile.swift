import Foundation

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
  /// What people call controls, states and gestures; nil where the file does not tell.
  var vocabulary: SpeechVocabulary?

  /// Reads a file; throws where it is malformed.
  init(_ json: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(json)) }

  /// The words that the model knows, by word; others are left out.
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
