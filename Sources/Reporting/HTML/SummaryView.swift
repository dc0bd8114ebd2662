import AuditModel
import Utilities

/// What was measured, what was skipped, and with which fonts.
struct SummaryView {
  struct Fact {
    let name: String
    let value: PageText
  }

  struct Skipped {
    let count: String
    let what: PageText
    let reason: Markup
  }

  struct Font {
    let family: PageText
    let version: PageText
    let file: PageText
    let role: PageText
  }

  struct Unread {
    let path: PageText
    let reason: PageText
  }

  let isNothing: Bool
  let facts: [Fact]
  let skipped: [Skipped]
  let hasSkipped: Bool
  let fonts: [Font]
  let hasFonts: Bool
  let icu: PageText
  let unread: [Unread]
  let hasUnread: Bool
  let unreadTitle: PageText
  let unreadRest: PageText
  let stale: [PageText]
  let hasStale: Bool
  let staleRest: PageText
  let remarks: [PageText]
  let hasRemarks: Bool

  init(_ report: AuditReport) {
    isNothing = report.measured.isNothing
    facts = Self.facts(report)
    skipped = report.measured.skipped.map {
      Skipped(count: grouped($0.count), what: PageText($0.what), reason: Markup(sentence: $0.reason, language: nil))
    }
    hasSkipped = !skipped.isEmpty
    fonts = report.fonts.map {
      Font(
        family: PageText($0.family), version: PageText($0.shortVersion), file: PageText($0.file),
        role: PageText($0.role))
    }
    hasFonts = !fonts.isEmpty
    icu = PageText(report.icu)
    let unreadFiles = report.inputs.filter { $0.skipped != nil }
    unread = unreadFiles.prefix(PageLimits.rows).map {
      Unread(path: PageText($0.path), reason: PageText($0.skipped ?? ""))
    }
    hasUnread = !unread.isEmpty
    unreadTitle = PageText("Files that were not read (\(grouped(unreadFiles.count)))")
    unreadRest = .rest(unreadFiles.count - unread.count, "file")
    let staleEntries = report.baseline?.staleEntries ?? []
    stale = StaleEntry.phrases(staleEntries).prefix(PageLimits.rows).map { PageText($0) }
    hasStale = !stale.isEmpty
    staleRest = .rest(staleEntries.count - stale.count, "entry")
    remarks = report.suppressed.remarks.prefix(PageLimits.rows).map { PageText($0.line) }
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
    return counts.map { Fact(name: $0.0, value: PageText(grouped($0.1))) }
      + [Fact(name: "Locales", value: PageText(locales.isEmpty ? "none" : locales))]
      + (report.suppressed.count == 0 ? [] : [Fact(name: "Suppressed", value: PageText(report.suppressed.phrase))])
      + (report.baseline.map { [Fact(name: "Baseline", value: PageText($0.phrase))] } ?? [])
  }
}
