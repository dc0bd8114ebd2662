/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case note, warning, error

  /// Whether one severity is below the other.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
