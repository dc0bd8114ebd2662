import AuditModel
import PlatformData

/// The size that a view has by what it shows, as the alignment rectangle, in points; an axis on which it has none is nil.
struct ContentExtent: Sendable, Hashable {
  var width: Double?
  var height: Double?
  /// The first baseline's distance from the upper edge.
  var firstBaseline: Double?
  /// The last baseline's distance from the lower edge.
  var lastBaseline: Double?
  /// Whether the text takes another height in less width.
  var wraps = false
  /// The width in which the text was set; nil is without limit.
  var proposed: Double?

  /// Whether the text would be set the same way in a width: it fits, or has got what its lines took of the width before.
  func holds(at width: Double) -> Bool {
    guard let own = self.width, width < own - Self.leastSqueeze else {
      return proposed.map { width <= $0 + Self.leastSqueeze } ?? true
    }
    return proposed.map { abs(width - $0) <= Self.leastSqueeze } ?? false
  }

  /// Widths within a pixel are the same: texts are rounded up to pixels, positions are not.
  private static let leastSqueeze = 0.34
}

/// One view whose size is asked for.
struct ContentSite: Sendable {
  var element: Element
  var setting: ScreenSetting
  /// The width of the alignment rectangle in which texts are to be set; nil is no limit.
  var proposed: Double?

  var control: Control { element.control }

  /// The texts that the view shows, as they are set; their room is of no interest here.
  func slots(_ name: String? = nil) -> [TitleSlot] {
    let slots = ControlTitles.slots(of: element, setting: setting)
    return name.map { name in slots.filter { $0.name == name } } ?? slots
  }
}

/// How the views of one kind come by their size.
struct SizeFamily: Sendable {
  /// The axes on which they have one.
  struct Axes: OptionSet, Sendable {
    let rawValue: Int
    static let width = Axes(rawValue: 1)
    static let height = Axes(rawValue: 2)
    static let both: Axes = [.width, .height]
  }

  var axes: @Sendable (Element) -> Axes
  var size: @Sendable (ContentSite, TextMeasure) -> ContentExtent

  init(_ axes: Axes = .both, size: @escaping @Sendable (ContentSite, TextMeasure) -> ContentExtent) {
    self.init(axes: { _ in axes }, size: size)
  }

  init(
    axes: @escaping @Sendable (Element) -> Axes, size: @escaping @Sendable (ContentSite, TextMeasure) -> ContentExtent
  ) {
    self.axes = axes
    self.size = size
  }

  /// The size that the tables of control sizes list of a kind.
  static let listed = listed(.both)

  /// The size of a date picker; a compact one is as wide as its date, which is not known.
  static let datePicker = SizeFamily(
    axes: { $0.control.type == "compact" ? .height : .both }, size: SizeFamily.listed.size)

  /// The size that the tables of control sizes list of a kind, on the axes on which it has one.
  static func listed(_ axes: Axes) -> SizeFamily {
    SizeFamily(axes) { site, _ in
      let size = UIKitSizes.listed(site.element, setting: site.setting)
      return ContentExtent(width: size?.width, height: size?.height)
    }
  }

  /// The family of an element; nil of what has no size by itself.
  static func of(_ element: Element, platform: Platform) -> SizeFamily? {
    if let family = (platform == .macOS ? AppKitSizes.families : UIKitSizes.families)[element.kind] { return family }
    // A placeholder is Interface Builder's alone: the built app does not have it.
    let isCached = element.layout.intrinsicSize != nil && element.layout.hasPlaceholderIntrinsicSize != true
    return isCached ? cached : nil
  }

  /// What Interface Builder cached of a class of the app's own.
  private static let cached = SizeFamily { site, _ in
    let size = site.element.layout.intrinsicSize
    return ContentExtent(width: size?.width.value, height: size?.height.value)
  }
}

/// The part of a line's height that lies above its baseline; of SF's, which other fonts are near.
enum BaselineShare {
  static let ascent = SystemFont.ascent.value / (SystemFont.ascent.value + SystemFont.descent.value)
}
