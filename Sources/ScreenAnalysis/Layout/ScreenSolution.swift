package import AuditModel

/// A screen as it is laid out for one device, locale and content size.
struct ScreenSolution: Sendable {
  package var screen: Screen
  package var setting: LayoutSetting
  package var solved: SolvedScreen

  /// The elements whose frames are known, in file order.
  package var rows: [LayoutRow] {
    var rows: [LayoutRow] = []
    var index = 0
    screen.root.forEach { element, _ in
      if let frame = solved.element(at: index) { rows.append(LayoutRow(element, frame, in: setting)) }
      index += 1
    }
    return rows
  }
}

extension SolvedScreen {
  /// What was solved of the element at a place in file order.
  package func element(at index: Int) -> SolvedElement? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}
