import AuditModel
import PlatformData

/// A control with what decides its size and the rectangle of its title.
struct ControlContext: Sendable {
  var element: Element
  var platform: Platform
  /// The generation of the system whose controls are drawn.
  var generation: SystemGeneration
  /// The build of Interface Builder that wrote the file.
  var build: Int?
  /// The size of the control's frame.
  var width = ControlWidth.unknown("the size is what is asked for")
  /// Whether the control's height is fixed, whatever it shows.
  var isHeightFixed = false
  /// The element that contains the control.
  var container: Element?
  var containerWidth = ControlWidth.unknown("the size is what is asked for")
  /// Whether the container was solved, and is as wide as its content.
  var containerGrows = false
  /// How the control and its siblings share the width of their container.
  var sharing = WidthSharing()
  var screenWidth: Points?
  /// Whether only the control's size is asked for: then its texts count on every platform, and their available width does not.
  var isForSize = false

  var control: Control { element.control }

  /// A part of the control, such as a segment, of which only the size is asked for.
  func part(_ element: Element) -> ControlContext {
    ControlContext(element: element, platform: platform, generation: generation, build: build, isForSize: true)
  }
}

/// How the parts of a control share its width: some have one of their own, the others the same part of the rest.
struct WidthSharing: Sendable, Hashable {
  /// The points that the parts with a width of their own take.
  var taken: Points = 0
  /// How many parts share the rest.
  var count = 0

  /// How the parts inside an element share it.
  init(of element: Element) {
    for part in element.children {
      if let width = part.control.width { taken = taken + width } else { count += 1 }
    }
  }

  /// Nothing is shared.
  init() {}

  /// The kinds whose parts share their width.
  static let kinds: Set<ElementKind> = [.segmentedControl, .searchField, .tabBar]
}
