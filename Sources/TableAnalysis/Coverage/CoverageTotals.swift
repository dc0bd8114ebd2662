package import AuditModel

/// The coverage of each locale, summed over all its tables, those that it lacks included.
package struct CoverageTotals {
  private var shares: [LocaleTag: TranslatedShare] = [:]

  /// The sums by locale; a bundle's development language counts as translated in that bundle.
  ///
  /// Keys that Apple's loader never sees are not translated for whoever uses the app; what a catalog calls stale needs no
  /// translation, since the app may not use it any more.
  package init(of coverage: [Coverage], developmentLanguages: [String: LocaleTag]) {
    for locale in developmentLanguages.values { shares[locale] = TranslatedShare() }
    for table in coverage {
      let isSource = developmentLanguages[table.bundle] == table.locale || table.reference == table.folder
      shares[table.locale, default: TranslatedShare()].add(
        (isSource ? table.total : table.translated) - table.lost, of: table.total - (isSource ? 0 : table.stale))
    }
  }

  /// The locales of the project.
  package var locales: Set<LocaleTag> { Set(shares.keys) }

  /// The share of a locale; nil where the project does not have it.
  package subscript(locale: LocaleTag) -> TranslatedShare? { shares[locale] }
}
