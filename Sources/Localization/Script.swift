import AuditModel
import CTextEngine

/// A script of Unicode, such as Latin or Cyrillic.
package struct Script: Sendable, Hashable {
  /// ICU's number of the script, which never changes.
  private let number: te_script

  private init(_ number: Int) { self.number = te_script(number) }

  private init(number: te_script) { self.number = number }

  /// The script of an ISO 15924 code (`Latn`) or English name (`Latin`); nil if Unicode has none.
  package init?(_ name: String) {
    let number = te_script_named(name)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// The script of a scalar: `common` for digits and most punctuation, `inherited` for marks that combine with any
  /// letter.
  package static func of(_ scalar: Unicode.Scalar) -> Script {
    if scalar.isASCII { return scalar.isASCIILetter ? .latin : .common }
    return Script(number: te_script_of(scalar.value))
  }

  /// The scripts in which a scalar is used, by Script_Extensions: more than one for shared marks and signs.
  package static func extensions(of scalar: Unicode.Scalar) -> Set<Script> {
    if scalar.isASCII { return [of(scalar)] }
    let found = ForeignText.items(of: te_script(0)) { te_script_extensions(scalar.value, $0, $1) }
    return Set(found.map(Script.init(number:)))
  }

  /// Whether the script uses a scalar, by Script_Extensions.
  package func uses(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return self == Self.of(scalar) }
    return te_script_uses(number, scalar.value)
  }

  /// The ISO 15924 code, such as `Latn`.
  package var code: String { te_script_code(number).map { String(cString: $0) } ?? "Zzzz" }

  /// The English name, such as `Latin`.
  package var name: String {
    guard let name = te_script_name(number) else { return "Unknown" }
    return String(String(cString: name).map { $0 == "_" ? " " : $0 })
  }

  /// The scripts in which a language is written; empty if ICU does not know.
  static func all(of locale: LocaleTag) -> Set<Script> {
    let found = ForeignText.items(of: te_script(0)) { te_language_scripts(locale.identifier, $0, $1) }
    return found.reduce(into: []) { scripts, number in
      let script = Script(number: number)
      scripts.formUnion(combined[script.code] ?? [script])
    }
  }

  /// The codes for several scripts or a variant of one: ISO 15924 and UTS #24.
  private static let combined: [String: Set<Script>] = [
    "Jpan": [.hiragana, .katakana, .han], "Hrkt": [.hiragana, .katakana], "Kore": [.hangul, .han],
    "Hans": [.han], "Hant": [.han],
  ]

  /// Digits, whitespace and punctuation that all scripts share.
  package static let common = Script(te_script_common)
  /// Marks that take the script of their letter.
  package static let inherited = Script(te_script_inherited)
  /// Arabic.
  package static let arabic = Script(te_script_arabic)
  /// Cyrillic.
  package static let cyrillic = Script(te_script_cyrillic)
  /// Greek.
  package static let greek = Script(te_script_greek)
  /// Han: the characters of Chinese, Japanese and Korean.
  package static let han = Script(te_script_han)
  /// Hangul.
  package static let hangul = Script(te_script_hangul)
  /// Hebrew.
  package static let hebrew = Script(te_script_hebrew)
  /// Hiragana.
  package static let hiragana = Script(te_script_hiragana)
  /// Katakana.
  package static let katakana = Script(te_script_katakana)
  /// Khmer.
  package static let khmer = Script(te_script_khmer)
  /// Lao.
  package static let lao = Script(te_script_lao)
  /// Latin.
  package static let latin = Script(te_script_latin)
  /// Myanmar.
  package static let myanmar = Script(te_script_myanmar)
  /// Thai.
  package static let thai = Script(te_script_thai)
}

extension Script: CustomStringConvertible {
  /// The English name.
  package var description: String { name }
}
