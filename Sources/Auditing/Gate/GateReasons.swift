import AuditModel
import Utilities

/// Why findings stop a build, in words: how many of them are new, and which rules report them.
struct GateReasons {
  /// How many rules a reason names.
  private static let namedRules = 5

  private let findings: [FindingLevel: [FindingGroup]]
  /// Nil without a baseline.
  private let known: [FindingLevel: Int]?

  init(_ findings: [FindingGroup], known: [FindingGroup]?) {
    self.findings = Dictionary(grouping: findings, by: \.level)
    self.known = known.map { Dictionary(grouping: $0, by: \.level).mapValues(\.count) }
  }

  /// A reason for each severity from the threshold on that has findings: "2 new errors, 63 known: title-truncated 2".
  func failures(from threshold: Severity) -> [String] {
    Severity.allCases.filter { $0 >= threshold }.sorted(by: >).compactMap { severity in
      reason(FindingLevel(severity), noun: severity.rawValue)
    }
  }

  /// The reason for findings that need review; empty without any.
  var reviews: [String] { reason(.review, noun: "finding", suffix: " to review").map { [$0] } ?? [] }

  /// What might have failed the gate if it had been asked: "17 errors and 14 warnings are not gated (--fail-on never)".
  var ungated: String {
    let levels = [FindingLevel.error, .warning].filter { findings[$0] != nil }
    let counts = levels.map { counted(findings[$0]?.count ?? 0, newness + $0.rawValue) }
    guard !counts.isEmpty else { return "--fail-on never" }
    let isOne = levels.count == 1 && findings[levels[0]]?.count == 1
    return "\(counts.joined(separator: " and ")) \(isOne ? "is" : "are") not gated (--fail-on never)"
  }

  private func reason(_ level: FindingLevel, noun: String, suffix: String = "") -> String? {
    guard let groups = findings[level], !groups.isEmpty else { return nil }
    let count = counted(groups.count, newness + noun) + suffix
    let others = known.map { ", \(grouped($0[level] ?? 0)) known" } ?? ""
    return "\(count)\(others): \(Self.rules(of: groups))"
  }

  private var newness: String { known == nil ? "" : "new " }

  /// The rules with how many findings each has, most first.
  private static func rules(of groups: [FindingGroup]) -> String {
    let counts = Dictionary(grouping: groups, by: \.rule).mapValues(\.count)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = sorted.prefix(namedRules).map { "\($0.key) \(grouped($0.value))" }
      .joined(separator: ", ")
    let rest = sorted.count - namedRules
    return named + (rest > 0 ? " and \(counted(rest, "more rule"))" : "")
  }
}
