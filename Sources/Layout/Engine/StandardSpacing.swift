import AuditModel
import PlatformData

/// The system's distance between views.
enum StandardSpacing {
  static func distance(toHolder: Bool, platform: Platform) -> Double {
    let figure =
      toHolder && platform == .macOS ? LayoutMargins.macWindowSpacing : LayoutMargins.siblingSpacing
    return figure.value
  }
}
