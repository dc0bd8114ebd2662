import AuditModel

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
  let undrawn: PageText

  init(_ report: AuditReport) {
    let findings = report.findings
    let groups = FindingGroup.all(in: findings)
    let shown = FindingGroup.mostSevere(groups, limit: PageLimits.groups)
    let shownCount = shown.reduce(0) { $0 + $1.findings.count }
    hasFindings = !findings.isEmpty
    noFindings = report.measured.isNothing ? "None, because nothing was measured." : "None in what was measured."
    rules = Self.rows(findings)
    tallies = TallyView.all(in: findings)
    filterLocales = Set(findings.compactMap(\.locale)).sorted().map { PageText($0.identifier) }
    var pictures = PictureBudget()
    var drawings = DrawingBudget(report.screens)
    sections = Self.sections(shown, pictures: &pictures, drawings: &drawings)
    undrawn = PageText(
      drawings.omitted > 0 ? "\(grouped(drawings.omitted)) more \(plural("screen", drawings.omitted)) not drawn" : "")
    hidden = .rest(findings.count - shownCount, "finding")
  }

  private static func rows(_ findings: [Finding]) -> [RuleRow] {
    let byRule = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    return byRule.map { rule, findings in
      let counts = Dictionary(grouping: findings, by: \.level).mapValues(\.count)
      return RuleRow(rule: PageText(rule), cells: FindingLevel.allCases.map { counts[$0].map(grouped) ?? "–" })
    }
  }

  private static func sections(
    _ groups: [FindingGroup], pictures: inout PictureBudget, drawings: inout DrawingBudget
  ) -> [SectionView] {
    var views: [SectionView] = []
    for (section, groups) in Dictionary(grouping: groups, by: \.subject.section).sorted(by: { $0.key < $1.key }) {
      let rules = rules(groups, pictures: &pictures)
      let drawing = drawings.drawing(of: groups.flatMap(\.findings))
      views.append(
        SectionView(file: PageText(section.file), screen: PageText(section.screen), drawing: drawing, rules: rules))
    }
    return views
  }

  /// The groups of a file or screen by rule, the most severe rule first.
  private static func rules(_ groups: [FindingGroup], pictures: inout PictureBudget) -> [RuleView] {
    let byRule = Dictionary(grouping: groups, by: \.subject.rule).map { (rule: $0.key, groups: $0.value) }
    let sorted = byRule.sorted { (mostSevere($0.groups), $0.rule) < (mostSevere($1.groups), $1.rule) }
    var views: [RuleView] = []
    for (rule, groups) in sorted {
      let count = groups.reduce(0) { $0 + $1.findings.count }
      let cards = FindingGroup.ranked(groups).map { GroupView($0.element, pictures: &pictures) }
      views.append(RuleView(rule: PageText(rule), count: grouped(count), groups: cards))
    }
    return views
  }

  private static func mostSevere(_ groups: [FindingGroup]) -> FindingLevel { groups.map(\.level).min() ?? .error }
}

/// The number of findings of one level.
struct TallyView {
  let level: String
  let label: String
  let count: PageText
  let noun: String

  /// The four levels, the most severe first.
  static func all(in findings: [Finding]) -> [TallyView] {
    let counts = FindingCounts(findings)
    return FindingLevel.allCases.map { level in
      let count = level.severity.map { counts.failures[$0] ?? 0 } ?? counts.reviews
      return TallyView(
        level: level.rawValue, label: level.label, count: PageText(grouped(count)),
        noun: count == 1 || level == .review ? level.noun : level.noun + "s")
    }
  }
}
