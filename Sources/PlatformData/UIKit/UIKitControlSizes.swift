/// UIKit's controls that have an intrinsic size which follows neither a text nor an image, as far as their sizes differ.
package enum UIKitControl: Sendable, Hashable, CaseIterable {
  case `switch`, stepper, slider, segmentedControl, colorWell
  case progressView, barProgressView, pageControl, activityIndicator, largeActivityIndicator
  case datePicker, wheelDatePicker, compactDatePicker, inlineDatePicker, pickerView
  case searchBar, navigationBar, toolbar, tabBar
  /// A button whose image the system supplies (`detailDisclosure`, `infoLight`, `infoDark`, `contactAdd`).
  case systemButton
  case closeButton
}

/// The intrinsic sizes of UIKit's controls by generation, in points.
package enum UIKitControlSizes {
  /// The size of a control.
  package static func size(of control: UIKitControl, generation: SystemGeneration) -> Figure<IntrinsicSize> {
    sizes(of: control)[generation]
  }

  /// The sizes of a control by generation.
  static func sizes(of control: UIKitControl) -> GenerationFigures<IntrinsicSize> {
    switch control {
    case .switch: switchSize
    case .stepper:
      .init(
        Figure(IntrinsicSize(94, 32), .interfaceBuilderFrames),
        iOS12: Figure(IntrinsicSize(94, 29), .interfaceBuilderFrames))
    case .slider: slider
    case .segmentedControl: segmentedControl
    case .colorWell: square(28, .commonKnowledge)
    case .progressView: height(4, iOS12: 2)
    case .barProgressView: .init(Figure(IntrinsicSize(nil, 2.5), .commonKnowledge))
    case .pageControl: height(26, iOS12: 37)
    case .activityIndicator: square(20, .interfaceBuilderFrames)
    case .largeActivityIndicator: square(37, .interfaceBuilderFrames)
    case .wheelDatePicker, .pickerView: .init(Figure(IntrinsicSize(320, 216), .interfaceBuilderFrames))
    case .datePicker:
      .init(
        Figure(IntrinsicSize(320, 216), .interfaceBuilderFrames),
        iOS26: Figure(IntrinsicSize(nil, 36), .interfaceBuilderFrames))
    case .compactDatePicker: .init(Figure(IntrinsicSize(nil, 34.5), .commonKnowledge))
    case .inlineDatePicker: .init(Figure(IntrinsicSize(320, 330), .commonKnowledge))
    case .searchBar: bar(.searchBar)
    case .navigationBar: bar(.navigationBar)
    case .toolbar: bar(.toolbar)
    case .tabBar: bar(.tabBar)
    case .systemButton:
      .init(
        Figure(IntrinsicSize(25, 24), .interfaceBuilderFrames),
        iOS12: Figure(IntrinsicSize(22, 22), .interfaceBuilderFrames))
    case .closeButton: square(30, .interfaceBuilderFrames)
    }
  }

  /// A switch of 51 points that is pinned to its right edge extends 2 points beyond the pin (n = 16).
  private static let switchSize = GenerationFigures(
    Figure(IntrinsicSize(49, 31, alignmentRectInsets: .init(right: 2)), .interfaceBuilderFrames),
    iOS26: Figure(IntrinsicSize(61, 28, alignmentRectInsets: .init(right: 2)), .inferredFromFrames))

  /// A slider that is pinned at both sides is 4 points wider than the pins allow (n = 4); of OS 26, five that share a stack view in
  /// proportion with labels of 19.5 points.
  private static let slider = GenerationFigures(
    Figure(
      IntrinsicSize(nil, 30, alignmentRectInsets: .init(left: 2, bottom: 1, right: 2)), .interfaceBuilderFrames),
    iOS26: Figure(IntrinsicSize(nil, 34), .interfaceBuilderFrames))

  /// The frame is a point taller than a height constraint asks for (n = 1), and half a point below the center (n = 4).
  private static let segmentedControl = GenerationFigures(
    Figure(IntrinsicSize(nil, 31, alignmentRectInsets: .init(bottom: 1)), .interfaceBuilderFrames),
    iOS12: Figure(IntrinsicSize(nil, 28, alignmentRectInsets: .init(bottom: 1)), .interfaceBuilderFrames))

  private static func height(_ height: Double, iOS12: Double) -> GenerationFigures<IntrinsicSize> {
    .init(
      Figure(IntrinsicSize(nil, height), .interfaceBuilderFrames),
      iOS12: Figure(IntrinsicSize(nil, iOS12), .interfaceBuilderFrames))
  }

  private static func bar(_ bar: UIKitMetrics.Bar) -> GenerationFigures<IntrinsicSize> {
    UIKitMetrics.height(of: bar).map { IntrinsicSize(nil, $0) }
  }

  private static func square(_ side: Double, _ source: Source) -> GenerationFigures<IntrinsicSize> {
    .init(Figure(IntrinsicSize(side, side), source))
  }
}
