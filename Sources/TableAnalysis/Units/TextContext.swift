public import AuditModel
package import Localization

/// The common properties of all texts in one locale's table.
public final class TextContext: Sendable {
  /// The bundle's path.
  public let bundle: String
  /// The table's name.
  public let table: String
  /// The language of the source texts.
  public let developmentLanguage: LocaleTag
  /// The locale.
  public let locale: LocaleTag
  /// Whether the table translates an interface file.
  public let isInterface: Bool
  /// ICU's data about the locale.
  package let profile: LanguageProfile
  /// ICU's data about the source language.
  let sourceProfile: LanguageProfile
  /// The properties of the locale that are needed for every text.
  package let traits: TextTraits
  /// The same properties of the source language.
  package let sourceTraits: TextTraits
  /// The project's terms in this language.
  package let glossary: LocalGlossary
  /// The keys that interfaces show.
  package let keys: InterfaceKeys

  package init(table: TableFacts, locale: LocaleTag, keys: InterfaceKeys, glossary: Glossary = Glossary()) {
    bundle = table.bundle
    self.table = table.table.name
    developmentLanguage = table.developmentLanguage
    self.locale = locale
    isInterface = table.interface != nil
    profile = LanguageProfile(locale)
    sourceProfile = LanguageProfile(table.developmentLanguage)
    traits = TextTraits(profile)
    sourceTraits = TextTraits(sourceProfile)
    self.glossary = LocalGlossary(glossary, for: locale)
    self.keys = keys
  }

  /// Whether these are the source's own texts.
  public var isSource: Bool { locale == developmentLanguage }
}

/// The keys of a table that interfaces show in controls.
package struct InterfaceKeys: Sendable {
  /// The keys of buttons' titles.
  package var buttons: Set<String> = []
  /// The keys of titles that are measured.
  package var titles: Set<String> = []

  /// No keys.
  package init() {}

  /// The kinds of controls whose titles are fitted.
  static let measured: Set<ElementKind> = [.button, .segment, .popUpButton, .tabBarItem, .navigationItem]
}
