public import TableAnalysis

/// What several rules need to know about an entry, computed once for all of them.
public protocol EntryInspection: Sendable {
  /// Inspects an entry; nil if none of the rules would report anything.
  init?(_ unit: EntryUnit)
}

/// A rule that checks the result of an inspection, which is made once for all rules that share it.
public protocol InspectionRule<Inspection>: EntryRule {
  /// The inspection that it shares with other rules.
  associatedtype Inspection: EntryInspection
  /// The problems of the entry, in any order.
  func problems(in inspection: Inspection) -> [Problem]
}

extension InspectionRule {
  /// The problems, found with an inspection for this rule alone.
  public func problems(in unit: EntryUnit) -> [Problem] { Inspection(unit).map(problems(in:)) ?? [] }

  /// The rules among those that share this one's inspection.
  fileprivate func peers(among rules: [any EntryRule]) -> any RuleGroup {
    InspectionGroup<Inspection>(rules: rules.compactMap { $0 as? any InspectionRule<Inspection> })
  }

  fileprivate var inspection: ObjectIdentifier { ObjectIdentifier(Inspection.self) }
}

/// Entry rules in groups, so that each inspection is made once for each entry.
package struct EntryRuleGroups: Sendable {
  private let groups: [any RuleGroup]

  /// Groups rules.
  package init(_ rules: [any EntryRule]) {
    var seen: Set<ObjectIdentifier> = []
    let inspecting = rules.compactMap { $0 as? any InspectionRule }.filter { seen.insert($0.inspection).inserted }
    let others = rules.filter { !($0 is any InspectionRule) }
    groups = [SingleRules(rules: others)] + inspecting.map { $0.peers(among: rules) }
  }

  /// Calls `body` for each problem of an entry, with its rule.
  package func forEachProblem(in unit: EntryUnit, _ body: (any EntryRule.Type, Problem) -> Void) {
    for group in groups { group.forEachProblem(in: unit, body) }
  }
}

private protocol RuleGroup: Sendable {
  func forEachProblem(in unit: EntryUnit, _ body: (any EntryRule.Type, Problem) -> Void)
}

/// Rules that share nothing.
private struct SingleRules: RuleGroup {
  let rules: [any EntryRule]

  func forEachProblem(in unit: EntryUnit, _ body: (any EntryRule.Type, Problem) -> Void) {
    for rule in rules { for problem in rule.problems(in: unit) { body(type(of: rule), problem) } }
  }
}

/// Rules that share an inspection.
private struct InspectionGroup<Inspection: EntryInspection>: RuleGroup {
  let rules: [any InspectionRule<Inspection>]

  func forEachProblem(in unit: EntryUnit, _ body: (any EntryRule.Type, Problem) -> Void) {
    guard let inspection = Inspection(unit) else { return }
    for rule in rules { for problem in rule.problems(in: inspection) { body(type(of: rule), problem) } }
  }
}
