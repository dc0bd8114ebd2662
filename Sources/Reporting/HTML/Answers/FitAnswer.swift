import AuditModel

/// Do the titles fit? A matrix of screens and languages with the content size from which something fails.
struct FitAnswer {
  struct Row {
    let name: PageText
    let href: String
    let cells: [Cell]
  }

  struct Cell {
    let href: String
    /// `error`, `warning`, `note`, `review`, `fits` or `open`.
    let state: String
    let text: String
    let words: PageText
  }

  let answer: PageText
  let state: String
  let languages: [PageText]
  let rows: [Row]
  let hasRows: Bool
  let moreRows: [Row]
  let moreTitle: PageText
  let moreLanguages: [PageText]
  let rest: PageText

  init(_ site: Site) {
    let matrix = FitMatrix(site)
    let words = site.words
    answer = PageText(matrix.sentence)
    state = matrix.worst.map(\.rawValue) ?? "fits"
    let columns = Array(matrix.languages.prefix(ReportLimits.answerColumns))
    let first = matrix.screens.prefix(ReportLimits.answerRows)
    let most = ReportLimits.rows(ofColumns: matrix.languages.count)
    languages = columns.map { PageText($0.identifier) }
    rows = first.map { matrix.row($0, columns) }
    hasRows = !rows.isEmpty
    let isWhole = matrix.screens.count <= first.count && matrix.languages.count <= columns.count
    let listed = isWhole ? [] : Array(matrix.screens.prefix(most))
    moreLanguages = isWhole ? [] : matrix.languages.map { PageText($0.identifier) }
    moreRows = listed.map { matrix.row($0, matrix.languages) }
    moreTitle = PageText(
      isWhole ? "" : words("fit.all", words.number(listed.count), words.number(matrix.languages.count)))
    let sound = site.screens.count - matrix.screens.count
    // Where no screen is listed, none is left over.
    rest = PageText(sound > 0 && !matrix.screens.isEmpty ? words("fit.sound", count: sound) : "")
  }
}

/// What was found about titles and frames, by screen and language.
private struct FitMatrix {
  /// The findings about one screen in one language.
  private struct Entry {
    var level: FindingLevel
    var size: ContentSizeCategory?
    var count = 0
    /// Whether a title certainly does not fit, also if that is only a note, as at an accessibility size.
    var isCut = false

    /// Whether something does not fit.
    var fails: Bool { level <= .warning || isCut }

    mutating func add(_ finding: Finding) {
      count += 1
      isCut = isCut || finding.overrun != nil && finding.outcome == .fails
      if finding.level < level { (level, size) = (finding.level, finding.worstSize) }
      if finding.level == level { size = [size, finding.worstSize].compactMap(\.self).min() }
    }
  }

  private let site: Site
  private var entries: [Int: [LocaleTag: Entry]] = [:]
  /// The screens with findings, the worst first.
  let screens: [Int]
  /// The languages with findings, the worst first.
  let languages: [LocaleTag]

  init(_ site: Site) {
    self.site = site
    var entries: [Int: [LocaleTag: Entry]] = [:]
    for issue in site.issues where site.area(of: issue.rule) == .fit {
      guard let screen = issue.screen else { continue }
      // What holds in every language concerns each of them.
      let general = issue.group.locales.isEmpty ? site.screens[screen].summary.locales : []
      for finding in issue.group.instances {
        for locale in finding.locales + general {
          entries[screen, default: [:]][locale, default: Entry(level: .review)].add(finding)
        }
      }
    }
    self.entries = entries
    screens = Self.ranked(entries.map { ($0.key, Array($0.value.values)) })
    let byLanguage = Dictionary(grouping: entries.values.flatMap { $0.map { ($0.key, $0.value) } }, by: \.0)
    languages = Self.ranked(byLanguage.map { ($0.key, $0.value.map(\.1)) })
  }

  var worst: FindingLevel? { entries.values.flatMap(\.values).map(\.level).min() }

  /// The answer in one sentence.
  var sentence: String {
    let words = site.words
    let measured = site.report.measured
    if measured.titles == 0 { return words("fit.nothing") }
    let failing = Dictionary(grouping: entries.values.flatMap { $0.filter(\.value.fails).keys }) { $0 }
    guard !failing.isEmpty else { return words("fit.good", count: measured.titles) }
    let count = entries.values.count { $0.values.contains(where: \.fails) }
    return words("fit.bad", count: count, words("fit.languages", count: failing.count))
  }

  func row(_ screen: Int, _ columns: [LocaleTag]) -> FitAnswer.Row {
    let href = site.links.href(.screen(screen))
    return FitAnswer.Row(
      name: PageText(site.name(ofScreen: screen)), href: href, cells: columns.map { cell(screen, $0, href) })
  }

  private func cell(_ screen: Int, _ locale: LocaleTag, _ href: String) -> FitAnswer.Cell {
    let (words, name) = (site.words, site.words.name(of: locale))
    if let entry = entries[screen]?[locale] {
      let size = site.screens[screen].summary.scalesText ? entry.size : nil
      let isOpen = entry.level == .review
      let key = isOpen ? "fit.cell.review" : size == nil ? "fit.cell.always" : "fit.cell.fails"
      return FitAnswer.Cell(
        href: href, state: entry.level.rawValue, text: isOpen ? "?" : size.map(Self.short) ?? "✕",
        words: PageText(words(key, count: entry.count, name, size?.rawValue ?? "")))
    }
    let titles = site.screens[screen].summary.titles[locale]
    let isKnown = (titles?.judged ?? 0) > 0
    return FitAnswer.Cell(
      href: href, state: isKnown ? "fits" : "open", text: isKnown ? "✓" : "·",
      words: PageText(words(isKnown ? "fit.cell.fits" : "fit.cell.open", count: titles?.judged ?? 0, name)))
  }

  /// The keys of entries, those with the gravest first, then those with the most.
  private static func ranked<Key: Hashable & Comparable>(_ entries: [(Key, [Entry])]) -> [Key] {
    entries.map { key, entries in
      let level = entries.map(\.level).min() ?? .review
      return (level: level, count: entries.filter { $0.level == level }.reduce(0) { $0 + $1.count }, key: key)
    }.sorted { ($0.level, -$0.count, $0.key) < ($1.level, -$1.count, $1.key) }.map(\.key)
  }

  /// The content size as a column shows it.
  private static func short(_ size: ContentSizeCategory) -> String {
    size.rawValue.replacing("accessibility", with: "AX").replacing("xxxLarge", with: "XXXL")
      .replacing("xxLarge", with: "XXL").replacing("xLarge", with: "XL").replacing("xSmall", with: "XS")
      .replacing("large", with: "L").replacing("medium", with: "M").replacing("small", with: "S")
  }
}

extension Finding {
  /// The smallest content size at which it is seen.
  fileprivate var worstSize: ContentSizeCategory? {
    ([self.contentSize].compactMap(\.self) + self.also.compactMap(ContentSizeCategory.init(rawValue:))).min()
  }
}
