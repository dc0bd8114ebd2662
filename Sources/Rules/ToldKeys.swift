package import AuditModel

extension [Finding] {
  /// The findings without those about a key in no table where another one says that VoiceOver reads that key.
  package var withoutKeysToldOfLabels: [Finding] {
    let told = Set(lazy.filter { $0.rule == LabelIsKey.name && $0.outcome == .fails }.compactMap(ToldKey.init))
    guard !told.isEmpty else { return self }
    return filter { $0.rule != UndefinedKey.name || !(ToldKey($0).map(told.contains) ?? false) }
  }
}

/// A key with the place where it is used.
private struct ToldKey: Hashable {
  let key: String
  let location: SourceLocation

  init?(_ finding: Finding) {
    if let key = finding.key {
      self.key = key
    } else if case .text(let label) = finding.evidence["label"] {
      key = label
    } else {
      return nil
    }
    location = finding.location
  }
}
