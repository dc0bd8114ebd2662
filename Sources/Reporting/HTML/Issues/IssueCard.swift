import AuditModel
import Utilities

/// One card: a finding with its pictures, what to do, and where it is.
struct IssueCard {
  let anchor: String
  /// The element of its headings, by where it is.
  let heading: String
  let level: String
  let badge: String
  let place: PageText
  let placeHref: String
  let thing: PageText
  let message: Markup
  let reach: PageText
  let rule: PageText
  let ruleHref: String
  let state: String
  let isKnown: Bool
  let locales: PageText
  let screen: String
  let sizes: PageText
  let filmstrip: FilmstripView?
  let contentSizes: ContentSizeRow?
  let modes: [ModeView]
  let hasModes: Bool
  let fixes: [Remedy]
  let hasFixes: Bool
  let suppression: Suppression
  let places: PlacesView?
  let evidence: [EvidenceFact]
  let hasEvidence: Bool

  init(_ position: Int, on site: Site, budget: inout ReportBudget) {
    let issue = site.issues[position]
    let (group, words) = (issue.group, site.words)
    let subject = issue.subject(on: site)
    heading = site.links.isFolder ? "h2" : "h4"
    anchor = site.links.anchor(of: .finding(position))
    level = issue.level.rawValue
    badge = words("level.\(issue.level.rawValue)")
    place = PageText(subject.place)
    placeHref = issue.screen.map { site.links.href(.screen($0)) } ?? ""
    thing = PageText(subject.thing)
    message = Markup(sentence: group.message, language: group.lead.locale)
    reach = PageText(Self.reach(of: group, words))
    rule = PageText(group.rule)
    ruleHref = site.links.href(.rule(group.rule))
    isKnown = issue.isKnown
    state = issue.isKnown ? "known" : "new"
    locales = PageText(issue.locales.map(\.identifier).joined(separator: " "), limit: .max)
    screen = issue.screen.map { "\($0 + 1)" } ?? ""
    sizes = PageText(issue.situations.joined(separator: " "), limit: .max)
    filmstrip = FilmstripView(issue, on: site, budget: &budget)
    contentSizes = ContentSizeRow(issue, on: site)
    modes = ModeView.all(of: issue, on: site, budget: &budget)
    hasModes = !modes.isEmpty
    fixes = Remedy.all(for: group, words)
    hasFixes = !fixes.isEmpty
    suppression = Suppression(group, words)
    places = PlacesView(group, words)
    evidence = EvidenceFact.all(of: group.lead, words)
    hasEvidence = !evidence.isEmpty
  }

  /// "in 7 languages, 3 places": how far the finding reaches.
  private static func reach(of group: FindingGroup, _ words: ReportWords) -> String {
    let languages = group.locales.count > 1 ? [words("reach.languages", count: group.locales.count)] : []
    let alone = group.locales.count == 1 ? group.locales.map(words.name) : []
    let places = group.elementCount > 1 ? [words("reach.places", count: group.elementCount)] : []
    return (languages + alone + places).joined(separator: ", ")
  }
}

/// The content sizes at which a title fits and does not.
struct ContentSizeRow {
  struct Cell {
    let name: String
    let words: String
    let state: String
  }

  let cells: [Cell]
  let sentence: PageText

  /// The sizes of a finding about a title that was measured; nil for other findings, and where the size does not matter.
  init?(_ issue: Issue, on site: Site) {
    let (audited, failing) = (site.report.contentSizes, Set(issue.contentSizes))
    guard issue.group.overruns.first != nil, !failing.isEmpty, audited.count > 1,
      issue.group.lead.evidence["firstFailingContentSize"] != nil || failing.count > 1
    else { return nil }
    cells = audited.map { size in
      let fails = failing.contains(size)
      return Cell(
        name: size.rawValue, words: site.words(fails ? "size.fails" : "size.fits"), state: fails ? "no" : "yes")
    }
    let fitting = audited.filter { !failing.contains($0) }
    sentence = PageText(
      fitting.isEmpty
        ? site.words("size.never") : site.words("size.at", fitting.map(\.rawValue).joined(separator: ", ")))
  }
}

/// A title as it would look with another line break mode.
struct ModeView {
  let mode: String
  let verdict: String
  let isWhole: Bool
  let picture: Markup

  /// The other modes of the control that a finding is about, in the language in which it is worst.
  static func all(of issue: Issue, on site: Site, budget: inout ReportBudget) -> [ModeView] {
    let finding = issue.group.lead
    guard let screen = issue.screen, let locale = finding.locale, let element = finding.element, finding.overrun != nil,
      let item = site.screens[screen].picture(of: finding, in: locale)?.items.last(where: { $0.id == element.id })
    else { return [] }
    var views: [ModeView] = []
    for sample in item.titles.flatMap(\.otherModes) where budget.takeFrame() {
      let drawing = PictureDrawing(sample.outlines, id: "\(issue.anchor)-\(sample.mode.rawValue)", site.words)
      guard let picture = budget.admit(Markup(trusted: drawing.svg), limit: ReportLimits.pictureBytes) else { continue }
      views.append(
        ModeView(
          mode: sample.mode.rawValue, verdict: site.words(sample.showsWholeText ? "size.fits" : "size.fails"),
          isWhole: sample.showsWholeText, picture: picture))
    }
    return views
  }
}

/// The places of a finding, one by one.
struct PlacesView {
  struct Place {
    let locales: PageText
    let location: PageText
    /// The element's path, if the places are at several elements.
    let element: PageText
    let message: Markup
    let list: PageText
  }

  let title: String
  let places: [Place]
  let rest: PageText

  /// The places; nil if the card says all.
  init?(_ group: FindingGroup, _ words: ReportWords) {
    let all = group.places
    guard all.count > 1 || !group.isUniform else { return nil }
    let shown = all.prefix(ReportLimits.places)
    let isElsewhere = Set(all.map(\.element?.path)).count > 1
    title = words("places.title", count: all.count)
    places = shown.map { place in
      Place(
        locales: PageText(place.locales.prefix(ReportLimits.languages).map(\.identifier).joined(separator: ", ")),
        location: PageText(place.location.text), element: PageText(isElsewhere ? place.element?.path ?? "" : ""),
        message: Markup(sentence: place.finding.message, language: place.finding.locale),
        list: PageText(place.locales.map(\.identifier).joined(separator: " "), limit: .max))
    }
    rest = PageText(all.count > shown.count ? words("rest.places", count: all.count - shown.count) : "")
  }
}

/// One fact behind a finding, in words.
struct EvidenceFact {
  let name: PageText
  let value: Markup
  let lang: PageText

  /// Facts that contain words of the finding's locale; the others are English or numbers.
  private static let localized: Set<String> = [
    "description", "hint", "mendedUtterance", "translation", "utterance", "visibleText", "text",
  ]

  /// The facts of a finding, sorted by name, without those that the message quotes.
  static func all(of finding: Finding, _ words: ReportWords) -> [EvidenceFact] {
    let located = [EvidenceFact(words("evidence.location"), finding.location.text)]
    let ids = finding.element.map { [EvidenceFact(words("evidence.element"), $0.path)] } ?? []
    let unquoted = finding.evidence.filter { !finding.message.quotes($0.value) }
    let facts = unquoted.sorted { $0.key < $1.key }.prefix(ReportLimits.evidence).map { name, value in
      EvidenceFact(
        name: PageText(words.evidence(name)), value: Markup(isolatingDirectivesOf: value.text),
        lang: PageText(localized.contains(name) ? finding.locale?.identifier ?? "" : ""))
    }
    return located + ids + facts
  }

  private init(_ name: String, _ value: String) {
    self.init(name: PageText(name), value: Markup(value), lang: .empty)
  }

  private init(name: PageText, value: Markup, lang: PageText) {
    (self.name, self.value, self.lang) = (name, value, lang)
  }
}

extension ReportWords {
  /// The name of a fact.
  fileprivate func evidence(_ name: String) -> String {
    let key = "evidence.\(name)"
    let words = self(key)
    return words == key ? name.inWords : words
  }
}

extension String {
  /// Whether the text quotes a fact.
  fileprivate func quotes(_ fact: Evidence) -> Bool {
    guard case .text(let words) = fact else { return false }
    return contains("“\(words)”") || contains("\"\(words)\"")
  }
}
