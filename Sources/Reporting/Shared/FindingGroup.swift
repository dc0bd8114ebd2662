import AuditModel

/// The part of a report where a finding is shown: a screen of an interface, or a strings table, in all its locales.
struct ReportSection: Hashable, Comparable {
  /// The file, with `*.lproj` for the folders of locales; for an interface, without the extension.
  let file: String
  /// The screen's id; empty if the finding is not about an element.
  let screen: String

  init(_ finding: Finding) {
    file = finding.identity.file
    screen = finding.element.map { String($0.path.prefix { $0 != "/" }) } ?? ""
  }

  static func < (left: Self, right: Self) -> Bool { (left.file, left.screen) < (right.file, right.screen) }
}

/// The findings of one identity: the same title or key in several locales.
struct FindingGroup {
  /// What the findings have in common.
  struct Subject: Hashable {
    let identity: FindingIdentity
    let section: ReportSection
    /// The location in the file, for findings that name neither an element nor a key.
    let location: SourceLocation?

    init(_ finding: Finding) {
      identity = finding.identity
      section = ReportSection(finding)
      location = identity.element == nil && identity.key == nil ? finding.location : nil
    }

    /// The rule's name.
    var rule: String { identity.rule }
  }

  /// A subject, with a level if each level has separate groups.
  private struct Key: Hashable {
    let subject: Subject
    let level: FindingLevel?
  }

  let subject: Subject
  /// The most severe level of the findings.
  private(set) var level: FindingLevel
  private(set) var findings: [Finding]

  /// The groups, in the order of their first findings; levels are separated if asked.
  static func all(in findings: [Finding], separatesLevels: Bool = true) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var positions: [Key: Int] = [:]
    for finding in findings {
      let (subject, level) = (Subject(finding), finding.level)
      let key = Key(subject: subject, level: separatesLevels ? level : nil)
      if let position = positions[key] {
        groups[position].add(finding, level)
      } else {
        positions[key] = groups.count
        groups.append(FindingGroup(subject: subject, level: level, findings: [finding]))
      }
    }
    return groups
  }

  private mutating func add(_ finding: Finding, _ level: FindingLevel) {
    findings.append(finding)
    self.level = min(self.level, level)
  }

  /// The most severe groups up to a limit, in their original order.
  static func mostSevere(_ groups: [FindingGroup], limit: Int) -> [FindingGroup] {
    guard groups.count > limit else { return groups }
    return ranked(groups).prefix(limit).sorted { $0.offset < $1.offset }.map(\.element)
  }

  /// The groups by descending severity, each level in its original order.
  static func ranked(_ groups: [FindingGroup]) -> [(offset: Int, element: FindingGroup)] {
    groups.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }
  }

  /// The locales of the findings, in order, each once.
  var locales: [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return findings.compactMap(\.locale).filter { seen.insert($0).inserted }
  }

  /// Whether the findings differ only in the locale, so that one represents all.
  var isUniform: Bool {
    guard let first = findings.first, findings.count > 1 else { return true }
    let message = first.messageWithoutLocale
    return findings.allSatisfy {
      $0.picture == nil && $0.evidence == first.evidence && $0.also == first.also && $0.messageWithoutLocale == message
    }
  }
}

extension Finding {
  /// The words of the message, without the locale's name.
  fileprivate var messageWithoutLocale: [Substring] {
    let name = locale?.identifier
    return message.split(separator: " ").map { name.map($0.elementsEqual) == true ? "" : $0 }
  }
}

extension Finding {
  /// How many further locales, devices and sizes a sentence names.
  static let shownAlso = 5
  /// How many characters of an utterance a sentence quotes at most.
  private static let shownUtterance = 200

  /// The message on one line, which says so if it needs review.
  ///
  /// The locale, the plural form or variation, and what else it applies to follow in brackets.
  var sentence: String { outcome == .needsReview ? "needs review: \(statement)" : statement }

  /// The sentence without the words "needs review".
  var statement: String { message.visible() + heard.visible() + scope }

  /// The simulated utterance, and what it would be if the fault were fixed.
  ///
  /// Empty if the finding has no utterance, or if the message quotes it.
  private var heard: String {
    guard case .text(let utterance)? = evidence["utterance"], !message.contains(utterance) || utterance.isEmpty else {
      return ""
    }
    let before = utterance.isEmpty ? "nothing" : quoted(utterance)
    guard case .text(let fixed)? = evidence["mendedUtterance"] else { return "; simulated utterance \(before)" }
    return "; simulated utterance \(before), after the fix \(quoted(fixed))"
  }

  private func quoted(_ utterance: String) -> String {
    let shown = utterance.prefix(Self.shownUtterance)
    return "“\(shown)\(shown.endIndex == utterance.endIndex ? "" : "…")”"
  }

  private var scope: String {
    var parts = [locale?.identifier, leaf?.shown].compactMap { $0 }
    if !also.isEmpty { parts.append("also " + also.prefix(Self.shownAlso).joined(separator: ", ")) }
    if also.count > Self.shownAlso { parts.append("and \(also.count - Self.shownAlso) more") }
    if places.count > 1 { parts.append(counted(places.count, "location")) }
    return parts.isEmpty ? "" : " [\(parts.joined(separator: ", ").visible())]"
  }

  /// What the finding is about: the path of the element, the key or the table; nil if it is about a location in a file.
  var subject: String? { element?.path ?? keyWithLeaf ?? table }

  private var keyWithLeaf: String? { key.map { key in leaf?.shown.map { "\(key) (\($0))" } ?? key } }
}

extension LeafPath {
  /// The written form; nil for the entry's main text.
  var shown: String? { steps.isEmpty ? nil : description }
}

extension FindingGroup {
  /// The findings, the most severe first; the first one represents all.
  var ranked: [Finding] {
    findings.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map(\.element)
  }

  /// The sentence of the most severe finding, and how many more there are.
  var sentence: String { ranked.first.map { $0.sentence + rest } ?? "" }

  /// The sentence without the words "needs review".
  var statement: String { ranked.first.map { $0.statement + rest } ?? "" }

  /// How many more findings there are, by locale if they differ in it.
  private var rest: String {
    let ranked = ranked
    guard let lead = ranked.first, ranked.count > 1 else { return "" }
    let others = Set(ranked.compactMap(\.locale)).filter { $0 != lead.locale }.sorted()
    if others.isEmpty { return ", and \(counted(ranked.count - 1, "more time"))" }
    let named = others.prefix(Finding.shownAlso).map(\.identifier).joined(separator: ", ")
    let unnamed = others.count > Finding.shownAlso ? ", …" : ""
    return ", and in \(counted(others.count, "more locale")): \(named)\(unnamed)"
  }
}

extension Evidence {
  /// The fact in words: numbers with at most two decimals, lists with commas.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.shortText
    case .list(let list): list.joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number with at most two decimals and no trailing zeros.
  fileprivate var shortText: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension SourceLocation {
  /// File, line and column, as editors parse them.
  var text: String { "\(file.visiblePath):\(line):\(column)" }
}
