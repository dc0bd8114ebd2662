import Localization
import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// A locale does not have a key for a text of its storyboard or xib.
///
/// ## What it reports
/// Each text of an interface file whose key is missing in a locale with a table for that file, in the locale's parents,
/// and in the table's reference. Severity: error; a note if the text has nothing to translate (symbols, acronyms, names
/// in mixed case). It needs review if no locale has the key: the text may be meant to stay as it is, or code may replace
/// it; a text that is a key of another table in the locale is not asked about.
///
/// ## Why it matters
/// The text was added after the tables were exported. Users of every language see it in the development language.
///
/// ## Example
/// A new button "Share" in `Main.storyboard`, and no `….normalTitle` for it in `de.lproj/Main.strings`.
///
/// ## Known limits
/// A key that the reference has is reported by `missing-translation`. Texts whose localizer note says "do not
/// translate" (or BartyCrouch's `#bc-ignore!`, `#i!`) are ignored. A file without a table is reported by
/// `hardcoded-title`.
///
/// ## Source
/// `ibtool --export-strings-file`; BartyCrouch.
struct InterfaceUnlocalizedObject: CatalogRule {
  static let name = "ib-unlocalized-object"
  static let severity = Severity.error

  /// The texts without a key of every interface and locale.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table -> [Finding] in
      let texts = table.unexportedTexts
      guard !texts.isEmpty else { return [] }
      let unexported = texts.map { text in (text, otherTables: catalog.tables(with: text, besides: table)) }
      return table.locales.filter { $0.isPresent && !table.sharesSource($0.locale) }.flatMap { locale in
        unexported.filter { text, otherTables in
          !table.hasText(for: text.key ?? "", in: locale.locale)
            && !otherTables.contains { $0.hasText(for: text.value, in: locale.locale) }
        }.map { finding(for: $0.0, in: locale.locale, table: table) }
      }
    }
  }

  private func finding(for text: InterfaceText, in locale: LocaleTag, table: TableFacts) -> Finding {
    let isKnown = table.strings.number(of: text.key ?? "") != nil
    return Problem(
      "\(quoted(text.value)) has no key in \(locale) (expected \"\(text.key ?? "")\" in the table \(table.table.name))",
      severity: SharedWords.hasWords(text.value) ? Self.severity : .note, locale: locale,
      evidence: ["source": .text(text.value)], reviewReason: isKnown ? nil : text.reviewReason ?? .noLocaleHasIt
    ).finding(of: Self.self, at: text.location, element: text.element, table: table.table.name, key: text.key)
  }
}

extension CatalogFacts {
  /// The other tables in which a text is a key, so that code may look it up there; none if the text's own table has the key of
  /// its object in some language.
  fileprivate func tables(with text: InterfaceText, besides table: TableFacts) -> [TableFacts] {
    guard table.strings.number(of: text.key ?? "") == nil else { return [] }
    return tables.filter {
      ($0.bundle, $0.table.name) != (table.bundle, table.table.name) && $0.strings.number(of: text.value) != nil
    }
  }
}

extension TableFacts {
  /// The interface's texts whose keys are missing in a reference that is a file, in file order.
  fileprivate var unexportedTexts: [InterfaceText] {
    guard let objects, reference.kind != .interface else { return [] }
    return objects.texts.filter { !reference.contains($0.key) && $0.value.isForReaders }
      .map(\.value).sorted { ($0.location, $0.key ?? "") < ($1.location, $1.key ?? "") }
  }

  /// Whether a locale has a text for a key, or inherits one.
  fileprivate func hasText(for key: String, in locale: LocaleTag) -> Bool {
    guard let number = strings.number(of: key) else { return false }
    return ([locale] + locale.parents).contains { strings[$0]?.position(number) != nil }
  }
}
