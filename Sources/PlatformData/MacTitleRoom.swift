/// What AppKit's buttons keep round their titles: alignment rectangle less title, in points.
package enum MacTitleRoom {
  /// The room that a kind of button takes beside and above what it shows.
  package struct Padding: Sendable, Hashable {
    /// Left and right together.
    package let horizontal: Double
    /// Above and below together, where the height follows the title.
    package let vertical: Double

    init(_ horizontal: Double, _ vertical: Double = 0) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  }

  /// The distance between an image and the title beside it.
  package static let imageGap = Figure<Double>(1, .interfaceBuilderFrames)

  /// From how many lines' height on a title is of several lines.
  package static let tallTitleLines = Figure<Double>(1.5, .inferredFromFrames)

  /// The padding of a button by its name in `MacControlSizes` and its control size.
  package static func button(
    _ name: String, controlSize: String?, isImage: Bool, generation: SystemGeneration
  ) -> Figure<Padding> {
    let size = controlSize ?? "regular"
    let image = isImage ? images[name] : nil
    let figures = image ?? titles["\(name).\(size)"] ?? titles["\(name).regular"]
    return figures?[generation] ?? Figure(Padding(0), .commonKnowledge)
  }

  /// The padding of a pop-up button's widest title by its control size.
  package static func popUp(
    controlSize: String?, isTextured: Bool, generation: SystemGeneration
  ) -> Figure<Double> {
    let figures = popUps[isTextured ? "textured" : controlSize ?? "regular"] ?? popUps["regular"]
    return figures?[generation] ?? Figure(0, .commonKnowledge)
  }

  private typealias Figures = GenerationFigures<Padding>

  private static func padding(_ horizontal: Double, _ vertical: Double = 0, _ source: Source = .interfaceBuilderFrames)
    -> Figure<Padding>
  {
    Figure(Padding(horizontal, vertical), source)
  }

  private static let titles: [String: Figures] = [
    "push.regular": Figures(padding(20), early: padding(28), os26: padding(24)),
    "push.small": Figures(padding(16), early: padding(18, 0, .commonKnowledge), os26: padding(20, 0, .commonKnowledge)),
    "push.mini": Figures(padding(14), os26: padding(16, 0, .commonKnowledge)),
    "push.large": Figures(padding(24, 0, .commonKnowledge), os26: padding(28, 0, .commonKnowledge)),
    "check.regular": Figures(padding(24), early: padding(18), os26: padding(21)),
    "check.small": Figures(padding(19), os26: padding(18, 0, .commonKnowledge)),
    "check.mini": Figures(padding(14, 0, .commonKnowledge)),
    "radio.regular": Figures(
      padding(24, 0, .inferredFromFrames), early: padding(18, 0, .inferredFromFrames), os26: padding(21)),
    "radio.small": Figures(padding(19)),
    "radio.mini": Figures(padding(15, 0, .commonKnowledge)),
    "roundTextured.regular": Figures(padding(18, 0, .commonKnowledge), os26: padding(24, 0, .commonKnowledge)),
    "roundRect.regular": Figures(padding(16)),
    "inline.regular": Figures(padding(14, 0, .commonKnowledge)),
    "square.regular": Figures(padding(4, 0)),
    "bevel.regular": Figures(padding(16, 0, .commonKnowledge), os26: padding(24)),
  ]

  /// Where the button shows an image and no title.
  private static let images: [String: Figures] = [
    "roundTextured": Figures(padding(12)), "push": Figures(padding(19)), "square": Figures(padding(0)),
  ]

  private static let popUps: [String: GenerationFigures<Double>] = [
    "regular": GenerationFigures(
      Figure(31, .interfaceBuilderFrames), early: Figure(34, .interfaceBuilderFrames),
      os26: Figure(47, .interfaceBuilderFrames)),
    "textured": GenerationFigures(Figure(34, .commonKnowledge), os26: Figure(45, .interfaceBuilderFrames)),
    "small": GenerationFigures(Figure(28, .commonKnowledge)),
    "mini": GenerationFigures(Figure(24, .commonKnowledge)),
  ]
}
