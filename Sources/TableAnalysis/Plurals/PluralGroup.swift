package import AuditModel

/// The forms of one plural: the texts of an entry that differ only in the category that selects them.
package struct PluralGroup {
  /// The way to each of the forms, without its category.
  package var path: LeafPath
  /// The forms in file order.
  package var forms: [StringsLeaf]

  /// The way to the plural itself: to the variable or device that it belongs to.
  package var owner: LeafPath {
    LeafPath(
      Array(
        path.steps.prefix { step in
          if case .plural = step { false } else { true }
        }))
  }

  /// The categories that have a form.
  package var categories: Set<String> { Set(forms.compactMap(\.path.pluralCategory)) }

  /// The form of a category; nil where there is none.
  package func form(_ category: String) -> StringsLeaf? { forms.first { $0.path.pluralCategory == category } }
}

extension StringsEntry {
  /// The entry's plurals in file order; a device's and a variable's are plurals of their own.
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

extension PluralGroup {
  /// The categories of an XLIFF document's units for the plural that have no target, in the units' order.
  package func formsWithoutTarget(in unit: EntryUnit) -> [String] {
    guard unit.format == .xliff, let source = unit.source?.entry?.plurals.first(where: { $0.path == path }) else {
      return []
    }
    let present = categories
    return source.forms.compactMap(\.path.pluralCategory).filter { !present.contains($0) }
  }
}
