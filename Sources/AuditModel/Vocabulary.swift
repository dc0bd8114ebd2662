/// The platform that an interface is written for.
public enum Platform: String, Sendable, Hashable, Codable, CaseIterable {
  case iOS, tvOS, macOS, watchOS, visionOS
}

/// A framework that interfaces are written with.
public enum InterfaceFramework: String, Sendable, Hashable, Codable, CaseIterable {
  case uiKit, appKit, swiftUI
}

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

/// What happens to a text that is wider than its room (`NSLineBreakMode`).
public enum LineBreakMode: String, Sendable, Hashable, Codable, CaseIterable {
  case wordWrap, characterWrap, clip, truncatingHead, truncatingMiddle, truncatingTail

  /// Whether the mode breaks a text into lines by itself.
  public var wraps: Bool { self == .wordWrap || self == .characterWrap }
}

/// How strictly Chinese and Japanese lines keep small letters and punctuation from their beginnings and ends (CSS `line-break`).
public enum LineBreakStrictness: String, Sendable, Hashable, Codable, CaseIterable {
  case strict, normal, loose
}

/// A text style of Dynamic Type (`UIFont.TextStyle`).
public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// The weight of a font, from thin to heavy (`UIFont.Weight`).
public enum FontWeight: String, Sendable, Hashable, Codable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A state of a control that can have a title and an image of its own (`UIControl.State`).
public enum ControlState: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
  case normal, highlighted, focused, selected, disabled
}

/// Which text a button with both a title and an accessibility label is spoken by.
public enum ButtonLabelReading: String, Sendable, Hashable, CaseIterable {
  /// The accessibility label, as runs of iOS 17.5, 18.5 and 26.2 show.
  case observed
  /// The title, as Apple's UIButton page has it.
  case documented
}

/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case note, warning, error

  /// Whether one severity is below the other.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
