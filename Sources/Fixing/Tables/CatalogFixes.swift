import AuditModel
import Loading

/// Adds a text that a String Catalog lacks in a language: the source's, to be translated.
///
/// Xcode does the same for a new language. The text is `new`, so that it does not count as translated.
struct CatalogEntry: Fixer {
  func fix(_ finding: Finding, in source: FixSource) -> Fix? {
    guard let catalog = source.catalog, let locale = finding.locale else { return nil }
    let edits = Self.keys(of: finding).compactMap { Self.edit(adding: $0, in: locale, to: catalog) }
    guard !edits.isEmpty else { return nil }
    let what = edits.count == 1 ? "the source text as a new entry" : "\(edits.count) source texts as new entries"
    return Fix(of: finding, "add \(what) in \(locale)", .safe, edits: edits.sorted())
  }

  /// The keys that a finding is about: one, or most of a table's.
  private static func keys(of finding: Finding) -> [String] {
    if let key = finding.key { return [key] }
    guard case .list(let keys)? = finding.evidence["keys"] else { return [] }
    return keys
  }

  private static func edit(adding key: String, in locale: LocaleTag, to catalog: CatalogMarkup) -> TextEdit? {
    guard let entry = catalog.entry(key), catalog.localization(key, locale) == nil else { return nil }
    let text = text(of: key, in: locale, of: catalog)
    if let localizations = entry.member("localizations") {
      return catalog.adding(locale.identifier, text, to: localizations)
    }
    // Each language brings the object of all of them: the next one is added to what is there then.
    var edit = catalog.adding("localizations", .object([(locale.identifier, text)]), to: entry)
    edit.joins = false
    return edit
  }

  /// The texts in the source language, or the key, which is the text where the catalog has no other.
  private static func text(of key: String, in locale: LocaleTag, of catalog: CatalogMarkup) -> JSONText {
    if let own = catalog.sourceLanguage.flatMap({ catalog.localization(key, $0) }), !own.members.isEmpty {
      return catalog.copy(of: own, for: locale)
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
    let text = catalog.copy(of: other, for: locale)
    let edits = missing.filter { plural.member($0) == nil }.map { catalog.adding($0, text, to: plural) }
    guard !edits.isEmpty else { return nil }
    return Fix(
      of: finding, "add the plural \(edits.count == 1 ? "form" : "forms") as new entries", .safe, edits: edits)
  }
}
