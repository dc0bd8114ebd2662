/// How the paragraphs of a text are set (`NSParagraphStyle`); what is nil is the control's own.
public struct ParagraphStyle: Sendable, Hashable, Codable {
  /// The edge at which lines are aligned.
  public var alignment: TextAlignment?
  /// The direction of the paragraphs; nil is natural: the first letter decides, then the language.
  public var baseWritingDirection: WritingDirection?
  /// What happens to a text that is wider than the available width.
  public var lineBreakMode: LineBreakMode?
  /// The indentation of each paragraph's first line from the leading edge, in points.
  public var firstLineHeadIndent: Double?
  /// The indentation of the other lines from the leading edge, in points.
  public var headIndent: Double?
  /// Where lines end: above zero the distance from the leading edge, else from the trailing edge, in points.
  public var tailIndent: Double?
  /// How full a line has to be (0…1, share of the available width) for no word to be hyphenated at its end; 0 is no hyphenation.
  public var hyphenationFactor: Double?
  /// The share of the width by which letter spacing may tighten before the text is truncated.
  public var tighteningFactorForTruncation: Double?
  /// Whether letter spacing may tighten before the text is truncated.
  public var allowsDefaultTighteningForTruncation: Bool?
  /// The factor of the line height; 0 leaves it as it is.
  public var lineHeightMultiple: Double?
  /// The minimum height of a line in points.
  public var minimumLineHeight: Double?
  /// The maximum height of a line in points; 0 is no limit.
  public var maximumLineHeight: Double?
  /// The distance between two lines in points.
  public var lineSpacing: Double?
  /// The distance after a paragraph in points.
  public var paragraphSpacing: Double?
  /// The distance before a paragraph in points.
  public var paragraphSpacingBefore: Double?
  /// The tab stops' distances from the leading edge in points, ascending; nil is the platform's own stops.
  public var tabStops: [Double]?
  /// The distance between tab stops after the last one that is given, in points.
  public var defaultTabInterval: Double?

  /// A style in which everything is the default.
  public init() {}
}

/// The edge at which lines are aligned (`NSTextAlignment`).
public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// An alignment.
  case left, center, right, justified, natural
}

/// The direction in which lines run.
public enum WritingDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// A writing direction.
  case leftToRight, rightToLeft
}

/// What happens to a text that is wider than the available width (`NSLineBreakMode`).
public enum LineBreakMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// What happens to a text that is wider than its room.
  case wordWrap, characterWrap, clip, truncatingHead, truncatingMiddle, truncatingTail

  /// Whether the mode breaks a text into lines by itself.
  public var wraps: Bool { self == .wordWrap || self == .characterWrap }
}

/// How strictly Chinese and Japanese lines keep small kana and punctuation from their beginnings and ends (CSS `line-break`).
public enum LineBreakStrictness: String, Sendable, Hashable, Codable, CaseIterable {
  /// How strictly Chinese and Japanese lines break.
  case strict, normal, loose
}
