import AuditModel
import FormatStrings

/// A translated format takes more arguments than the source gives.
///
/// ## What it reports
/// A translation with a format specifier for an argument whose number is higher than any in the source. An error.
///
/// ## Why it matters
/// Foundation reads what happens to lie behind the arguments: garbage on the screen, or a crash in that language only.
///
/// ## Example
/// `"%d%% off"` translated as `"%d % de réduction"`: `% d` is a second number; `"%d %% de réduction"` is right.
///
/// ## Known limits
/// A source without a specifier is no format, whatever its translations look like; nor is a source whose own percent sign
/// looks like prose ("50% off").
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; mozilla-mobile/firefox-ios#6456.
struct FormatExtraArgument: CatalogRule {
  static let name = "format-extra-argument"
  static let severity = Severity.error

  /// The extra arguments, at most one for each key and locale.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      TranslatedFormat.all(in: table).compactMap { format in
        format.comparison.extra.map { use in
          format.finding(
            rule: Self.self, table: table,
            message: "\"\(use.text)\" takes argument \(use.position), which the source does not give")
        }
      }
    }
  }
}
