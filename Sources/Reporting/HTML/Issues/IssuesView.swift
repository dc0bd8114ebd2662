import AuditModel

/// The findings, ranked: what fails the gate first, then warnings; notes, reviews and known ones folded.
struct IssuesView {
  struct Section {
    let id: String
    let title: PageText
    let isFolded: Bool
    let cards: [IssueCard]
    let rest: PageText
  }

  let hasIssues: Bool
  let none: PageText
  let filter: FilterView
  let sections: [Section]
  let hidden: PageText
  let omitted: PageText
  /// Whether there are so many cards that the browser lays them out only when they are near.
  let isLong: Bool

  /// The cards of one page.
  init(_ site: Site, budget: inout ReportBudget) {
    let words = site.words
    hasIssues = !site.issues.isEmpty
    none = PageText(
      site.report.measured.isNothing
        ? words("issues.nothingMeasured")
        : words((site.report.baseline?.known ?? 0) > 0 ? "issues.noneNew" : "issues.none"))
    filter = FilterView(site)
    var sections: [Section] = []
    for kind in IssueSection.allCases {
      let positions = site.issues.indices.filter { kind == IssueSection(site.issues[$0]) }
      guard !positions.isEmpty else { continue }
      var cards: [IssueCard] = []
      for position in positions where site.shown.contains(position) {
        cards.append(IssueCard(position, on: site, budget: &budget))
      }
      sections.append(
        Section(
          id: kind.rawValue, title: PageText(words("section.\(kind.rawValue)", count: positions.count)),
          isFolded: kind.isFolded && !sections.isEmpty, cards: cards,
          rest: PageText(
            positions.count > cards.count ? words("rest.findings", count: positions.count - cards.count) : "")))
    }
    self.sections = sections
    isLong = site.shown.count > 150
    hidden = PageText(
      site.issues.count > site.shown.count
        ? words("issues.hidden", words.number(site.shown.count), words.number(site.issues.count)) : "")
    omitted = PageText(budget.omitted > 0 ? words("issues.omitted", count: budget.omitted) : "")
  }
}

/// The parts of the list of findings.
enum IssueSection: String, CaseIterable {
  case failing, warning, note, review, known

  init(_ issue: Issue) {
    if issue.isKnown {
      self = .known
    } else if issue.failsGate {
      self = .failing
    } else {
      switch issue.level {
      case .error, .warning: self = .warning
      case .note: self = .note
      case .review: self = .review
      }
    }
  }

  var isFolded: Bool { self == .note || self == .review || self == .known }
}

/// A short list of the gravest findings, which leads to their cards.
struct LeadingIssues {
  struct Row {
    let level: String
    let badge: String
    let place: PageText
    let thing: PageText
    let message: Markup
    let rule: PageText
    let href: String
    let state: String
    let anchor: String
    let locales: PageText
    let screen: String
    let sizes: PageText
  }

  let rows: [Row]
  let rest: PageText
  let href: String

  /// At most so many findings that have a card; of each rule and level by turns if `isSampled`.
  init(_ site: Site, limit: Int) {
    let positions = site.issues.indices.filter { site.shown.contains($0) }.prefix(limit)
    rows = positions.map { position in
      let issue = site.issues[position]
      let subject = issue.subject(on: site)
      return Row(
        level: issue.level.rawValue, badge: site.words("level.\(issue.level.rawValue)"), place: PageText(subject.place),
        thing: PageText(subject.thing),
        message: Markup(sentence: issue.group.message, language: issue.group.lead.locale),
        rule: PageText(issue.rule), href: site.links.href(.finding(position)), state: issue.isKnown ? "known" : "new",
        anchor: "row-\(issue.anchor)",
        locales: PageText(issue.locales.map(\.identifier).joined(separator: " "), limit: .max),
        screen: issue.screen.map { "\($0 + 1)" } ?? "",
        sizes: PageText(issue.situations.joined(separator: " "), limit: .max))
    }
    let left = site.issues.count - rows.count
    rest = PageText(left > 0 ? site.words("rest.listed", count: left) : "")
    href = site.links.address(of: .findings)
  }
}
