import AuditModel

/// What was measured, what was skipped, and with which fonts.
struct SummaryView {
  struct Fact {
    let name: String
    let value: Markup
  }

  struct Skipped {
    let count: String
    let what: Markup
    let reason: Markup
  }

  struct Font {
    let family: Markup
    let version: Markup
    let file: Markup
    let role: Markup
  }

  struct Unread {
    let path: Markup
    let reason: Markup
  }

  let isNothing: Bool
  let facts: [Fact]
  let skipped: [Skipped]
  let hasSkipped: Bool
  let fonts: [Font]
  let hasFonts: Bool
  let icu: Markup
  let unread: [Unread]
  let hasUnread: Bool
  let unreadTitle: Markup
  let unreadRest: Markup
  let stale: [Markup]
  let hasStale: Bool
  let staleRest: Markup
  let remarks: [Markup]
  let hasRemarks: Bool

  init(_ report: AuditReport) {
    isNothing = report.measured.isNothing
    facts = Self.facts(report)
    skipped = report.measured.skipped.map {
      Skipped(count: grouped($0.count), what: Markup($0.what), reason: Markup(sentence: $0.reason, language: nil))
    }
    hasSkipped = !skipped.isEmpty
    fonts = report.fonts.map {
      Font(family: Markup($0.family), version: Markup($0.shortVersion), file: Markup($0.file), role: Markup($0.role))
    }
    hasFonts = !fonts.isEmpty
    icu = Markup(report.icu)
    let unreadFiles = report.inputs.filter { $0.skipped != nil }
    unread = unreadFiles.prefix(PageLimits.rows).map {
      Unread(path: Markup($0.path), reason: Markup($0.skipped ?? ""))
    }
    hasUnread = !unread.isEmpty
    unreadTitle = Markup("Files that were not read (\(grouped(unreadFiles.count)))")
    unreadRest = .rest(unreadFiles.count - unread.count, "file")
    let staleEntries = report.baseline?.staleEntries ?? []
    stale = staleEntries.prefix(PageLimits.rows).map { Markup($0.phrase) }
    hasStale = !stale.isEmpty
    staleRest = .rest(staleEntries.count - stale.count, "entry")
    remarks = report.suppressed.remarks.prefix(PageLimits.rows).map { Markup($0.line) }
    hasRemarks = !remarks.isEmpty
  }

  private static func facts(_ report: AuditReport) -> [Fact] {
    let measured = report.measured
    let read = report.inputs.count { $0.skipped == nil }
    let counts = [
      ("Files read", read), ("Screens", measured.screens), ("Elements", measured.elements),
      ("Titles to fit", measured.titles), ("Fit verdicts", measured.verdicts), ("Utterances", measured.utterances),
      ("Strings entries", measured.entries),
    ]
    let locales = measured.locales.map(\.identifier).joined(separator: " ")
    return counts.map { Fact(name: $0.0, value: Markup(grouped($0.1))) }
      + [Fact(name: "Locales", value: Markup(locales.isEmpty ? "none" : locales))]
      + (report.suppressed.count == 0 ? [] : [Fact(name: "Suppressed", value: Markup(report.suppressed.phrase))])
      + (report.baseline.map { [Fact(name: "Baseline", value: Markup($0.phrase))] } ?? [])
  }
}

extension Markup {
  /// "and 12 more files, in the JSON report"; nothing where there is no rest.
  static func rest(_ count: Int, _ noun: String) -> Markup {
    count > 0 ? Markup("and \(grouped(count)) more \(plural(noun, count)), in the JSON report") : .empty
  }
}
