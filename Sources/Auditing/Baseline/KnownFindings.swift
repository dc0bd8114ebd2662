import AuditModel

/// The findings of one identity that a baseline holds.
struct KnownFindings: Equatable {
  /// A finding that is worse by no more than this many points is still the same.
  static let tolerance = 1.0

  /// How many there are.
  var count = 0
  /// The overruns in points of those that were measured, sorted; at most `count`.
  var overruns: [Double] = []

  /// How many were not measured, and so match whatever the measurement.
  private var unmeasured: Int { max(0, count - overruns.count) }
}

extension KnownFindings {
  /// All findings of one identity.
  init(_ findings: [Finding]) {
    self.init(count: findings.count, overruns: findings.compactMap(\.overrun).sorted())
  }

  /// The findings that are not known, because they are more or worse than they were.
  ///
  /// As many as can be are paired with what is known; those that are left are the worst.
  func newFindings(among findings: [Finding]) -> [Finding] {
    var worse: [Finding] = []
    var next = overruns.startIndex
    for finding in findings.sorted(by: { ($0.overrun ?? 0, $0) < ($1.overrun ?? 0, $1) }) {
      // Sorted on both sides: an overrun too small for this finding is too small for all that follow.
      while next < overruns.endIndex, overruns[next] + Self.tolerance < finding.overrun ?? 0 { next += 1 }
      if next < overruns.endIndex { next += 1 } else { worse.append(finding) }
    }
    return Array(worse.dropFirst(unmeasured))
  }

  /// How many have gone: that many findings fewer are left of this identity, better or worse.
  func stale(beside found: Int) -> Int { max(0, count - found) }

  /// No more than so many findings, the worst ones.
  func limited(to limit: Int) -> KnownFindings {
    let kept = min(count, limit)
    return KnownFindings(count: kept, overruns: Array(overruns.suffix(max(0, kept - unmeasured))))
  }

  /// The findings of both.
  func adding(_ other: KnownFindings) -> KnownFindings {
    KnownFindings(count: count + other.count, overruns: (overruns + other.overruns).sorted())
  }
}

extension Finding {
  /// How many points are missing, where that was measured.
  fileprivate var overrun: Double? {
    guard case .number(let points) = evidence["over"], points.isFinite else { return nil }
    return points
  }
}
