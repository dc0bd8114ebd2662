package import AuditModel

/// The titles of a screen's controls with the room for each, from the frames that the file records.
package struct ControlTitles: Sendable {
  private let widths: ScreenWidths
  private let platform: Platform
  private let build: Int?
  private let screenWidth: Points?

  /// The titles of one screen's controls.
  package init(screen: Screen, tree: InterfaceTree) {
    widths = ScreenWidths(root: screen.root)
    platform = tree.platform
    build = tree.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) }
    screenWidth = screen.size?.width
  }

  /// The texts of a control: a button's titles by state and its subtitle, a segment's, a menu item's, a label's text.
  ///
  /// Those that are no titles say so (`isTitle`). Empty for kinds of which we do not know what room they leave. `index` is the
  /// element's place among all of the screen's in file order.
  package func slots(of element: Element, at index: Int) -> [TitleSlot] {
    let families = platform == .macOS ? Self.appKit : Self.uiKit
    guard let family = families[element.kind], widths.sources.indices.contains(index) else { return [] }
    return family(site(of: element, at: index))
  }

  /// The texts of an element of which only the size is asked: their rooms are unknown.
  static func slots(of element: Element, setting: LayoutSetting) -> [TitleSlot] {
    guard let family = (setting.platform == .macOS ? appKit : uiKit)[element.kind] else { return [] }
    let unknown = ControlWidth.unknown("the size is what is asked for")
    return family(
      ControlSite(
        element: element, width: unknown, isHeightFixed: false, holder: nil, holderWidth: unknown,
        sharing: WidthSharing(), platform: setting.platform, build: setting.build, screenWidth: nil, isForSize: true))
  }

  private typealias Family = @Sendable (ControlSite) -> [TitleSlot]

  private static let uiKit: [ElementKind: Family] = [
    .button: { UIKitButton(site: $0).slots },
    .segment: { UIKitSegment(site: $0).slots },
    .menuItem: { MenuTitle(site: $0).slots }, .menu: { MenuTitle(site: $0).slots },
    .barButtonItem: { UIKitBarItem(site: $0).buttonSlots },
    .navigationItem: { UIKitBarItem(site: $0).navigationSlots },
    .unknown("backButtonTitle"): { UIKitBarItem(site: $0).backSlots },
    .tabBarItem: { UIKitBarItem(site: $0).tabSlots },
    .label: { UIKitText(site: $0).labelSlots },
    .textField: { UIKitText(site: $0).fieldSlots },
  ]

  private static let appKit: [ElementKind: Family] = [
    .button: { AppKitButton(site: $0).slots },
    .segment: { AppKitSegment(site: $0).slots },
    .popUpButton: { AppKitPopUpButton(site: $0).slots },
    .menuItem: { MenuTitle(site: $0).slots },
    .toolbarItem: { AppKitToolbarItem(site: $0).slots },
    .textField: { AppKitText(site: $0).slots },
  ]

  private func site(of element: Element, at index: Int) -> ControlSite {
    let holder = widths.holder(at: index)
    return ControlSite(
      element: element, width: usableWidth(of: element, source: widths.sources[index]),
      isHeightFixed: widths.isHeightFixed(of: element, at: index), holder: holder?.element,
      holderWidth: holder.map { usableWidth(of: $0.element, source: widths.sources[$0.index]) }
        ?? .unknown("nothing holds the control"),
      sharing: holder.flatMap { widths.sharings[$0.index] } ?? WidthSharing(), platform: platform, build: build,
      screenWidth: screenWidth)
  }

  private func usableWidth(of element: Element, source: WidthSource) -> ControlWidth {
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
