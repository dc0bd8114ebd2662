import AuditModel
import PlatformData

/// How far a view's frame reaches beyond the rectangle on which constraints act.
enum AlignmentInsets {
  static func of(_ element: Element, setting: ScreenSetting) -> EdgeDistances {
    guard setting.platform != .macOS else { return AppKitSizes.alignmentInsets(of: element, setting: setting) }
    guard let beyond = UIKitSizes.listed(element, setting: setting)?.beyond else { return EdgeDistances() }
    return EdgeDistances(beyond)
  }
}

extension EdgeDistances {
  init(_ edges: DeviceScreen.Edges) {
    self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}
