package import AuditModel

/// How lists and forms of SwiftUI inset their rows, in points.
package struct SwiftUIListMetrics: Sendable {
  /// How far a row is from the list's edge.
  package var outside: Double
  /// How far a row's content is from the row's edge.
  package var inside: Double
  /// The distance of a row's content from its upper and lower edge.
  package var vertical: Double
  /// The least height of a row.
  package var minimumHeight: Double
  /// The distance of a header's text from its upper and lower edge.
  package var header: Double
  /// The distance between two sections.
  package var sectionGap: Double
  /// What the chevron of a navigation link takes of a row's content, at the standard content size and at the largest.
  package var chevron: (standard: Double, largest: Double)
  /// The width of the column of a label's icon, and its distance from the title.
  package var icon: (column: Double, gap: Double)
  /// The distances of a footer's text from its upper and lower edge together.
  package var footer: Double
  /// The indentation of what a disclosure group shows.
  package var indentation: Double

  package init(
    outside: Double, inside: Double, vertical: Double, minimumHeight: Double, header: Double, sectionGap: Double,
    chevron: (standard: Double, largest: Double), icon: (column: Double, gap: Double), footer: Double,
    indentation: Double
  ) {
    (self.outside, self.inside, self.vertical, self.minimumHeight) = (outside, inside, vertical, minimumHeight)
    (self.header, self.sectionGap, self.chevron) = (header, sectionGap, chevron)
    (self.icon, self.footer, self.indentation) = (icon, footer, indentation)
  }
}

extension SwiftUIListMetrics {
  /// The styles of lists by where their rows are.
  package enum Style: Sendable, Hashable, CaseIterable {
    /// Rows in rounded groups.
    case inset
    /// Rows from edge to edge.
    case plain
  }

  /// The figures of a platform for a list of a style that is `width` points wide.
  package static func of(_ platform: Platform, _ style: Style, generation: SystemGeneration, width: Double)
    -> Figure<SwiftUIListMetrics>
  {
    guard platform == .iOS else { return other(platform) }
    var (metrics, source) = generation == .iOS26 ? (iOS26.value, iOS26.source) : (iOS13to18.value, iOS13to18.source)
    if style == .plain { (metrics.outside, source) = (0, generation == .iOS26 ? .swiftUIInferred : source) }
    guard width >= wideMargins.value.from else { return Figure(metrics, source) }
    // The outer margin of the widest phones was seen, what is inside was not; lists of iPads were not either.
    if style == .inset { metrics.outside = wideMargins.value.margin }
    if style == .plain || generation != .iOS26 { metrics.inside = wideMargins.value.margin }
    return Figure(metrics, .swiftUIInferred)
  }

  /// The width from which margins are wider, and how wide they are.
  private static let wideMargins = Figure((from: 414.0, margin: 20.0), .swiftUIFrames)

  /// On a phone of 402 points content begins at 32 and is 338 wide; with a chevron it ends 22 points earlier, 52.7 at the largest
  /// content size; a label's title begins 40 points to the right.
  private static let iOS26 = Figure(
    SwiftUIListMetrics(
      outside: 16, inside: 16, vertical: 15, minimumHeight: 52, header: 10, sectionGap: 17.7, chevron: (22, 52.7),
      icon: (24, 16), footer: 14, indentation: 20), .swiftUIFrames)

  /// Plain rows of iOS 17 have 11 points above and below, and 16 at the sides; the rest is commonly known.
  private static let iOS13to18 = Figure(
    SwiftUIListMetrics(
      outside: 16, inside: 16, vertical: 11, minimumHeight: 44, header: 8, sectionGap: 18, chevron: (22, 52.7),
      icon: (24, 16), footer: 14, indentation: 20), .swiftUIFrames)

  /// Nothing measured is public of other platforms.
  private static func other(_ platform: Platform) -> Figure<SwiftUIListMetrics> {
    let (outside, inside, vertical, height) = others[platform] ?? (0, 16, 11, 44)
    return Figure(
      SwiftUIListMetrics(
        outside: outside, inside: inside, vertical: vertical, minimumHeight: height, header: 8, sectionGap: 18,
        chevron: (22, 22), icon: (20, 8), footer: 14, indentation: 20), .commonKnowledge)
  }

  private static let others: [Platform: (Double, Double, Double, Double)] = [
    .macOS: (8, 10, 4, 24), .tvOS: (0, 20, 15, 66), .watchOS: (0, 9, 8, 44), .visionOS: (0, 24, 15, 60),
  ]
}
