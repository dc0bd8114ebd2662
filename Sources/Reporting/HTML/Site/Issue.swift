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

  /// The level of its gravest place.
  var level: FindingLevel { group.level }
  /// The rule's name.
  var rule: String { group.rule }
  /// How far it reaches: languages times places.
  var reach: Int { max(1, group.locales.count) * max(1, group.elementCount) }

  /// Whether it is about a language: its own, or those of all.
  func concerns(_ locale: LocaleTag) -> Bool { group.locales.isEmpty || group.locales.contains(locale) }
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
        group: group, isKnown: isKnown, failsGate: !isKnown && report.failingLevels.contains(group.level),
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
