/// A language as a canonical BCP-47 tag: language, optional script, optional region, variants.
public struct LocaleTag: Sendable, Hashable {
  /// The tag, such as `de`, `zh-Hans` or `pt-BR`.
  public let identifier: String

  /// The tag in canonical form; nil if `text` is no language tag (2–8 letters, then subtags of 1–8).
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first, (2...8).contains(language.count), language.allSatisfy(\.isASCIILetter),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) })
    else { return nil }
    let code = language.lowercased()
    let canonical =
      [LegacyNames.languageCodes[code] ?? code] + parts.dropFirst().map(Self.canonicalSubtag)
    let tag = canonical.joined(separator: "-")
    identifier = LegacyNames.tags[tag] ?? tag
  }

  /// The locale of an `.lproj` folder's name without extension; nil for `Base`, `mul`, `qqq` and what is no language.
  ///
  /// Apple's old English names (`English`, `zh_CN`) are known: CoreFoundation `CFBundle_Locale.c`.
  public init?(folderName: String) {
    if LegacyNames.notLanguages.contains(folderName) { return nil }
    self.init(LegacyNames.languages[folderName] ?? folderName)
  }

  /// The language subtag.
  public var language: String { String(identifier.prefix { $0 != "-" }) }

  fileprivate init(canonical: String) { identifier = canonical }

  private static func canonicalSubtag(_ subtag: String) -> String {
    switch subtag.count {
    case 4 where subtag.allSatisfy(\.isASCIILetter): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    case 2, 3: LegacyNames.regions[subtag.uppercased()] ?? subtag.uppercased()
    default: subtag.lowercased()
    }
  }
}

extension LocaleTag: Comparable, CustomStringConvertible, Codable, CodingKeyRepresentable {
  /// By the identifiers' code points.
  public static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.identifier < right.identifier }

  /// The identifier.
  public var description: String { identifier }

  /// Reads a tag; throws if the text is not a tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LocaleTag(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not a language tag")
    }
    self = tag
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// The identifier, as the key of a dictionary.
  public var codingKey: any CodingKey { IdentifierKey(stringValue: identifier) }

  /// Reads a tag from the key of a dictionary; nil if the key is not a tag.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  /// The key of a dictionary by locales.
  private struct IdentifierKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIAlphanumeric: Bool { isASCII && (isLetter || isNumber) }
}

extension LocaleTag {
  /// English, which an app is taken to be written in where it does not say.
  public static let english = LocaleTag(canonical: "en")
}

/// Names of languages and regions that are no longer in use, as old folders and documents still spell them.
///
/// The tables are Apple's, from CoreFoundation: ICU does not know the English names, keeps `zh-CN` apart from `zh-Hans`, and
/// would change with its version which folders belong together.
private enum LegacyNames {
  /// The English names of languages, which old folders have.
  ///
  /// Source: CoreFoundation, `CFBundle_Locale.c`, `__CFBundleLanguageNamesArray`, with the codes of `CFLocaleIdentifier.c`.
  static let languages = [
    "Afrikaans": "af", "Albanian": "sq", "Amharic": "am", "Arabic": "ar", "Armenian": "hy", "Assamese": "as",
    "Aymara": "ay", "Azerbaijani": "az", "Basque": "eu", "Bengali": "bn", "Breton": "br", "Bulgarian": "bg",
    "Burmese": "my", "Byelorussian": "be", "Catalan": "ca", "Chinese": "zh", "Croatian": "hr", "Czech": "cs",
    "Danish": "da", "Dutch": "nl", "Dzongkha": "dz", "English": "en", "Esperanto": "eo", "Estonian": "et",
    "Faroese": "fo", "Farsi": "fa", "Finnish": "fi", "French": "fr", "Galician": "gl", "Georgian": "ka",
    "German": "de", "Greek": "el", "Greenlandic": "kl", "Guarani": "gn", "Gujarati": "gu", "Hebrew": "he",
    "Hindi": "hi", "Hungarian": "hu", "Icelandic": "is", "Indonesian": "id", "Inuktitut": "iu", "Irish": "ga",
    "Italian": "it", "Japanese": "ja", "Javanese": "jv", "Kannada": "kn", "Kashmiri": "ks", "Kazakh": "kk",
    "Khmer": "km", "Kinyarwanda": "rw", "Kirghiz": "ky", "Korean": "ko", "Kurdish": "ku", "Lao": "lo",
    "Latin": "la", "Latvian": "lv", "Lithuanian": "lt", "Macedonian": "mk", "Malagasy": "mg", "Malay": "ms",
    "Malayalam": "ml", "Maltese": "mt", "Manx": "gv", "Marathi": "mr", "Moldavian": "ro", "Mongolian": "mn",
    "Nepali": "ne", "Norwegian": "nb", "Nyanja": "ny", "Nynorsk": "nn", "Oriya": "or", "Oromo": "om",
    "Pashto": "ps", "Polish": "pl", "Portuguese": "pt", "Punjabi": "pa", "Quechua": "qu", "Romanian": "ro",
    "Rundi": "rn", "Russian": "ru", "Sami": "se", "Sanskrit": "sa", "Scottish": "gd", "Serbian": "sr",
    "Sindhi": "sd", "Sinhalese": "si", "Slovak": "sk", "Slovenian": "sl", "Somali": "so", "Spanish": "es",
    "Sundanese": "su", "Swahili": "sw", "Swedish": "sv", "Tagalog": "fil", "Tajiki": "tg", "Tamil": "ta",
    "Tatar": "tt", "Telugu": "te", "Thai": "th", "Tibetan": "bo", "Tigrinya": "ti", "Tongan": "to",
    "Turkish": "tr", "Turkmen": "tk", "Uighur": "ug", "Ukrainian": "uk", "Urdu": "ur", "Uzbek": "uz",
    "Vietnamese": "vi", "Welsh": "cy", "Yiddish": "yi",
  ]

  /// Replaced language codes.
  ///
  /// Source: CLDR 42, `languageAlias`; CoreFoundation, `CFLocaleIdentifier.c`, `localeStringPrefixToCanonical`. Norwegian
  /// `no` stays, since CLDR has it as the parent of `nb`.
  static let languageCodes = [
    "iw": "he", "in": "id", "ji": "yi", "mo": "ro", "sh": "sr-Latn", "tl": "fil", "jw": "jv",
  ]

  /// Replaced region codes.
  ///
  /// Source: CLDR 42, `territoryAlias`; CoreFoundation, `CFLocaleIdentifier.c`, `specialCases`.
  static let regions = [
    "BU": "MM", "CS": "RS", "DD": "DE", "FX": "FR", "SU": "RU", "TP": "TL", "UK": "GB", "YU": "RS", "ZR": "CD",
  ]

  /// Chinese by region, which means a script.
  ///
  /// Source: CoreFoundation, `CFLocaleIdentifier.c`, `appleLocaleToLanguageString`; CLDR 42, `likelySubtags`.
  static let tags = [
    "zh-CN": "zh-Hans", "zh-SG": "zh-Hans-SG", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant-HK", "zh-MO": "zh-Hant-MO",
    "zh-Hans-CN": "zh-Hans", "zh-Hant-TW": "zh-Hant",
  ]

  /// Folders whose texts are not in a language of their own: Interface Builder's base, all languages at once (ISO 639-2 `mul`), and the
  /// messages' documentation of translatewiki.net (`qqq`).
  static let notLanguages: Set<String> = ["Base", "mul", "qqq"]
}
