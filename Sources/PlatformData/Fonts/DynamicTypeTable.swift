package import AuditModel

/// The point size and leading of each text style at each content size.
package struct DynamicTypeTable: Sendable {
  /// One cell of the table, in points.
  package struct Entry: Sendable, Hashable {
    /// The font's size.
    package let pointSize: Double
    /// The distance from one baseline to the next.
    package let leading: Double
  }

  /// Whether the styles follow the content size; else a row has one cell.
  package let scales: Bool
  /// Where the figures come from.
  package let source: Source
  private let rows: Rows
  private let weights: [TextStyle: FontWeight]
  private let emphasized: [TextStyle: FontWeight]

  private init(
    scales: Bool, source: Source, weights: [TextStyle: FontWeight], emphasized: [TextStyle: FontWeight] = [:],
    rows: Rows
  ) {
    self.scales = scales
    self.source = source
    self.weights = weights
    self.emphasized = emphasized
    self.rows = rows
  }

  /// The cell of a style at a content size; the only one if the styles do not follow the content size.
  package func entry(style: TextStyle, contentSize: ContentSizeCategory) -> Entry {
    rows[style][scales ? contentSize.order : 0]
  }

  /// The weight of a style without emphasis.
  package func weight(of style: TextStyle) -> FontWeight { weights[style] ?? .regular }

  /// The weight of a style with emphasis (the bold trait), from the same tables; bold where they name none.
  package func emphasizedWeight(of style: TextStyle) -> FontWeight { emphasized[style] ?? .bold }

  /// How much a length grows with a style from `large` to a content size (`UIFontMetrics`).
  ///
  /// The ratio of the leadings, confirmed by two published readings ("Scaled Metric Surprises", Stack Overflow 51243804).
  package func growth(of style: TextStyle, at contentSize: ContentSizeCategory) -> Double {
    entry(style: style, contentSize: contentSize).leading / entry(style: style, contentSize: .standard).leading
  }

  /// A length that `UIFontMetrics` scales: rounded to the nearest pixel where it changes at all.
  ///
  /// 17 pt in `body` is read as 16.333 at `medium` on a device of three pixels a point ("Scaled Metric Surprises").
  package func scaled(
    _ length: Double, with style: TextStyle, at contentSize: ContentSizeCategory, pixelsPerPoint: Int
  ) -> Double {
    let growth = growth(of: style, at: contentSize)
    guard growth != 1 else { return length }
    let pixels = Double(max(pixelsPerPoint, 1))
    return (length * growth * pixels).rounded() / pixels
  }
}

extension DynamicTypeTable {
  /// A row of cells for each style, by content size, the smallest first.
  private struct Rows: Sendable {
    var largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2: [Entry]

    subscript(style: TextStyle) -> [Entry] {
      switch style {
      case .largeTitle: largeTitle
      case .title1: title1
      case .title2: title2
      case .title3: title3
      case .headline: headline
      case .body: body
      case .callout: callout
      case .subheadline: subheadline
      case .footnote: footnote
      case .caption1: caption1
      case .caption2: caption2
      }
    }
  }

  /// The table of a platform; iOS's if it has none of its own.
  package static func of(_ platform: Platform) -> DynamicTypeTable {
    switch platform {
    case .macOS: macOS
    case .tvOS: tvOS
    case .iOS, .watchOS, .visionOS: iOS
    }
  }

  /// Dynamic Type of iOS and iPadOS.
  package static let iOS = DynamicTypeTable(
    scales: true, source: .typographyGuidelines, weights: [.headline: .semibold],
    emphasized: semibold(.title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2),
    rows: Rows(
      largeTitle: row(
        31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66, 60, 70),
      title1: row(25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41, 38, 46, 43, 51, 48, 57, 53, 62, 58, 68),
      title2: row(19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59, 56, 66),
      title3: row(17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58, 55, 65),
      headline: row(14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62),
      body: row(14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56, 53, 62),
      callout: row(13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52, 51, 60),
      subheadline: row(
        12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28, 25, 31, 30, 37, 36, 43, 42, 50, 49, 58),
      footnote: row(12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46, 44, 52),
      caption1: row(11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 28, 26, 32, 32, 39, 37, 44, 43, 51),
      caption2: row(11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 30, 29, 35, 34, 41, 40, 48)))

  /// The fixed styles of macOS, which has no Dynamic Type.
  package static let macOS = DynamicTypeTable(
    scales: false, source: .typographyGuidelines, weights: [.headline: .bold, .caption2: .medium],
    emphasized: semibold(.title3, .body, .callout, .subheadline, .footnote, .caption2)
      .merging([.headline: .heavy, .caption1: .medium]) { _, own in own },
    rows: Rows(
      largeTitle: row(26, 32), title1: row(22, 26), title2: row(17, 22), title3: row(15, 20),
      headline: row(13, 16), body: row(13, 16), callout: row(12, 15), subheadline: row(11, 14),
      footnote: row(10, 13), caption1: row(10, 13), caption2: row(10, 13)))

  /// The fixed styles of tvOS; `subheadline` is what three labels of Interface Builder show, 35 points a line.
  package static let tvOS = DynamicTypeTable(
    scales: false, source: .commonKnowledge,
    weights: [.title1: .medium, .title2: .medium, .title3: .medium, .headline: .medium, .callout: .medium],
    rows: Rows(
      largeTitle: row(76, 96), title1: row(76, 96), title2: row(57, 66), title3: row(48, 56),
      headline: row(38, 46), body: row(29, 36), callout: row(31, 38), subheadline: row(29, 36),
      footnote: row(29, 36), caption1: row(25, 32), caption2: row(23, 30)))

  private static func semibold(_ styles: TextStyle...) -> [TextStyle: FontWeight] {
    Dictionary(uniqueKeysWithValues: styles.map { ($0, .semibold) })
  }

  private static func row(_ figures: Double...) -> [Entry] {
    stride(from: 0, to: figures.count - 1, by: 2).map { Entry(pointSize: figures[$0], leading: figures[$0 + 1]) }
  }
}

extension DynamicTypeTable {
  /// The smallest text that is still legible on a platform, in points.
  package static func smallestText(on platform: Platform) -> Figure<Double> {
    switch platform {
    case .iOS: Figure(11, .typographyGuidelines)
    case .macOS: Figure(10, .typographyGuidelines)
    case .tvOS: Figure(23, .typographyGuidelines)
    case .visionOS, .watchOS: Figure(12, .typographyGuidelines)
    }
  }
}
