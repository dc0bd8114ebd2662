import AuditModel

/// The findings by place, then by rule.
struct FindingsView {
  struct PlaceView {
    let file: Markup
    let screen: Markup
    let drawing: ScreenView?
    let rules: [RuleView]
  }

  struct RuleView {
    let rule: Markup
    let count: String
    let groups: [GroupView]
  }

  struct RuleRow {
    let rule: Markup
    let cells: [String]
  }

  let hasFindings: Bool
  let noFindings: String
  let rules: [RuleRow]
  let tallies: [TallyView]
  let filterLocales: [Markup]
  let places: [PlaceView]
  let hidden: Markup
  let undrawn: Markup

  init(_ report: AuditReport) {
    let findings = report.findings
    let groups = FindingGroup.all(in: findings)
    let shown = FindingGroup.gravest(groups, limit: PageLimits.groups)
    let shownCount = shown.reduce(0) { $0 + $1.findings.count }
    hasFindings = !findings.isEmpty
    noFindings = report.measured.isNothing ? "None, because nothing was measured." : "None in what was measured."
    rules = Self.rows(findings)
    tallies = TallyView.all(in: findings)
    filterLocales = Set(findings.compactMap(\.locale)).sorted().map { Markup($0.identifier) }
    var pictures = PictureBudget()
    var drawings = DrawingBudget(report.screens)
    places = Self.places(shown, pictures: &pictures, drawings: &drawings)
    undrawn = Markup(
      drawings.omitted > 0 ? "\(grouped(drawings.omitted)) more \(plural("screen", drawings.omitted)) not drawn" : "")
    hidden = .rest(findings.count - shownCount, "finding")
  }

  private static func rows(_ findings: [Finding]) -> [RuleRow] {
    let byRule = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    return byRule.map { rule, findings in
      let counts = Dictionary(grouping: findings, by: Tone.init).mapValues(\.count)
      return RuleRow(rule: Markup(rule), cells: Tone.allCases.map { counts[$0].map(grouped) ?? "–" })
    }
  }

  private static func places(
    _ groups: [FindingGroup], pictures: inout PictureBudget, drawings: inout DrawingBudget
  ) -> [PlaceView] {
    var views: [PlaceView] = []
    for (place, groups) in Dictionary(grouping: groups, by: \.subject.place).sorted(by: { $0.key < $1.key }) {
      let rules = rules(groups, pictures: &pictures)
      let drawing = drawings.drawing(of: groups.flatMap(\.findings))
      views.append(
        PlaceView(file: Markup(place.file), screen: Markup(place.screen), drawing: drawing, rules: rules))
    }
    return views
  }

  /// The groups of a place by rule, the gravest rule first.
  private static func rules(_ groups: [FindingGroup], pictures: inout PictureBudget) -> [RuleView] {
    let byRule = Dictionary(grouping: groups, by: \.subject.rule).map { (rule: $0.key, groups: $0.value) }
    let sorted = byRule.sorted { (gravity($0.groups), $0.rule) < (gravity($1.groups), $1.rule) }
    var views: [RuleView] = []
    for (rule, groups) in sorted {
      let count = groups.reduce(0) { $0 + $1.findings.count }
      let cards = FindingGroup.ranked(groups).map { GroupView($0.element, pictures: &pictures) }
      views.append(RuleView(rule: Markup(rule), count: grouped(count), groups: cards))
    }
    return views
  }

  private static func gravity(_ groups: [FindingGroup]) -> Int { groups.map(\.tone.rank).min() ?? 0 }
}
