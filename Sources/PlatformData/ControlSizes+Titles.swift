extension ControlSizes {
  /// The least width of a button without configuration that has a title.
  ///
  /// One with an image alone is as wide as that, and as high as that or a line of its font, whichever is more: no least width,
  /// no padding but its content insets (n = 12).
  package static let leastButtonWidth = Figure<Double>(30, .interfaceBuilderFrames)

  /// What a segment adds to its title's width, left and right together.
  package static func segmentPadding(generation: SystemGeneration) -> Figure<Double> {
    generation == .early ? TitleMetrics.segmentPaddingOfIOS12 : TitleMetrics.segmentPadding
  }
}

// MARK: Text fields

extension ControlSizes {
  /// What a text field adds to its text's size, by border style (`roundedRect`, `line`, `bezel`, `none`).
  ///
  /// Twice `vertical` comes on the height of a line, rounded up; fields of 14 points are 30 high, those of 17 points 34.
  package static let textFieldPadding: [String: Figure<ControlMetrics.Padding>] = [
    "roundedRect": Figure(.init(vertical: 6.5, horizontal: 7), .interfaceBuilderFrames),
    "line": Figure(.init(vertical: 2.5, horizontal: 2), .commonKnowledge),
    "bezel": Figure(.init(vertical: 3, horizontal: 7), .commonKnowledge),
    "none": Figure(.init(vertical: 0, horizontal: 0), .interfaceBuilderFrames),
  ]
  /// The heights of text fields without border by their system font's size; of other sizes a line, rounded up.
  ///
  /// Of 9 fields whose height only the text decides.
  package static let plainTextFieldHeights: [Double: GenerationFigures<Double>] = [
    14: .init(Figure(17, .interfaceBuilderFrames)), 15: .init(Figure(19.5, .interfaceBuilderFrames)),
    16: .init(Figure(21, .interfaceBuilderFrames), early: Figure(20, .interfaceBuilderFrames)),
    17: .init(Figure(21, .interfaceBuilderFrames)),
  ]
}

// MARK: Page controls

extension ControlSizes {
  /// The width of a page control of so many pages.
  package static func pageControlWidth(pages: Int, generation: SystemGeneration) -> Figure<Double> {
    let count = Double(max(pages, 0))
    if generation == .early { return Figure(max(16 * count - 9, 0), .commonKnowledge) }
    return Figure(count > 0 ? 61.5 + 18 * count : 0, .commonKnowledge)
  }
}
