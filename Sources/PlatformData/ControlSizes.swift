/// The natural sizes of UIKit's controls by generation, in points; those that follow a text or an image are not here.
package enum ControlSizes {
  /// The size of a control by its kind and, after a dot, its style (`activityIndicator.medium`); nil where there is none.
  package static func natural(_ name: String, generation: SystemGeneration) -> Figure<NaturalSize>? {
    natural[name]?[generation]
  }

  /// All sizes by name.
  package static let natural: [String: GenerationFigures<NaturalSize>] =
    controls
    .merging(indicators) { first, _ in first }.merging(pickers) { first, _ in first }
    .merging(bars) { first, _ in first }.merging(buttons) { first, _ in first }

  private static let controls: [String: GenerationFigures<NaturalSize>] = [
    // A switch of 51 points that is pinned to its right edge stands 2 points beyond the pin (n = 16).
    "switch": .init(
      Figure(NaturalSize(49, 31, beyond: .init(right: 2)), .interfaceBuilderFrames),
      os26: Figure(NaturalSize(61, 28, beyond: .init(right: 2)), .inferredFromFrames)),
    "stepper": .init(
      Figure(NaturalSize(94, 32), .interfaceBuilderFrames), early: Figure(NaturalSize(94, 29), .interfaceBuilderFrames)),
    // A slider that is pinned at both sides has 4 points of width more than the pins leave (n = 4).
    "slider": .init(
      Figure(NaturalSize(nil, 30, beyond: sliderInsets), .interfaceBuilderFrames),
      // Five that share a stack view in proportion with labels of 19.5 points.
      os26: Figure(NaturalSize(nil, 34), .interfaceBuilderFrames)),
    // The frame is a point higher than a height constraint asks for (n = 1), and stands half a point below the centre (n = 4).
    "segmentedControl": .init(
      Figure(NaturalSize(nil, 31, beyond: .init(bottom: 1)), .interfaceBuilderFrames),
      early: Figure(NaturalSize(nil, 28, beyond: .init(bottom: 1)), .interfaceBuilderFrames)),
    "colorWell": .init(Figure(NaturalSize(28, 28), .commonKnowledge)),
  ]

  private static let sliderInsets = DeviceScreen.Edges(left: 2, bottom: 1, right: 2)

  private static let indicators: [String: GenerationFigures<NaturalSize>] = [
    "progressView": .init(
      Figure(NaturalSize(nil, 4), .interfaceBuilderFrames), early: Figure(NaturalSize(nil, 2), .interfaceBuilderFrames)),
    "progressView.bar": .init(Figure(NaturalSize(nil, 2.5), .commonKnowledge)),
    "pageControl": .init(
      Figure(NaturalSize(nil, 26), .interfaceBuilderFrames),
      early: Figure(NaturalSize(nil, 37), .interfaceBuilderFrames)),
    "activityIndicator": square(20, .interfaceBuilderFrames),
    "activityIndicator.medium": square(20, .interfaceBuilderFrames),
    "activityIndicator.white": square(20, .interfaceBuilderFrames),
    "activityIndicator.gray": square(20, .interfaceBuilderFrames),
    "activityIndicator.large": square(37, .interfaceBuilderFrames),
    "activityIndicator.whiteLarge": square(37, .interfaceBuilderFrames),
  ]

  private static let pickers: [String: GenerationFigures<NaturalSize>] = [
    "datePicker": .init(Figure(NaturalSize(320, 216), .interfaceBuilderFrames)),
    "datePicker.wheels": .init(Figure(NaturalSize(320, 216), .interfaceBuilderFrames)),
    "datePicker.compact": .init(Figure(NaturalSize(nil, 34.5), .commonKnowledge)),
    "datePicker.inline": .init(Figure(NaturalSize(320, 330), .commonKnowledge)),
    "pickerView": .init(Figure(NaturalSize(320, 216), .interfaceBuilderFrames)),
  ]

  private static let bars: [String: GenerationFigures<NaturalSize>] = [
    "searchField": .init(Figure(NaturalSize(nil, 56), .interfaceBuilderFrames)),
    "searchBar": .init(Figure(NaturalSize(nil, 56), .interfaceBuilderFrames)),
    "navigationBar": .init(Figure(NaturalSize(nil, 44), .interfaceBuilderFrames)),
    "toolbar": .init(Figure(NaturalSize(nil, 44), .interfaceBuilderFrames)),
    "tabBar": .init(Figure(NaturalSize(nil, 49), .interfaceBuilderFrames)),
  ]

  private static let buttons: [String: GenerationFigures<NaturalSize>] = [
    "button.contactAdd": systemButton, "button.detailDisclosure": systemButton, "button.infoLight": systemButton,
    "button.infoDark": systemButton, "button.close": square(30, .interfaceBuilderFrames),
  ]

  private static let systemButton = GenerationFigures(
    Figure(NaturalSize(25, 24), .interfaceBuilderFrames), early: Figure(NaturalSize(22, 22), .interfaceBuilderFrames))

  private static func square(_ side: Double, _ source: Source) -> GenerationFigures<NaturalSize> {
    .init(Figure(NaturalSize(side, side), source))
  }
}

extension Source {
  /// What follows from frames that Interface Builder wrote into public files, together with other figures.
  static let inferredFromFrames = Source(
    "Frames in public Interface Builder documents, and other generations", .inferred)
}
