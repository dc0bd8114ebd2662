import AuditModel
import Layout
import PlatformData

extension InterfaceTree {
  /// Whether the screens are laid out as SwiftUI does, rather than by constraints.
  var isLaidOutByViews: Bool { framework == .swiftUI && isMadeInCode != true && recording == nil }

  /// Whether the screens can be laid out: those of platforms without known sizes of controls only in SwiftUI, where nothing of
  /// them is sure.
  var isSolved: Bool { hasKnownLayout && (platform.isSolved || isLaidOutByViews) }

  /// A screen made ready for one combination of traits by the rules of its framework: views that answer proposals, or constraints and
  /// autoresizing masks.
  func layout(of screen: Screen, traits: LayoutTraits) -> any SolvableLayout {
    isLaidOutByViews
      ? ViewScreenLayout(screen: screen, tree: self, traits: traits)
      : ScreenLayout(screen: screen, tree: self, traits: traits)
  }

  /// The device that screens are laid out on if none is asked for; nil for the canvas that the file was designed on.
  ///
  /// Sources have no canvas. The sizes of SwiftUI were measured on this one.
  var usualDevice: DeviceScreen? {
    isLaidOutByViews && !isForMac && platform == .iOS ? DeviceScreen.named(Self.usualPhone) : nil
  }

  private static let usualPhone = "iphone-6.3in"

  /// The generation of the system whose metrics apply: the one that is asked for; in sources, which no system drew, the latest.
  func generation(asked: SystemGeneration?) -> SystemGeneration? { asked ?? (isLaidOutByViews ? .iOS26 : nil) }

  /// The devices to lay a screen out on, the file's own canvas (nil) first; sources have none.
  func layoutDevices(of screen: Screen, asked: [DeviceScreen]) -> [DeviceScreen?] {
    let suitable = screen.fillsDisplay(in: self) ? asked.filter { $0.shows(self) } : []
    guard let usualDevice else { return [nil] + suitable }
    return suitable.isEmpty ? [usualDevice] : suitable
  }
}
