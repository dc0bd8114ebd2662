package import AuditModel

/// What AppKit's buttons keep around their titles: alignment rectangle less title, in points.
package enum AppKitTitlePadding {
  /// What a kind of button keeps free beside and above what it shows.
  package struct Padding: Sendable, Hashable {
    /// Left and right together.
    package let horizontal: Double
    /// Above and below together, where the height follows the title.
    package let vertical: Double

    package init(_ horizontal: Double, _ vertical: Double = 0) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// The distance between an image and the title beside it.
  package static let imageGap = Figure<Double>(1, .interfaceBuilderFrames)

  /// From how many lines' height on a title is of several lines.
  package static let tallTitleLines = Figure<Double>(1.5, .inferredFromFrames)

  /// The padding of a button in a control size; nil of a control without one.
  package static func button(
    _ control: AppKitControl, controlSize: ControlSize?, isImage: Bool, generation: SystemGeneration
  ) -> Figure<Padding>? {
    if isImage, let image = images[control] { return image[generation] }
    let figures = titles[control]?[ControlSize(listed: controlSize)] ?? titles[control]?[.regular]
    return figures?[generation]
  }

  /// The width of the frame of a check box or radio button without a title, its mark alone (n = 6 small, 1 regular, 9 large); nil of other
  /// sizes.
  package static func markWidth(controlSize: ControlSize?) -> Figure<Double>? {
    switch ControlSize(listed: controlSize) {
    case .small: Figure(14, .interfaceBuilderFrames)
    case .regular: Figure(18, .interfaceBuilderFrames)
    case .large: Figure(22, .interfaceBuilderFrames)
    default: nil
    }
  }

  /// Whether the padding of a button in a control size is more than commonly known.
  package static func isMeasured(_ control: AppKitControl, controlSize: ControlSize?) -> Bool {
    let figures = titles[control]?[ControlSize(listed: controlSize)]
    return figures.map { $0[.iOS13to18].source.confidence != .general } ?? false
  }

  /// The padding of a pop-up button's widest title by its kind and control size.
  package static func popUp(
    _ control: AppKitControl?, controlSize: ControlSize?, generation: SystemGeneration
  ) -> Figure<Double> {
    let figures = control.flatMap { styledPopUps[$0] } ?? popUps[ControlSize(listed: controlSize)] ?? regularPopUp
    return figures[generation]
  }

  private typealias Figures = GenerationFigures<Padding>

  private static func padding(_ horizontal: Double, _ vertical: Double = 0, _ source: Source = .interfaceBuilderFrames)
    -> Figure<Padding>
  {
    Figure(Padding(horizontal, vertical), source)
  }

  private static let titles: [AppKitControl: [ControlSize: Figures]] = [
    .push: [
      .regular: Figures(padding(20), iOS12: padding(28), iOS26: padding(24)),
      .small: Figures(padding(16), iOS12: padding(18, 0, .commonKnowledge), iOS26: padding(20, 0, .commonKnowledge)),
      .mini: Figures(padding(14), iOS26: padding(16, 0, .commonKnowledge)),
      // n = 24.
      .large: Figures(padding(20), iOS26: padding(28, 0, .commonKnowledge)),
    ],
    .check: [
      .regular: Figures(padding(24, -2), iOS12: padding(18), iOS26: padding(21)),
      .small: Figures(padding(19), iOS26: padding(18, 0, .commonKnowledge)),
      .mini: Figures(padding(18)),
      // n = 42, 25 or 26.
      .large: Figures(padding(26), iOS26: padding(23, 0, .commonKnowledge)),
    ],
    .radio: [
      .regular: Figures(
        padding(24, 0, .inferredFromFrames), iOS12: padding(18, 0, .inferredFromFrames), iOS26: padding(21)),
      .small: Figures(padding(19)),
      .mini: Figures(padding(15, 0, .commonKnowledge)),
      // n = 12, 25 or 26.
      .large: Figures(padding(26), iOS26: padding(23, 0, .commonKnowledge)),
    ],
    .roundTextured: [
      .regular: Figures(padding(14), iOS26: padding(24, 0, .commonKnowledge))
    ],
    .roundRect: [
      .regular: Figures(padding(14)), .small: Figures(padding(14), iOS26: padding(20)),
      .mini: Figures(padding(16)),
    ],
    .inline: [
      .regular: Figures(padding(13)), .mini: Figures(padding(12)),
    ],
    .square: [
      .regular: Figures(padding(4, 0))
    ],
    .smallSquare: [
      .regular: Figures(padding(4, 0))
    ],
    .bevel: [
      .regular: Figures(padding(16, 0, .commonKnowledge), iOS26: padding(24))
    ],
  ]

  /// Where the button shows an image and no title (push: n = 11, 15 in 4 more, 1 in macOS 26; textured: n = 7).
  private static let images: [AppKitControl: Figures] = [
    .roundTextured: Figures(padding(10)), .push: Figures(padding(16), iOS26: padding(19)), .square: Figures(padding(0)),
    .smallSquare: Figures(padding(0)),
  ]

  private static let regularPopUp = GenerationFigures<Double>(
    Figure(31, .interfaceBuilderFrames), iOS12: Figure(34, .interfaceBuilderFrames),
    iOS26: Figure(47, .interfaceBuilderFrames))
  private static let styledPopUps: [AppKitControl: GenerationFigures<Double>] = [
    .texturedPopUp: GenerationFigures(Figure(31, .inferredFromFrames), iOS26: Figure(45, .interfaceBuilderFrames)),
    .roundRect: GenerationFigures(Figure(21, .interfaceBuilderFrames)),
  ]
  private static let popUps: [ControlSize: GenerationFigures<Double>] = [
    // n = 6 in macOS 26.
    .small: GenerationFigures(Figure(24, .interfaceBuilderFrames), iOS26: Figure(40, .interfaceBuilderFrames)),
    .mini: GenerationFigures(Figure(24, .commonKnowledge)),
    // n = 5 in the system font, 37 to 41.
    .large: GenerationFigures(Figure(40, .interfaceBuilderFrames), iOS26: Figure(51, .commonKnowledge)),
  ]
}
