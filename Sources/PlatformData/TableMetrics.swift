/// Sizes in UIKit's table views, in points.
package enum TableMetrics {
  /// The height of a row where neither table nor cell gives one and the content needs less, without its separator.
  package static let rowHeight = Figure<Double>(44, .interfaceBuilderFrames)
  /// The height of a separator in pixels; iOS 12 and earlier take it from the content's height.
  package static let separatorPixels = Figure(1, .interfaceBuilderFrames)
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
}
