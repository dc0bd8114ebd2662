import AuditModel
import PlatformData

/// The sizes of AppKit's views by what they show.
enum AppKitSizes {
  static let families: [ElementKind: SizeFamily] = [:]

  static func alignmentInsets(of element: Element, setting: LayoutSetting) -> EdgeDistances { EdgeDistances() }
}
