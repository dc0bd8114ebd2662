/// A preferred text size of Dynamic Type, from the smallest to the largest.
public enum ContentSizeCategory: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The place in the order of sizes, from 0.
  public var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  /// Whether this is one of the five larger accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// The size of a device as it comes: `large`.
  public static let standard = ContentSizeCategory.large

  /// Whether one size is smaller than the other.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
