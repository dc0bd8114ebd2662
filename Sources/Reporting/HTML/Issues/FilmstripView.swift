import AuditModel

/// A control in the development language and in each language in which it fails, by overrun, at true scale.
struct FilmstripView {
  struct Frame {
    let locale: PageText
    let name: PageText
    let setting: PageText
    let isSource: Bool
    /// The control on its screen.
    let crop: Markup
    /// The title in its space, with what is beyond it.
    let picture: Markup
    let caption: PageText
    /// The part of the title that is visible.
    let visible: PageText
  }

  let frames: [Frame]
  let rest: PageText

  /// The filmstrip of a finding that can be seen; nil for others.
  init?(_ issue: Issue, on site: Site, budget: inout ReportBudget) {
    let failing = Self.failing(in: issue.group)
    guard !failing.isEmpty else { return nil }
    var frames: [Frame] = []
    if let source = Self.source(of: issue, failing, on: site, budget: &budget) { frames.append(source) }
    for finding in failing.prefix(ReportLimits.filmstrip) {
      if let frame = Frame(finding, number: frames.count, of: issue, on: site, budget: &budget) { frames.append(frame) }
    }
    guard frames.contains(where: { !$0.isSource }) else { return nil }
    self.frames = frames
    let left = failing.count - ReportLimits.filmstrip
    rest = PageText(left > 0 ? site.words("rest.languages", count: left) : "")
  }

  /// The findings of a group that can be seen, one for each language, the greatest overrun first.
  private static func failing(in group: FindingGroup) -> [Finding] {
    let seen = group.instances.filter { $0.locale != nil && ($0.picture != nil || $0.contentSize != nil) }
    let worst = Dictionary(grouping: seen) { $0.locale }.compactMap { $0.value.max { overrun($0) < overrun($1) } }
    return worst.sorted {
      (-overrun($0).value, $0.locale?.identifier ?? "") < (-overrun($1).value, $1.locale?.identifier ?? "")
    }
  }

  private static func overrun(_ finding: Finding) -> Points { finding.overrun ?? .zero }

  /// The control in the development language, in the situation of the worst language; nil if nothing is drawn there, or if it is that
  /// language.
  private static func source(
    of issue: Issue, _ failing: [Finding], on site: Site, budget: inout ReportBudget
  ) -> Frame? {
    guard let screen = issue.screen, let language = site.developmentLanguage(of: screen), let worst = failing.first,
      worst.locale != language
    else { return nil }
    return Frame(worst, in: language, number: 0, of: issue, on: site, budget: &budget)
  }
}

extension FilmstripView.Frame {
  /// A finding in its own language, or its control in another one.
  init?(
    _ finding: Finding, in other: LocaleTag? = nil, number: Int, of issue: Issue, on site: Site,
    budget: inout ReportBudget
  ) {
    guard let locale = other ?? finding.locale, budget.takeFrame() else { return nil }
    let id = "\(issue.anchor)-\(number)"
    let size = finding.contentSize.map(\.rawValue) ?? ""
    setting = PageText([size, finding.device ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
    isSource = other != nil
    self.locale = PageText(locale.identifier)
    name = PageText(site.words.name(of: locale))
    let screen = issue.screen.flatMap { site.screens[$0].picture(of: finding, in: locale) }
    let label = site.words("film.crop", site.words.name(of: locale))
    let crop = screen.flatMap { picture in
      finding.element.flatMap { ScreenCrop(picture, around: $0.id, prefix: "c\(id)", images: site.images) }?.svg(
        label: label)
    }
    self.crop = crop.flatMap { budget.admit(Markup(trusted: $0), limit: ReportLimits.pictureBytes) } ?? .empty
    let drawing = other == nil ? finding.picture.map { PictureDrawing($0, id: id, site.words) } : nil
    picture =
      drawing.flatMap { budget.admit(Markup(trusted: $0.svg), limit: ReportLimits.pictureBytes) } ?? .empty
    let shown = other == nil ? finding.visibleText : nil
    visible = PageText(shown ?? "", limit: .max)
    caption = PageText(
      [drawing?.caption, shown.map { site.words("picture.shown", $0) }].compactMap(\.self).joined(separator: "; "))
    guard !self.crop.isNull || !picture.isNull else { return nil }
  }
}

extension Finding {
  /// The part of the title that is visible, if that was measured.
  fileprivate var visibleText: String? {
    guard case .text(let text)? = self.evidence["visibleText"] else { return nil }
    return text
  }
}
