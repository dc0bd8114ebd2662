package import AuditModel

extension InterfaceTree {
  /// Whether the layout of an element is known: of those that code of UIKit makes, only what constraints place that were read.
  package func placesElement(_ element: Element) -> Bool {
    hasKnownLayout && (isMadeInCode != true || element.layout.usesConstraints == true)
  }
}

extension SolvedScreen {
  /// The screen without what is not certain in code: code may state more constraints than those that were read.
  ///
  /// Constraints that contradict each other show that some are exchanged for others, so that nothing is certain.
  func certain(in screen: Screen) -> SolvedScreen {
    var certain = self
    var index = 0
    screen.root.forEach { element, _ in
      defer { index += 1 }
      guard certain.elements.indices.contains(index), let solved = certain.elements[index] else { return }
      let isOpen = solved.isWidthAmbiguous && solved.widths == nil
      if !conflicts.isEmpty || element.layout.usesConstraints != true && index > 0 || isOpen {
        certain.elements[index] = nil
      }
    }
    certain.conflicts = []
    return certain
  }
}
