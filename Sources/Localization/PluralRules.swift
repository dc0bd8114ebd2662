package import AuditModel
import CTextEngine

/// The CLDR rules by which cardinal numbers select the plural forms of one language.
package struct PluralRules: Sendable {
  /// The bound below which a category has to be reached for its form to be required.
  package static let usualBound = 999_999

  /// CLDR's categories in its own order.
  package static let allCategories = ["zero", "one", "two", "few", "many", "other"]

  /// All categories that the rules define, fractions too, in CLDR's order.
  package let categories: [String]

  /// The sampled integers that select each category, ascending.
  private let integers: [String: [Int]]
  private let handle: Handle?

  /// The rules of a language; `other` alone where ICU does not know it.
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

  /// The category that a number selects.
  package func category(of number: Int) -> String { Self.allCategories[categoryIndex(of: number)] }

  /// The category that a number selects, as a position in ``allCategories``.
  func categoryIndex(of number: Int) -> Int { handle?.categoryIndex(of: number) ?? Self.otherIndex }

  /// The categories that some integer from 0 up to a bound selects, in CLDR's order.
  package func integerCategories(upTo bound: Int = usualBound) -> [String] {
    categories.filter { category in integers[category]?.first.map { $0 <= bound } ?? false }
  }

  /// The first integers that select a category, ascending: at most ten; empty where it is for fractions only.
  package func examples(of category: String) -> [Int] { Array((integers[category] ?? []).prefix(10)) }

  /// Another integer than `number` that selects the same category: 21 for 1 in Russian, nil in English.
  package func example(besides number: Int, of category: String) -> Int? {
    integers[category]?.first { $0 != number }
  }

  /// The position of `other`, which every language has.
  fileprivate static let otherIndex = allCategories.count - 1

  /// The integers that stand for all: CLDR's rules look at a number's last two digits, at small numbers, and at
  /// multiples of a thousand up to a million (a test compares them with every integer below a million).
  static let sample = Array(0..<1_100) + Array(stride(from: 2_000, through: 1_000_000, by: 1_000))
}

/// ICU's rules, open as long as somebody asks them; they do not change.
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

/// How languages treat nouns after numbers, where CLDR does not tell.
package enum NumeralGrammar {
  /// Languages with several plural categories whose nouns stay in the singular after a number, so that equal forms are right.
  ///
  /// Source: WALS and the languages' grammars, by family: Turkic (az, kk, ky, tk, tr, tt, ug, uz), Uralic (hu), Iranian (fa,
  /// ku, ckb, ps), Kartvelian (ka), Armenian (hy), Mongolic (mn), Celtic (br, cy), Basque (eu), Dravidian and Indo-Aryan
  /// languages whose count nouns are often unmarked (bn, ta, te, kn, ml, mr, gu, pa, hi, ur, ne, si, as, or), Bantu and
  /// Austronesian ones (sw, fil, mg). Confidence: fair; a miss is cheaper here than a false alarm.
  package static let languagesWithSingularAfterNumerals: Set<String> = [
    "as", "az", "bn", "br", "ckb", "cy", "eu", "fa", "fil", "gu", "hi", "hu", "hy", "ka", "kk", "kn", "ku", "ky", "mg",
    "ml", "mn", "mr", "ne", "or", "pa", "ps", "si", "sw", "ta", "te", "tk", "tr", "tt", "ug", "ur", "uz",
  ]
}
