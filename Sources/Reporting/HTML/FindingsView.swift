import AuditModel
import Utilities

/// The findings by file and screen, then by rule.
struct FindingsView {
  struct SectionView {
    let file: PageText
    let screen: PageText
    let drawing: ScreenView?
    let rules: [RuleView]
  }

  struct RuleView {
    let rule: PageText
    let count: String
    let groups: [GroupView]
  }

  struct RuleRow {
    let rule: PageText
    let cells: [String]
  }

  let hasFindings: Bool
  let noFindings: String
  let rules: [RuleRow]
  let tallies: [TallyView]
  let filterLocales: [PageText]
  let sections: [SectionView]
  let hidden: PageText
  let hiddenNote: PageText
  let undrawn: PageText

  init(_ report: AuditReport) {
    let findings = report.findings
    let shown = FindingRanking.sample(findings, limit: PageLimits.groups)
    hasFindings = !findings.isEmpty
    noFindings = "None\(ReportHeadline.none(in: report))."
    rules = RuleTally.all(in: findings).map(RuleRow.init)
    tallies = TallyView.all(in: findings, shown: shown)
    filterLocales = Set(findings.flatMap(\.locales)).sorted().map { PageText($0.identifier) }
    var budget = PageBudget()
    var drawings = DrawingBudget(report.screens)
    sections = Self.sections(shown, budget: &budget, drawings: &drawings)
    undrawn = PageText(
      drawings.omitted > 0 ? "\(grouped(drawings.omitted)) more \(plural("screen", drawings.omitted)) not drawn" : "")
    hidden = .rest(findings.count - shown.count, "finding")
    hiddenNote = PageText(
      findings.count > shown.count
        ? "The page has \(grouped(shown.count)) of \(grouped(findings.count)) findings; the JSON report has all." : "")
  }

  private static func sections(
    _ groups: [FindingGroup], budget: inout PageBudget, drawings: inout DrawingBudget
  ) -> [SectionView] {
    var views: [SectionView] = []
    let sections = Dictionary(grouping: groups) { ReportSection($0.lead) }.sorted(by: Self.precedes)
    for (section, groups) in sections {
      let rules = rules(groups, budget: &budget)
      let drawing = drawings.drawing(of: groups)
      views.append(
        SectionView(file: PageText(section.file), screen: PageText(section.screen), drawing: drawing, rules: rules))
    }
    return views
  }

  /// The sections with the gravest findings first.
  private static func precedes(
    _ left: (key: ReportSection, value: [FindingGroup]), _ right: (key: ReportSection, value: [FindingGroup])
  ) -> Bool {
    (gravest(left.value), left.key) < (gravest(right.value), right.key)
  }

  /// The findings of a file or screen by rule, the gravest rule first.
  private static func rules(_ groups: [FindingGroup], budget: inout PageBudget) -> [RuleView] {
    let byRule = Dictionary(grouping: groups, by: \.rule).map { (rule: $0.key, groups: $0.value) }
    let sorted = byRule.sorted { (gravest($0.groups), $0.rule) < (gravest($1.groups), $1.rule) }
    var views: [RuleView] = []
    for (rule, groups) in sorted {
      var cards: [GroupView] = []
      for group in FindingRanking.byGravity(groups) { cards.append(GroupView(group, budget: &budget)) }
      views.append(RuleView(rule: PageText(rule), count: grouped(groups.count), groups: cards))
    }
    return views
  }

  private static func gravest(_ groups: [FindingGroup]) -> FindingLevel { groups.map(\.level).min() ?? .error }
}

extension FindingsView.RuleRow {
  init(_ tally: RuleTally) {
    self.init(
      rule: PageText(tally.rule), cells: FindingLevel.allCases.map { tally.counts[$0].map(grouped) ?? "–" })
  }
}

/// The number of findings of one level.
struct TallyView {
  let level: String
  let label: String
  let count: PageText
  let noun: String
  /// How many of them are on the page, if not all are.
  let shown: PageText

  /// The four levels, the gravest first; `shown` are the findings that are on the page.
  static func all(in groups: [FindingGroup], shown: [FindingGroup]) -> [TallyView] {
    let (counts, visible) = (FindingCounts(groups), FindingCounts(shown))
    return FindingLevel.allCases.map { level in
      let count = counts[level]
      return TallyView(
        level: level.rawValue, label: level.label, count: PageText(grouped(count)),
        noun: count == 1 || level == .review ? level.noun : level.noun + "s",
        shown: visible[level] == count ? .empty : PageText("\(grouped(visible[level])) on this page"))
    }
  }
}
