package import AuditModel

/// The titles of a screen's controls with the room for each, from the frames that the file records.
package struct ControlTitles: Sendable {
  private let widths: ScreenWidths
  private let platform: Platform
  private let toolsVersion: Int?

  /// The titles of one screen's controls.
  package init(screen: Screen, tree: InterfaceTree) {
    widths = ScreenWidths(root: screen.root)
    platform = tree.platform
    toolsVersion = tree.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) }
  }

  /// The titles of a button, one for each state that has its own and one for a subtitle; empty for other kinds.
  ///
  /// `index` is the element's place among all of the screen's in file order.
  package func slots(of element: Element, at index: Int) -> [TitleSlot] {
    guard element.kind == .button, widths.sources.indices.contains(index) else { return [] }
    let width = usableWidth(of: element, source: widths.sources[index])
    return platform == .macOS
      ? AppKitButton(element: element, width: width, toolsVersion: toolsVersion).slots
      : UIKitButton(element: element, width: width).slots.map(withKnownFont)
  }

  /// The fonts that controls take by themselves are known of iOS alone; those of tvOS are far larger.
  private func withKnownFont(_ slot: TitleSlot) -> TitleSlot {
    guard platform != .iOS, slot.font == nil, slot.room.size != nil else { return slot }
    var slot = slot
    slot.room = .unknown(reason: "the font that a button of \(platform.rawValue) takes by itself is not known")
    return slot
  }

  private func usableWidth(of element: Element, source: WidthSource) -> ControlWidth {
    // The figures of UIKit's buttons are measured on iOS; tvOS sets them larger and keeps more round them.
    guard platform != .tvOS, platform != .watchOS else {
      return .unknown("what a button of \(platform.rawValue) keeps round its title is not known")
    }
    guard let frame = element.frame else {
      if case .constant(let width) = source { return .fixed(Size(width: width, height: 0)) }
      return .unknown("the file records no frame")
    }
    guard !frame.isEmpty else { return .unknown("the recorded frame is empty") }
    if element.layout.isMisplaced == true { return .unknown("the recorded frame differs from the constraints") }
    if element.layout.isAmbiguous == true { return .unknown("the constraints leave the frame ambiguous") }
    return switch source {
    case .constant(let width): .fixed(Size(width: width, height: frame.height))
    case .recordedFrame, .pinned: .fixed(frame.size)
    case .content: .grows(frame.size)
    }
  }
}

/// The size of a whole control, as far as it is known.
enum ControlWidth: Sendable, Hashable {
  case fixed(Size)
  case grows(Size)
  case unknown(String)

  /// The room that is left after `chrome` points of width and `padding` points of height.
  func room(less chrome: Points, padding: Points = 0) -> TitleRoom {
    switch self {
    case .fixed(let size): .fixed(Self.shrink(size, chrome, padding))
    case .grows(let size): .grows(Self.shrink(size, chrome, padding))
    case .unknown(let reason): .unknown(reason: reason)
    }
  }

  private static func shrink(_ size: Size, _ chrome: Points, _ padding: Points) -> Size {
    Size(width: max(size.width - chrome, 0), height: max(size.height - padding, 0))
  }
}
