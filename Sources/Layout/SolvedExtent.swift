import AuditModel

/// What a solved frame tells of the room inside an element; where it stands is none of it.
package struct SolvedExtent: Sendable, Hashable {
  var size: Size
  var origin: FrameOrigin
  var widths: ClosedRange<Points>?
  var growsWithContent: Bool

  init(_ element: SolvedElement) {
    (size, origin) = (element.frame.size, element.determinedBy)
    (widths, growsWithContent) = (element.widths, element.growsWithContent)
  }
}

/// All that a control's titles take from a solved screen: two screens with the same leave the same rooms.
package struct SolvedExtents: Sendable, Hashable {
  /// The control's own; nil where nothing was solved of it.
  var own: SolvedExtent?
  /// That of what holds the control.
  var holder: SolvedExtent?
  /// The screen's width in points.
  var screenWidth: Points
  /// Whether other frames of the screen were solved, so that one that is only recorded is doubtful.
  var hasSolvedFrames: Bool
}
