import AuditModel

/// A SARIF log; the names of all members are those of the standard.
struct SARIFLog: Encodable {
  let version = "2.1.0"
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let runs: [SARIFRun]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }
}

/// One run of the tool.
struct SARIFRun: Encodable {
  let tool: SARIFTool
  let invocations: [SARIFInvocation]
  let results: [SARIFResult]
  /// A column counts Unicode scalars.
  let columnKind = "unicodeCodePoints"
  let originalUriBaseIds = [SARIFArtifact.root: ["description": SARIFText(text: "The audit's root folder.")]]
}

/// The tool.
struct SARIFTool: Encodable {
  let driver: SARIFDriver
}

/// The tool's name, version and rules.
struct SARIFDriver: Encodable {
  let name: String
  let semanticVersion: String
  let rules: [SARIFRule]
}

/// What happened during the run.
struct SARIFInvocation: Encodable {
  let executionSuccessful = true
  let toolExecutionNotifications: [SARIFNotification]
}

/// A message of the tool about its run.
struct SARIFNotification: Encodable {
  let level: String
  let message: SARIFText
}

/// A text, and the same in Markdown.
struct SARIFText: Encodable {
  let text: String
  var markdown: String?
}

/// One result: a rule's findings about one key or element in all its locales.
struct SARIFResult: Encodable {
  struct Properties: Encodable {
    let outcome: Outcome
    let reason: String?
    let locales: [LocaleTag]
  }

  /// The maximum number of related locations of a result; GitHub shows no more.
  static let relatedLocations = 100

  let ruleId: String
  let ruleIndex: Int?
  let level: String
  let message: SARIFText
  let locations: [SARIFLocation]
  let relatedLocations: [SARIFLocation]?
  let partialFingerprints: [String: String]
  let properties: Properties

  init?(
    _ group: FindingGroup, rules: SARIFRules, fingerprint: Fingerprint, number: Int, relatedLimit: inout Int
  ) {
    let ranked = group.ranked
    guard let lead = ranked.first else { return nil }
    ruleId = lead.rule
    ruleIndex = rules.index(of: lead.rule)
    level = group.level.names.sarif
    message = SARIFText(text: group.sentence)
    locations = [SARIFLocation(lead.location, of: lead)]
    relatedLocations = Self.related(ranked, limit: min(relatedLimit, Self.relatedLocations))
    relatedLimit -= relatedLocations?.count ?? 0
    partialFingerprints = Self.fingerprints(fingerprint, number: number)
    properties = Properties(outcome: lead.outcome, reason: lead.reason, locales: group.locales)
  }

  /// The locations of the findings after the most severe one, each once, since the standard forbids duplicates.
  private static func related(_ ranked: [Finding], limit: Int) -> [SARIFLocation]? {
    var seen: Set<[String]> = []
    let others = ranked.dropFirst().map { (location: $0.location, text: $0.sentence) }
    let places = ranked.flatMap { finding in
      finding.places.dropFirst().map { (location: $0.location, text: "The same cause") }
    }
    let shown = (others + places).filter { seen.insert([$0.location.text, $0.text]).inserted }.prefix(limit).map {
      SARIFLocation($0.location, message: SARIFText(text: $0.text))
    }
    return shown.isEmpty ? nil : shown
  }

  /// GitHub distinguishes results by `primaryLocationLineHash`, which it would otherwise compute from the line's text.
  private static func fingerprints(_ fingerprint: Fingerprint, number: Int) -> [String: String] {
    let text = "\(fingerprint.text):\(number)"
    return ["fitspokenIdentity/v2": text, "primaryLocationLineHash": text]
  }
}

/// A location in a file, and what is there.
struct SARIFLocation: Encodable {
  struct Physical: Encodable {
    let artifactLocation: SARIFArtifact
    let region: Region
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  struct Logical: Encodable {
    let fullyQualifiedName: String
    let kind: String
  }

  let physicalLocation: Physical
  let logicalLocations: [Logical]?
  let message: SARIFText?

  /// The location of a finding, with the element or key that it is about.
  init(_ location: SourceLocation, of finding: Finding) {
    let kind = finding.element == nil ? "resource" : "element"
    self.init(location, logical: finding.subject.map { [Logical(fullyQualifiedName: $0.visible(), kind: kind)] })
  }

  /// A location with a message.
  init(_ location: SourceLocation, message: SARIFText) { self.init(location, logical: nil, message: message) }

  private init(_ location: SourceLocation, logical: [Logical]?, message: SARIFText? = nil) {
    physicalLocation = Physical(
      artifactLocation: SARIFArtifact(path: location.file),
      region: Region(startLine: max(1, location.line), startColumn: max(1, location.column)))
    logicalLocations = logical
    self.message = message
  }
}

/// A file, relative to the audit's root.
struct SARIFArtifact: Encodable {
  /// The name for the audit's root folder.
  static let root = "%SRCROOT%"

  let uri: String
  let uriBaseId = SARIFArtifact.root

  /// The path as a relative reference (RFC 3986, section 4.2).
  init(path: String) {
    uri = path.utf8.map { Self.literal.contains($0) ? String(Unicode.Scalar($0)) : Self.percentEncoded($0) }.joined()
  }

  /// The characters of a path segment that are not escaped (`pchar`), and the slash; not the colon, which could end a scheme.
  private static let literal = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8)

  private static func percentEncoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
  }
}

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

/// The rules of a run, and the index of each.
struct SARIFRules {
  /// The rules, sorted by name.
  let descriptors: [SARIFRule]
  private let indices: [String: Int]

  /// The rules that the report describes, and any others that its findings name.
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
