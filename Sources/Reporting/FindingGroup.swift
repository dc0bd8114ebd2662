import AuditModel

/// The part of the page where a finding stands: a screen of an interface, or a strings table, in all its locales.
struct Place: Hashable, Comparable {
  /// The file, with `*.lproj` for its locales' folders; of an interface without the ending, since its titles stand in
  /// the storyboard and in the strings tables beside it.
  let file: String
  /// The screen's id; empty where the finding is about no element.
  let screen: String

  init(_ finding: Finding) {
    let file = Self.withoutLocale(finding.location.file)
    screen = finding.element.map { String($0.path.prefix { $0 != "/" }) } ?? ""
    self.file = finding.element == nil ? file : Self.withoutEnding(file)
  }

  static func < (left: Place, right: Place) -> Bool { (left.file, left.screen) < (right.file, right.screen) }

  /// A path with `*.lproj` for the folders of locales.
  static func withoutLocale(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.map { $0.hasSuffix(".lproj") ? "*.lproj" : $0 }.joined(separator: "/")
  }

  private static func withoutEnding(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}

/// The findings of one rule about one thing: the same title or key in several locales.
struct FindingGroup {
  /// What the findings have in common.
  struct Subject: Hashable {
    let place: Place
    let rule: String
    let element: String?
    let table: String?
    let key: String?
    let leaf: LeafPath?
    /// The place in the file, for findings that name neither an element nor a key.
    let location: SourceLocation?

    init(_ finding: Finding) {
      place = Place(finding)
      rule = finding.rule
      element = finding.element?.path
      table = finding.table
      key = finding.key
      leaf = finding.leaf
      location = element == nil && key == nil ? finding.location : nil
    }
  }

  /// A subject, and a tone where each tone has groups of its own.
  private struct Key: Hashable {
    let subject: Subject
    let tone: Tone?
  }

  let subject: Subject
  /// The gravest tone among the findings.
  private(set) var tone: Tone
  private(set) var findings: [Finding]

  /// The groups, in the order of their first findings; faults and doubts about one thing stand apart or together.
  static func all(in findings: [Finding], separatesTones: Bool = true) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var positions: [Key: Int] = [:]
    for finding in findings {
      let (subject, tone) = (Subject(finding), Tone(finding))
      let key = Key(subject: subject, tone: separatesTones ? tone : nil)
      if let position = positions[key] {
        groups[position].add(finding, tone)
      } else {
        positions[key] = groups.count
        groups.append(FindingGroup(subject: subject, tone: tone, findings: [finding]))
      }
    }
    return groups
  }

  private mutating func add(_ finding: Finding, _ tone: Tone) {
    findings.append(finding)
    if tone.rank < self.tone.rank { self.tone = tone }
  }

  /// The gravest groups up to a limit, in their own order.
  static func gravest(_ groups: [FindingGroup], limit: Int) -> [FindingGroup] {
    guard groups.count > limit else { return groups }
    return ranked(groups).prefix(limit).sorted { $0.offset < $1.offset }.map(\.element)
  }

  /// The groups from grave to slight, each tone in its own order.
  static func ranked(_ groups: [FindingGroup]) -> [(offset: Int, element: FindingGroup)] {
    groups.enumerated().sorted {
      ($0.element.tone.rank, $0.offset) < ($1.element.tone.rank, $1.offset)
    }
  }

  /// The locales of the findings, in order, each once.
  var locales: [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return findings.compactMap(\.locale).filter { seen.insert($0).inserted }
  }

  /// Whether all findings say the same but for the locale, so that one stands for all.
  var isUniform: Bool {
    guard let first = findings.first, findings.count > 1 else { return true }
    let message = first.messageWithoutLocale
    return findings.allSatisfy {
      $0.picture == nil && $0.evidence == first.evidence && $0.also == first.also && $0.messageWithoutLocale == message
    }
  }
}

extension Finding {
  /// The words of the message, with the locale's own name left out.
  fileprivate var messageWithoutLocale: [Substring] {
    let name = locale?.identifier
    return message.split(separator: " ").map { name.map($0.elementsEqual) == true ? "" : $0 }
  }
}
