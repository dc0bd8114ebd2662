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
    tone = group.tone.rawValue
    label = group.tone.label
    message = Self.headline(group)
    subject = Self.subject(group)
    localeList = Markup(all.map(\.identifier).joined(separator: " "), limit: .max)
    locales = all.prefix(PageLimits.locales).map { Markup($0.identifier) }
    hasLocales = !locales.isEmpty
    localesRest = .rest(all.count - locales.count, "locale")
    instances = Self.instances(group, pictures: &pictures)
    hasInstances = !instances.isEmpty
    instancesRest = group.isUniform ? .empty : .rest(group.findings.count - instances.count, "finding")
  }

  /// The findings one by one; where one stands for all, it alone, and only if there is more to see than its message.
  private static func instances(_ group: FindingGroup, pictures: inout PictureBudget) -> [InstanceView] {
    let isAlone = group.isUniform
    let showsPlace = Set(group.findings.map(\.location)).count > 1
    var views: [InstanceView] = []
    for finding in group.findings.prefix(isAlone ? 1 : PageLimits.instances) {
      views.append(InstanceView(finding, showsTitle: !isAlone, showsPlace: showsPlace, pictures: &pictures))
    }
    return isAlone ? views.filter(\.tellsMore) : views
  }

  /// The message where one finding stands for all, else what they are about.
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
    let isInOnePlace = Set(group.findings.map(\.location)).count == 1 || group.isUniform
    let place = isInOnePlace ? code(first.location.text) : .empty
    let element = first.element.map { Markup(trusted: "\(Markup($0.kind.name).html) \(code($0.path).html)") } ?? .empty
    let leaf = first.leaf?.shown.map { " \(Markup($0).html)" } ?? ""
    let key = first.key.map { Markup(trusted: "key \(code($0).html)\(leaf)") } ?? .empty
    let table = first.table.map { Markup(trusted: "table \(Markup($0).html)") } ?? .empty
    return [place, element, key, table].filter { !$0.isNull }
  }

  private static func code(_ text: String) -> Markup { Markup(trusted: "<code>\(Markup(text).html)</code>") }
}

extension SourceLocation {
  /// File, line and column, as editors take them.
  var text: String { "\(file):\(line):\(column)" }
}
