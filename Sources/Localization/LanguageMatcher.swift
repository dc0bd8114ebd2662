package import AuditModel
import CTextEngine

/// Finds the localization of a bundle that an Apple device chooses for a preferred language.
///
/// The language itself, in any spelling; otherwise its nearest parent (`en-GB` gets `en`; `nb` and `no` are the same);
/// otherwise a localization of the same language and script. A language with a region or script gets the nearest one
/// (`pt-PT` gets `pt-BR`), a bare language only that of its likely region (`pt` gets `pt-BR`, but `en` never gets
/// `en-GB`). Traditional Chinese never gets Simplified.
///
/// Source: Apple, QA1828, "How iOS Determines the Language For Your App"; CoreFoundation, `CFBundle_Locale.c`, whose
/// `ualoc_localizationsToUse` does not exist on Linux; CLDR's parent locales and likely subtags.
package enum LanguageMatcher {
  /// The localization for a language; nil if there isn't one.
  package static func match(_ language: LocaleTag, among localizations: [LocaleTag]) -> LocaleTag? {
    for wanted in [language] + language.parents {
      if let found = same(wanted, in: localizations) { return found }
    }
    return relative(of: language, in: localizations)
  }

  /// The localization in which a bundle is shown: the matching one, otherwise the development language's, English, or
  /// the first; nil if there aren't any.
  ///
  /// Source: CoreFoundation, `CFBundle_Locale.c`, `_CFBundleCopyPreferredLanguagesInList`; Apple, QA1828.
  package static func localization(
    for language: LocaleTag, among localizations: [LocaleTag], development: LocaleTag
  ) -> LocaleTag? {
    for wanted in [language, development, .english] {
      if let found = match(wanted, among: localizations) { return found }
    }
    return localizations.first
  }

  /// The localization that is the same locale in any spelling.
  private static func same(_ locale: LocaleTag, in localizations: [LocaleTag]) -> LocaleTag? {
    if localizations.contains(locale) { return locale }
    guard let other = sameLanguage[locale.language] else { return nil }
    let spelling = LocaleTag(other + locale.identifier.dropFirst(locale.language.count))
    return localizations.first { $0 == spelling }
  }

  /// Languages that Apple treats as the same: CoreFoundation, `CFLocaleIdentifier.c`, has `no` for `nb`.
  private static let sameLanguage = ["no": "nb", "nb": "no"]

  /// The nearest localization of the same language and script.
  private static func relative(of language: LocaleTag, in localizations: [LocaleTag]) -> LocaleTag? {
    guard let wanted = LikelySubtags(language) else { return nil }
    let related = localizations.filter { LikelySubtags($0).map { $0.hasLanguageAndScript(of: wanted) } ?? false }
    if let exact = related.first(where: { LikelySubtags($0)?.region == wanted.region }) { return exact }
    guard language.identifier != language.language else { return nil }
    return nearest(to: language, among: related)
  }

  /// The related localization with the nearest common parent, preferably that of the parent's likely region.
  private static func nearest(to language: LocaleTag, among related: [LocaleTag]) -> LocaleTag? {
    for ancestor in [language] + language.parents {
      let children = related.filter { $0 == ancestor || $0.inherits(from: ancestor) }
      guard !children.isEmpty else { continue }
      let region = LikelySubtags(ancestor)?.region
      return children.first { LikelySubtags($0)?.region == region } ?? children.first
    }
    return related.first
  }
}

extension LikelySubtags {
  /// Whether two locales have the same language and script.
  fileprivate func hasLanguageAndScript(of other: LikelySubtags) -> Bool {
    language == other.language && script == other.script
  }
}

/// A locale with its script and region, or the likely ones if its tag has none (`zh-TW` is `zh-Hant-TW`).
package struct LikelySubtags: Sendable, Hashable {
  /// The language subtag; Norwegian is `nb`, as on Apple's systems.
  package let language: String
  /// The ISO 15924 code of the script.
  package let script: String
  /// The region.
  package let region: String

  /// The subtags of a locale by CLDR's likely subtags; nil if ICU does not know the language.
  package init?(_ locale: LocaleTag) {
    guard let known = Self.cache.value(for: locale, make: Self.derived) else { return nil }
    self = known
  }

  private init(language: String, script: String, region: String) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// The subtags of a tag with its likely script and region, as ICU spells them; nil if it does not know the language.
  package static func maximized(_ tag: String) -> [String]? {
    ForeignText.tag { te_maximized_tag(tag, $0, $1) }?.split(separator: "-").map(String.init)
  }

  private static func derived(_ locale: LocaleTag) -> LikelySubtags? {
    guard let parts = maximized(locale.identifier), parts.count > 2, parts[1].count == 4,
      (2...3).contains(parts[2].count)
    else { return nil }
    return LikelySubtags(language: parts[0] == "no" ? "nb" : parts[0], script: parts[1], region: parts[2])
  }

  private static let cache = LocaleCache<LikelySubtags?>()
}
