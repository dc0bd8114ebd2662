import AuditModel
import Layout
import PlatformData

/// A screen made ready for one combination of traits by the rules of its framework.
enum LayoutEngine: Sendable {
  /// UIKit and AppKit: constraints and autoresizing masks.
  case constraints(ScreenLayout)
  /// SwiftUI: views that answer proposals.
  case views(ViewScreenLayout)

  /// A screen of a tree with the traits that it is laid out for.
  init(_ screen: Screen, in tree: InterfaceTree, traits: LayoutTraits) {
    self =
      tree.isLaidOutByViews
      ? .views(ViewScreenLayout(screen: screen, tree: tree, traits: traits))
      : .constraints(ScreenLayout(screen: screen, tree: tree, traits: traits))
  }

  /// The screen with its texts as `measure` sets them.
  mutating func solve(measure: TextMeasure) -> SolvedScreen {
    switch self {
    case .constraints(var layout):
      defer { self = .constraints(layout) }
      return layout.solve(measure: measure)
    case .views(var layout):
      defer { self = .views(layout) }
      return layout.solve(measure: measure)
    }
  }
}

extension InterfaceTree {
  /// Whether the screens are laid out as SwiftUI does, rather than by constraints.
  var isLaidOutByViews: Bool { framework == .swiftUI && isMadeInCode != true && recording == nil }

  /// Whether the screens can be laid out: those of platforms without known sizes of controls only in SwiftUI, where nothing of
  /// them is sure.
  var isSolved: Bool { hasKnownLayout && (platform.isSolved || isLaidOutByViews) }

  /// The device that screens are laid out on if none is asked for; nil for the canvas that the file was designed on.
  ///
  /// Sources have no canvas. The sizes of SwiftUI were measured on this one.
  var usualDevice: DeviceScreen? { isLaidOutByViews && platform == .iOS ? DeviceScreen.named(Self.usualPhone) : nil }

  private static let usualPhone = "iphone-6.3in"

  /// The generation of the system whose metrics apply: the one that is asked for; in sources, which no system drew, the latest.
  func generation(asked: SystemGeneration?) -> SystemGeneration? { asked ?? (isLaidOutByViews ? .iOS26 : nil) }

  /// The devices to lay a screen out on, the file's own canvas (nil) first; sources have none.
  func layoutDevices(of screen: Screen, asked: [DeviceScreen]) -> [DeviceScreen?] {
    let suitable = screen.fillsDisplay(in: self) ? asked.filter { $0.shows(platform) } : []
    guard let usualDevice else { return [nil] + suitable }
    return suitable.isEmpty ? [usualDevice] : suitable
  }
}
