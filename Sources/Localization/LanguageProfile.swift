package import AuditModel
import CTextEngine
import Synchronization
import Utilities

/// ICU's data about one language that rules need: plural categories, scripts, direction, punctuation.
///
/// A profile is cheap to create: each fact is derived once in the process.
package struct LanguageProfile: Sendable {
  /// The language.
  package let locale: LocaleTag

  /// The facts of a language.
  package init(_ locale: LocaleTag) { self.locale = locale }

  /// The scripts in which the language is written: that of the tag, otherwise the likely one; empty if ICU does not
  /// know.
  ///
  /// Japanese has three, Korean Hangul and Han; both kinds of Chinese are Han.
  package var scripts: Set<Script> { Self.scripts.value(for: locale, make: Script.all) }

  /// The language's name in another one, as CLDR has it ("German", "Deutsch"); its tag if there is none.
  package func name(in language: String) -> String {
    let name = ForeignText.utf16 { te_language_name(locale.identifier, language, $0, $1) }
    return name.isEmpty ? locale.identifier : name
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    Self.directions.value(for: locale) { te_tag_is_right_to_left($0.identifier) }
  }

  /// The rules by which numbers select plural categories; only `other` for a language that ICU does not know.
  package var plurals: PluralRules { Self.plurals.value(for: locale, make: PluralRules.init) }

  /// All plural categories of the language for cardinal numbers, including fractions, in CLDR's order.
  package var pluralCategories: [String] { plurals.categories }

  /// The plural categories that an integer from 0 to a bound selects, in CLDR's order.
  package func integerCategories(upTo bound: Int = PluralRules.usualBound) -> [String] {
    plurals.integerCategories(upTo: bound)
  }

  /// The punctuation of the language.
  package var punctuation: LanguagePunctuation { Self.punctuation.value(for: locale, make: LanguagePunctuation.init) }

  private static let scripts = LocaleCache<Set<Script>>()
  private static let directions = LocaleCache<Bool>()
  private static let plurals = LocaleCache<PluralRules>()
  private static let punctuation = LocaleCache<LanguagePunctuation>()
}

/// The punctuation of a language, by CLDR.
package struct LanguagePunctuation: Sendable, Hashable {
  /// The outer quotation marks: start and end; empty if ICU has none.
  package let quotationMarks: [String]
  /// The inner quotation marks: start and end.
  package let innerQuotationMarks: [String]
  /// The punctuation that the language customarily uses (CLDR's exemplar set); empty if ICU has none.
  package let characters: Set<Unicode.Scalar>

  /// The punctuation of a language.
  init(_ locale: LocaleTag) {
    let mark = { (which: te_quote) in
      ForeignText.utf16 { te_quotation_mark(locale.identifier, which, $0, $1) }
    }
    quotationMarks = [mark(te_quote_start), mark(te_quote_end)].filter { !$0.isEmpty }
    innerQuotationMarks = [mark(te_inner_quote_start), mark(te_inner_quote_end)].filter { !$0.isEmpty }
    let found = ForeignText.items(of: UInt32(0)) { te_punctuation(locale.identifier, $0, $1) }
    characters = Set(found.compactMap(Unicode.Scalar.init))
  }
}

/// A cache of values that are derived once for each locale in the process.
final class LocaleCache<Value: Sendable>: Sendable {
  private let values = Guarded<[LocaleTag: Value]>([:])

  /// An empty cache.
  init() {}

  /// The value of a locale, derived on first use.
  func value(for locale: LocaleTag, make: (LocaleTag) -> Value) -> Value {
    if let known = values.withLock({ $0[locale] }) { return known }
    let made = make(locale)
    values.withLock { $0[locale] = made }
    return made
  }
}

/// The properties of a language that are needed for every text, derived from ICU once.
package struct TextTraits: Sendable {
  /// The language subtag.
  package let language: String
  /// The scripts in which texts may be written; empty if ICU does not know.
  package let scripts: Set<Script>
  /// The scripts for a person.
  package let scriptNames: String
  /// Whether the language is written in Latin letters.
  package let isLatin: Bool
  /// Whether the language is written from right to left.
  package let isRightToLeft: Bool
  /// Whether words are written without spaces between them.
  package let isSpaceless: Bool
  /// The marks that end texts.
  package let finalMarks: FinalMarkTable

  /// The traits of a language.
  package init(_ profile: LanguageProfile) {
    language = profile.locale.language
    scripts = Self.scripts(of: profile)
    scriptNames = scripts.map(\.name).sorted().joined(separator: " or ")
    isLatin = scripts.contains(.latin)
    isRightToLeft = profile.isRightToLeft
    isSpaceless = !profile.scripts.isDisjoint(with: Self.spacelessScripts)
    finalMarks = FinalMarkTable(language: language)
  }

  /// Whether a script has no spaces between words or, like Hangul, attaches particles to them.
  package static func isSpaceless(_ script: Script) -> Bool { spacelessScripts.contains(script) || script == .hangul }

  private static let spacelessScripts: Set<Script> = [.han, .hiragana, .katakana, .thai, .lao, .khmer, .myanmar]

  /// The scripts by ICU and, for a tag without a script, the others in which the language is customarily written.
  private static func scripts(of profile: LanguageProfile) -> Set<Script> {
    let own = profile.scripts
    guard !own.isEmpty, !profile.locale.identifier.split(separator: "-").contains(where: { $0.count == 4 }) else {
      return own
    }
    return own.union((secondScripts[profile.locale.language] ?? []).compactMap { Script($0) })
  }

  /// Languages with several scripts (CLDR 48, `supplementalData.xml`, `languageData`, primary and in daily use).
  private static let secondScripts: [String: [String]] = [
    "az": ["Latn", "Cyrl", "Arab"], "bs": ["Latn", "Cyrl"], "kk": ["Cyrl", "Latn", "Arab"], "ku": ["Latn", "Arab"],
    "ky": ["Cyrl", "Latn", "Arab"], "mn": ["Cyrl", "Mong"], "ms": ["Latn", "Arab"], "pa": ["Guru", "Arab"],
    "sd": ["Arab", "Deva"], "sr": ["Cyrl", "Latn"], "tg": ["Cyrl", "Latn", "Arab"], "tk": ["Latn", "Cyrl"],
    "tt": ["Cyrl", "Latn"], "ug": ["Arab", "Cyrl", "Latn"], "uz": ["Latn", "Cyrl"], "iu": ["Cans", "Latn"],
    "ha": ["Latn", "Arab"], "zgh": ["Tfng", "Latn"], "shi": ["Tfng", "Latn"], "kab": ["Latn", "Tfng"],
  ]
}
