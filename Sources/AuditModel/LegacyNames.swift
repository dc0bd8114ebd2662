/// Names of languages and regions that are no longer written so: what old folders and documents spell in their own way.
enum LegacyNames {
  /// The languages' English names, which old folders have.
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

  /// Folders that hold no language's texts: Interface Builder's base, all languages at once (ISO 639-2 `mul`), and the
  /// messages' documentation of translatewiki.net (`qqq`).
  static let notLanguages: Set<String> = ["Base", "mul", "qqq"]
}
