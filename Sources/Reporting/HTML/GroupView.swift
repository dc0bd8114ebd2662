import AuditModel

/// One card of the page: a group of findings.
struct GroupView {
  let level: String
  let label: String
  let message: Markup
  let subject: [Markup]
  let localeList: PageText
  let hasLocales: Bool
  let locales: [PageText]
  let localesRest: PageText
  let hasInstances: Bool
  let instances: [InstanceView]
  let instancesRest: PageText

  init(_ group: FindingGroup, pictures: inout PictureBudget) {
    let all = group.locales
    level = group.level.rawValue
    label = group.level.label
    message = Self.headline(group)
    subject = Self.subject(group)
    localeList = PageText(all.map(\.identifier).joined(separator: " "), limit: .max)
    locales = all.prefix(PageLimits.locales).map { PageText($0.identifier) }
    hasLocales = !locales.isEmpty
    localesRest = .rest(all.count - locales.count, "locale")
    instances = Self.instances(group, pictures: &pictures)
    hasInstances = !instances.isEmpty
    instancesRest = group.isUniform ? .empty : .rest(group.findings.count - instances.count, "finding")
  }

  /// The findings one by one; if one represents all, only that one, and only if there is more to see than its message.
  private static func instances(_ group: FindingGroup, pictures: inout PictureBudget) -> [InstanceView] {
    let isAlone = group.isUniform
    let showsLocation = Set(group.findings.map(\.location)).count > 1
    var views: [InstanceView] = []
    for finding in group.findings.prefix(isAlone ? 1 : PageLimits.instances) {
      views.append(InstanceView(finding, showsTitle: !isAlone, showsLocation: showsLocation, pictures: &pictures))
    }
    return isAlone ? views.filter(\.hasDetails) : views
  }

  /// The message if one finding represents all, else the subject of the findings.
  private static func headline(_ group: FindingGroup) -> Markup {
    guard let first = group.findings.first else { return .empty }
    let count = group.findings.count
    let isOneALocale = group.locales.count == count
    if group.isUniform {
      let others = counted(count - 1, isOneALocale ? "more locale" : "more time")
      let rest = count > 1 ? "; the same \(isOneALocale ? "in " : "")\(others)" : ""
      return Markup(sentence: first.message + rest, language: first.locale)
    }
    let about = first.key ?? first.element?.id ?? first.rule
    return Markup(isOneALocale ? "\(about) in \(count) locales" : "\(about): \(count) findings")
  }

  private static func subject(_ group: FindingGroup) -> [Markup] {
    guard let first = group.findings.first else { return [] }
    let hasOneLocation = Set(group.findings.map(\.location)).count == 1 || group.isUniform
    let location = hasOneLocation ? code(first.location.text) : .empty
    let element = first.element.map { Markup(trusted: "\(Markup($0.kind.name).html) \(code($0.path).html)") } ?? .empty
    let leaf = first.leaf?.shown.map { " \(Markup($0).html)" } ?? ""
    let key = first.key.map { Markup(trusted: "key \(code($0).html)\(leaf)") } ?? .empty
    let table = first.table.map { Markup(trusted: "table \(Markup($0).html)") } ?? .empty
    return [location, element, key, table].filter { !$0.isNull }
  }

  private static func code(_ text: String) -> Markup { Markup(trusted: "<code>\(Markup(text).html)</code>") }
}

/// One finding of a card.
struct InstanceView {
  struct Fact {
    let name: PageText
    let value: PageText
    let lang: PageText
  }

  let hasTitle: Bool
  let locale: PageText
  let message: Markup
  let location: PageText
  let picture: Markup
  let caption: PageText
  let hasEvidence: Bool
  let evidence: [Fact]
  let also: PageText
  let hasPlaces: Bool
  let placesTitle: PageText
  let places: [PageText]
  let placesRest: PageText

  init(_ finding: Finding, showsTitle: Bool, showsLocation: Bool, pictures: inout PictureBudget) {
    hasTitle = showsTitle
    locale = PageText(finding.locale?.identifier ?? "")
    message = Markup(sentence: finding.message, language: finding.locale)
    location = showsLocation ? PageText(finding.location.text) : .empty
    let drawing = pictures.drawing(of: finding.picture)
    picture = drawing.map { Markup(trusted: $0.svg) } ?? .empty
    caption = PageText(drawing?.caption ?? "")
    evidence = Self.facts(finding)
    hasEvidence = !evidence.isEmpty
    also = PageText(finding.also.isEmpty ? "" : "Also: \(finding.also.joined(separator: ", "))")
    places = finding.places.prefix(PageLimits.places).map { PageText($0.location.text) }
    hasPlaces = !places.isEmpty
    placesTitle = PageText(finding.places.isEmpty ? "" : "One cause in \(counted(finding.places.count, "location"))")
    placesRest = .rest(finding.places.count - places.count, "location")
  }

  /// Whether there is more to see than the locale and the message.
  var hasDetails: Bool { hasEvidence || hasPlaces || !picture.isNull || !also.isNull }

  /// Facts that contain words of the finding's locale; the others are English or numbers.
  private static let localized: Set<String> = [
    "description", "hint", "mendedUtterance", "translation", "utterance", "visibleText",
  ]

  /// The facts by name, without those that the message quotes.
  private static func facts(_ finding: Finding) -> [Fact] {
    let unquoted = finding.evidence.filter { !finding.message.quotes($0.value) }
    return unquoted.sorted { $0.key < $1.key }.prefix(PageLimits.evidence).map { name, value in
      let language = localized.contains(name) ? finding.locale?.identifier ?? "" : ""
      return Fact(name: PageText(name), value: PageText(value.text), lang: PageText(language))
    }
  }
}

extension String {
  /// Whether the text quotes a fact.
  fileprivate func quotes(_ fact: Evidence) -> Bool {
    guard case .text(let words) = fact else { return false }
    return contains("“\(words)”") || contains("\"\(words)\"")
  }
}
