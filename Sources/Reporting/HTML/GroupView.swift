import AuditModel

/// One card of the page: a group of findings.
struct GroupView {
  let tone: String
  let label: String
  let message: Markup
  let subject: [Markup]
  let localeList: Markup
  let hasLocales: Bool
  let locales: [Markup]
  let localesRest: Markup
  let hasInstances: Bool
  let instances: [InstanceView]
  let instancesRest: Markup

  init(_ group: FindingGroup, pictures: inout PictureBudget) {
    let all = group.locales
    let isSingle = group.findings.count == 1
    let isUniform = Set(group.findings.map(\.message)).count == 1
    let files = Set(group.findings.map(\.location.file))
    tone = group.subject.tone.rawValue
    label = group.subject.tone.label
    message = Self.headline(group, isUniform: isUniform)
    subject = Self.subject(group, isInOneFile: files.count == 1)
    localeList = Markup(all.map(\.identifier).joined(separator: " "), limit: .max)
    locales = all.prefix(PageLimits.locales).map { Markup($0.identifier) }
    hasLocales = !locales.isEmpty
    localesRest = .rest(all.count - locales.count, "locale")
    var views: [InstanceView] = []
    for finding in group.findings.prefix(PageLimits.instances) {
      let view = InstanceView(
        finding, showsTitle: !isSingle, showsMessage: !isUniform, showsFile: files.count > 1, pictures: &pictures)
      views.append(view)
    }
    let isWorthwhile = views.contains { $0.tellsMore } || !isUniform
    instances = isWorthwhile ? views : []
    hasInstances = isWorthwhile
    instancesRest = isWorthwhile ? .rest(group.findings.count - views.count, "finding") : .empty
  }

  /// The message where all findings share it, else what they are about.
  private static func headline(_ group: FindingGroup, isUniform: Bool) -> Markup {
    guard let first = group.findings.first else { return .empty }
    guard !isUniform else { return Markup(sentence: first.message, language: first.locale) }
    let about = first.key ?? first.element?.id ?? first.rule
    let count = group.findings.count
    let isOneALocale = group.locales.count == count
    return Markup(isOneALocale ? "\(about) in \(count) locales" : "\(about): \(count) findings")
  }

  private static func subject(_ group: FindingGroup, isInOneFile: Bool) -> [Markup] {
    guard let first = group.findings.first else { return [] }
    let place = isInOneFile ? Markup(first.location.inside) : .empty
    let element = first.element.map { Markup(trusted: "\(Markup($0.kind.name).html) \(code($0.path).html)") } ?? .empty
    let key = first.key.map { Markup(trusted: "key \(code($0).html)") } ?? .empty
    let table = first.table.map { Markup(trusted: "table \(Markup($0).html)") } ?? .empty
    return [place, element, key, table].filter { !$0.isNull }
  }

  private static func code(_ text: String) -> Markup { Markup(trusted: "<code>\(Markup(text).html)</code>") }
}

extension SourceLocation {
  /// Line and column for a person.
  var inside: String { "line \(line), column \(column)" }
}

/// One finding of a card.
struct InstanceView {
  struct Fact {
    let name: Markup
    let value: Markup
    let lang: Markup
  }

  let hasTitle: Bool
  let locale: Markup
  let message: Markup
  let place: Markup
  let picture: Markup
  let caption: Markup
  let hasEvidence: Bool
  let evidence: [Fact]
  let also: Markup

  init(_ finding: Finding, showsTitle: Bool, showsMessage: Bool, showsFile: Bool, pictures: inout PictureBudget) {
    hasTitle = showsTitle
    locale = Markup(finding.locale?.identifier ?? "")
    message = showsMessage ? Markup(sentence: finding.message, language: finding.locale) : .empty
    place = showsFile ? Markup("\(finding.location.file):\(finding.location.line)") : .empty
    let drawing = pictures.drawing(of: finding.picture)
    picture = drawing.map { Markup(trusted: $0.svg) } ?? .empty
    caption = Markup(drawing?.caption ?? "")
    evidence = Self.facts(finding)
    hasEvidence = !evidence.isEmpty
    also = Markup(finding.also.isEmpty ? "" : "Also: \(finding.also.joined(separator: ", "))")
  }

  /// Whether there is more to see than the locale and the message.
  var tellsMore: Bool { hasEvidence || !picture.isNull || !also.isNull }

  /// Facts that hold words of the finding's locale; the others are English or numbers.
  private static let localized: Set<String> = [
    "description", "hint", "label", "text", "title", "translation", "utterance", "value", "visible", "visibleText",
  ]

  /// The facts by name, without words that the message quotes already.
  private static func facts(_ finding: Finding) -> [Fact] {
    let unquoted = finding.evidence.filter { !finding.message.contains("“\($0.value.text)”") }
    return unquoted.sorted { $0.key < $1.key }.prefix(PageLimits.evidence).map { name, value in
      let language = localized.contains(name) ? finding.locale?.identifier ?? "" : ""
      return Fact(name: Markup(name), value: Markup(value.text), lang: Markup(language))
    }
  }
}
