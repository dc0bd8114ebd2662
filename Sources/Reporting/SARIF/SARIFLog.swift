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
  /// What distinguishes this run from those of other apps: alerts of one replace only its own.
  struct Automation: Encodable {
    let id: String
  }

  let tool: SARIFTool
  let automationDetails: Automation
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
  let informationUri = SARIFRule.documentation
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

/// One result: what a rule reports about one key or element in all its locales.
struct SARIFResult: Encodable {
  struct Properties: Encodable {
    let outcome: Outcome
    let reason: String?
    let locales: [LocaleTag]
  }

  /// Whether the result is new in comparison with a baseline (section 3.27.24).
  enum BaselineState: String, Encodable { case new, unchanged }

  /// The maximum number of related locations of a result; GitHub shows no more.
  static let relatedLocations = 100
  /// How many of them the message links to.
  private static let linkedLocations = 5

  let ruleId: String
  let ruleIndex: Int?
  /// What needs review is not a failure (section 3.27.9), and has no level.
  let kind: String
  let level: String
  let message: SARIFText
  let locations: [SARIFLocation]
  let relatedLocations: [SARIFLocation]?
  let partialFingerprints: [String: String]
  let fixes: [SARIFFix]?
  let baselineState: BaselineState?
  let properties: Properties

  init(
    _ group: FindingGroup, rules: SARIFRules, number: Int, baselineState: BaselineState?, places: inout SARIFPlaceBudget
  ) {
    let isFault = group.outcome == .fails
    ruleId = group.rule
    ruleIndex = rules.index(of: group.rule)
    kind = isFault ? "fail" : "review"
    level = isFault ? group.level.names.sarif : "none"
    locations = [SARIFLocation(group.lead)]
    let related = Self.related(group, &places)
    relatedLocations = related.isEmpty ? nil : related
    message = SARIFText(text: group.sentence().plainForSARIF + Self.links(to: related))
    partialFingerprints = Self.fingerprints(of: group, number: number)
    fixes = SARIFFix.all(of: group)
    self.baselineState = baselineState
    properties = Properties(outcome: group.outcome, reason: group.lead.reason, locales: group.locales)
  }

  /// The places besides that of the finding that represents all, each once, since the standard forbids duplicates: elements made by
  /// one line of code share one.
  private static func related(_ group: FindingGroup, _ places: inout SARIFPlaceBudget) -> [SARIFLocation] {
    var seen: Set<[String]> = []
    let all = group.places.map { ($0.finding, $0.finding.sentence(in: $0.locales)) }
    let distinct = all.filter { seen.insert([$0.0.location.text, $0.1]).inserted }.dropFirst()
    return distinct.prefix(places.granted(distinct.count, limit: relatedLocations)).enumerated().map { index, place in
      SARIFLocation(place.0, id: index + 1, message: SARIFText(text: place.1))
    }
  }

  /// Links to the first related locations, without which GitHub does not show them (section 3.11.6).
  private static func links(to related: [SARIFLocation]) -> String {
    let links = related.prefix(linkedLocations).compactMap { place in
      place.id.map { "[\(place.name.plainForSARIF)](\($0))" }
    }
    let rest = related.count - links.count
    return links.isEmpty ? "" : ". See \(links.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// GitHub distinguishes results by `primaryLocationLineHash`, which it would otherwise compute from the line's text.
  private static func fingerprints(of group: FindingGroup, number: Int) -> [String: String] {
    let text = "\(Fingerprint(group.identity).text):\(number)"
    return [Fingerprint.name: text, "primaryLocationLineHash": text]
  }
}

/// A change that removes a result (section 3.55): all its edits together.
struct SARIFFix: Encodable {
  struct Change: Encodable {
    let artifactLocation: SARIFArtifact
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: SARIFLocation.Region
    let insertedContent: SARIFText
  }

  let description: SARIFText
  let artifactChanges: [Change]

  /// Edits of a result at most; of more, `fitspoken fix` is the way.
  private static let limit = 100

  /// The fix of a finding; nil if there is none.
  static func all(of group: FindingGroup) -> [SARIFFix]? {
    guard let first = group.fixes.first else { return nil }
    let changes = group.fixes.flatMap(\.changes)
    guard !changes.isEmpty, changes.count <= limit else { return nil }
    let files = Dictionary(grouping: changes, by: \.start.file).sorted { $0.key < $1.key }
    let description = "\(first.title) (\(first.safety.rawValue); fitspoken fix)"
    return [
      SARIFFix(
        description: SARIFText(text: description),
        artifactChanges: files.map { path, changes in
          Change(artifactLocation: SARIFArtifact(path: path), replacements: changes.map(Replacement.init))
        })
    ]
  }
}

extension SARIFFix.Replacement {
  fileprivate init(_ change: TextChange) {
    deletedRegion = SARIFLocation.Region(
      startLine: change.start.line, startColumn: change.start.column, endLine: change.end.line,
      endColumn: change.end.column)
    insertedContent = SARIFText(text: change.replacement)
  }
}

extension String {
  /// The text with the brackets escaped that would make it a link in a message (section 3.11.6).
  fileprivate var plainForSARIF: String {
    replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
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
    let endLine: Int
    let endColumn: Int
  }

  struct Logical: Encodable {
    let fullyQualifiedName: String
    let kind: String
  }

  let id: Int?
  let physicalLocation: Physical
  let logicalLocations: [Logical]?
  let message: SARIFText?
  /// The file and line, for links to it.
  let name: String

  private enum CodingKeys: String, CodingKey { case id, physicalLocation, logicalLocations, message }

  /// The location of a finding, with the element or key that it is about.
  init(_ finding: Finding, id: Int? = nil, message: SARIFText? = nil) {
    let location = finding.location
    let (line, column) = (max(1, location.line), max(1, location.column))
    self.id = id
    self.message = message
    name = location.short.visible()
    let kind = finding.element == nil ? "resource" : "element"
    logicalLocations = finding.subject.map { [Logical(fullyQualifiedName: $0.visible(), kind: kind)] }
    physicalLocation = Physical(
      artifactLocation: SARIFArtifact(path: location.file),
      region: Region(startLine: line, startColumn: column, endLine: line, endColumn: column &+ finding.marked))
  }
}

extension Finding {
  /// How many characters of the line to mark: a key in quotation marks, else the first character, since reports do not know the file.
  fileprivate var marked: Int {
    guard self.location.file.hasSuffix(".strings"), self.element == nil, let key = self.key, self.location.column > 0,
      self.leaf == nil
    else { return 1 }
    return key.unicodeScalars.count + 2
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
