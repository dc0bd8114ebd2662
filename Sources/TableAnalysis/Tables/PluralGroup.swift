package import AuditModel
import Localization

/// The forms of one plural: the texts of an entry that differ only in the category that selects them.
package struct PluralGroup {
  /// The path to each of the forms, without its category.
  package var path: LeafPath
  /// The forms in file order.
  package var forms: [StringsLeaf]

  /// The path to the plural itself: to its variable or device.
  package var owner: LeafPath {
    LeafPath(
      Array(
        path.steps.prefix { step in
          if case .plural = step { false } else { true }
        }))
  }

  /// The categories that have a form.
  package var categories: Set<String> { Set(forms.compactMap(\.path.pluralCategory)) }

  /// The form of a category; nil if there isn't one.
  package func form(_ category: String) -> StringsLeaf? { forms.first { $0.path.pluralCategory == category } }
}

extension StringsEntry {
  /// The entry's plurals in file order; each device and variable has its own.
  package var plurals: [PluralGroup] {
    guard let leaves else { return [] }
    var groups: [PluralGroup] = []
    for leaf in leaves where leaf.path.pluralCategory != nil {
      let path = leaf.path.replacingPlural(by: "")
      if let index = groups.firstIndex(where: { $0.path == path }) {
        groups[index].forms.append(leaf)
      } else {
        groups.append(PluralGroup(path: path, forms: [leaf]))
      }
    }
    return groups
  }
}

/// The forms that the plurals of a language need.
package struct PluralNeeds: Sendable {
  /// The categories that a whole number up to 999,999 selects, in CLDR's order.
  package let categories: [String]
  private let sourceCategories: [String]

  /// The forms that a language needs, and those of the language from which it is translated.
  package init(of locale: LocaleTag, source: LocaleTag) {
    categories = LanguageProfile(locale).integerCategories()
    sourceCategories = LanguageProfile(source).integerCategories()
  }

  /// The categories for which a plural has no form, in CLDR's order.
  package func missing(in plural: PluralGroup) -> [String] {
    let present = plural.categories
    return categories.filter { !present.contains($0) }
  }

  /// The categories that the source's own plural omits although its language has them: a title for several things needs
  /// no form for one.
  package func omitted(by source: StringsEntry?, of plural: PluralGroup) -> Set<String> {
    guard let twin = source?.plurals.first(where: { $0.path == plural.path }) else { return [] }
    return Set(sourceCategories).subtracting(twin.categories)
  }

  /// Whether an entry has every form that it needs.
  func areMet(by entry: StringsEntry, source: StringsEntry?) -> Bool {
    entry.leaves == nil
      || entry.plurals.allSatisfy { omitted(by: source, of: $0).isSuperset(of: missing(in: $0)) }
  }
}
