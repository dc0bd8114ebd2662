import AuditModel
import Foundation
import Layout
import TestSupport
import Testing

@Suite struct UIKitBarItemTests {
  private func slot(_ element: Node, in bar: ([Node]) -> Node = { $0[0] }, platform: Platform = .iOS) throws
    -> TitleSlot?
  {
    try TestScreen(root: bar([element]), platform: platform).titleSlots()["a"]?.first
  }

  @Test(
    arguments: [
      (Node(.navigationItem, "a", ["title": "A"]), 368.0), (Node(.tabBarItem, "a", ["title": "A"]), 80),
      (Node(.barButtonItem, "a", ["title": "A", "width": 60]), 60),
    ] as [(Node, Double)])
  func theAvailableWidthInABarIsEstimated(element: Node, expected: Double) throws {
    let slot = try #require(try slot(element))
    guard case .estimated(let size, let reason) = slot.availableSize else {
      Issue.record("\(slot.availableSize) is not estimated")
      return
    }
    #expect(size.width == Points(expected) && reason.contains("commonly known"))
    #expect(slot.lineBreakMode == .truncatingTail && slot.numberOfLines == 1)
  }

  @Test(arguments: [(1, 300.0), (3, 100), (8, 60)])
  func tabsShareTheirBarUpToTheMostThatItShows(count: Int, expected: Double) throws {
    let others = (1..<count).map { Node(.tabBarItem, "t\($0)", ["title": "T"]) }
    let bar = { (items: [Node]) in Node(.tabBar, "bar", sized(300)) { items + others } }
    #expect(
      try slot(Node(.tabBarItem, "a", ["title": "A"]), in: bar)?.availableSize.size?.width == Points(expected))
  }

  @Test(arguments: [
    Node(.barButtonItem, "a", ["title": "A"]), Node(.barButtonItem, "a", ["title": "A", "type": "back"]),
    Node(.unknown("backButtonTitle"), "a", ["title": "A"]),
  ])
  func whatGrowsOrGivesWayIsNeverTruncated(element: Node) throws {
    let available = try #require(try slot(element)).availableSize
    guard case .unlimited = available else {
      Issue.record("\(available) is limited")
      return
    }
  }

  @Test(arguments: [
    Node(.barButtonItem, "a", ["title": "A", "systemItem": "done"]),
    Node(.barButtonItem, "a", ["title": "A", "image": "x"]),
    Node(.navigationItem, "a", ["title": "A"]) {
      Node(.view, "titleView")
    },
  ])
  func aBarItemWithoutTitleHasNoSlot(element: Node) throws {
    #expect(try slot(element) == nil)
  }

  @Test(arguments: [Platform.tvOS, .watchOS, .visionOS])
  func barsOfOtherPlatformsAreNotKnown(platform: Platform) throws {
    #expect(try slot(Node(.tabBarItem, "a", ["title": "A"]), platform: platform) == nil)
  }

  @Test(arguments: [
    ("menuItem", Platform.macOS, "a menu grows with its items"),
    ("menuItem", .iOS, "a menu grows with its items; how far is not known of iOS"),
    ("toolbarItem", .macOS, "an item of a toolbar is as wide as its label"),
  ])
  func menusAndToolbarsGrow(kind: String, platform: Platform, reason: String) throws {
    let slot = try slot(Node(ElementKind(name: kind), "a", ["title": "A"]), platform: platform)
    #expect(slot?.availableSize == .unlimited(reason: reason))
    #expect(slot?.isTitle == true)
  }
}
