import AuditModel

/// The order in which reports of limited length show findings.
enum FindingRanking {
  /// The findings by descending gravity, each level in its original order.
  static func byGravity(_ groups: [FindingGroup]) -> [FindingGroup] {
    groups.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(\.element)
  }

  /// At most so many findings in their original order: of each rule and level by turns, so that none disappears.
  static func sample(_ groups: [FindingGroup], limit: Int) -> [FindingGroup] {
    guard groups.count > limit else { return groups }
    let classes = Dictionary(grouping: groups.indices) { Class(rule: groups[$0].rule, level: groups[$0].level) }
    let turns = classes.sorted { ($0.key.level, $0.key.rule) < ($1.key.level, $1.key.rule) }.flatMap { key, positions in
      positions.enumerated().map { (turn: $0.offset, level: key.level, position: $0.element) }
    }
    return turns.sorted { ($0.turn, $0.level, $0.position) < ($1.turn, $1.level, $1.position) }
      .prefix(limit).map(\.position).sorted().map { groups[$0] }
  }

  private struct Class: Hashable {
    let rule: String
    let level: FindingLevel
  }

  /// The findings by descending gravity and, within a level, by turns one of each rule, so that no rule hides the others; what does
  /// not fit comes first, and of one rule what concerns most languages.
  static func spread(_ groups: [FindingGroup]) -> [FindingGroup] {
    let levels = Dictionary(grouping: groups, by: \.level).sorted { $0.key < $1.key }
    return levels.flatMap { turns($0.value) }
  }

  private static func turns(_ groups: [FindingGroup]) -> [FindingGroup] {
    let queues = Dictionary(grouping: groups, by: \.rule).values.map(widest).sorted(by: precedes)
    let turns = queues.map(\.count).max() ?? 0
    return (0..<turns).flatMap { turn in queues.compactMap { $0.indices.contains(turn) ? $0[turn] : nil } }
  }

  /// The findings of a rule, those in the most languages first.
  private static func widest(_ groups: [FindingGroup]) -> [FindingGroup] {
    groups.enumerated().map { (reach: $0.element.locales.count, offset: $0.offset, group: $0.element) }
      .sorted { ($1.reach, $0.offset) < ($0.reach, $1.offset) }.map(\.group)
  }

  /// The rules whose texts were measured first, then those with the most findings.
  private static func precedes(_ left: [FindingGroup], _ right: [FindingGroup]) -> Bool {
    rank(left) < rank(right)
  }

  private static func rank(_ groups: [FindingGroup]) -> (Int, Int, String) {
    let isMeasured = groups.contains { $0.lead.overrun != nil }
    return (isMeasured ? 0 : 1, -groups.count, groups.first?.rule ?? "")
  }
}

/// How many findings a rule has, by level.
struct RuleTally {
  /// The rule's name.
  let rule: String
  /// The counts.
  private(set) var counts: [FindingLevel: Int]
  /// The finding to look at first: of the gravest the first that concerns most languages.
  private(set) var first: FindingGroup

  /// The rules with findings: those with the gravest first, then those with the most.
  static func all(in groups: some Sequence<FindingGroup>) -> [RuleTally] {
    var tallies: [String: RuleTally] = [:]
    for group in groups {
      if tallies[group.rule]?.add(group) == nil { tallies[group.rule] = RuleTally(of: group) }
    }
    return tallies.values.sorted { ($0.level, -$0.gravest, $0.rule) < ($1.level, -$1.gravest, $1.rule) }
  }

  private init(of first: FindingGroup) { (rule, counts, self.first) = (first.rule, [first.level: 1], first) }

  private mutating func add(_ group: FindingGroup) {
    counts[group.level, default: 0] += 1
    if (group.level, -group.locales.count) < (first.level, -first.locales.count) { first = group }
  }

  /// The level of the gravest findings.
  var level: FindingLevel { first.level }
  /// How many findings have that level.
  private var gravest: Int { counts[level] ?? 0 }
  /// All findings of the rule.
  var count: Int { counts.values.reduce(0, +) }
  /// The counts in words: "12 errors, 3 warnings".
  var phrase: String { FindingCounts(counts).phrases.joined(separator: ", ") }
}
