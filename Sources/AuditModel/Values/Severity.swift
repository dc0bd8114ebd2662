/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case note, warning, error

  /// Whether one severity is below the other.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Severity {
  /// The severity of a title that fails at a content size: an error up to the size of a device as it comes, a warning up to the
  /// largest ordinary size, else a note.
  package init(ofFailureAt size: ContentSizeCategory) {
    if size <= .standard {
      self = .error
    } else {
      self = size.isAccessibilitySize ? .note : .warning
    }
  }
}
