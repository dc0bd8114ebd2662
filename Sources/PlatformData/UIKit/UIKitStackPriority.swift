/// The priorities of the optional constraints that `UIStackView` makes.
package enum UIKitStackPriority {
  /// A view's part of a stack that fills in proportion; each further view has one less.
  package static let proportion = Figure(999.0, .stackPrints)
  /// The distance of centers.
  package static let centering = Figure(149.0, .stackPrints)
  /// How firmly a stack is no larger across than its views.
  package static let hugsArranged = Figure(51.0, .stackPrints)
  /// The same of a single view, or of views on a baseline.
  package static let hugsAlone = Figure(49.0, .stackPrints)
  /// How firmly a view without a size of its own fills the stack across.
  package static let fillsAcross = Figure(25.0, .stackPrints)
}

extension Source {
  fileprivate static let stackPrints = Source(
    "Prints of UIStackView's constraints: kean, Let's Build UIStackView; kean/Arranged; Open Radar 39275811", .published
  )
}
