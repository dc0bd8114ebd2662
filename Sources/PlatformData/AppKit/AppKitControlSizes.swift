package import AuditModel

/// AppKit's controls as far as their sizes differ.
package enum AppKitControl: String, Sendable, Hashable, CaseIterable {
  case push, check, radio, popUp, texturedPopUp, help, disclosureTriangle, roundedDisclosure, square, smallSquare,
    bevel,
    roundTextured, roundRect, inline, segmentedControl, roundRectSegmentedControl, label, textField, searchField,
    comboBox, datePicker,
    clockAndCalendarPicker, pathControl, popUpPathControl, slider, tickedSlider, circularSlider, stepper, `switch`,
    levelIndicator,
    ratingIndicator, colorWell, progressIndicator, spinningIndicator, smallSpinningIndicator, untitledBox,
    oldStyleBox, customBox, box, horizontalSeparator, verticalSeparator, tabView, borderlessTabView, scroller
}

extension ControlSize {
  /// The control size for which AppKit's figures are listed: regular if a file names none, or one without figures.
  init(listed size: ControlSize?) {
    self = size.flatMap { [.mini, .small, .large].contains($0) ? $0 : nil } ?? .regular
  }
}

/// The intrinsic sizes of AppKit's controls by kind, control size and generation, in points.
///
/// Constraints act on the alignment rectangle; files record frames, which extend beyond it (`IntrinsicSize.alignmentRectInsets`). What
/// has no figure for a control size is as the regular one. With these figures 454 of 485 constraints between AppKit's views hold in
/// the frames of four apps' documents.
package enum AppKitControlSizes {
  private typealias Sizes = GenerationFigures<IntrinsicSize>

  /// The size of a control, its width nil if a title decides; nil for a kind without a size of its own.
  package static func size(
    of control: AppKitControl, controlSize: ControlSize?, generation: SystemGeneration
  ) -> Figure<IntrinsicSize>? {
    all[control]?[ControlSize(listed: controlSize)]?[generation] ?? all[control]?[.regular]?[generation]
  }

  /// All sizes.
  static let all: [AppKitControl: [ControlSize: GenerationFigures<IntrinsicSize>]] =
    pushButtons
    .merging(choices) { first, _ in first }.merging(otherButtons) { first, _ in first }
    .merging(fields) { first, _ in first }.merging(valueControls) { first, _ in first }
    .merging(containers) { first, _ in first }

  /// A size from its frame's height and how far that extends beyond the alignment rectangle.
  private static func frame(
    _ width: Double? = nil, _ height: Double?, _ left: Double = 0, _ right: Double = 0, _ top: Double = 0,
    _ bottom: Double = 0, source: Source = .interfaceBuilderFrames
  ) -> Figure<IntrinsicSize> {
    let insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    return Figure(
      IntrinsicSize(width.map { $0 - left - right }, height.map { $0 - top - bottom }, alignmentRectInsets: insets),
      source)
  }

  private static let pushButtons: [AppKitControl: [ControlSize: Sizes]] = [
    .push: [
      .regular: Sizes(frame(nil, 32, 7, 7, 5, 7), iOS12: frame(nil, 32, 6, 6, 4, 7), iOS26: frame(nil, 24)),
      .small: Sizes(
        frame(nil, 27, 6, 6, 4, 7), iOS12: frame(nil, 28, 5, 5, 4, 5), iOS26: frame(nil, 20, source: .commonKnowledge)),
      .mini: Sizes(frame(nil, 16, 2, 2, 0, 2), iOS26: frame(nil, 16, source: .commonKnowledge)),
      // n = 48; the edges in 30 constraints.
      .large: Sizes(frame(nil, 40, 6, 6, 6, 6), iOS26: frame(nil, 28)),
    ]
  ]

  private static let choices: [AppKitControl: [ControlSize: Sizes]] = [
    .check: [
      .regular: Sizes(frame(nil, 18, 2, 0, 1, 1), iOS12: frame(nil, 18, 2, 2, 2, 2), iOS26: frame(nil, 16)),
      .small: Sizes(frame(nil, 16, 1, 0, 1, 1), iOS12: frame(nil, 18, 2, 2, 2, 2), iOS26: frame(nil, 14)),
      .mini: Sizes(frame(nil, 11), iOS26: frame(nil, 12, source: .commonKnowledge)),
      // n = 44; the edges in 30 constraints.
      .large: Sizes(frame(nil, 22, 3, 0, 2.5, 2.5), iOS26: frame(nil, 18, source: .commonKnowledge)),
    ],
    .radio: [
      .regular: Sizes(
        frame(nil, 18, 2, 0, 1, 1), iOS12: frame(nil, 18, 2, 2, 2, 2, source: .inferredFromFrames),
        iOS26: frame(nil, 16)),
      .small: Sizes(frame(nil, 15, 1, 0, 1, 0), iOS26: frame(nil, 14)),
      .mini: Sizes(
        frame(nil, 14, 0, 0, 1, 1, source: .commonKnowledge), iOS26: frame(nil, 12, source: .commonKnowledge)),
      // n = 19; the edges in 15 constraints.
      .large: Sizes(frame(nil, 22, 3, 0, 2.5, 2.5), iOS26: frame(nil, 18, source: .commonKnowledge)),
    ],
    .popUp: [
      .regular: Sizes(
        frame(nil, 25, 3, 4, 1, 4), iOS12: frame(nil, 26, 2, 3, 2, 3), iOS26: frame(nil, 24)),
      .small: Sizes(
        frame(nil, 22, 4, 4, 2, 4), iOS12: frame(nil, 22, 3, 3, 1, 4), iOS26: frame(nil, 20, source: .commonKnowledge)),
      .mini: Sizes(frame(nil, 16, 2, 3, 0, 1), iOS26: frame(nil, 16, source: .commonKnowledge)),
      // n = 28; the edges in 40 constraints.
      .large: Sizes(frame(nil, 40, 5, 5, 6, 6), iOS26: frame(nil, 28, source: .commonKnowledge)),
    ],
    .texturedPopUp: [
      .regular: Sizes(frame(nil, 25, 3, 4, 1, 4), iOS26: frame(nil, 24))
    ],
  ]

  private static let otherButtons: [AppKitControl: [ControlSize: Sizes]] = [
    .help: [
      .regular: Sizes(frame(25, 25, 3, 2, 1, 4), iOS26: frame(24, 24)),
      .small: Sizes(frame(18, 19, 1, 1, 1, 2), iOS26: frame(20, 20, source: .commonKnowledge)),
      // n = 3.
      .large: Sizes(frame(35, 35, 4, 5, 1, 8), iOS26: frame(28, 28, source: .commonKnowledge)),
    ],
    .disclosureTriangle: [
      .regular: Sizes(frame(13, 13, source: .commonKnowledge))
    ],
    .roundedDisclosure: [
      .regular: Sizes(
        frame(29, 26, 4, 4, 2, 3, source: .commonKnowledge), iOS26: frame(24, 24, source: .commonKnowledge))
    ],
    .square: [
      .regular: Sizes(frame(nil, nil))
    ],
    .smallSquare: [
      .regular: Sizes(frame(nil, nil), iOS26: frame(nil, nil, 0, 0, 1, 1))
    ],
    .bevel: [
      .regular: Sizes(frame(nil, 24, 2, 2, 2, 2, source: .commonKnowledge), iOS26: frame(nil, 24))
    ],
    .roundTextured: [
      .regular: Sizes(
        frame(nil, 23, 1, 1, 1, 2), iOS26: frame(nil, 24, source: .commonKnowledge))
    ],
    .roundRect: [
      .regular: Sizes(
        frame(nil, 19, 0, 0, 0, 1, source: .commonKnowledge), iOS26: frame(nil, 20, source: .commonKnowledge)),
      .small: Sizes(frame(nil, 17, 0, 0, 0, 1), iOS26: frame(nil, 20)),
      .mini: Sizes(frame(nil, 16)),
    ],
    .inline: [
      .regular: Sizes(frame(nil, 18, 0, 0, 0, 1, source: .commonKnowledge)),
      .mini: Sizes(frame(nil, 17)),
    ],
    .roundRectSegmentedControl: [
      .regular: Sizes(frame(nil, 20, 1, 1, 1, 1)), .small: Sizes(frame(nil, 18, 1, 1, 1, 1)),
    ],
    .segmentedControl: [
      .regular: Sizes(frame(nil, 24, 2, 2, 1, 2), iOS26: frame(nil, 24)),
      .small: Sizes(frame(nil, 21, 2, 2, 1, 2), iOS26: frame(nil, 20, source: .commonKnowledge)),
      .mini: Sizes(
        frame(nil, 18, 2, 2, 1, 1, source: .commonKnowledge), iOS26: frame(nil, 16, source: .commonKnowledge)),
    ],
  ]

  private static let fields: [AppKitControl: [ControlSize: Sizes]] = [
    .label: [
      .regular: Sizes(frame(nil, 16, 2, 2), iOS12: frame(nil, 17, 2, 2)),
      .small: Sizes(frame(nil, 14, 2, 2)),
      .mini: Sizes(frame(nil, 11, 2, 2)),
    ],
    .textField: [
      .regular: Sizes(frame(nil, 21), iOS26: frame(nil, 24)),
      // n = 3 in macOS 26.
      .small: Sizes(frame(nil, 19), iOS26: frame(nil, 22)),
      .mini: Sizes(frame(nil, 16)),
    ],
    .searchField: [
      .regular: Sizes(frame(nil, 22), iOS26: frame(nil, 24)),
      .large: Sizes(frame(nil, 30)),
      .small: Sizes(frame(nil, 19), iOS26: frame(nil, 20, source: .commonKnowledge)),
    ],
    .comboBox: [
      .regular: Sizes(frame(nil, 25, 0, 3, 2, 3), iOS12: frame(nil, 26, 0, 3, 2, 4), iOS26: frame(nil, 24)),
      .small: Sizes(
        frame(nil, 22, 0, 3, 1, 3, source: .commonKnowledge), iOS26: frame(nil, 20, source: .commonKnowledge)),
    ],
    .datePicker: [
      .regular: Sizes(
        frame(nil, 28, 0, 3, 2, 4, source: .commonKnowledge), iOS26: frame(nil, 24, source: .commonKnowledge))
    ],
    // n = 2 each.
    .pathControl: [.regular: Sizes(frame(nil, 20)), .small: Sizes(frame(nil, 20))],
    .popUpPathControl: [.regular: Sizes(frame(nil, 26)), .small: Sizes(frame(nil, 22))],
    .clockAndCalendarPicker: [
      .regular: Sizes(frame(139, 148, source: .commonKnowledge))
    ],
  ]

  private static let valueControls: [AppKitControl: [ControlSize: Sizes]] = [
    .slider: [
      .regular: Sizes(
        frame(nil, 28, 2, 2, 2, 6),
        iOS12: frame(nil, 19, 2, 2, 2, 2, source: .commonKnowledge),
        iOS26: frame(nil, 16)),
      .small: Sizes(frame(nil, 20, 2, 2, 2, 2), iOS12: frame(nil, 15, 2, 2, 1, 1, source: .commonKnowledge)),
      .mini: Sizes(frame(nil, 17, 2, 2, 2, 2)),
    ],
    .tickedSlider: [
      .regular: Sizes(
        frame(nil, 28, 2, 2, 2, 2), iOS12: frame(nil, 24, 2, 2, 2, 2, source: .commonKnowledge),
        iOS26: frame(nil, 24, source: .commonKnowledge)),
      .small: Sizes(frame(nil, 20, 2, 2, 2, 2)),
      .mini: Sizes(frame(nil, 17, 2, 2, 2, 2)),
    ],
    .circularSlider: [
      .regular: Sizes(frame(30, 30, 2, 2, 2, 4, source: .commonKnowledge))
    ],
    .stepper: [
      .regular: Sizes(frame(19, 28, 3, 3, 2, 3), iOS12: frame(19, 27, 3, 3, 2, 3), iOS26: frame(20, 26)),
      .small: Sizes(frame(15, 22, 2, 2, 1, 2), iOS26: frame(15, 20, source: .commonKnowledge)),
      .mini: Sizes(frame(13, 16, 1, 1, 0, 1, source: .commonKnowledge)),
    ],
    .switch: [
      .regular: Sizes(frame(42, 25, 2, 2, 1, 2), iOS26: frame(54, 24, source: .commonKnowledge)),
      .small: Sizes(
        frame(36, 21, 2, 2, 1, 2, source: .commonKnowledge), iOS26: frame(45, 20, source: .commonKnowledge)),
      .mini: Sizes(frame(30, 17, 2, 2, 1, 2, source: .commonKnowledge), iOS26: frame(36, 16)),
    ],
    .levelIndicator: [
      .regular: Sizes(frame(nil, 18, source: .commonKnowledge))
    ],
    .ratingIndicator: [
      .regular: Sizes(frame(nil, 13, source: .commonKnowledge))
    ],
    .colorWell: [
      .regular: Sizes(
        frame(44, 23, 3, 3, 2, 2, source: .inferredFromFrames), iOS12: frame(44, 23, source: .commonKnowledge))
    ],
    .progressIndicator: [
      .regular: Sizes(frame(nil, 20, 0, 0, 1, 0), iOS12: frame(nil, 20, 0, 0, 1, 1)),
      .small: Sizes(frame(nil, 12)),
    ],
    .spinningIndicator: [
      .regular: Sizes(frame(32, 32))
    ],
    .smallSpinningIndicator: [
      .regular: Sizes(frame(16, 16, source: .commonKnowledge))
    ],
  ]

  private static let containers: [AppKitControl: [ControlSize: Sizes]] = [
    .untitledBox: [
      .regular: Sizes(frame(nil, nil, 3, 3, 2, 4, source: .commonKnowledge))
    ],
    .oldStyleBox: [
      .regular: Sizes(frame(nil, nil))
    ],
    .customBox: [
      .regular: Sizes(frame(nil, nil))
    ],
    .box: [
      .regular: Sizes(frame(nil, nil, 3, 3, 0, 4))
    ],
    .horizontalSeparator: [
      .regular: Sizes(frame(nil, 5, 0, 0, 2, 2))
    ],
    .verticalSeparator: [
      .regular: Sizes(frame(5, nil, 2, 2, 0, 0))
    ],
    .tabView: [
      .regular: Sizes(frame(nil, nil, 7, 7, 6, 10, source: .commonKnowledge))
    ],
    .borderlessTabView: [
      .regular: Sizes(frame(nil, nil))
    ],
    .scroller: [
      .regular: Sizes(frame(15, nil, source: .commonKnowledge))
    ],
  ]
}
