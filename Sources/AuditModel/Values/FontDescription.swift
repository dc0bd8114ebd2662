/// The font that a file asks for; what is absent takes the control's default.
public struct FontDescription: Sendable, Hashable, Codable {
  /// The text style, where the font follows Dynamic Type.
  public var style: TextStyle?
  /// The point size, where it is fixed.
  public var size: Double?
  /// The weight, where it is not the style's or the family's own.
  public var weight: FontWeight?
  /// The PostScript name or family of a custom font; nil is the system font.
  public var family: String?
  /// Whether the face is italic.
  public var isItalic: Bool?
  /// Whether the bold trait is set: a text style's emphasized weight, else bold; a weight of its own goes before it.
  public var isBold: Bool?
  /// Whether all digits have one width (`monospacedDigitSystemFont`, the feature `tnum`).
  public var monospacedDigits: Bool?
  /// The space that an attributed text adds after each character (`NSKern`), in points; nil if there is no extra space.
  public var kerning: Double?

  /// A font description.
  public init(
    style: TextStyle? = nil, size: Double? = nil, weight: FontWeight? = nil, family: String? = nil,
    isItalic: Bool? = nil, isBold: Bool? = nil, monospacedDigits: Bool? = nil, kerning: Double? = nil
  ) {
    self.style = style
    self.size = size
    self.weight = weight
    self.family = family
    self.isItalic = isItalic
    self.isBold = isBold
    self.monospacedDigits = monospacedDigits
    self.kerning = kerning
  }
}

/// A text style of Dynamic Type (`UIFont.TextStyle`).
public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// A text style of Dynamic Type.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// The weight of a font, from thin to heavy (`UIFont.Weight`).
public enum FontWeight: String, Sendable, Hashable, Codable, CaseIterable {
  /// A weight.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A preferred text size of Dynamic Type, from the smallest to the largest.
public enum ContentSizeCategory: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// A content size that everyone can choose.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// A larger content size, in the settings of accessibility.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The index in the order of sizes, from 0.
  public var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  /// Whether this is one of the five larger accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// The default size of devices: `large`.
  public static let standard = ContentSizeCategory.large

  /// Whether one size is smaller than the other.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
