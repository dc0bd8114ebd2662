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

  /// The locales whose strings this one inherits, nearest first, without itself (`zh-Hant-HK` → `zh-Hant`).
  ///
  /// CLDR's parent locales: a script that is not the language's usual one has no parent; `en-GB` goes by `en-001`,
  /// Latin American Spanish by `es-419`, African and Asian Portuguese by `pt-PT`. Else the tag loses its last subtag.
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
    if let explicit = ParentLocales.explicitParent(of: identifier) { return explicit.map(LocaleTag.init(canonical:)) }
    return identifier.lastIndex(of: "-").map { LocaleTag(canonical: String(identifier[..<$0])) }
  }

  private static func canonicalSubtag(_ subtag: String) -> String {
    switch subtag.count {
    case 4 where subtag.allSatisfy(\.isASCIILetter): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    case 2, 3: LegacyNames.regions[subtag.uppercased()] ?? subtag.uppercased()
    default: subtag.lowercased()
    }
  }
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
