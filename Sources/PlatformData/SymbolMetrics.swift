/// Sizes of SF Symbols, in points.
package enum SymbolMetrics {
  /// The longer side of a symbol as a multiple of the point size of the font that it goes with, at the scale `medium`.
  ///
  /// Of three buttons: a clock of 19.7 to 20 points at 17, a plus of 14 at 15 and the scale `small`, a trash can of 19 by about 21
  /// at 17 or 18. Chevrons are smaller: `chevron.compact.down` is 70.3 wide at 64.
  package static let longerSide = Figure<Double>(1.18, .interfaceBuilderFrames)
  /// How much each scale differs from `medium`.
  package static let scales: [String: Figure<Double>] = [
    "small": Figure(0.79, .commonKnowledge), "medium": Figure(1, .commonKnowledge),
    "large": Figure(1.28, .commonKnowledge), "default": Figure(1, .commonKnowledge),
  ]
  /// The point size of a symbol that no font and no configuration sizes.
  package static let pointSize = Figure<Double>(17, .commonKnowledge)
  /// The size of a symbol at a point size and scale; `proportions` is its size in the file's `resources`, a square where unknown.
  package static func size(
    pointSize: Double, scale: String? = nil, proportions: (width: Double, height: Double)? = nil
  ) -> NaturalSize {
    let factor = scale.flatMap { scales[$0]?.value } ?? 1
    let side = longerSide.value * pointSize * factor
    guard let proportions, proportions.width > 0, proportions.height > 0 else { return NaturalSize(side, side) }
    let unit = side / max(proportions.width, proportions.height)
    return NaturalSize(proportions.width * unit, proportions.height * unit)
  }
}
