import AuditModel

/// A fault of one layout of a screen.
struct LayoutFault: Sendable {
  /// What makes the fault the same one in two layouts.
  struct Key: Sendable, Hashable {
    /// The places of the elements that it is about, the one that is named first.
    var elements: [Int]
    /// What else tells two faults of the same elements apart.
    var detail = ""
  }

  /// What makes it the same one in two layouts.
  var key: Key
  /// What is wrong, a sentence without the situation.
  var message: String
  /// How much it matters at the usual content size.
  var severity = Severity.warning
  /// The facts behind it.
  var evidence: [String: Evidence] = [:]
  /// Why it may be none.
  var doubt: Doubt?
  /// Whether it only shows that the audit does not know enough: nothing is reported where the original layout has it.
  var isUnknown = false
}

/// Where a layout stands among all of its screen's.
struct LayoutPlace {
  /// The screen with its facts.
  var screen: ScreenFacts
  /// The layout.
  var layout: PlacedScreen
  /// The layout of the development language at the usual size on the file's own canvas.
  var original: PlacedScreen
  /// One of the situations that have the layout.
  var situation: LayoutSituation

  /// Whether it is the original layout itself.
  var isOriginal: Bool { situation == screen.layouts.originalSituation }
}
