import AuditModel
import TestSupport
import Testing

@testable import Layout

/// Trees that no app has.
@Suite struct HostileViewTests {
  /// Ten thousand stacks in each other: those that are too deep have no frame.
  @Test func nestedStacks() {
    var view = ViewSketch.text("deep")
    for depth in 0..<10_000 { view = depth.isMultiple(of: 2) ? .hStack([view]) : .vStack([view]) }
    let solved = SolvedSketch(.vStack([view, .text("beside")]))
    #expect(solved["deep"] == nil)
    #expect(solved["beside"] != nil)
    // Elements are freed one by one: freeing them at once would take a stack as deep as they are.
    Self.unravel(&view.element)
  }

  private static func unravel(_ element: inout Element) {
    while let next = element.children.first {
      element.children = []
      element = next
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300, 0])
  func absurdLengths(length: Double) {
    let solved = SolvedSketch(
      .vStack([
        ViewSketch.text("a").frame(width: length, height: length), ViewSketch.text("b").frame(minWidth: length),
        ViewSketch.text("c").frame(maxWidth: length), ViewSketch.text("d").layoutPriority(length),
        ViewSketch.text("e").aspectRatio(length), Self.grid(length),
        .hStack([.text("f"), .spacer(length)], spacing: length),
      ]))
    for element in solved.screen.elements {
      guard let frame = element?.frame else { continue }
      #expect(abs(frame.x.value) < 1e13 && abs(frame.width.value) < 1e13)
    }
    #expect(solved["a"] != nil)
  }

  private static func grid(_ length: Double) -> ViewSketch {
    .container(.lazyVGrid, [.text("g")]).layout { layout in
      let range = LengthRange(minimum: .points(Points(length)))
      layout.tracks = [GridTrack(sizing: .adaptive, length: range, spacing: .infinity)]
    }
  }

  /// Texts in a screen without any width.
  @Test func noRoom() {
    let solved = SolvedSketch(.hStack([.text("Some words"), .text("more")]), on: .init(width: 0, height: 0))
    #expect(solved["more"] != nil)
  }

  /// Trees of random kinds and containers are laid out, whatever is in what.
  @Test(arguments: 0..<60) func randomTrees(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let solved = SolvedSketch(Self.view(5, &generator))
    #expect(solved.screen.elements.count == solved.elements.all.count)
  }

  private static func view(_ depth: Int, _ generator: inout SeededGenerator) -> ViewSketch {
    let kinds = ElementKind.known.cases + [.unknown("Own")]
    let containers = ViewLayout.Container.known.cases
    let count = depth == 0 ? 0 : Int.random(in: 0...3, using: &generator)
    let children = (0..<count).map { _ in view(depth - 1, &generator) }
    return ViewSketch(kinds.randomElement(using: &generator) ?? .label, children).with { element in
      element.control.title = "Title"
      element.control.text = "Some text"
      if Bool.random(using: &generator) {
        var layout = ViewLayout()
        layout.container = containers.randomElement(using: &generator)
        layout.modifiers = [.padding(EdgeLengths(top: .infinity)), .fixedSize(horizontal: true, vertical: false)]
        element.layout.view = layout
      }
      if Int.random(in: 0...4, using: &generator) == 0 {
        element.branch = Branch(choice: "c", index: Int.random(in: 0...12, using: &generator))
      }
    }
  }
}
