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
/// in mixed case). It needs review if no locale has the key: the text may be meant to stay as it is; such texts of a file are
/// one finding. It is not reported if code may look the text up in another table: one in which the locale has a translation,
/// and the text is a key or a source text. Nor is a text that no locale has if it has nothing to translate, if it is Interface
/// Builder's default text, in a prototype cell, or if code may replace it through an outlet.
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
    let unexported = catalog.tables.map { ($0, texts: $0.unexportedTexts) }.filter { !$0.texts.isEmpty }
    let others = LookedUpTexts(of: unexported.isEmpty ? [] : catalog.tables)
    return unexported.flatMap { table, texts in
      table.locales.filter { $0.isPresent && !table.sharesSource($0.locale) }.flatMap { locale in
        texts.compactMap { finding(for: $0, in: locale.locale, table: table, others: others) }
      }
    }
  }

  /// The finding about a text; nil if the locale has it, or if no locale has and code may look it up elsewhere.
  private func finding(
    for text: InterfaceText, in locale: LocaleTag, table: TableFacts, others: LookedUpTexts
  ) -> Finding? {
    let number = table.strings.number(of: text.key ?? "")
    let isSettled =
      number.map { table.hasText($0, in: locale) } ?? others.contains(text.value, in: locale, besides: table)
    guard !isSettled else { return nil }
    let hasWords = SharedWords.hasWords(text.value)
    let reason = number == nil ? text.reviewReason ?? .noLocaleHasIt : nil
    if let reason, !hasWords || !reason.isAskedAbout { return nil }
    let name = quoted(text.value)
    var finding = Problem(
      "\(name) has no key in \(locale) (expected \"\(text.key ?? "")\" in the table \(table.table.name))",
      severity: hasWords ? Self.severity : .note, locale: locale, evidence: ["source": .text(text.value)],
      reviewReason: reason
    ).finding(of: Self.self, at: text.location, element: text.element, table: table.table.name, key: text.key)
    if reason == .noLocaleHasIt {
      // One look at the file answers for all of its texts.
      finding.cause = "texts of \(text.location.file) without a key"
      finding.statement = SharedStatement(
        of: name, among: "texts",
        "have no key in any locale (table \(table.table.name)); they may be meant to stay as they are")
    }
    return finding
  }
}

extension TableFacts {
  /// The interface's texts whose keys are missing in a reference that is a file, in file order.
  fileprivate var unexportedTexts: [InterfaceText] {
    guard let objects, reference.kind != .interface else { return [] }
    return objects.texts.filter { !reference.contains($0.key) && $0.value.isForReaders }
      .map(\.value).sorted { ($0.location, $0.key ?? "") < ($1.location, $1.key ?? "") }
  }
}
