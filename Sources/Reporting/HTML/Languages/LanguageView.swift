import AuditModel

/// All that concerns one language: its tables, what it lacks with the source text, and every other finding in it.
struct LanguageView {
  struct Row {
    let place: PageText
    let thing: PageText
    let source: Markup
    let translation: Markup
    let message: Markup
    let badge: String
    let level: String
    let href: String
  }

  struct Table {
    let name: PageText
    let percent: String
    let keys: PageText
    let isComplete: Bool
  }

  let anchor: String
  /// The element of its headings, by where it is.
  let heading: String
  let name: PageText
  let tag: PageText
  let direction: String
  let sourceTag: PageText
  let tables: [Table]
  let hasTables: Bool
  let missing: [Row]
  let hasMissing: Bool
  let missingTitle: PageText
  let others: [Row]
  let hasOthers: Bool
  let othersTitle: PageText
  let general: PageText
  let generalHref: String
  let rest: PageText
  let isSound: Bool

  init(_ locale: LocaleTag, on site: Site) {
    let words = site.words
    heading = site.links.isFolder ? "h2" : "h3"
    anchor = site.links.anchor(of: .language(locale))
    name = PageText(words.name(of: locale))
    tag = PageText(locale.identifier)
    direction = "auto"
    let source = site.screens.indices.lazy.compactMap { site.developmentLanguage(of: $0) }.first
    sourceTag = PageText(source?.identifier ?? "")
    let own = site.report.coverage.counted.filter { $0.locale == locale && $0.total > 0 }
    tables = own.sorted { ($0.share.tenths, $0.table) < ($1.share.tenths, $1.table) }.prefix(ReportLimits.rows).map {
      Table(
        name: PageText($0.bundle.isEmpty ? $0.table : "\($0.bundle)/\($0.table)"), percent: $0.phrase,
        keys: PageText(words("language.keys", words.number($0.translated), words.number($0.total))),
        isComplete: $0.isComplete)
    }
    hasTables = !tables.isEmpty
    let all = site.issues.indices.flatMap { Self.rows(at: $0, locale, on: site) }
    let missing = all.filter { $0.isMissing }
    let others = all.filter { !$0.isMissing }
    self.missing = missing.prefix(site.limits.languageRows).map(\.row)
    self.others = others.prefix(site.limits.languageRows).map(\.row)
    hasMissing = !missing.isEmpty
    hasOthers = !others.isEmpty
    missingTitle = PageText(words("language.missing", count: missing.count))
    othersTitle = PageText(words("language.others", count: others.count))
    let left = all.count - self.missing.count - self.others.count
    rest = PageText(left > 0 ? words("rest.findings", count: left) : "")
    let count = site.issues.count { $0.locales.isEmpty }
    general = PageText(count > 0 ? words("language.general", count: count) : "")
    generalHref = site.links.href(.issues)
    isSound = all.isEmpty
  }

  private typealias Entry = (isMissing: Bool, row: Row)

  /// The places of a finding in the language, each text once.
  private static func rows(at position: Int, _ locale: LocaleTag, on site: Site) -> [Entry] {
    let issue = site.issues[position]
    guard issue.isAbout(locale) else { return [] }
    let subject = issue.subject(on: site)
    var seen: Set<String> = []
    return issue.group.instances.filter { $0.locales.contains(locale) && seen.insert($0.message).inserted }.map {
      finding in
      let row = Row(
        place: PageText(subject.place), thing: PageText(subject.thing),
        source: finding.words(["source", "sourceText"], else: issue.sourceText(of: finding, on: site)),
        translation: finding.words(["translation", "text", "value"]),
        message: Markup(sentence: finding.message, language: locale),
        badge: site.words("level.\(issue.level.rawValue)"), level: issue.level.rawValue,
        href: site.links.href(.finding(position)))
      return (Self.missingRules.contains(issue.rule), row)
    }
  }

  /// The rules about texts that a language does not have.
  private static let missingRules: Set<String> = ["missing-translation", "empty-value", "state-new", "missing-table"]
}

extension Finding {
  /// The first of some facts, as a text in which directives keep their direction.
  fileprivate func words(_ names: [String], else other: String? = nil) -> Markup {
    for name in names {
      if case .text(let text)? = self.evidence[name] { return Markup(isolatingDirectivesOf: text) }
    }
    return other.map { Markup(isolatingDirectivesOf: $0) } ?? .empty
  }
}

extension Issue {
  /// The text of one finding's element in the development language; nil for the title of another state, which is another text.
  fileprivate func sourceText(of finding: Finding, on site: Site) -> String? {
    guard let screen, let element = finding.element else { return nil }
    if case .text(let state)? = finding.evidence["state"], (ControlState(rawValue: state) ?? .normal) != .normal {
      return nil
    }
    return site.screens[screen].names[element.id]
  }
}
