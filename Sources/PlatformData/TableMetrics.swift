/// Sizes in UIKit's table views, in points.
package enum TableMetrics {
  /// The height of a row where neither table nor cell gives one and the content needs less, without its separator.
  package static let rowHeight = Figure<Double>(44, .interfaceBuilderFrames)
  /// The height of a separator in pixels; iOS 12 and earlier take it from the content's height.
  package static let separatorPixels = Figure(1, .interfaceBuilderFrames)
  /// What a table's style adds at each side of its cells: the margin, in `insetGrouped` tables alone.
  package static let insetStyles: Set<String> = ["insetGrouped"]
  /// What accessories take of the cell's width beyond its trailing margin, by the file's name.
  ///
  /// Content of 374 of 414 points with a checkmark is 330 wide, with a disclosure indicator 347.7; margins are 20 there.
  package static let accessoryWidths: [String: GenerationFigures<Double>] = [
    "disclosureIndicator": .init(
      Figure(10.5, .interfaceBuilderFrames), early: Figure(18, .interfaceBuilderFrames)),
    "checkmark": .init(Figure(24, .interfaceBuilderFrames)),
    "detailButton": .init(Figure(31, .commonKnowledge)),
    "detailDisclosureButton": .init(Figure(51.5, .commonKnowledge)),
  ]

  /// The heights of a section's header and footer.
  package struct SectionHeights: Sendable, Hashable {
    /// The first section's header.
    package let firstHeader: Double
    /// Another section's header with a title of one line.
    package let header: Double
    /// The header of a section without title.
    package let emptyHeader: Double
    /// The footer of a section without text.
    package let emptyFooter: Double
  }

  /// The heights of headers and footers by table style (`plain`, `grouped`, `insetGrouped`), where they are automatic.
  ///
  /// Of 27 static and prototype tables: the first cell's place, and the distances between sections.
  package static func sections(style: String, generation: SystemGeneration) -> Figure<SectionHeights> {
    guard style == "grouped" || style == "insetGrouped" else { return plain[generation] }
    return grouped[generation]
  }

  private static let plain = GenerationFigures(
    Figure(SectionHeights(firstHeader: 50, header: 50, emptyHeader: 0, emptyFooter: 0), .interfaceBuilderFrames),
    early: Figure(SectionHeights(firstHeader: 22, header: 22, emptyHeader: 0, emptyFooter: 0), .interfaceBuilderFrames))
  private static let grouped = GenerationFigures(
    Figure(SectionHeights(firstHeader: 55.5, header: 38, emptyHeader: 18, emptyFooter: 18), .interfaceBuilderFrames),
    early: Figure(
      SectionHeights(firstHeader: 55.5, header: 38, emptyHeader: 10, emptyFooter: 10), .interfaceBuilderFrames))
}
