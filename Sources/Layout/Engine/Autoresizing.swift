import AuditModel

/// Places a view by its recorded frame and the mask that says how it follows its superview.
enum Autoresizing {
  /// Adds the frame's four edges; nothing where the file records no frame.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    let element = screen.tree.nodes[index].element
    guard let recorded = element.frame, let own = screen.frame(index), let outer = screen.frame(parent) else { return }
    let mask = Set(element.layout.autoresizing ?? [])
    let holder = screen.tree.nodes[parent].element.frame
    let x = Span(start: recorded.x.value, length: recorded.width.value, holder: holder?.width.value)
    let y = Span(start: recorded.y.value, length: recorded.height.value, holder: holder?.height.value)
    let across = x.shares(
      start: mask.contains("flexibleMinX"), length: mask.contains("widthSizable"), end: mask.contains("flexibleMaxX"))
    let down = y.shares(
      start: mask.contains("flexibleMinY"), length: mask.contains("heightSizable"), end: mask.contains("flexibleMaxY"))
    add(own.left - outer.left, x.start, across.start, outer.width, x.holder, index, &screen)
    add(own.width, x.length, across.length, outer.width, x.holder, index, &screen)
    add(own.top - outer.top, y.start, down.start, outer.height, y.holder, index, &screen)
    add(own.height, y.length, down.length, outer.height, y.holder, index, &screen)
  }

  /// Adds a recorded frame that nothing holds.
  static func place(_ recorded: Rect, of index: Int, in screen: inout ScreenSystem) {
    guard let own = screen.frame(index) else { return }
    screen.addRecorded(own.left, recorded.x.value, of: index)
    screen.addRecorded(own.top, recorded.y.value, of: index)
    screen.addRecorded(own.width, recorded.width.value, of: index)
    screen.addRecorded(own.height, recorded.height.value, of: index)
  }

  /// Adds that a length is the recorded one and a share of what the superview's grew by.
  private static func add(
    _ length: LinearExpression, _ recorded: Double, _ share: Double, _ outer: LinearExpression, _ holder: Double?,
    _ index: Int,
    _ screen: inout ScreenSystem
  ) {
    guard share != 0, let holder else { return screen.addRecorded(length, recorded, of: index) }
    screen.addRecorded(length - outer * share, recorded - share * holder, of: index)
  }

  /// A view's place on one axis.
  private struct Span {
    var start: Double
    var length: Double
    var holder: Double?

    private var end: Double { max((holder ?? 0) - start - length, 0) }

    /// How much of what the superview grows by goes where: in proportion to the flexible parts, in equal parts of nothing.
    func shares(start isStart: Bool, length isLength: Bool, end isEnd: Bool) -> (start: Double, length: Double) {
      guard holder != nil else { return (0, 0) }
      let parts = [isStart ? max(start, 0) : nil, isLength ? max(length, 0) : nil, isEnd ? end : nil]
      let count = parts.compactMap { $0 }.count
      guard count > 0 else { return (0, 0) }
      let sum = parts.compactMap { $0 }.reduce(0, +)
      let share = { (part: Double?) in part.map { sum > 0 ? $0 / sum : 1 / Double(count) } ?? 0 }
      return (share(parts[0]), share(parts[1]))
    }
  }
}
