/// A language as a canonical BCP-47 tag: language, optional script, optional region, variants.
public struct LocaleTag: Sendable, Hashable {
  /// The tag, such as `de`, `zh-Hans` or `pt-BR`.
  public let identifier: String

  /// The tag in canonical form; nil where `text` is no language tag (2–8 letters, then subtags of 1–8).
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first, (2...8).contains(language.count), language.allSatisfy(\.isASCIILetter),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) })
    else { return nil }
    let canonical =
      [Self.replacedLanguages[language.lowercased()] ?? language.lowercased()]
      + parts.dropFirst().map(Self.canonicalSubtag)
    identifier = Self.legacyTags[canonical.joined(separator: "-")] ?? canonical.joined(separator: "-")
  }

  /// The locale of an `.lproj` folder's name without extension; nil for `Base`, `mul` and what is no language.
  ///
  /// Apple's old English names (`English`, `zh_CN`) are known: CoreFoundation `CFBundle_Locale.c`.
  public init?(folderName: String) {
    if folderName == "Base" || folderName == "mul" { return nil }
    self.init(Self.englishNames[folderName] ?? folderName)
  }

  /// The language subtag.
  public var language: String { String(identifier.prefix { $0 != "-" }) }

  /// The locales whose strings this one inherits, nearest first, without itself (`zh-Hant-HK` → `zh-Hant`).
  ///
  /// CLDR's parent locales: a script that is not the language's usual one has no parent; `en-GB` goes by `en-001`,
  /// Latin American Spanish by `es-419`, African and Asian Portuguese by `pt-PT`.
  public var parents: [LocaleTag] {
    var chain: [LocaleTag] = []
    var current = self
    while let parent = current.parent, chain.count < 8 {
      chain.append(parent)
      current = parent
    }
    return chain
  }

  /// Whether strings of `other` are this locale's own fallback.
  public func inherits(from other: LocaleTag) -> Bool { parents.contains(other) }

  fileprivate init(canonical: String) { identifier = canonical }

  private var parent: LocaleTag? {
    if let special = Self.specialParents[identifier] { return LocaleTag(canonical: special) }
    var parts = identifier.split(separator: "-")
    guard parts.count > 1 else { return nil }
    let dropped = parts.removeLast()
    if dropped.count == 4, parts.count == 1, Self.scriptsWithoutParent.contains(identifier) { return nil }
    if parts.count == 1, dropped.count == 2, let regional = Self.regionalParent(String(parts[0]), String(dropped)) {
      return LocaleTag(canonical: regional)
    }
    return LocaleTag(canonical: parts.joined(separator: "-"))
  }

  private static func regionalParent(_ language: String, _ region: String) -> String? {
    switch language {
    case "en" where region != "US": "en-001"
    case "es" where latinAmerica.contains(region): "es-419"
    case "pt" where portugueseOfPortugal.contains(region): "pt-PT"
    default: nil
    }
  }

  private static func canonicalSubtag(_ subtag: String) -> String {
    switch subtag.count {
    case 4 where subtag.allSatisfy(\.isASCIILetter): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    case 2, 3: subtag.uppercased()
    default: subtag.lowercased()
    }
  }

  // CLDR 42, supplemental parentLocales and languageAlias; only what lproj folders can hold.
  private static let replacedLanguages = ["iw": "he", "in": "id", "ji": "yi", "mo": "ro", "sh": "sr-Latn"]
  private static let legacyTags = [
    "zh-CN": "zh-Hans", "zh-SG": "zh-Hans-SG", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant-HK", "zh-MO": "zh-Hant-MO",
    "zh-Hans-CN": "zh-Hans", "zh-Hant-TW": "zh-Hant",
  ]
  private static let specialParents = ["zh-Hant-MO": "zh-Hant-HK", "nb": "no", "nn": "no"]
  private static let scriptsWithoutParent: Set<String> = [
    "az-Arab", "az-Cyrl", "bs-Cyrl", "en-Dsrt", "en-Shaw", "ha-Arab", "mn-Mong", "ms-Arab", "pa-Arab", "shi-Latn",
    "sr-Latn", "uz-Arab", "uz-Cyrl", "vai-Latn", "yue-Hans", "zh-Hant",
  ]
  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
    "US", "UY", "VE",
  ]
  private static let portugueseOfPortugal: Set<String> = [
    "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL",
  ]
  private static let englishNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Spanish": "es",
    "Japanese": "ja", "Danish": "da", "Swedish": "sv", "Norwegian": "nb", "Finnish": "fi", "Portuguese": "pt",
    "Korean": "ko", "Russian": "ru", "Polish": "pl", "Turkish": "tr", "Greek": "el", "Hebrew": "he", "Arabic": "ar",
    "Thai": "th", "Czech": "cs", "Hungarian": "hu", "Romanian": "ro", "Ukrainian": "uk", "Vietnamese": "vi",
  ]
}

extension LocaleTag: Comparable, CustomStringConvertible, Codable {
  /// By the identifiers' code points.
  public static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.identifier < right.identifier }

  /// The identifier.
  public var description: String { identifier }

  /// Reads a tag; throws where the text is none.
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
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIAlphanumeric: Bool { isASCII && (isLetter || isNumber) }
}

extension LocaleTag {
  /// English, which an app is taken to be written in where it does not say.
  public static let english = LocaleTag(canonical: "en")
}
