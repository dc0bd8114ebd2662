/// Priorities of Auto Layout (`UILayoutPriority`).
package enum LayoutPriority {
  /// A constraint that has to hold; what a constraint without a priority is.
  package static let required = Figure(1000.0, Source("UIKit, UILayoutPriority", .documented))
  /// The priority with which a view hugs what it shows.
  package static let hugging = Figure(250.0, Source("UIKit, UILayoutPriority", .documented))
  /// The hugging that Interface Builder writes for the axis on which a separator is thin.
  package static let thinSide = Figure(750.0, .interfaceBuilderFrames)
  /// The priority with which a button resists being compressed: what is weaker gives way to its title.
  package static let compressionResistance = Figure(750.0, Source("UIKit, UILayoutPriority", .documented))
}
