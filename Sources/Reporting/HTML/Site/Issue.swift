import AuditModel

/// A finding as the report ranks and links it.
struct Issue: Sendable {
  /// The finding with its places.
  let group: FindingGroup
  /// Whether the baseline knows it.
  let isKnown: Bool
  /// Whether it fails the gate.
  let failsGate: Bool
  /// The id of its card, unique in the report.
  let anchor: String
  /// The position of the screen that it is about; nil if it is about none.
  let screen: Int?
  /// The languages that it is about; empty if it does not depend on the language.
  let locales: [LocaleTag]
  /// The content sizes at which it is seen, smallest first; empty if they do not matter.
  let contentSizes: [ContentSizeCategory]
  /// The content sizes and devices at which it is seen, by name: sizes from the smallest, then devices.
  let situations: [String]
  /// How far it reaches: languages times places.
  let reach: Int
  private let languages: Set<LocaleTag>

  init(_ group: FindingGroup, isKnown: Bool, failsGate: Bool, anchor: String, screen: Int?) {
    self.group = group
    self.isKnown = isKnown
    self.failsGate = failsGate
    self.anchor = anchor
    self.screen = screen
    locales = group.locales
    languages = Set(locales)
    contentSizes = Self.contentSizes(of: group)
    let devices = Set(group.instances.flatMap { [$0.device].compactMap(\.self) + $0.also })
    situations = contentSizes.map(\.rawValue) + devices.filter { ContentSizeCategory(rawValue: $0) == nil }.sorted()
    reach = max(1, locales.count) * max(1, group.elementCount)
  }

  /// The level of its gravest place.
  var level: FindingLevel { group.level }
  /// The rule's name.
  var rule: String { group.rule }

  /// Whether it is about a language alone or among others.
  func isAbout(_ locale: LocaleTag) -> Bool { languages.contains(locale) }

  /// Whether it is about a language or about every one.
  func concerns(_ locale: LocaleTag) -> Bool { locales.isEmpty || isAbout(locale) }

  private static func contentSizes(of group: FindingGroup) -> [ContentSizeCategory] {
    let sizes = group.instances.flatMap { finding in
      [finding.contentSize].compactMap(\.self) + finding.also.compactMap(ContentSizeCategory.init(rawValue:))
    }
    return Set(sizes).sorted()
  }
}

extension Issue {
  /// The findings of a report, ranked: what fails the gate first, then by level, then by reach.
  static func ranked(_ report: AuditReport) -> [Issue] {
    var anchors = Occurrences<String>()
    let all = report.findings.map { ($0, false) } + report.known.map { ($0, true) }
    return all.map { group, isKnown in
      let hash = Fingerprint(group.identity).text
      let number = anchors.number(of: hash)
      return Issue(
        group, isKnown: isKnown, failsGate: !isKnown && report.failingLevels.contains(group.level),
        anchor: number == 1 ? hash : "\(hash)-\(number)", screen: report.screens.index(of: group.lead))
    }.enumerated().sorted { Rank($0.element, $0.offset) < Rank($1.element, $1.offset) }.map(\.element)
  }

  /// What a finding is ranked by.
  private struct Rank: Comparable {
    private let keys: (Int, FindingLevel, Int, Int, Int)

    init(_ issue: Issue, _ offset: Int) {
      let overrun = -(issue.group.overruns.first?.overrun.value.rounded() ?? 0)
      keys = (
        issue.failsGate ? 0 : issue.isKnown ? 2 : 1, issue.level, -issue.reach,
        Int(max(-1e6, overrun)), offset
      )
    }

    static func < (left: Self, right: Self) -> Bool { left.keys < right.keys }
    static func == (left: Self, right: Self) -> Bool { left.keys == right.keys }
  }
}
