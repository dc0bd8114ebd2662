import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Layout

/// Screens that no one should write: each is laid out as far as it can be.
@Suite struct AbsurdScreenTests {
  private static let label = Node(.label, "b", ["text": "Word", "layout": ["usesConstraints": true]])
  private static let position = ["b.leading = root.leading + 10", "b.top = root.top + 20"]

  @Test(arguments: ["nan", "inf", "-inf", "nan:1", "1e999"])
  func aMultiplierThatIsNotANumberIsAConflict(multiplier: String) throws {
    var screen = try TestScreen.view([Self.label], Self.position + ["b.width = \(multiplier) × root.width"]).laidOut()
    let conflicts = screen.solve().conflicts
    #expect(conflicts.map(\.isWithoutNumber) == [true])
    #expect(conflicts.map(\.owner) == ["root"])
    let frame = screen.frame("b")
    #expect(frame == [10, 20, 40, 20])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aConstantThatIsNotANumberIsAConflict(constant: Double) throws {
    var screen = try TestScreen.view([Self.label], Self.position + ["b.width = \(constant)"]).laidOut()
    #expect(screen.solve().conflicts.map(\.isWithoutNumber) == [true])
    let frame = screen.frame("b")
    #expect(frame == [10, 20, 40, 20])
  }

  @Test(
    arguments: ["1e308", "-1e308", "1e-308"], ["b.width = N", "b.width ≥ N × root.width", "b.leading = b.top + N"])
  func hugeNumbersLeaveFiniteFrames(number: String, constraint: String) throws {
    let constraint = constraint.replacingOccurrences(of: "N", with: number)
    var screen = try TestScreen.view([Self.label], Self.position + [constraint]).laidOut()
    let solved = screen.solve()
    for frame in solved.elements.compactMap(\.?.frame) {
      #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0.value) < 1e13 })
    }
    #expect(solved.conflicts.allSatisfy { !$0.isWithoutNumber })
  }

  /// A thousand stacks in one another, laid out on a thread with the small stack of those that judge screens.
  @Test(arguments: ["fill", "fillProportionally"])
  func aThousandStacksInOneAnother(distribution: String) async throws {
    let screen = try Self.nested(1000, distribution)
    let frame = await withCheckedContinuation { continuation in
      let thread = Thread {
        let tree = InterfaceTree(source: "t.json", platform: .iOS)
        var layout = ScreenLayout(screen: screen, tree: tree, traits: LayoutTraits(of: screen, in: tree))
        let solved = layout.solve { _, _ in MeasuredText(size: Size(width: 40, height: 20), lineHeight: 20) }
        continuation.resume(returning: solved.elements.last??.frame)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(frame?.width == 400)
  }

  private static func nested(_ count: Int, _ distribution: String) throws -> Screen {
    var element = Element(id: "label", kind: .label)
    element.control.text = LocalizableText("Word")
    for number in 0..<count {
      var stack = Element(id: "stack\(number)", kind: .stackView)
      stack.layout.distribution = LayoutProperties.Distribution(name: distribution)
      stack.layout.preservesSuperviewMargins = true
      (stack.layout.margins, stack.layout.usesConstraints) = (number == 0 ? Insets() : nil, true)
      stack.children = [element]
      element = stack
    }
    var root = Element(id: "root", kind: .view)
    root.frame = Rect(x: 0, y: 0, width: 400, height: 800)
    let edges = ["leading", "trailing", "top"].map { "\(element.id).\($0) = root.\($0)" }
    root.layout.constraints = try JSON.constraints(edges).decoded()
    root.children = [element]
    return Screen(id: "s", size: Size(width: 400, height: 800), root: root)
  }
}
