import AuditModel
import Linguistics

/// Which forms a plural needs in a language.
enum PluralForms {
  /// The categories that some integer up to 999,999 selects.
  static func required(in locale: LocaleTag) -> Set<String> { ["other"] }
}

extension StringsEntry {
  /// Whether each of the entry's plurals has a form for each category.
  func hasAllForms(of categories: Set<String>) -> Bool {
    guard let leaves else { return true }
    var forms: [LeafPath: Set<String>] = [:]
    for leaf in leaves {
      guard let category = leaf.path.pluralCategory else { continue }
      forms[leaf.path.replacingPlural(by: ""), default: []].insert(category)
    }
    return forms.values.allSatisfy { categories.isSubset(of: $0) }
  }
}
