import AuditModel
import Utilities

/// Why findings stop a build, in words: how many of them are new, and which rules report them.
struct GateReasons {
  /// How many rules a reason names.
  private static let namedRules = 5

  /// How many findings each rule has, by their level.
  private let findings: [FindingLevel: [String: Int]]
  /// Nil without a baseline.
  private let known: [FindingLevel: Int]?

  init(_ findings: [FindingGroup], known: [FindingGroup]?) {
    self.findings = findings.reduce(into: [:]) { $0[$1.level, default: [:]][$1.rule, default: 0] += 1 }
    self.known = known?.reduce(into: [:]) { $0[$1.level, default: 0] += 1 }
  }

  /// A reason for each severity from the threshold on that has findings: "2 new errors, 63 known: title-truncated 2".
  func failures(from threshold: Severity) -> [String] {
    Severity.allCases.filter { $0 >= threshold }.sorted(by: >).compactMap { severity in
      reason(FindingLevel(severity), noun: severity.rawValue)
    }
  }

  /// The reason for findings that need review; empty without any.
  var reviews: [String] { reason(.review, noun: "finding", suffix: " to review").map { [$0] } ?? [] }

  /// What `--fail-on never` kept from failing the gate: "--fail-on never ignores 17 errors and 14 warnings".
  var ungated: String {
    let levels = [FindingLevel.error, .warning].filter { findings[$0] != nil }
    let counts = levels.map { counted(count(of: $0), newness + $0.rawValue) }
    return "--fail-on never" + (counts.isEmpty ? "" : " ignores \(counts.joined(separator: " and "))")
  }

  private func reason(_ level: FindingLevel, noun: String, suffix: String = "") -> String? {
    guard let counts = findings[level] else { return nil }
    let count = counted(count(of: level), newness + noun) + suffix
    let others = known.map { ", \(grouped($0[level] ?? 0)) known" } ?? ""
    return "\(count)\(others): \(Self.rules(by: counts))"
  }

  private func count(of level: FindingLevel) -> Int { findings[level]?.values.reduce(0, +) ?? 0 }

  private var newness: String { known == nil ? "" : "new " }

  /// The rules with how many findings each has, most first.
  private static func rules(by counts: [String: Int]) -> String {
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = sorted.prefix(namedRules).map { "\($0.key) \(grouped($0.value))" }
      .joined(separator: ", ")
    let rest = sorted.count - namedRules
    return named + (rest > 0 ? " and \(counted(rest, "more rule"))" : "")
  }
}
