package import AuditModel
package import PlatformData

/// What a screen is laid out for: device, generation, direction and content size.
package struct LayoutTraits: Sendable, Hashable {
  /// The device; nil is the canvas that the file was designed for.
  package var device: DeviceScreen?
  /// Whether cells keep the heights that they are drawn with, as on Interface Builder's canvas; in an app they grow.
  package var keepsCanvas = false
  /// The generation of the system; nil is that of the file's own frames.
  package var generation: SystemGeneration?
  /// Whether the interface runs from right to left.
  package var isRightToLeft = false
  /// The content size, which decides readable widths (`Screen.followsContentSize`); texts are measured by whoever measures them.
  package var contentSize = ContentSizeCategory.standard

  /// The file's own canvas, left to right.
  package init() {}
}

extension Screen {
  /// Whether the content size moves anything but by the sizes of texts: where something keeps to a readable width.
  package var followsContentSize: Bool {
    var follows = false
    root.forEach { element, _ in
      let layout = element.layout
      follows = follows || layout.followsReadableWidth == true || layout.guides?["readableContent"] != nil
    }
    return follows
  }
}

extension SystemGeneration {
  /// The generation whose sizes a tree's controls have: the one that is asked for, else that of the file's own frames.
  ///
  /// Releases of iOS are asked for, which say nothing of AppKit's controls.
  init(of tree: InterfaceTree, asked: SystemGeneration?) {
    if tree.platform == .macOS {
      self.init(macInterfaceBuilderBuild: tree.build)
    } else {
      self = asked ?? SystemGeneration(interfaceBuilderBuild: tree.build)
    }
  }
}
