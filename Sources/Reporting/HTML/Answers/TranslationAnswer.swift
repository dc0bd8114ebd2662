import AuditModel

/// Is everything translated? A grid of the incomplete languages and tables.
struct TranslationAnswer {
  struct Row {
    let name: PageText
    let href: String
    let percent: String
    let cells: [Cell]
  }

  struct Cell {
    let href: String
    let text: PageText
    let state: String
    let words: PageText
  }

  let answer: PageText
  let state: String
  let tables: [PageText]
  let rows: [Row]
  let hasRows: Bool
  let moreTables: [PageText]
  let moreRows: [Row]
  let moreTitle: PageText
  let complete: PageText
  let hasComplete: Bool
  let unions: PageText

  init(_ site: Site) {
    let words = site.words
    let coverage = site.report.coverage.counted
    let languages = LocaleCoverage.byLocale(site.report.coverage)
    let incomplete = languages.filter { !$0.tables.allSatisfy(\.isComplete) }
      .sorted { ($0.percent.tenths, $0.locale) < ($1.percent.tenths, $1.locale) }
    let names = Self.tables(coverage)
    let first = Array(names.prefix(Self.columns))
    state = incomplete.isEmpty ? "fits" : "warning"
    answer = PageText(
      languages.isEmpty
        ? words("translation.nothing")
        : incomplete.isEmpty
          ? words("translation.good", count: languages.count)
          : words("translation.bad", count: incomplete.count, words.number(languages.count)))
    let isAlone = Set(first.map(\.last)).count == first.count
    tables = first.map { PageText(isAlone ? $0.last ?? "" : $0.joined(separator: "/")) }
    rows = incomplete.prefix(ReportLimits.answerRows).map { Self.row($0, first, site) }
    hasRows = !rows.isEmpty
    let isWhole = incomplete.count <= rows.count && names.count <= first.count
    moreTables = isWhole ? [] : names.prefix(Self.most).map { PageText($0.joined(separator: "/")) }
    moreRows =
      isWhole
      ? []
      : incomplete.prefix(ReportLimits.rows(ofColumns: min(names.count, Self.most))).map {
        Self.row($0, Array(names.prefix(Self.most)), site)
      }
    moreTitle = PageText(
      isWhole ? "" : words("translation.all", count: names.count, words.number(incomplete.count)))
    let whole = languages.filter { $0.tables.allSatisfy(\.isComplete) }.map(\.locale)
    hasComplete = !whole.isEmpty
    complete = PageText(
      whole.isEmpty ? "" : words("translation.complete", whole.map(\.identifier).joined(separator: ", ")), limit: .max)
    let compared = Coverage.unions(in: site.report.coverage)
    unions = PageText(compared.isEmpty ? "" : words("translation.unions", compared.joined(separator: ", ")))
  }

  private static let columns = 3
  /// Columns of the whole grid at most.
  private static let most = 30

  /// The incomplete tables as bundle and name, those with the most missing keys first.
  private static func tables(_ coverage: [Coverage]) -> [[String]] {
    Dictionary(grouping: coverage.filter { !$0.isComplete }) { $0.bundle.isEmpty ? [$0.table] : [$0.bundle, $0.table] }
      .map { (key: $0.key, lost: $0.value.reduce(0) { $0 + $1.total - $1.translated }) }
      .sorted { (-$0.lost, $0.key.joined(separator: "/")) < (-$1.lost, $1.key.joined(separator: "/")) }.map(\.key)
  }

  private static func row(_ language: LocaleCoverage, _ tables: [[String]], _ site: Site) -> Row {
    let href = site.links.href(.language(language.locale))
    return Row(
      name: PageText(site.words.name(of: language.locale)), href: href, percent: language.percent.description,
      cells: tables.map { name in
        let own = language.tables.filter { ($0.bundle.isEmpty ? [$0.table] : [$0.bundle, $0.table]) == name }
        return cell(LocaleCoverage(locale: language.locale, tables: own), href, site.words)
      })
  }

  private static func cell(_ coverage: LocaleCoverage, _ href: String, _ words: ReportWords) -> Cell {
    guard let first = coverage.tables.first else {
      return Cell(href: "", text: PageText("–"), state: "open", words: .empty)
    }
    let (total, translated) = (coverage.sum(\.total), coverage.sum(\.translated))
    let isWhole = coverage.tables.allSatisfy(\.isComplete)
    let text = first.present ? coverage.percent.description : words("translation.absent")
    return Cell(
      href: href, text: PageText(text), state: isWhole ? "fits" : first.present ? "warning" : "error",
      words: PageText(
        words("translation.cell", words.number(translated), words.number(total), words.name(of: coverage.locale))))
  }
}
