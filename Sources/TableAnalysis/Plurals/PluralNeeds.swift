package import AuditModel
import Localization

/// Which forms the plurals of a language need.
package struct PluralNeeds: Sendable {
  /// The categories that some whole number up to 999,999 selects, in CLDR's order.
  package let categories: [String]
  private let sourceCategories: [String]

  /// The needs of a language whose texts are translated from another.
  package init(of locale: LocaleTag, source: LocaleTag) {
    categories = LanguageProfile(locale).integerCategories()
    sourceCategories = LanguageProfile(source).integerCategories()
  }

  /// The categories that a plural lacks a form for, in CLDR's order.
  package func missing(in plural: PluralGroup) -> [String] {
    let present = plural.categories
    return categories.filter { !present.contains($0) }
  }

  /// The categories that the source's own plural leaves out though its language has them: a title for several things only
  /// has no form for one.
  package func leftOut(by source: StringsEntry?, of plural: PluralGroup) -> Set<String> {
    guard let twin = source?.plurals.first(where: { $0.path == plural.path }) else { return [] }
    return Set(sourceCategories).subtracting(twin.categories)
  }

  /// Whether an entry has every form that it needs.
  func areMet(by entry: StringsEntry, source: StringsEntry?) -> Bool {
    entry.leaves == nil
      || entry.plurals.allSatisfy { leftOut(by: source, of: $0).isSuperset(of: missing(in: $0)) }
  }
}
