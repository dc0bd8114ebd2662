import AuditModel
import Loading

/// Adds a text that a String Catalog lacks in a language: the source's, to be translated.
///
/// Xcode does the same for a new language. The text is `new`, so that it does not count as translated.
struct CatalogEntry: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard let catalog = source.catalog, let key = finding.key, let locale = finding.locale,
      let entry = catalog.entry(key), catalog.localization(key, locale) == nil
    else { return nil }
    let text = Self.text(of: key, in: catalog)
    var edit: TextEdit
    if let localizations = entry.member("localizations") {
      edit = catalog.adding(locale.identifier, text, to: localizations)
    } else {
      // Each language brings the object of all of them: the next one is added to what is there then.
      edit = catalog.adding("localizations", .object([(locale.identifier, text)]), to: entry)
      edit.joins = false
    }
    return Fix(of: finding, "add the source text as a new entry in \(locale)", .safe, edits: [edit])
  }

  /// The texts in the source language, or the key, which is the text where the catalog has no other.
  private static func text(of key: String, in catalog: CatalogMarkup) -> JSONText {
    if let own = catalog.sourceLanguage.flatMap({ catalog.localization(key, $0) }), !own.members.isEmpty {
      return catalog.copy(of: own)
    }
    return .object([("stringUnit", .object([("state", .string("new")), ("value", .string(key))]))])
  }
}

/// Adds the plural forms that a language needs, with the text of `other`, to be translated.
struct CatalogForms: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard let catalog = source.catalog, let key = finding.key, let locale = finding.locale,
      case .list(let missing)? = finding.evidence["missing"], finding.reason != "no-target",
      let owner = catalog.place(key: key, locale: locale, steps: finding.leaf?.steps ?? []),
      let plural = owner.member("variations")?.member("plural"), let other = plural.member("other")
    else { return nil }
    let text = catalog.copy(of: other)
    let edits = missing.filter { plural.member($0) == nil }.map { catalog.adding($0, text, to: plural) }
    guard !edits.isEmpty else { return nil }
    return Fix(
      of: finding, "add the plural \(edits.count == 1 ? "form" : "forms") as new entries", .safe, edits: edits)
  }
}
