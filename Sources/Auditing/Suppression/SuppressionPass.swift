import AuditModel

/// Leaves out the findings that the project suppresses, and counts them.
struct SuppressionPass {
  /// What the configuration suppresses.
  var configured: Suppression
  /// What comments and notes suppress.
  var inline: InlineSuppression
  /// What the audit judged: a comment about anything else cannot be unused.
  var scope: BaselineScope

  /// The other findings, and a summary of what was suppressed.
  func apply(to findings: [Finding]) -> (kept: [Finding], summary: SuppressionSummary) {
    var summary = SuppressionSummary()
    var used: Set<Use> = []
    let kept = findings.filter { finding in
      let directives = inline.directives(against: finding)
      used.formUnion(directives.flatMap { uses(of: inline.directives[$0], rule: finding.rule) })
      if !directives.isEmpty {
        summary.inline += 1
      } else if configured.suppresses(finding) {
        summary.configured += 1
      } else {
        return true
      }
      return false
    }
    summary.remarks = inline.remarks.union(unused(beside: used)).sorted()
    return (kept, summary)
  }

  /// One rule that a comment names, for one thing that it applies to: copies of a comment count once.
  private struct Use: Hashable {
    var rule: String
    var bundle: String?
    var key: TableKey?
    /// The subject, if the comment applies to no key.
    var subject: String?
    /// The comment's location, if it is in source code.
    var location: SourceLocation?
  }

  private func uses(of directive: SuppressionDirective, rule: String) -> [Use] {
    if directive.code != nil { return [Use(rule: rule, location: directive.location)] }
    if directive.keys.isEmpty { return [Use(rule: rule, bundle: directive.bundle, subject: directive.subject)] }
    return directive.keys.map { Use(rule: rule, bundle: directive.bundle, key: $0) }
  }

  /// A remark for each rule of a comment that suppressed nothing, as far as the rule was applied.
  private func unused(beside used: Set<Use>) -> [SuppressionRemark] {
    var known = used
    return inline.directives.flatMap { directive in
      directive.rules.filter { isInScope(directive, rule: $0) }.compactMap { rule in
        let uses = uses(of: directive, rule: rule)
        guard known.isDisjoint(with: uses) else { return nil }
        known.formUnion(uses)
        return SuppressionRemark(
          kind: .unused, location: directive.location,
          message: "\(directive.verb.directive) \(rule) suppresses nothing: "
            + "the rule finds no problem in \(directive.subject)")
      }
    }
  }

  private func isInScope(_ directive: SuppressionDirective, rule: String) -> Bool {
    scope.rules.contains(rule) && (directive.locale.map { scope.locales.isEmpty || scope.locales.contains($0) } ?? true)
  }
}
