/// How a measured width came about, the surest first.
public enum WidthBasis: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// The font itself is at hand.
  case font
  /// The system font's stand-in, corrected by what is known of the system font.
  case systemModel
  /// A stand-in for another script's font, whose widths were never compared.
  case standIn
  /// Another font, because the one that is asked for is not at hand.
  case substitute

  /// Whether the first is surer.
  public static func < (first: WidthBasis, second: WidthBasis) -> Bool {
    (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
  }
}
