import AuditModel
import TestSupport
import Testing

@testable import Layout

/// What holds for any view.
@Suite struct ViewPropertyTests {
  private static let words = [
    "Save", "Cancel the order", "a", "Words of a title that is long", "Donaudampfschiff fahren",
  ]

  private static func texts(_ generator: inout SeededGenerator) -> [ViewSketch] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      let text = ViewSketch.text(words.randomElement(using: &generator) ?? "a")
      return Bool.random(using: &generator) ? text : text.lineLimit(Int.random(in: 1...3, using: &generator))
    }
  }

  /// A wider proposal never narrows a text, nor a column of texts.
  @Test(arguments: 0..<40) func widerIsNotNarrower(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let column = ViewSketch.vStack(Self.texts(&generator)).id("column")
    var last = 0.0
    for width in stride(from: 20.0, through: 400, by: 20) {
      let solved = SolvedSketch(column.frame(width: width))
      let own = solved.width("column") ?? 0
      #expect(own >= last, "\(width)")
      last = own
    }
  }

  /// A random view of stacks, texts, spacers and frames.
  private static func view(_ depth: Int, _ generator: inout SeededGenerator) -> ViewSketch {
    guard depth > 0 else { return texts(&generator)[0] }
    let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in view(depth - 1, &generator) }
    switch Int.random(in: 0...5, using: &generator) {
    case 0: return .hStack(children + [.spacer()])
    case 1: return .hStack(children)
    case 2: return .vStack(children, .leading)
    case 3: return ViewSketch.vStack(children).padding()
    case 4: return ViewSketch.hStack(children).frame(width: 120)
    default: return .container(.zStack, children)
    }
  }

  private static func rooms(_ screen: SolvedScreen) -> [TextRoom?] { screen.elements.map { $0?.room } }

  /// Mirrored twice a frame is itself: right to left mirrors every frame in the one around it.
  @Test(arguments: 0..<40) func mirroredTwice(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let view = Self.view(3, &generator)
    let plain = SolvedSketch(view)
    let mirrored = SolvedSketch(view, on: .init(isRightToLeft: true))
    #expect(Self.rooms(plain.screen) == Self.rooms(mirrored.screen))
    for index in plain.elements.all.indices {
      guard let own = plain.screen.elements[index]?.frame, let other = mirrored.screen.elements[index]?.frame,
        let around = plain.elements.parents[index].flatMap({ plain.screen.elements[$0]?.frame })
      else { continue }
      let back = around.width.value - other.x.value - other.width.value
      #expect(abs(back - own.x.value) < 0.1)
      #expect(own.size == other.size)
    }
  }

  /// A longer title never widens a fixed frame.
  @Test(arguments: 0..<20) func fixedFrames(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let view = Self.view(2, &generator)
    let frame = { (title: String) in
      SolvedSketch(.hStack([.container(.zStack, [.text(title), view]).frame(width: 150)]).id("around").fixedSize())
    }
    #expect(frame("a").width("around") == 150)
    #expect(frame("A title that is much longer than the frame is wide").width("around") == 150)
  }

  /// `ViewThatFits` takes the first view that fits, else the last.
  @Test(arguments: [(300.0, "first"), (150, "second"), (60, "third"), (20, "third")]) func fitting(
    width: Double, id: String
  ) {
    let choices = zip([20, 10, 5], ["first", "second", "third"]).map { count, id in
      ViewSketch.text(String(repeating: "x", count: count)).id(id)
    }
    let solved = SolvedSketch(
      ViewSketch.container(.viewThatFitsHorizontally, choices, kind: .view).frame(width: width))
    #expect(["first", "second", "third"].filter { solved[$0] != nil } == [id])
  }

  /// Texts of the same sizes give the same screen, and others do not.
  @Test func memory() {
    var root = Element(id: "root", kind: .view)
    root.children = [ViewSketch.vStack([.text("Title"), .text("Some words that wrap").frame(width: 60)]).element]
    var layout = SolvedSketch.layout(root: root, on: .init())
    let first = layout.solve(measure: MeasuredLetters.measure)
    let longer = layout.solve { slot, width in
      var slot = slot
      slot.text.value = slot.text.value.map { $0 + " and more" }
      return MeasuredLetters.measure(slot, width)
    }
    #expect(layout.solve(measure: MeasuredLetters.measure) == first)
    #expect(longer != first)
  }
}
