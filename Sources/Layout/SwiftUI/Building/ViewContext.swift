import AuditModel
import PlatformData

/// What a view takes over from those around it.
struct ViewContext: Sendable {
  /// Where a view is, as far as its look depends on it.
  enum Place: Sendable, Hashable {
    case content, row, header, footer, bar
  }

  var place = Place.content
  /// The axis of the stack around.
  var axis: ViewAxis?
  /// The branches of conditions around, among the combinations of the tree; 0 means none.
  var branches = 0
  /// Why no room inside is certain; nil if it may be.
  var doubt: String?
  /// The figures of the list around.
  var list: SwiftUIListMetrics?
  /// What the section or group around gives as the distances in its rows; nil are the list's.
  var rowInsets: EdgeLengths?
  /// The control whose label the views are, and its title: where a text of the label is the title, its room is the control's.
  var owner: (element: Int, title: LocalizableText)?
  /// The font of texts without one of their own; nil is the platform's body.
  var font: FontDescription?

  /// The same for views inside a stack.
  func inside(_ axis: ViewAxis?) -> ViewContext {
    var inner = self
    inner.axis = axis
    return inner
  }

  /// The same at another place.
  func at(_ place: Place) -> ViewContext {
    var inner = self
    inner.place = place
    return inner
  }

  /// The same for the label of a control.
  func label(of element: Int, _ title: LocalizableText?) -> ViewContext {
    var inner = self
    inner.owner = title.map { (element, $0) }
    return inner
  }

  /// The same with a reason why no room is certain, unless there is one.
  func doubted(_ reason: String?) -> ViewContext {
    var inner = self
    inner.doubt = doubt ?? reason
    return inner
  }
}
