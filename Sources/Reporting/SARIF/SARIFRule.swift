import AuditModel

/// A rule as SARIF describes it.
struct SARIFRule: Encodable {
  struct Configuration: Encodable {
    let level: String
    let enabled: Bool
  }

  struct Properties: Encodable {
    let tags = ["accessibility", "localization"]
    /// What GitHub shows for rules that are not about security: `error`, `warning` or `recommendation`.
    let problemSeverity: String
    /// How rarely the rule is wrong: rules that are off by default are wrong more often (Documentation/evaluation.md).
    let precision: String

    private enum CodingKeys: String, CodingKey {
      case tags, precision
      case problemSeverity = "problem.severity"
    }
  }

  /// The address of `Documentation/rules.md`, an absolute URI (section 3.49.12).
  ///
  /// The project is not published yet: until then this is a reserved name (RFC 2606), and the whole page is in `help`.
  static let documentation = "https://fitspoken.example/rules"

  let id: String
  let shortDescription: SARIFText
  let fullDescription: SARIFText?
  let help: SARIFText?
  let defaultConfiguration: Configuration
  let helpUri: String
  let properties: Properties

  init(_ rule: RuleSummary) {
    id = rule.name
    shortDescription = SARIFText(text: rule.summary)
    fullDescription = Self.section("What it reports", of: rule.page).map { SARIFText(text: $0) }
    help = rule.page.isEmpty ? nil : SARIFText(text: rule.page, markdown: rule.page)
    helpUri = "\(Self.documentation)#\(SARIFArtifact(path: rule.name).uri)"
    defaultConfiguration = Configuration(level: rule.severity.rawValue, enabled: rule.isOnByDefault)
    properties = Properties(
      problemSeverity: rule.severity == .note ? "recommendation" : rule.severity.rawValue,
      precision: rule.isOnByDefault ? "high" : "medium")
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

/// The rules of a run, and the index of each.
struct SARIFRules {
  /// The rules, sorted by name.
  let descriptors: [SARIFRule]
  private let indices: [String: Int]

  /// The rules that the report describes, and any others that its findings name.
  init(_ report: AuditReport) {
    let known = Set(report.rules.map(\.name))
    let worst = Dictionary((report.findings + report.known).map { ($0.rule, $0.severity) }, uniquingKeysWith: max)
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
