/// Finds the localization that suits a language.
public protocol LanguageMatching: Sendable {
  /// The localization among those of a bundle in which a device with that language shows it; nil where none suits.
  func match(_ language: LocaleTag, among localizations: [LocaleTag]) -> LocaleTag?
}

extension LanguageMatching {
  /// The localization that a bundle is shown in: the one that suits, else the development language's, else English,
  /// else the first; nil where there are none.
  ///
  /// Source: CoreFoundation, `CFBundle_Locale.c`, `_CFBundleCopyPreferredLanguagesInList`; Apple, QA1828.
  public func localization(
    for language: LocaleTag, among localizations: [LocaleTag], development: LocaleTag
  ) -> LocaleTag? {
    for wanted in [language, development, .english] {
      if let found = match(wanted, among: localizations) { return found }
    }
    return localizations.first
  }
}

/// Finds a language itself or what it inherits from by CLDR's parents, and no relatives.
public struct ParentMatching: LanguageMatching {
  /// A matching without any settings.
  public init() {}

  /// The language itself, else its nearest parent.
  public func match(_ language: LocaleTag, among localizations: [LocaleTag]) -> LocaleTag? {
    ([language] + language.parents).first(where: localizations.contains)
  }
}
