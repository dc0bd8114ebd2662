import AuditModel

/// Joins findings with one root cause: a component that forty screens use is fixed once, and so is a line of code that shows
/// forty elements.
enum RootCauses {
  /// The properties that joined findings share.
  fileprivate struct Key: Hashable {
    var cause: Cause
    var rule: String
    var outcome: Outcome
    var reason: String?
    var severity: Severity
    var locale: LocaleTag?
    var message: String
  }

  /// What findings have in common.
  fileprivate enum Cause: Hashable {
    case named(String)
    /// They are about elements that one place in code makes, one for each of its uses.
    case place(SourceLocation)
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
      joined[position].add(finding)
      joined[position].also = (Set(joined[position].also).union(finding.also)).sorted()
    }
    return joined
  }
}

extension RootCauses.Key {
  fileprivate init?(_ finding: Finding) {
    guard let cause = RootCauses.Cause(of: finding) else { return nil }
    self.init(
      cause: cause, rule: finding.rule, outcome: finding.outcome, reason: finding.reason, severity: finding.severity,
      locale: finding.locale, message: finding.message)
  }
}

extension RootCauses.Cause {
  /// The cause that a rule names, else an element's location; nil without a location in a file, and for keys of strings tables.
  fileprivate init?(of finding: Finding) {
    if let cause = finding.cause {
      self = .named(cause)
    } else {
      let wholeFile = SourceLocation(file: finding.location.file)
      guard finding.element != nil, finding.location != wholeFile else { return nil }
      self = .place(finding.location)
    }
  }
}

extension Finding {
  /// Adds the place of a finding with the same root cause, unless it is known.
  fileprivate mutating func add(_ other: Finding) {
    let known = places.isEmpty ? [FindingPlace(of: self)] : places
    guard !known.contains(where: { $0.location == other.location }) else { return }
    places = known + [FindingPlace(of: other)]
  }
}

extension FindingPlace {
  fileprivate init(of finding: Finding) { self.init(location: finding.location, element: finding.element) }
}
