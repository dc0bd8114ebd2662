import AuditModel

/// What the display and the bars leave free of a view.
enum SafeArea {
  /// The rectangle of a guide: the safe area, an old guide of a controller, the keyboard's.
  static func guide(_ name: String, of view: Int, frame: EdgeSet, in screen: ScreenSystem) -> EdgeSet {
    let distances = distances(of: view, in: screen)
    let safe = frame.inset(by: distances)
    switch name {
    // The guides before the safe area lie at the bars themselves; one names their inner edges.
    case "top": return EdgeSet(frame, top: frame.top, bottom: safe.top)
    case "bottom": return EdgeSet(frame, top: safe.bottom, bottom: frame.bottom)
    case "keyboard": return EdgeSet(frame, top: safe.bottom, bottom: frame.bottom)
    default: return safe
    }
  }

  /// What is cut off on each side of a view that reaches there.
  static func distances(of view: Int, in screen: ScreenSystem) -> EdgeDistances {
    screen.reaches[view]?.overlap(with: screen.setting.safeArea) ?? EdgeDistances()
  }
}

extension EdgeSet {
  /// A rectangle as wide as another, between two heights.
  init(_ frame: EdgeSet, top: Affine, bottom: Affine) {
    self = frame
    self.top = top
    self.bottom = bottom
  }
}
