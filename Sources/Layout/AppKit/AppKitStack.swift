import AuditModel

/// The constraints that AppKit's stack view makes for the views that it arranges.
enum AppKitStack {
  static func add(_ index: Int, to screen: inout ScreenSystem) {}
}
