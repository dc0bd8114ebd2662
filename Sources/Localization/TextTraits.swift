import AuditModel

/// What checks ask of a language at every text, asked of ICU once.
package struct TextTraits: Sendable {
  /// The language subtag.
  package let language: String
  /// The scripts in which texts may be; empty where ICU does not know.
  package let scripts: Set<Script>
  /// The scripts for a person.
  package let scriptNames: String
  /// Whether the language is written in Latin letters.
  package let isLatin: Bool
  /// Whether the language is written from right to left.
  package let isRightToLeft: Bool
  /// Whether words stand without spaces between them.
  package let isSpaceless: Bool
  /// What ends texts.
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

  /// Whether a script puts no spaces between words, or, as Hangul, glues particles to them.
  package static func isSpaceless(_ script: Script) -> Bool { spacelessScripts.contains(script) || script == .hangul }

  private static let spacelessScripts: Set<Script> = [.han, .hiragana, .katakana, .thai, .lao, .khmer, .myanmar]

  /// The scripts by ICU, and for a tag that names no script the others in which the language is customarily written.
  private static func scripts(of profile: LanguageProfile) -> Set<Script> {
    let own = profile.scripts
    guard !own.isEmpty, !profile.locale.identifier.split(separator: "-").contains(where: { $0.count == 4 }) else {
      return own
    }
    return own.union((secondScripts[profile.locale.language] ?? []).compactMap { Script($0) })
  }

  /// Languages of several scripts (CLDR 48, `supplementalData.xml`, `languageData`, primary and in daily use).
  private static let secondScripts: [String: [String]] = [
    "az": ["Latn", "Cyrl", "Arab"], "bs": ["Latn", "Cyrl"], "kk": ["Cyrl", "Latn", "Arab"], "ku": ["Latn", "Arab"],
    "ky": ["Cyrl", "Latn", "Arab"], "mn": ["Cyrl", "Mong"], "ms": ["Latn", "Arab"], "pa": ["Guru", "Arab"],
    "sd": ["Arab", "Deva"], "sr": ["Cyrl", "Latn"], "tg": ["Cyrl", "Latn", "Arab"], "tk": ["Latn", "Cyrl"],
    "tt": ["Cyrl", "Latn"], "ug": ["Arab", "Cyrl", "Latn"], "uz": ["Latn", "Cyrl"], "iu": ["Cans", "Latn"],
    "ha": ["Latn", "Arab"], "zgh": ["Tfng", "Latn"], "shi": ["Tfng", "Latn"], "kab": ["Latn", "Tfng"],
  ]
}
