import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Layout

@Suite struct SolvedSlotTests {
  /// The slots of a button of 120 pt in the file, in a screen with its solved frame.
  private func slots(_ members: Members = ["title": "A"], _ change: (inout SolvedElement) -> Void) throws -> [TitleSlot]
  {
    let root = Node(.view, "root") {
      Node(.button, "b").with(sized(120)).with(members)
    }
    let element = try root.element()
    let titles = ControlTitles(
      screen: Screen(id: "s", size: Size(width: 400, height: 800), root: element),
      tree: InterfaceTree(source: "t.json", platform: .iOS))
    var button = SolvedElement(frame: Rect(x: 0, y: 0, width: 90, height: 44), determinedBy: .constraints)
    change(&button)
    let screen = SolvedScreen(size: Size(width: 400, height: 800), elements: [nil, button])
    let extents = titles.extents(at: 1, in: screen, hasSolvedFrames: true)
    return titles.slots(of: element.children[0], at: 1, in: extents)
  }

  private static let solved = Size(width: 90, height: 44)

  @Test func theAvailableWidthIsThatOfTheSolvedFrame() throws {
    let slot = try #require(try slots { _ in }.first)
    #expect(slot.availableSize == .fixed(Self.solved))
    #expect(slot.origin == .constraints)
  }

  @Test(arguments: [(90.5, "60 to 90.5 pt"), (.infinity, "60 pt or more")])
  func ofAnOpenWidthTheSmallestIsAnEstimate(upper: Double, range: String) throws {
    let slot = try slots {
      $0.isAmbiguous = true
      $0.widths = 60...Points(upper)
    }.first
    let reason = "the constraints leave the width open: \(range)"
    #expect(slot?.availableSize == .estimated(Size(width: 60, height: 44), reason: reason))
  }

  @Test func aControlThatIsAsWideAsItsTitleMayGrowWithAnother() throws {
    let states: Members = ["states": ["normal": ["title": "A"], "selected": ["title": "B"]]]
    let slots = try slots(states) { $0.growsWithContent = true }
    #expect(slots.map(\.name) == ["normal", "selected"])
    #expect(slots[0].availableSize == .fixed(Self.solved))
    #expect(slots[1].availableSize == .grows(Self.solved))
  }

  @Test func withoutSolvedConstraintsTheRecordedFrameIsTheAvailableWidth() throws {
    let slot = try slots { $0.determinedBy = .recorded }.first
    #expect(slot?.availableSize.size?.width == 120)
    #expect(slot?.origin == .recorded)
  }

  @Test func aFrameOfNoSizeLeavesTheAvailableSizeUnknown() throws {
    let slot = try slots { $0.frame.width = 0 }.first
    #expect(slot?.availableSize.size == nil)
  }
}
