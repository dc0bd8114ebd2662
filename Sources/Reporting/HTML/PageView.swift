import AuditModel
import ReportAssets

/// A page as its templates see it: the parts that it has.
struct PageView {
  struct Link {
    let name: PageText
    let href: String
  }

  struct Index {
    let title: PageText
    let links: [Link]
  }

  let title: PageText
  let language: String
  let words: [String: String]
  let policy: Markup
  let style = Markup(trusted: ReportAssets.style)
  let script = Markup(trusted: ReportAssets.script)
  let scriptWords: Markup
  let tool: PageText
  /// The images that drawings of the page refer to.
  var assets = Markup.empty
  /// The way back from a page of a folder.
  var home: Link?
  var navigation: [Link] = []
  var masthead: MastheadView?
  var fit: FitAnswer?
  var translation: TranslationAnswer?
  var speech: SpeechAnswer?
  var issues: IssuesView?
  var leading: LeadingIssues?
  /// The compact list of all findings of a folder, with its filter.
  var list: LeadingIssues?
  var filter: FilterView?
  var screens: [ScreenView] = []
  var screen: ScreenView?
  var hasScreens = false
  var languages: [LanguageView] = []
  var languagePage: LanguageView?
  var hasLanguages = false
  var rules: [RuleView] = []
  var rulePage: RuleView?
  var hasRules = false
  var appendix: AppendixView?
  /// The heading of a page that has only lists.
  var heading: PageText?
  /// Lists of the pages of a folder.
  var indexes: [Index] = []
  /// Whether details are open: on a page of their own.
  var isFolder = false

  private init(_ site: Site, title: String) {
    let name = site.name.isEmpty ? "" : "\(site.name) – "
    self.title = PageText(name + title)
    language = site.words.language
    words = site.words.all
    tool = PageText("\(site.report.tool.name) \(site.report.tool.version)")
    policy = Markup(
      trusted:
        "default-src 'none'; script-src \(Self.scriptHash); style-src \(Self.styleHash); img-src data:; base-uri 'none'; "
        + "form-action 'none'")
    scriptWords = Markup(trusted: ScriptWords(site.words).attributes)
    isFolder = site.links.isFolder
  }

  // The browser hashes the text between the tags, the line feed after the opening one included.
  private static let scriptHash = ContentHash("\n" + ReportAssets.script).source
  private static let styleHash = ContentHash("\n" + ReportAssets.style).source

  /// The whole report on one page.
  init(whole site: Site) {
    let words = site.words
    self.init(site, title: words("title.index"))
    var budget = ReportBudget(site.limits)
    addAnswers(of: site)
    issues = IssuesView(site, budget: &budget)
    for position in Self.order(of: site) {
      let view = ScreenView(position, on: site, budget: &budget)
      if view.hasDrawings || view.hasEntries || view.hasTranscripts { screens.append(view) }
    }
    languages = site.languages.map { LanguageView($0, on: site) }
    let byRule = Dictionary(grouping: site.issues.indices) { site.issues[$0].rule }
    rules = byRule.sorted { $0.key < $1.key }.map { RuleView($0.key, positions: $0.value, on: site, budget: &budget) }
    appendix = AppendixView(site)
    assets = site.images.definitions(of: site.screens.flatMap(DrawnImages.names))
    (hasScreens, hasLanguages, hasRules) = (!screens.isEmpty, !languages.isEmpty, !rules.isEmpty)
    let parts: [(String, Bool)] = [
      ("fit", true), ("translation", true), ("speech", true), ("issues", true), ("screens", hasScreens),
      ("languages", hasLanguages), ("rules", hasRules), ("appendix", true),
    ]
    navigation = parts.filter(\.1).map { Link(name: PageText(words("nav.\($0.0)")), href: "#\($0.0)") }
  }

  /// The screens with findings first, each part in the order of the interfaces.
  private static func order(of site: Site) -> [Int] {
    let (troubled, sound) = (
      site.screens.indices.filter { site.issuesByScreen[$0] != nil },
      site.screens.indices.filter { site.issuesByScreen[$0] == nil }
    )
    return troubled + sound
  }

  private mutating func addAnswers(of site: Site) {
    masthead = MastheadView(site)
    fit = FitAnswer(site)
    translation = TranslationAnswer(site)
    speech = SpeechAnswer(site)
  }
}

extension PageView {
  /// One page of a folder.
  init(_ page: ReportLinks.Page, of site: Site, budget: inout ReportBudget) {
    let words = site.words
    switch page {
    case .index:
      self.init(site, title: words("title.index"))
      addAnswers(of: site)
      leading = LeadingIssues(site, limit: 60)
    case .findings:
      self.init(site, title: words("nav.issues"))
      list = LeadingIssues(site, limit: site.limits.listed)
      filter = FilterView(site)
    case .contents:
      self.init(site, title: words("nav.contents"))
      heading = PageText(words("nav.contents"))
    case .appendix:
      self.init(site, title: words("nav.appendix"))
      appendix = AppendixView(site)
    case .screen(let position):
      self.init(site, title: site.name(ofScreen: position))
      screen = ScreenView(position, on: site, budget: &budget)
      assets = site.images.definitions(of: DrawnImages.names(in: site.screens[position]))
    case .language(let tag):
      self.init(site, title: words.name(of: tag))
      languagePage = LanguageView(tag, on: site)
    case .rule(let name):
      self.init(site, title: name)
      let positions = site.issues.indices.filter { site.issues[$0].rule == name }
      rulePage = RuleView(name, positions: positions, on: site, budget: &budget)
      let screens = Set(positions.compactMap { site.issues[$0].screen }).map { site.screens[$0] }
      assets = site.images.definitions(of: screens.flatMap(DrawnImages.names))
    }
    addNavigation(of: page, site)
  }

  /// The ways from one page of a folder to the others.
  private mutating func addNavigation(of page: ReportLinks.Page, _ site: Site) {
    let words = site.words
    home = page == .index ? nil : Link(name: PageText(words("nav.home")), href: site.links.address(of: .index))
    navigation = [
      Link(name: PageText(words("nav.issues")), href: site.links.address(of: .findings)),
      Link(name: PageText(words("nav.contents")), href: site.links.address(of: .contents)),
      Link(name: PageText(words("nav.appendix")), href: site.links.address(of: .appendix)),
    ]
    if page == .index { indexes = Self.indexes(of: site, limit: ReportLimits.indexLinks) }
    if page == .contents { indexes = Self.indexes(of: site, limit: .max) }
  }

  /// Lists of the pages of each kind, screens with findings first; what is beyond the limit is on the page of contents.
  private static func indexes(of site: Site, limit: Int) -> [Index] {
    let words = site.words
    let screens = order(of: site).map { (site.name(ofScreen: $0), ReportLinks.Target.screen($0)) }
    let languages = site.languages.map { (words.name(of: $0), ReportLinks.Target.language($0)) }
    let rules = Set(site.issues.map(\.rule)).sorted().map { ($0, ReportLinks.Target.rule($0)) }
    return [("nav.screens", screens), ("nav.languages", languages), ("nav.rules", rules)].compactMap { key, targets in
      guard !targets.isEmpty else { return nil }
      var links = targets.prefix(limit).map { Link(name: PageText($0.0), href: site.links.href($0.1)) }
      if targets.count > limit {
        let all = words("nav.all", words.number(targets.count))
        links.append(Link(name: PageText(all), href: site.links.address(of: .contents)))
      }
      return Index(title: PageText(words(key)), links: links)
    }
  }
}

/// The words that the page's script shows, as attributes of its element.
private struct ScriptWords {
  let attributes: String

  init(_ words: ReportWords) {
    let keys = ["script.shown", "script.none", "script.copied", "script.copy", "script.listen", "script.stop"]
    attributes = keys.map { key in
      let name = key.replacing("script.", with: "data-")
      return "\(name)=\"\(Markup(words.template(key), limit: .max).html)\""
    }.joined(separator: " ")
  }
}
