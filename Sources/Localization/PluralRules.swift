package import AuditModel
import CTextEngine

/// The CLDR rules by which cardinal numbers select the plural categories of one language.
package struct PluralRules: Sendable {
  /// The largest number that makes a category's form required.
  package static let usualBound = 999_999

  /// CLDR's categories in its own order.
  package static let allCategories = ["zero", "one", "two", "few", "many", "other"]

  /// All categories that the rules define, including those for fractions, in CLDR's order.
  package let categories: [String]

  /// The sampled integers that select each category, ascending.
  private let integers: [String: [Int]]
  private let handle: Handle?

  /// The rules of a language; only `other` if ICU does not know it.
  package init(_ locale: LocaleTag) {
    let handle = Handle(locale)
    self.handle = handle
    guard let handle else {
      (categories, integers) = (["other"], ["other": [0]])
      return
    }
    categories = handle.categories
    integers = Dictionary(grouping: Self.sample) { Self.allCategories[handle.categoryIndex(of: $0)] }
  }

  /// Whether ICU has data for a locale's language; otherwise it answers with the root's, which has only `other`.
  package static func hasData(for locale: LocaleTag) -> Bool { ICUData.subtags.languages.contains(locale.language) }

  /// The category that a number selects.
  package func category(of number: Int) -> String { Self.allCategories[categoryIndex(of: number)] }

  /// The category that a number selects, as an index into ``allCategories``.
  func categoryIndex(of number: Int) -> Int { handle?.categoryIndex(of: number) ?? Self.otherIndex }

  /// The categories that an integer from 0 to a bound selects, in CLDR's order.
  package func integerCategories(upTo bound: Int = usualBound) -> [String] {
    categories.filter { category in integers[category]?.first.map { $0 <= bound } ?? false }
  }

  /// The first integers that select a category, ascending, at most ten; empty if only fractions select it.
  package func examples(of category: String) -> [Int] { Array((integers[category] ?? []).prefix(10)) }

  /// An integer other than `number` that selects the same category: 21 for 1 in Russian, nil in English.
  package func example(besides number: Int, of category: String) -> Int? {
    integers[category]?.first { $0 != number }
  }

  /// The index of `other`, which every language has.
  fileprivate static let otherIndex = allCategories.count - 1

  /// Integers that represent all: CLDR's rules depend on a number's last two digits, on small numbers, and on multiples
  /// of a thousand up to a million (a test compares them with every integer below a million).
  static let sample = Array(0..<1_100) + Array(stride(from: 2_000, through: 1_000_000, by: 1_000))
}

/// ICU's immutable rules, open for the lifetime of the object.
private final class Handle: @unchecked Sendable {
  private let rules: OpaquePointer

  init?(_ locale: LocaleTag) {
    guard let rules = te_plural_rules_open(locale.identifier) else { return nil }
    self.rules = rules
  }

  deinit { te_plural_rules_close(rules) }

  var categories: [String] {
    let bits = te_plural_categories(rules)
    return PluralRules.allCategories.enumerated().filter { bits & (1 << UInt32($0.offset)) != 0 }.map { $0.element }
  }

  func categoryIndex(of number: Int) -> Int {
    min(Int(te_plural_select(rules, Int64(number)).rawValue), PluralRules.otherIndex)
  }
}

/// How languages treat nouns after numbers, which CLDR does not say.
package enum NumeralGrammar {
  /// Languages with several plural categories whose nouns stay singular after a number, so that identical forms are
  /// correct.
  ///
  /// Source: WALS and the languages' grammars, by family: Turkic (az, kk, ky, tk, tr, tt, ug, uz), Uralic (hu), Iranian
  /// (fa, ku, ckb, ps), Kartvelian (ka), Armenian (hy), Mongolic (mn), Celtic (br, cy), Basque (eu), Dravidian and
  /// Indo-Aryan languages whose count nouns are often unmarked (bn, ta, te, kn, ml, mr, gu, pa, hi, ur, ne, si, as,
  /// or), Bantu and Austronesian ones (sw, fil, mg). Confidence: fair; a missed problem costs less here than a false
  /// alarm.
  package static let languagesWithSingularAfterNumerals: Set<String> = [
    "as", "az", "bn", "br", "ckb", "cy", "eu", "fa", "fil", "gu", "hi", "hu", "hy", "ka", "kk", "kn", "ku", "ky", "mg",
    "ml", "mn", "mr", "ne", "or", "pa", "ps", "si", "sw", "ta", "te", "tk", "tr", "tt", "ug", "ur", "uz",
  ]
}
