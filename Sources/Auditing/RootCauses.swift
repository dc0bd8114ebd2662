import AuditModel

/// Joins findings with one root cause: a component that forty screens use is fixed once.
enum RootCauses {
  /// The properties that joined findings share.
  fileprivate struct Key: Hashable {
    var cause: String
    var rule: String
    var outcome: Outcome
    var reason: String?
    var severity: Severity
    var locale: LocaleTag?
    var message: String
  }

  /// The findings, with those of one cause joined into the first of them; `findings` are sorted, and stay so.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var joined: [Finding] = []
    var positions: [Key: Int] = [:]
    for finding in findings {
      guard let key = Key(finding) else {
        joined.append(finding)
        continue
      }
      guard let position = positions[key] else {
        positions[key] = joined.count
        joined.append(finding)
        continue
      }
      if joined[position].places.isEmpty { joined[position].places = [FindingPlace(of: joined[position])] }
      joined[position].places.append(FindingPlace(of: finding))
      joined[position].also = (Set(joined[position].also).union(finding.also)).sorted()
    }
    return joined
  }
}

extension RootCauses.Key {
  fileprivate init?(_ finding: Finding) {
    guard let cause = finding.cause else { return nil }
    self.init(
      cause: cause, rule: finding.rule, outcome: finding.outcome, reason: finding.reason, severity: finding.severity,
      locale: finding.locale, message: finding.message)
  }
}

extension FindingPlace {
  fileprivate init(of finding: Finding) { self.init(location: finding.location, element: finding.element) }
}
