package import AuditModel
import PlatformData

extension Screen {
  /// Whether the screen is as large as the display, as far as the file tells.
  ///
  /// A cell, or a view in a file of its own that is no device's size, is as large as whoever shows it makes it.
  package func fillsDisplay(in tree: InterfaceTree) -> Bool {
    if root.kind == .viewController { return true }
    guard ![.cell, .window].contains(root.kind) else { return false }
    // Trees of other tools have screens only.
    guard tree.toolsVersion != nil else { return true }
    let device = tree.device.flatMap {
      DeviceScreen.designDevice(id: $0, isLandscape: tree.isLandscape ?? false)
    }
    return device.map { Size(width: Points($0.width), height: Points($0.height)) == size } ?? false
  }

  /// The screen as its file records it.
  package var recorded: SolvedScreen {
    var elements: [SolvedElement?] = []
    root.forEach { element, _ in
      elements.append(element.frame.map { SolvedElement(frame: $0, determinedBy: .recorded) })
    }
    return SolvedScreen(size: size ?? Size(width: 0, height: 0), elements: elements)
  }
}

extension Platform {
  /// Whether the sizes of the platform's controls are known well enough to solve its screens.
  var isSolved: Bool { self == .iOS || self == .macOS }
}

extension ScreenFacts {
  /// Whether the height of an element is that of the canvas where no constraint of its own fixes it: of what is in a cell, in a view
  /// that the running app makes as high as it likes, or in a window of the Mac, which grows with its content.
  package func hasOpenHeight(_ element: ElementFacts) -> Bool {
    guard !element.hasFixedHeight else { return false }
    return tree.platform == .macOS || !screen.fillsDisplay(in: tree) || element.isInCell
  }
}

extension ElementFacts {
  /// Whether a constraint fixes the element's height.
  package var hasFixedHeight: Bool {
    element.layout.constraints?.contains { constraint in
      constraint.firstItem ?? element.id == element.id && constraint.firstAttribute == "height"
        && constraint.secondItem == nil && (constraint.relation ?? "equal") != "greaterThanOrEqual"
        && constraint.isPlaceholder != true
    } ?? false
  }
}
