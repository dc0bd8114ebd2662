import AuditModel

/// A screen as it is laid out for one device, locale and content size.
struct ScreenSolution: Sendable {
  var screen: Screen
  var setting: LayoutSetting
  var solved: SolvedScreen

  /// The elements whose frames are known, in file order.
  var rows: [LayoutRow] {
    var rows: [LayoutRow] = []
    var index = 0
    screen.root.forEach { element, _ in
      if let frame = solved.element(at: index) { rows.append(LayoutRow(element, frame, in: setting)) }
      index += 1
    }
    return rows
  }

  /// The elements' frames on the screen, in file order; what has none of its own passes on the place of what holds it.
  var framesOnScreen: [Rect?] {
    var frames: [Rect?] = []
    collect(screen.root, in: nil, &frames)
    return frames
  }

  /// The outermost view begins at the screen's corner, wherever it was recorded.
  private func collect(_ element: Element, in outer: Rect?, _ frames: inout [Rect?]) {
    let frame = solved.element(at: frames.count).map { own in
      Rect(
        x: outer.map { $0.x + own.frame.x } ?? 0, y: outer.map { $0.y + own.frame.y } ?? 0, width: own.frame.width,
        height: own.frame.height)
    }
    frames.append(frame)
    for child in element.children { collect(child, in: frame ?? outer, &frames) }
  }
}

extension SolvedScreen {
  /// What was solved of the element at a place in file order.
  func element(at index: Int) -> SolvedElement? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}
