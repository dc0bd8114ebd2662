import AuditModel
import Utilities

/// A report prepared for its pages: findings ranked and linked, screens and languages with what concerns them.
struct Site {
  /// The report.
  let report: AuditReport
  /// The words of the interface.
  let words: ReportWords
  /// The limits of the pages.
  let limits: ReportLimits
  /// The links from the page that is being made.
  var links: ReportLinks
  /// The findings, ranked.
  let issues: [Issue]
  /// The positions of the findings that have a card.
  let shown: Set<Int>
  /// The rules by name.
  let rules: [String: RuleSummary]
  /// The positions of the findings about each screen.
  let issuesByScreen: [Int: [Int]]
  /// The languages of the app and of its findings, sorted.
  let languages: [LocaleTag]
  /// The images of the app that drawings show.
  let images: DrawnImages
  private let screenNames: [String]

  init(_ report: AuditReport, words: ReportWords, limits: ReportLimits, isFolder: Bool, images: ImageSource) {
    let issues = Issue.ranked(report)
    self.report = report
    self.words = words
    self.limits = limits
    self.issues = issues
    links = ReportLinks(anchors: issues.map(\.anchor), rules: issues.map(\.rule), isFolder: isFolder)
    shown = Set(FindingRanking.sample(issues, limit: limits.cards))
    rules = Dictionary(report.rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var byScreen: [Int: [Int]] = [:]
    for (position, issue) in issues.enumerated() {
      if let screen = issue.screen { byScreen[screen, default: []].append(position) }
    }
    issuesByScreen = byScreen
    self.images = DrawnImages(of: report.screens.exhibits, from: images, bytes: limits.imageBytes)
    screenNames = Self.names(of: report.screens.exhibits)
    languages = Set(report.measured.locales + issues.flatMap(\.locales)).sorted()
  }

  /// The site as a page sees it.
  func from(_ page: ReportLinks.Page) -> Site {
    var site = self
    site.links = links.from(page)
    return site
  }

  /// The screens.
  var screens: [ScreenExhibit] { report.screens.exhibits }

  /// The area of a rule.
  func area(of rule: String) -> RuleArea { rules[rule]?.area ?? .translation }

  /// The name of what was audited.
  var name: String { report.subject.app ?? report.name }

  /// The language that a screen was written in.
  func developmentLanguage(of screen: Int) -> LocaleTag? {
    screens[screen].pictures.first?.locale ?? screens[screen].transcripts.first?.locale
      ?? screens[screen].summary.locales.first
  }

  /// The name of a screen.
  func name(ofScreen position: Int) -> String { screenNames[position] }

  /// The names of screens; those with equal names are told apart by their files.
  private static func names(of screens: [ScreenExhibit]) -> [String] {
    let counts = Dictionary(screens.map { ($0.summary.name, 1) }, uniquingKeysWith: +)
    return screens.map(\.summary).map { summary in
      let file = summary.file.split(separator: "/").last.map(String.init) ?? summary.file
      return counts[summary.name] == 1 ? summary.name : "\(summary.name) (\(file))"
    }
  }
}

extension Issue {
  /// What a finding is about, in words: the screen and the control, or the table and the key, or the file.
  func subject(on site: Site) -> (place: String, thing: String) {
    let finding = group.lead
    if let element = finding.element {
      let exhibit = screen.map { site.screens[$0] }
      let name = exhibit?.names[element.id] ?? finding.shownText
      let kind = site.words.kind(element.kind)
      return (screen.map(site.name(ofScreen:)) ?? element.screen, name.map { "\(kind) “\($0)”" } ?? kind)
    }
    if let key = finding.key { return (finding.table ?? "", "“\(key)”") }
    return (finding.table ?? "", finding.location.file)
  }
}

extension Finding {
  /// The text of the control that it is about, if the evidence has it.
  fileprivate var shownText: String? {
    guard case .text(let text)? = self.evidence["text"] else { return nil }
    return text
  }
}

extension ReportWords {
  /// A kind of element for a person.
  func kind(_ kind: ElementKind) -> String {
    let key = "kind.\(kind.name)"
    let words = self(key)
    return words == key ? kind.name.inWords : words
  }
}

extension String {
  /// A name of code in words: `budgetCharacters` is "budget characters".
  var inWords: String {
    guard first?.isLowercase == true else { return self }
    return reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }
}

extension FindingRanking {
  /// The positions of at most so many findings: of each rule and level by turns, so that no class disappears.
  static func sample(_ issues: [Issue], limit: Int) -> [Int] {
    guard issues.count > limit else { return Array(issues.indices) }
    let classes = Dictionary(grouping: issues.indices) { [issues[$0].rule, issues[$0].level.rawValue] }
    let turns = classes.values.flatMap { $0.enumerated().map { (turn: $0.offset, position: $0.element) } }
    return turns.sorted { ($0.turn, $0.position) < ($1.turn, $1.position) }.prefix(limit).map(\.position).sorted()
  }
}
