import AuditModel
import TestSupport
import Testing

@testable import Layout

@Suite struct AmbiguityTests {
  /// A row of labels of 40 points each in a stack as wide as the screen, which is too narrow for them.
  private func row(of count: Int) throws -> LaidOutScreen {
    let labels = (0..<count).map { Node(.label, "l\($0)", ["text": "Word"]) }
    let stack =
      Node(.stackView, "stack", ["layout": ["usesConstraints": true]]) {
        labels
      }
    return try TestScreen.view([stack], ["leading", "trailing", "top"].map { "stack.\($0) = root.\($0)" }).laidOut()
  }

  @Test func ofAFewThatMayGiveWayTheRangesAreKnown() throws {
    var screen = try row(of: 11)
    let labels = screen.solve().elements.suffix(11).compactMap { $0 }
    #expect(labels.allSatisfy { $0.isAmbiguous && $0.widths == 0...40 })
  }

  @Test("What Interface Builder marks as ambiguous stays where it was drawn", arguments: [true, false])
  func markedViews(isMarked: Bool) throws {
    let label = { (id: String, x: Double) in
      Node(
        .label, id,
        [
          "text": "Word", "frame": .frame(x, 50, 40, 20),
          "layout": ["usesConstraints": true, "isAmbiguous": JSON(isMarked)],
        ])
    }
    let screen = TestScreen.view(
      [label("a", 57), label("b", 101)], ["b.leading = a.trailing + 4", "a.top = root.top", "b.top = a.top"])
    let elements = try screen.laidOut().elements()
    #expect((elements["a"]?.frame.x == 57) == isMarked && (elements["b"]?.frame.x == 101) == isMarked)
    #expect(elements["a"]?.isAmbiguous == true && elements["a"]?.frame.y == 0)
    #expect(elements["a"]?.determinedBy == .constraints)
  }

  @Test func markedViewsStayForEveryText() throws {
    let label = { (id: String, x: Double, isMarked: Bool) in
      Node(
        .label, id,
        [
          "text": JSON(id), "frame": .frame(x, 50, 40, 20),
          "layout": ["usesConstraints": true, "isAmbiguous": JSON(isMarked)],
        ])
    }
    let pins = ["b.leading = a.trailing + 4", "a.top = root.top", "b.top = a.top"]
    var screen = try TestScreen.view([label("a", 57, true), label("b", 101, false)], pins).laidOut()
    for (text, next) in [("Word", 101.0), ("Letters", 131), ("Word", 101)] {
      #expect(screen.frame("a", ["a": text])?[0] == 57)
      #expect(screen.frame("b", ["a": text])?[0] == next)
    }
  }

  @Test func ofManyThatMayGiveWayOnlyTheFirstHaveARange() throws {
    var screen = try row(of: 320)
    let labels = screen.solve().elements.suffix(320).compactMap { $0 }
    #expect(labels.count == 320)
    #expect(labels.allSatisfy { $0.isAmbiguous })
    #expect(labels.first?.widths != nil)
    #expect(labels.last?.widths == nil)
  }

  @Test(arguments: [
    (["v.top = root.top", "v.width = 40", "v.height = 20"], false, false),
    (["v.leading = root.leading", "v.top = root.top", "v.height = 20"], true, false),
    (["v.leading = root.leading", "v.top = root.top", "v.width = 40"], false, true),
  ])
  func whichDimensionIsOpenIsKnown(constraints: [String], width: Bool, height: Bool) throws {
    var screen = try TestScreen.view([Node(.view, "v", ["layout": ["usesConstraints": true]])], constraints).laidOut()
    let view = screen.element("v")
    #expect(view?.isAmbiguous == true)
    #expect([view?.isWidthAmbiguous, view?.isHeightAmbiguous] == [width, height])
  }

  @Test func aSumThatIsDecidedNeedsNoWork() throws {
    var system = ConstraintSystem()
    let (one, other) = (system.addVariable(), system.addVariable())
    system.add([Term(one), Term(other)], .equal, 10, priority: 500)
    system.add([Term(one)], .atLeast, 0)
    system.add([Term(other)], .atLeast, 0)
    var solver = ConstraintSolver(system)
    var none = 0
    #expect(solver.freedom(of: [Term(one), Term(other)], work: &none) == .none)
    #expect(solver.freedom(of: [Term(one)], work: &none) == .unmeasured)
    var enough = 10_000
    #expect(solver.freedom(of: [Term(one)], work: &enough) == .range(0...10))
    #expect(enough < 10_000)
  }
}
