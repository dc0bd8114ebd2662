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

/// The size of a whole control, as far as it is known.
enum ControlWidth: Sendable, Hashable {
  case fixed(Size)
  case grows(Size)
  case estimated(Size, String)
  case unknown(String)

  /// A size that was solved; of a width that is left open the smallest.
  init(solved size: Size, widths: ClosedRange<Points>?) {
    if size.width <= 0 || size.height <= 0 {
      self = .unknown("the control has no size in the solved layout")
    } else if let widths, widths.lowerBound < widths.upperBound {
      let smallest = Size(width: widths.lowerBound, height: size.height)
      self = .estimated(smallest, "the constraints leave the width open: \(Self.text(widths))")
    } else {
      self = .fixed(size)
    }
  }

  /// A range in words; one without end names its lower end alone.
  private static func text(_ widths: ClosedRange<Points>) -> String {
    guard widths.upperBound < Points(Double.infinity) else { return "\(widths.lowerBound) pt or more" }
    return "\(widths.lowerBound) to \(widths.upperBound) pt"
  }

  /// The size that is left for a title after `chrome` points of width and `padding` points of height.
  func available(less chrome: Points = 0, padding: Points = 0) -> AvailableSize {
    switch self {
    case .fixed(let size): .fixed(Self.shrink(size, chrome, padding))
    case .grows(let size): .grows(Self.shrink(size, chrome, padding))
    case .estimated(let size, let reason): .estimated(Self.shrink(size, chrome, padding), reason: reason)
    case .unknown(let reason): .unknown(reason: reason)
    }
  }

  /// The equal part of each of several that share the width, once `taken` points are taken by others.
  func part(of count: Int, taken: Points) -> ControlWidth {
    let part = { (size: Size) in
      Size(width: Points(max(size.width - taken, 0).value / Double(max(count, 1))), height: size.height)
    }
    return switch self {
    case .fixed(let size): .fixed(part(size))
    case .grows(let size): .grows(part(size))
    case .estimated(let size, let reason): .estimated(part(size), reason)
    case .unknown: self
    }
  }

  /// The size in points, where it is known.
  var size: Size? {
    switch self {
    case .fixed(let size), .grows(let size), .estimated(let size, _): size
    case .unknown: nil
    }
  }

  private static func shrink(_ size: Size, _ chrome: Points, _ padding: Points) -> Size {
    Size(width: max(size.width - chrome, 0), height: max(size.height - padding, 0))
  }
}
