package import AuditModel

/// What SwiftUI's controls keep around their labels, and how large their fixed parts are, in points.
package enum SwiftUIControlMetrics {
  /// What a button with a border keeps around its label.
  package struct Border: Sendable, Hashable {
    /// Left and right.
    package var horizontal: Double
    /// Above and below.
    package var vertical: Double
    /// The label's text style.
    package var style: TextStyle
  }

  /// What a button with a border keeps around its label, by its control size.
  package static func border(_ size: ControlSize?, on platform: Platform, generation: SystemGeneration) -> Figure<
    Border
  > {
    guard platform == .iOS else { return otherBorder(platform) }
    let isGlass = generation == .iOS26
    return switch size {
    case .mini, .small:
      isGlass
        ? Figure(Border(horizontal: 10, vertical: 5, style: .subheadline), .swiftUIInferred)
        : Figure(Border(horizontal: 13, vertical: 5.17, style: .subheadline), .swiftUIInferred)
    case .large, .extraLarge:
      configured(.large, .swiftUIInferred)
    default: configured(.medium, isGlass ? .swiftUIInferred : .swiftUIReimplementations)
    }
  }

  /// What UIKit's configuration of the size keeps, which SwiftUI's button has too.
  private static func configured(_ size: ButtonConfiguration.Size, _ source: Source) -> Figure<Border> {
    let insets = UIKitMetrics.configurationInsets(of: size).value
    return Figure(Border(horizontal: insets.leading, vertical: insets.top, style: .body), source)
  }

  private static func otherBorder(_ platform: Platform) -> Figure<Border> {
    let borders: [Platform: Border] = [
      .macOS: Border(horizontal: 12, vertical: 4, style: .body),
      .tvOS: Border(horizontal: 40, vertical: 15, style: .body),
      .watchOS: Border(horizontal: 11, vertical: 11, style: .body),
      .visionOS: Border(horizontal: 18, vertical: 12, style: .body),
    ]
    return Figure(borders[platform] ?? Border(horizontal: 12, vertical: 7, style: .body), .commonKnowledge)
  }

  /// The fixed parts of controls.
  package enum Part: Sendable, Hashable, CaseIterable {
    case `switch`, stepper, slider, compactDate, compactTime, wheel, graphicalDate, colorWell, activityIndicator, bar,
      menuValue, segments, roundedField, field
  }

  /// The size of a part as it is drawn.
  package static func size(of part: Part, on platform: Platform, generation: SystemGeneration) -> Figure<IntrinsicSize>
  {
    let figure = sizes(of: part)[generation]
    return platform == .iOS ? figure : Figure(figure.value, .commonKnowledge)
  }

  private static func sizes(of part: Part) -> GenerationFigures<IntrinsicSize> {
    switch part {
    case .switch:
      .init(Figure(IntrinsicSize(51, 31), .swiftUIFrames), iOS26: Figure(IntrinsicSize(63, 28), .swiftUIFrames))
    case .stepper: UIKitControlSizes.sizes(of: .stepper)
    case .slider: .init(Figure(IntrinsicSize(nil, 31), .swiftUIFrames))
    case .compactDate: .init(Figure(IntrinsicSize(120, 36.33), .commonKnowledge))
    case .compactTime: .init(Figure(IntrinsicSize(90, 36.33), .commonKnowledge))
    case .wheel: UIKitControlSizes.sizes(of: .pickerView)
    case .graphicalDate: UIKitControlSizes.sizes(of: .inlineDatePicker)
    case .colorWell: UIKitControlSizes.sizes(of: .colorWell)
    case .activityIndicator: UIKitControlSizes.sizes(of: .activityIndicator)
    case .bar: UIKitControlSizes.sizes(of: .progressView)
    case .menuValue: .init(Figure(IntrinsicSize(16.3, 34.33), .swiftUIFrames))
    case .segments: .init(Figure(IntrinsicSize(nil, 32), .swiftUIFrames))
    case .roundedField:
      .init(Figure(IntrinsicSize(nil, 34), .commonKnowledge), iOS26: Figure(IntrinsicSize(nil, 36), .commonKnowledge))
    case .field:
      // On iOS 13 a field was as high as the rounded line of its text.
      .init(Figure(IntrinsicSize(nil, 22), .swiftUIFrames), iOS12: Figure(IntrinsicSize(nil, 21), .swiftUIFrames))
    }
  }

  /// How much of a switch lies outside the length that it takes in its row: at its trailing end, and above and below together.
  package static let switchBleed = GenerationFigures(
    Figure((trailing: 0.0, vertical: 10.0), .swiftUIInferred),
    iOS26: Figure((trailing: 2.0, vertical: 6.0), .swiftUIFrames))
  /// How much of a picker's button lies above and below the line that it takes in its row.
  package static let pickerBleed = Figure<Double>(12.3, .swiftUIInferred)
  /// The distance between a value and the label above it, where a row is too narrow at accessibility sizes.
  package static let stackedValue = Figure<Double>(4, .swiftUIFrames)
  /// What a segment keeps free beside its title, on each side.
  package static let segmentPadding = Figure<Double>(10, .commonKnowledge)
  /// What a rounded field keeps free on each side.
  package static let fieldPadding = Figure<Double>(7, .commonKnowledge)
  /// What a box keeps free around its content.
  package static let boxPadding = Figure<Double>(16, .commonKnowledge)
}
