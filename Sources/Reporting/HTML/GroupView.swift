import AuditModel
import Utilities

/// One card of the page: one fact.
struct GroupView {
  let level: String
  let label: String
  let rule: PageText
  let message: Markup
  let subject: [Markup]
  let localeList: PageText
  let hasLocales: Bool
  let locales: [PageText]
  let localesRest: PageText
  let hasInstances: Bool
  let instances: [InstanceView]
  let instancesRest: PageText

  init(_ group: FindingGroup, budget: inout PageBudget) {
    let all = group.locales
    let places = group.places
    level = group.level.rawValue
    label = group.level.label
    rule = PageText(group.rule)
    message = Self.headline(group)
    subject = Self.subject(group)
    localeList = PageText(all.map(\.identifier).joined(separator: " "), limit: .max)
    locales = all.prefix(PageLimits.locales).map { PageText($0.identifier) }
    hasLocales = !locales.isEmpty
    localesRest = .rest(all.count - locales.count, "locale")
    instances = Self.instances(group, places, budget: &budget)
    hasInstances = !instances.isEmpty
    instancesRest = group.isUniform && group.elementCount == 1 ? .empty : .rest(places.count - instances.count, "place")
  }

  /// The places one by one; if one represents all, only that one, and only if there is more to see than its message.
  private static func instances(
    _ group: FindingGroup, _ places: [FindingPlace], budget: inout PageBudget
  ) -> [InstanceView] {
    let isAlone = places.count == 1 || group.isUniform && group.elementCount == 1
    let names = PlaceNames(places)
    var views: [InstanceView] = []
    for place in places.prefix(isAlone ? 1 : budget.instances(of: places.count)) {
      views.append(InstanceView(place, showsTitle: !isAlone, name: names.name(of: place), budget: &budget))
    }
    return isAlone ? views.filter(\.hasDetails) : views
  }

  /// The message, with how many languages and places there are besides.
  private static func headline(_ group: FindingGroup) -> Markup {
    let languages = group.locales.count > 1 ? ["in \(group.locales.count) languages"] : []
    let places = group.elementCount > 1 ? ["in \(grouped(group.elementCount)) places"] : []
    let rest = (languages + places).joined(separator: ", ")
    return Markup(sentence: group.message + (rest.isEmpty ? "" : "; \(rest)"), language: group.lead.locale)
  }

  private static func subject(_ group: FindingGroup) -> [Markup] {
    let first = group.lead
    let element = first.element.map { Markup(trusted: "\(Markup($0.kind.name).html) \(code($0.path).html)") } ?? .empty
    let leaf = first.leaf?.shown.map { " \(Markup($0).html)" } ?? ""
    let key = first.key.map { Markup(trusted: "key \(code($0).html)\(leaf)") } ?? .empty
    let table = first.table.map { Markup(trusted: "table \(Markup($0).html)") } ?? .empty
    return [code(first.location.text), element, key, table].filter { !$0.isNull }
  }

  private static func code(_ text: String) -> Markup { Markup(trusted: "<code>\(Markup(text).html)</code>") }
}

/// What distinguishes the places of a card: their locations, and the elements that one line of code makes.
private struct PlaceNames {
  private let showsLocation: Bool
  private let showsElement: Bool

  init(_ places: [FindingPlace]) {
    let locations = Set(places.map(\.location)).count
    showsLocation = locations > 1
    showsElement =
      Set(places.map { [ExactText($0.location.text), ExactText($0.element?.path ?? "")] }).count > locations
  }

  /// The name of a place; empty if all have the same.
  func name(of place: FindingPlace) -> String {
    let location = showsLocation ? [place.location.text] : []
    let element = showsElement ? [place.element?.path].compactMap(\.self) : []
    return (location + element).joined(separator: " · ")
  }
}

/// One place of a card.
struct InstanceView {
  struct Fact {
    let name: PageText
    let value: Markup
    let lang: PageText
  }

  let hasTitle: Bool
  let localeList: PageText
  let locale: PageText
  let message: Markup
  let location: PageText
  let picture: Markup
  let caption: PageText
  let hasEvidence: Bool
  let evidence: [Fact]
  let also: PageText

  init(_ place: FindingPlace, showsTitle: Bool, name: String, budget: inout PageBudget) {
    let finding = place.finding
    hasTitle = showsTitle
    localeList = PageText(place.locales.map(\.identifier).joined(separator: " "), limit: .max)
    locale = PageText(place.locales.prefix(PageLimits.locales).map(\.identifier).joined(separator: ", "))
    message = Markup(sentence: finding.message, language: finding.locale)
    location = PageText(name)
    let drawing = budget.drawing(of: finding.picture)
    picture = drawing.map { Markup(trusted: $0.svg) } ?? .empty
    caption = PageText(drawing?.caption ?? "")
    evidence = Self.facts(finding)
    hasEvidence = !evidence.isEmpty
    also = PageText(finding.also.isEmpty ? "" : "Also: \(finding.also.joined(separator: ", "))")
  }

  /// Whether there is more to see than the locale and the message.
  var hasDetails: Bool { hasEvidence || !picture.isNull || !also.isNull }

  /// Facts that contain words of the finding's locale; the others are English or numbers.
  private static let localized: Set<String> = [
    "description", "hint", "mendedUtterance", "translation", "utterance", "visibleText",
  ]

  /// The facts by name, without those that the message quotes.
  private static func facts(_ finding: Finding) -> [Fact] {
    let unquoted = finding.evidence.filter { !finding.message.quotes($0.value) }
    return unquoted.sorted { $0.key < $1.key }.prefix(PageLimits.evidence).map { name, value in
      let language = localized.contains(name) ? finding.locale?.identifier ?? "" : ""
      return Fact(name: PageText(name), value: Markup(isolatingDirectivesOf: value.text), lang: PageText(language))
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
