package import AuditModel
import Layout
import Localization
package import PlatformData
import TextLayout

/// One screen to be laid out on one device.
struct LayoutJob: Sendable {
  package var tree: InterfaceTree
  package var screen: Screen
  package var traits: LayoutTraits

  /// The content size at which Interface Builder drew the canvas; the usual one on devices.
  package var contentSize: ContentSizeCategory {
    guard traits.device == nil, tree.platform == .iOS else { return .standard }
    return ContentSizeCategory(rawValue: InterfaceBuilderBuild.contentSize(of: tree.build)) ?? .standard
  }

  /// What a solution of the job is for.
  package func setting(_ locale: LocaleTag, _ size: ContentSizeCategory) -> LayoutSetting {
    LayoutSetting(
      file: tree.source, screen: screen.id, title: screen.title,
      device: traits.device?.name ?? tree.device ?? "design", locale: locale, contentSize: size)
  }
}

extension ScreenSolver {
  init(_ job: LayoutJob, lookup: CatalogLookup, text: TextMeasurer, samples: SampleArguments) {
    self.init(
      tree: job.tree, screen: job.screen, traits: job.traits, lookup: lookup, text: text, samples: samples)
  }
}

extension LayoutTraits {
  /// A device, or the file's own canvas, with a generation of systems, or the file's own.
  init(device: DeviceScreen?, generation: SystemGeneration?) {
    self.init()
    self.device = device
    self.generation = generation
  }
}

extension DeviceScreen {
  /// Whether interfaces of a platform are shown on the device; windows of the Mac and of visionOS have no device.
  package func shows(_ platform: Platform) -> Bool { platform == (self == .appleTV ? .tvOS : .iOS) }
}

extension Screen {
  /// Whether that is the screen's id or name.
  package func isNamed(_ name: String) -> Bool { name == id || name == title }
}
