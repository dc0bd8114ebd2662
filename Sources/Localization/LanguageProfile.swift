package import AuditModel
import CTextEngine

/// What ICU knows about one language that rules ask for: plural categories, scripts, direction, punctuation.
///
/// A profile costs next to nothing: each fact is derived once in the process.
package struct LanguageProfile: Sendable {
  /// The language.
  package let locale: LocaleTag

  /// The facts of a language.
  package init(_ locale: LocaleTag) { self.locale = locale }

  /// The scripts in which the language is written: that of the tag, else the likely one; empty where ICU does not know.
  ///
  /// Japanese has three, Korean Hangul and Han; both kinds of Chinese are Han.
  package var scripts: Set<Script> { Self.scripts.value(for: locale, make: Script.all) }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    Self.directions.value(for: locale) { te_tag_is_right_to_left($0.identifier) }
  }

  /// The rules by which numbers select plural forms; those of a language that ICU does not know have only `other`.
  package var plurals: PluralRules { Self.plurals.value(for: locale, make: PluralRules.init) }

  /// All plural categories that the language has for cardinal numbers, fractions too, in CLDR's order.
  package var pluralCategories: [String] { plurals.categories }

  /// The plural categories that some integer from 0 up to a bound selects, in CLDR's order.
  package func integerCategories(upTo bound: Int = PluralRules.usualBound) -> [String] {
    plurals.integerCategories(upTo: bound)
  }

  /// What the language punctuates with.
  package var punctuation: LanguagePunctuation { Self.punctuation.value(for: locale, make: LanguagePunctuation.init) }

  private static let scripts = LocaleCache<Set<Script>>()
  private static let directions = LocaleCache<Bool>()
  private static let plurals = LocaleCache<PluralRules>()
  private static let punctuation = LocaleCache<LanguagePunctuation>()
}
