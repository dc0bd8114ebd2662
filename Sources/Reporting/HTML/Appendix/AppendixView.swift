import AuditModel
import Utilities

/// How the report came about: what was measured and skipped, fonts, files, the baseline's stale entries.
struct AppendixView {
  struct Fact {
    let name: String
    let value: PageText
  }

  struct Skipped {
    let count: String
    let what: PageText
    let reason: PageText
  }

  struct Font {
    let family: PageText
    let version: PageText
    let file: PageText
    let role: PageText
  }

  struct List {
    let title: PageText
    let lines: [PageText]
    let rest: PageText
  }

  let anchor: String
  /// The element of its headings, by where it is.
  let heading: String
  let facts: [Fact]
  let skipped: [Skipped]
  let hasSkipped: Bool
  let fonts: [Font]
  let hasFonts: Bool
  let icu: PageText
  let lists: [List]

  init(_ site: Site) {
    let (report, words) = (site.report, site.words)
    let measured = report.measured
    heading = site.links.isFolder ? "h1" : "h2"
    anchor = site.links.anchor(of: .appendix)
    facts = [
      ("appendix.files", words.number(report.inputs.count { $0.skipped == nil })),
      ("appendix.screens", words.number(measured.screens)), ("appendix.elements", words.number(measured.elements)),
      ("appendix.titles", words.number(measured.titles)), ("appendix.verdicts", words.number(measured.verdicts)),
      ("appendix.utterances", words.number(measured.utterances)), ("appendix.entries", words.number(measured.entries)),
      ("appendix.locales", measured.locales.map(\.identifier).joined(separator: ", ")),
      ("appendix.suppressed", report.suppressed.count == 0 ? "" : report.suppressed.phrase),
    ].filter { !$0.1.isEmpty }.map { Fact(name: words($0.0), value: PageText($0.1)) }
    skipped = measured.skipped.map {
      Skipped(count: words.number($0.count), what: PageText($0.what), reason: PageText($0.reason))
    }
    hasSkipped = !skipped.isEmpty
    fonts = report.fonts.map {
      Font(
        family: PageText($0.family), version: PageText($0.shortVersion), file: PageText($0.file),
        role: PageText($0.role))
    }
    hasFonts = !fonts.isEmpty
    icu = PageText(report.icu)
    let unread = report.inputs.compactMap { input in input.skipped.map { "\(input.path): \($0)" } }
    lists = [
      ("appendix.unread", unread), ("appendix.stale", StaleEntry.phrases(report.baseline?.staleEntries ?? [])),
      ("appendix.remarks", report.suppressed.remarks.map(\.line)),
    ].filter { !$0.1.isEmpty }.map { key, lines in
      List(
        title: PageText(words(key, count: lines.count)), lines: lines.prefix(ReportLimits.rows).map { PageText($0) },
        rest: PageText(
          lines.count > ReportLimits.rows ? words("rest.lines", count: lines.count - ReportLimits.rows) : ""))
    }
  }
}
