/// The intrinsic sizes of UIKit's controls by generation, in points; those that follow a text or an image are not here.
package enum UIKitControlSizes {
  /// The size of a control by its kind and, after a dot, its style (`activityIndicator.medium`); nil if there is no such size.
  package static func size(of name: String, generation: SystemGeneration) -> Figure<IntrinsicSize>? {
    all[name]?[generation]
  }

  /// All sizes by name.
  package static let all: [String: GenerationFigures<IntrinsicSize>] =
    controls
    .merging(indicators) { first, _ in first }.merging(pickers) { first, _ in first }
    .merging(bars) { first, _ in first }.merging(buttons) { first, _ in first }

  private static let controls: [String: GenerationFigures<IntrinsicSize>] = [
    // A switch of 51 points that is pinned to its right edge stands 2 points beyond the pin (n = 16).
    "switch": .init(
      Figure(IntrinsicSize(49, 31, alignmentRectInsets: .init(right: 2)), .interfaceBuilderFrames),
      iOS26: Figure(IntrinsicSize(61, 28, alignmentRectInsets: .init(right: 2)), .inferredFromFrames)),
    "stepper": .init(
      Figure(IntrinsicSize(94, 32), .interfaceBuilderFrames),
      iOS12: Figure(IntrinsicSize(94, 29), .interfaceBuilderFrames)),
    // A slider that is pinned at both sides has 4 points of width more than the pins leave (n = 4).
    "slider": .init(
      Figure(IntrinsicSize(nil, 30, alignmentRectInsets: sliderInsets), .interfaceBuilderFrames),
      // Five that share a stack view in proportion with labels of 19.5 points.
      iOS26: Figure(IntrinsicSize(nil, 34), .interfaceBuilderFrames)),
    // The frame is a point higher than a height constraint asks for (n = 1), and stands half a point below the center (n = 4).
    "segmentedControl": .init(
      Figure(IntrinsicSize(nil, 31, alignmentRectInsets: .init(bottom: 1)), .interfaceBuilderFrames),
      iOS12: Figure(IntrinsicSize(nil, 28, alignmentRectInsets: .init(bottom: 1)), .interfaceBuilderFrames)),
    "colorWell": .init(Figure(IntrinsicSize(28, 28), .commonKnowledge)),
  ]

  private static let sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)

  private static let indicators: [String: GenerationFigures<IntrinsicSize>] = [
    "progressView": .init(
      Figure(IntrinsicSize(nil, 4), .interfaceBuilderFrames),
      iOS12: Figure(IntrinsicSize(nil, 2), .interfaceBuilderFrames)),
    "progressView.bar": .init(Figure(IntrinsicSize(nil, 2.5), .commonKnowledge)),
    "pageControl": .init(
      Figure(IntrinsicSize(nil, 26), .interfaceBuilderFrames),
      iOS12: Figure(IntrinsicSize(nil, 37), .interfaceBuilderFrames)),
    "activityIndicator": square(20, .interfaceBuilderFrames),
    "activityIndicator.medium": square(20, .interfaceBuilderFrames),
    "activityIndicator.white": square(20, .interfaceBuilderFrames),
    "activityIndicator.gray": square(20, .interfaceBuilderFrames),
    "activityIndicator.large": square(37, .interfaceBuilderFrames),
    "activityIndicator.whiteLarge": square(37, .interfaceBuilderFrames),
  ]

  private static let pickers: [String: GenerationFigures<IntrinsicSize>] = [
    "datePicker": .init(Figure(IntrinsicSize(320, 216), .interfaceBuilderFrames)),
    "datePicker.wheels": .init(Figure(IntrinsicSize(320, 216), .interfaceBuilderFrames)),
    "datePicker.compact": .init(Figure(IntrinsicSize(nil, 34.5), .commonKnowledge)),
    "datePicker.inline": .init(Figure(IntrinsicSize(320, 330), .commonKnowledge)),
    "pickerView": .init(Figure(IntrinsicSize(320, 216), .interfaceBuilderFrames)),
  ]

  private static let bars: [String: GenerationFigures<IntrinsicSize>] = [
    "searchField": bar(.searchBar),
    "searchBar": bar(.searchBar),
    "navigationBar": bar(.navigationBar),
    "toolbar": bar(.toolbar),
    "tabBar": bar(.tabBar),
  ]

  private static func bar(_ bar: UIKitMetrics.Bar) -> GenerationFigures<IntrinsicSize> {
    let height = UIKitMetrics.height(of: bar)
    return .init(Figure(IntrinsicSize(nil, height.value), height.source))
  }

  private static let buttons: [String: GenerationFigures<IntrinsicSize>] = [
    "button.contactAdd": systemButton, "button.detailDisclosure": systemButton, "button.infoLight": systemButton,
    "button.infoDark": systemButton, "button.close": square(30, .interfaceBuilderFrames),
  ]

  private static let systemButton = GenerationFigures(
    Figure(IntrinsicSize(25, 24), .interfaceBuilderFrames),
    iOS12: Figure(IntrinsicSize(22, 22), .interfaceBuilderFrames))

  private static func square(_ side: Double, _ source: Source) -> GenerationFigures<IntrinsicSize> {
    .init(Figure(IntrinsicSize(side, side), source))
  }
}
