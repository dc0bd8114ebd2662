import AuditModel

/// A rule as SARIF describes it.
struct SARIFRule: Encodable {
  struct Configuration: Encodable {
    let level: String
    let enabled: Bool
  }

  struct Properties: Encodable {
    let tags: [String]
  }

  let id: String
  let shortDescription: SARIFText
  let fullDescription: SARIFText?
  let help: SARIFText?
  let defaultConfiguration: Configuration
  let properties = Properties(tags: ["accessibility", "localization"])

  init(_ rule: RuleSummary) {
    id = rule.name
    shortDescription = SARIFText(text: rule.summary)
    fullDescription = Self.section("What it reports", of: rule.page).map { SARIFText(text: $0) }
    help = rule.page.isEmpty ? nil : SARIFText(text: rule.page, markdown: rule.page)
    defaultConfiguration = Configuration(level: rule.severity.rawValue, enabled: rule.isOnByDefault)
  }

  /// The text of one section of a rule's page, on one line.
  private static func section(_ title: String, of page: String) -> String? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == "## \(title)" }) else { return nil }
    let text = lines[(start + 1)...].prefix { !$0.hasPrefix("#") }.joined(separator: " ")
    let words = text.split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// The rules of a run, and where each of them stands.
struct SARIFRules {
  /// The rules, sorted by name.
  let descriptors: [SARIFRule]
  private let indices: [String: Int]

  /// The rules that the report describes, and those that its findings name besides.
  init(_ report: AuditReport) {
    let known = Set(report.rules.map(\.name))
    let worst = Dictionary(report.findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: max)
    let others = worst.filter { !known.contains($0.key) }.map { name, severity in
      RuleSummary(name: name, severity: severity, summary: name, page: "")
    }
    let all = (report.rules + others).sorted { $0.name < $1.name }
    descriptors = all.map(SARIFRule.init)
    indices = Dictionary(
      all.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The position of a rule.
  func index(of name: String) -> Int? { indices[name] }
}
