/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// A severity, the lowest first.
  case note, warning, error

  /// Whether one severity is below the other.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Severity {
  /// The severity of a title that fails at a content size: an error up to the default size of devices, a warning up to the
  /// largest ordinary size, else a note.
  package init(ofFailureAt size: ContentSizeCategory) {
    if size <= .standard {
      self = .error
    } else {
      self = size.isAccessibilitySize ? .note : .warning
    }
  }
}

/// The lowest severity of a finding that stops a build (`--fail-on`, `fail_on`).
public enum FailOn: String, Sendable, CaseIterable {
  /// The lowest severity that fails a gate.
  case error, warning, note
  /// No finding stops a build, whatever its severity; coverage still can.
  case never

  /// The severity at and above which findings stop a build; nil if none do.
  public var threshold: Severity? { Severity(rawValue: rawValue) }
}
