extension TextStyleTable {
  /// The smallest text that is still legible on a platform, in points; iOS's where the guidelines give none.
  package static func smallestText(platform: String) -> Figure<Double> {
    Figure(smallestTexts[platform] ?? 11, .typographyGuidelines)
  }

  private static let smallestTexts: [String: Double] = [
    "iOS": 11, "macOS": 10, "tvOS": 23, "visionOS": 12, "watchOS": 12,
  ]
}
