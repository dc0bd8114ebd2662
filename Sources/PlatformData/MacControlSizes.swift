/// The natural sizes of AppKit's controls by kind, control size and generation, in points.
///
/// Constraints act on the alignment rectangle; files record frames, which reach beyond it (`NaturalSize.beyond`). The names are
/// kinds with, after a dot, the control size (`push.small`); what has none of that size is as the regular one. With these figures
/// 454 of 485 constraints between AppKit's views hold in the frames of four apps' documents.
package enum MacControlSizes {
  private typealias Sizes = GenerationFigures<NaturalSize>

  /// The size of a control, its width nil where a title decides; nil for a kind without a size of its own.
  package static func natural(
    _ kind: String, controlSize: String?, generation: SystemGeneration
  ) -> Figure<NaturalSize>? {
    let sizes = all["\(kind).\(controlSize ?? "regular")"] ?? all["\(kind).regular"] ?? all[kind]
    return sizes?[generation]
  }

  /// The names of all sizes.
  package static var names: [String] { all.keys.sorted() }

  private static let all: [String: Sizes] =
    pushButtons
    .merging(choices) { first, _ in first }.merging(otherButtons) { first, _ in first }
    .merging(fields) { first, _ in first }.merging(valueControls) { first, _ in first }
    .merging(containers) { first, _ in first }

  /// A size from its frame's height and how far that reaches beyond the alignment rectangle.
  private static func frame(
    _ width: Double? = nil, _ height: Double?, _ left: Double = 0, _ right: Double = 0, _ top: Double = 0,
    _ bottom: Double = 0, source: Source = .interfaceBuilderFrames
  ) -> Figure<NaturalSize> {
    let beyond = DeviceScreen.Edges(top: top, left: left, bottom: bottom, right: right)
    return Figure(
      NaturalSize(width.map { $0 - left - right }, height.map { $0 - top - bottom }, beyond: beyond), source)
  }

  private static let pushButtons: [String: Sizes] = [
    "push.regular": Sizes(frame(nil, 32, 7, 7, 5, 7), early: frame(nil, 32, 6, 6, 4, 7), os26: frame(nil, 24)),
    "push.small": Sizes(
      frame(nil, 27, 6, 6, 4, 7), early: frame(nil, 28, 5, 5, 4, 5), os26: frame(nil, 20, source: .commonKnowledge)),
    "push.mini": Sizes(frame(nil, 16, 2, 2, 0, 2), os26: frame(nil, 16, source: .commonKnowledge)),
    "push.large": Sizes(frame(nil, 38, 7, 7, 3, 7, source: .commonKnowledge), os26: frame(nil, 28)),
  ]

  private static let choices: [String: Sizes] = [
    "check.regular": Sizes(frame(nil, 18, 2, 0, 1, 1), early: frame(nil, 18, 2, 2, 2, 2), os26: frame(nil, 16)),
    "check.small": Sizes(frame(nil, 16, 1, 0, 1, 1), os26: frame(nil, 14)),
    "check.mini": Sizes(
      frame(nil, 14, 0, 0, 1, 1, source: .commonKnowledge), os26: frame(nil, 12, source: .commonKnowledge)),
    "radio.regular": Sizes(
      frame(nil, 18, 2, 0, 1, 1), early: frame(nil, 18, 2, 2, 2, 2, source: .inferredFromFrames), os26: frame(nil, 16)),
    "radio.small": Sizes(frame(nil, 16, 1, 0, 1, 1), os26: frame(nil, 14)),
    "radio.mini": Sizes(
      frame(nil, 14, 0, 0, 1, 1, source: .commonKnowledge), os26: frame(nil, 12, source: .commonKnowledge)),
    "popUp.regular": Sizes(
      frame(nil, 25, 3, 4, 1, 4), early: frame(nil, 26, 2, 3, 2, 3), os26: frame(nil, 24)),
    "popUp.small": Sizes(frame(nil, 22, 4, 4, 1, 4), os26: frame(nil, 20, source: .commonKnowledge)),
    "popUp.mini": Sizes(frame(nil, 16, 2, 2, 0, 1), os26: frame(nil, 16, source: .commonKnowledge)),
  ]

  private static let otherButtons: [String: Sizes] = [
    "help.regular": Sizes(frame(25, 25, 2, 2, 2, 2), os26: frame(24, 24)),
    "disclosureTriangle.regular": Sizes(frame(13, 13, source: .commonKnowledge)),
    "roundedDisclosure.regular": Sizes(
      frame(29, 26, 4, 4, 2, 3, source: .commonKnowledge), os26: frame(24, 24, source: .commonKnowledge)),
    "square.regular": Sizes(frame(nil, nil)),
    "smallSquare.regular": Sizes(frame(nil, nil)),
    "bevel.regular": Sizes(frame(nil, 24, 2, 2, 2, 2, source: .commonKnowledge), os26: frame(nil, 24)),
    "roundTextured.regular": Sizes(
      frame(nil, 25, 0, 0, 1, 2, source: .commonKnowledge), os26: frame(nil, 24, source: .commonKnowledge)),
    "roundRect.regular": Sizes(
      frame(nil, 19, 0, 0, 0, 1, source: .commonKnowledge), os26: frame(nil, 20, source: .commonKnowledge)),
    "inline.regular": Sizes(frame(nil, 18, 0, 0, 0, 1, source: .commonKnowledge)),
    "segmentedControl.regular": Sizes(frame(nil, 24, 2, 2, 1, 2), os26: frame(nil, 24)),
    "segmentedControl.small": Sizes(frame(nil, 21, 2, 2, 1, 2), os26: frame(nil, 20, source: .commonKnowledge)),
    "segmentedControl.mini": Sizes(
      frame(nil, 18, 2, 2, 1, 1, source: .commonKnowledge), os26: frame(nil, 16, source: .commonKnowledge)),
  ]

  private static let fields: [String: Sizes] = [
    "label.regular": Sizes(frame(nil, 16, 2, 2), early: frame(nil, 17, 2, 2)),
    "label.small": Sizes(frame(nil, 14, 2, 2)),
    "label.mini": Sizes(frame(nil, 11, 2, 2)),
    "textField.regular": Sizes(frame(nil, 21), early: frame(nil, 22), os26: frame(nil, 24)),
    "textField.small": Sizes(frame(nil, 19), os26: frame(nil, 20, source: .commonKnowledge)),
    "textField.mini": Sizes(frame(nil, 16)),
    "searchField.regular": Sizes(frame(nil, 22), os26: frame(nil, 24)),
    "searchField.large": Sizes(frame(nil, 30)),
    "searchField.small": Sizes(frame(nil, 19), os26: frame(nil, 20, source: .commonKnowledge)),
    "comboBox.regular": Sizes(frame(nil, 25, 0, 3, 2, 3), early: frame(nil, 26, 0, 3, 2, 4), os26: frame(nil, 24)),
    "comboBox.small": Sizes(
      frame(nil, 22, 0, 3, 1, 3, source: .commonKnowledge), os26: frame(nil, 20, source: .commonKnowledge)),
    "datePicker.regular": Sizes(
      frame(nil, 28, 0, 3, 2, 4, source: .commonKnowledge), os26: frame(nil, 24, source: .commonKnowledge)),
    "datePicker.clockAndCalendar": Sizes(frame(139, 148, source: .commonKnowledge)),
  ]

  private static let valueControls: [String: Sizes] = [
    "slider.regular": Sizes(
      frame(nil, 28, 2, 2, 4, 6, source: .commonKnowledge), early: frame(nil, 19, 2, 2, 2, 2, source: .commonKnowledge),
      os26: frame(nil, 16)),
    "slider.small": Sizes(frame(nil, 16, 2, 2, 1, 1), early: frame(nil, 15, 2, 2, 1, 1, source: .commonKnowledge)),
    "slider.mini": Sizes(frame(nil, 14, 2, 2, 1, 1, source: .commonKnowledge)),
    "slider.ticks": Sizes(
      frame(nil, 28, 2, 2, 2, 2), early: frame(nil, 24, 2, 2, 2, 2, source: .commonKnowledge),
      os26: frame(nil, 24, source: .commonKnowledge)),
    "slider.circular": Sizes(frame(30, 30, 2, 2, 2, 4, source: .commonKnowledge)),
    "stepper.regular": Sizes(frame(19, 28, 3, 3, 2, 3), early: frame(19, 27, 3, 3, 2, 3), os26: frame(20, 26)),
    "stepper.small": Sizes(frame(15, 22, 2, 2, 1, 2), os26: frame(15, 20, source: .commonKnowledge)),
    "stepper.mini": Sizes(frame(13, 16, 1, 1, 0, 1, source: .commonKnowledge)),
    "switch.regular": Sizes(frame(42, 25, 2, 2, 1, 2), os26: frame(54, 24, source: .commonKnowledge)),
    "switch.small": Sizes(
      frame(36, 21, 2, 2, 1, 2, source: .commonKnowledge), os26: frame(45, 20, source: .commonKnowledge)),
    "switch.mini": Sizes(frame(30, 17, 2, 2, 1, 2, source: .commonKnowledge), os26: frame(36, 16)),
    "levelIndicator.regular": Sizes(frame(nil, 18, source: .commonKnowledge)),
    "levelIndicator.rating": Sizes(frame(nil, 13, source: .commonKnowledge)),
    "colorWell.regular": Sizes(
      frame(44, 30, 3, 3, 3, 4, source: .commonKnowledge), early: frame(44, 23, source: .commonKnowledge)),
    "progressIndicator.regular": Sizes(frame(nil, 20, 2, 2, 1, 1, source: .commonKnowledge)),
    "progressIndicator.small": Sizes(frame(nil, 12, 1, 1, 0, 1, source: .commonKnowledge)),
    "progressIndicator.spinning": Sizes(frame(32, 32)),
    "progressIndicator.spinningSmall": Sizes(frame(16, 16, source: .commonKnowledge)),
  ]

  private static let containers: [String: Sizes] = [
    "box.untitled": Sizes(frame(nil, nil, 3, 3, 2, 4, source: .commonKnowledge)),
    "box.oldStyle": Sizes(frame(nil, nil)),
    "box.custom": Sizes(frame(nil, nil)),
    "box.regular": Sizes(frame(nil, nil, 3, 3, 0, 4)),
    "box.horizontalSeparator": Sizes(frame(nil, 5, 0, 0, 2, 2)),
    "box.verticalSeparator": Sizes(frame(5, nil, 2, 2, 0, 0)),
    "tabView.regular": Sizes(frame(nil, nil, 7, 7, 6, 10, source: .commonKnowledge)),
    "scroller.regular": Sizes(frame(15, nil, source: .commonKnowledge)),
  ]
}
