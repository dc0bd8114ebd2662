package import AuditModel

/// Translation coverage as JSON (`Reports/schema/coverage.schema.json`), which can be read back.
package struct CoverageDocument: Sendable, Hashable, Codable {
  /// The version of the schema.
  package var schemaVersion = CoverageReport.schemaVersion
  /// The tool that made the report.
  package var tool: AuditReport.Tool
  /// The coverage by bundle, table and locale, with the rows of an audit's report.
  package var coverage: [CoverageRow]
  /// The sums over all tables.
  package var locales: [CoverageSum]
  /// What each table's locales were compared with.
  package var references: [CoverageReference]
  /// The files that were not read, by reason.
  package var skipped: [Measured.Skipped]
  /// Whether the build may continue.
  package var gate: Gate

  /// A report as a document.
  package init(_ report: CoverageReport) {
    tool = report.tool
    coverage = report.coverage.map(CoverageRow.init)
    locales = LocaleCoverage.byLocale(report.coverage).map(CoverageSum.init)
    references = report.references
    skipped = report.skipped
    gate = report.gate
  }
}

/// A table's coverage in a locale with its share.
package struct CoverageRow: Sendable, Hashable, Codable {
  /// The counts.
  package var coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }

  private enum CodingKeys: String, CodingKey { case percent }

  /// Reads the counts; the share is derived from them.
  package init(from decoder: any Decoder) throws { coverage = try Coverage(from: decoder) }

  /// Writes the counts and, unless they are those of a part of a project, the share.
  package func encode(to encoder: any Encoder) throws {
    try coverage.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !coverage.part { try container.encode(coverage.percent, forKey: .percent) }
  }
}

/// A locale's coverage, summed over its tables.
package struct CoverageSum: Sendable, Hashable, Codable {
  /// The locale.
  package var locale: LocaleTag
  /// How many tables are counted, including those that the locale lacks.
  package var tables: Int
  /// How many of them the locale has.
  package var present: Int
  /// How many keys the references have.
  package var total: Int
  /// How many keys have a translation.
  package var translated: Int
  /// How many keys the locale neither has nor inherits.
  package var missing: Int
  /// How many keys have the state `new`, or are plurals without a form that the language needs.
  package var new: Int
  /// How many keys have an empty value although the reference has one.
  package var empty: Int
  /// How many keys have a translation that is marked for review.
  package var needsReview: Int
  /// How many keys the references lack.
  package var extra: Int
  /// How many translated keys Apple's loader never sees.
  package var lost: Int
  /// How many missing, new or empty keys the catalogs mark as stale.
  package var stale: Int
  /// How many translated keys the locale takes from others.
  package var inherited: Int
  /// How many translated keys have a text that is identical to the source.
  package var sameAsSource: Int
  /// Whether only a part of the project was counted.
  package var part: Bool
  /// The translated share in percent, rounded down to one decimal; nil for a part.
  package var percent: Double?

  init(_ locale: LocaleCoverage) {
    self.locale = locale.locale
    tables = locale.tables.count
    present = locale.tables.count { $0.present }
    total = locale.sum(\.total)
    translated = locale.sum(\.translated)
    missing = locale.sum(\.missing)
    new = locale.sum(\.new)
    empty = locale.sum(\.empty)
    needsReview = locale.sum(\.needsReview)
    extra = locale.sum(\.extra)
    lost = locale.sum(\.lost)
    stale = locale.sum(\.stale)
    inherited = locale.sum(\.inherited)
    sameAsSource = locale.sum(\.sameAsSource)
    part = locale.isPart
    percent = part ? nil : Double(locale.percent.tenths) / 10
  }
}
