import AuditModel

/// One count of a table of coverage.
struct CoverageColumn: Sendable {
  /// The heading.
  let title: String
  /// The count.
  let count: @Sendable (Coverage) -> Int

  /// The counts in the order in which they are shown.
  static let all = [
    CoverageColumn(title: "keys") { $0.total }, CoverageColumn(title: "translated") { $0.translated },
    CoverageColumn(title: "missing") { $0.missing }, CoverageColumn(title: "new") { $0.new },
    CoverageColumn(title: "empty") { $0.empty }, CoverageColumn(title: "review") { $0.needsReview },
    CoverageColumn(title: "extra") { $0.extra }, CoverageColumn(title: "lost") { $0.lost },
  ]

  /// The cells of some tables' sums: a dash for nothing, so that what is wrong stands out.
  static func cells(_ tables: [Coverage]) -> [String] {
    all.map { column in
      let sum = tables.reduce(0) { $0 &+ column.count($1) }
      return sum == 0 ? "–" : grouped(sum)
    }
  }
}

extension Coverage {
  /// The locale, and the folder where that has another name: "zh-Hans (zh_CN)".
  var localeName: String { folder == locale.identifier ? folder : "\(locale) (\(folder.visible()))" }

  /// Whether there is nothing to tell of the table in the locale but that it is complete.
  var isUnremarkable: Bool { isComplete && present && needsReview == 0 && extra == 0 }
}
