package import AuditModel

/// What decides an element's width, as far as the file tells without solving its constraints.
package enum WidthSource: Sendable, Hashable {
  /// The recorded frame: the element is placed by frame and autoresizing mask.
  case recordedFrame
  /// A constraint with this constant.
  case constant(Points)
  /// Both horizontal edges, or the width, are tied to something whose width does not depend on the element.
  case pinned
  /// The element's own content: a longer title makes it wider.
  case content
}
