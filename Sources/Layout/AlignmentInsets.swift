package import AuditModel
package import PlatformData

/// How far the frames of one screen's views extend beyond their alignment rectangles, on which constraints act.
package struct AlignmentInsets: Sendable {
  private let platform: any PlatformLayout
  private let traits: LayoutTraits

  /// The insets of a screen's views; `generation` is that of the system whose controls they are, nil that of the file's own frames.
  package init(screen: Screen, tree: InterfaceTree, generation: SystemGeneration? = nil) {
    platform = ScreenLayout.platform(of: tree)
    traits = LayoutTraits(of: screen, in: tree, generation: generation)
  }

  /// The insets of an element, in points: the shadow of a push button, the space beside the mark of a check box.
  package func insets(of element: Element) -> EdgeInsets { platform.alignmentRectInsets(of: element, in: traits) }
}
