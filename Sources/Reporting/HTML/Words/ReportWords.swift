import AuditModel
import Foundation
import ReportAssets
import Utilities

/// The words of a report's own interface in one language; those of findings are English.
struct ReportWords: Sendable {
  /// The languages that there are words for, as tags; the first is the default.
  static let languages = ["en", "de"]

  /// The language, as a tag.
  let language: String
  private let texts: [String: Text]
  private let languageName: @Sendable (LocaleTag, String) -> String

  /// A text with its forms by number.
  private struct Text: Sendable {
    var other: String
    var one: String?
  }

  /// The words of a language; those that it lacks are English.
  ///
  /// - Parameter languageName: The name of a language in the language of a tag.
  init(
    language: String = "en", languageName: @escaping @Sendable (LocaleTag, String) -> String = { tag, _ in "\(tag)" }
  ) throws {
    self.language = language
    self.languageName = languageName
    let tables = try ReportAssets.words.map { try JSONDecoder().decode(Catalog.self, from: Data($0.utf8)) }
    let texts = tables.flatMap { table in table.strings.compactMap { key, entry in entry[language].map { (key, $0) } } }
    self.texts = Dictionary(
      texts.map { ($0, Text(other: $1.other, one: $1.one)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text of a key, with arguments in the order of its `%@`; the key itself if there is no such text.
  func callAsFunction(_ key: String, _ arguments: String...) -> String {
    filled(texts[key]?.other ?? key, arguments)
  }

  /// The text of a key in the form of a number, which is its first argument.
  func callAsFunction(_ key: String, count: Int, _ arguments: String...) -> String {
    let text = texts[key]
    return filled((count == 1 ? text?.one : nil) ?? text?.other ?? key, [number(count)] + arguments)
  }

  /// The text of a key as it is written, with its `%@`.
  func template(_ key: String) -> String { texts[key]?.other ?? key }

  /// A number as the language writes it: "1,024", "1.024".
  func number(_ number: Int) -> String {
    language == "de" ? grouped(number).replacing(",", with: ".") : grouped(number)
  }

  /// A length in points with at most two decimals: "65.5 pt", "65,5 pt".
  func points(_ length: Points) -> String {
    let digits = "\(length)"
    return (language == "de" ? digits.replacing(".", with: ",") : digits) + "\u{A0}pt"
  }

  /// A language by its name and tag: "German (de)".
  func name(of locale: LocaleTag) -> String {
    let name = languageName(locale, language)
    return name == locale.identifier ? name : "\(name) (\(locale))"
  }

  /// All texts for templates, by key with `_` for the full stops, which separate names there.
  var all: [String: String] {
    Dictionary(
      texts.map { ($0.key.replacing(".", with: "_"), $0.value.other) }, uniquingKeysWith: { first, _ in first })
  }

  private func filled(_ text: String, _ arguments: [String]) -> String {
    var parts = text.components(separatedBy: "%@")
    guard parts.count > 1 else { return text }
    var filled = parts.removeFirst()
    for (number, part) in parts.enumerated() {
      filled += (number < arguments.count ? arguments[number] : "") + part
    }
    return filled
  }
}

/// The part of a String Catalog that the report's words use.
private struct Catalog: Decodable {
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]

    /// The text in a language, else in English.
    subscript(language: String) -> (other: String, one: String?)? {
      (localizations[language] ?? localizations["en"]).flatMap { localization in
        let forms = localization.variations?.plural
        let other = forms?["other"]?.stringUnit.value ?? localization.stringUnit?.value
        return other.map { ($0, forms?["one"]?.stringUnit.value) }
      }
    }
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Variations: Decodable {
    var plural: [String: Form]
  }

  struct Form: Decodable {
    var stringUnit: Unit
  }

  struct Unit: Decodable {
    var value: String
  }
}
