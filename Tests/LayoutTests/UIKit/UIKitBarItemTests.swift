import AuditModel
import Foundation
import Layout
import Testing

@Suite struct UIKitBarItemTests {
  private func slot(_ element: String, in holder: String? = nil, platform: Platform = .iOS) throws -> TitleSlot? {
    let root = holder.map { $0.replacingOccurrences(of: "*", with: element) } ?? element
    return try slotsByID(root, platform: platform)["a"]?.first
  }

  @Test(arguments: [
    (#"{"kind":"navigationItem","id":"a","title":"A"}"#, 368.0), (#"{"kind":"tabBarItem","id":"a","title":"A"}"#, 80),
    (#"{"kind":"barButtonItem","id":"a","title":"A","width":60}"#, 60),
  ])
  func roomInABarIsEstimated(element: String, expected: Double) throws {
    let slot = try #require(try slot(element))
    guard case .estimated(let size, let reason) = slot.room else {
      Issue.record("\(slot.room) is not estimated")
      return
    }
    #expect(size.width == Points(expected) && reason.contains("commonly known"))
    #expect(slot.lineBreakMode == .truncatingTail && slot.numberOfLines == 1)
  }

  @Test(arguments: [(1, 300.0), (3, 100), (8, 60)])
  func tabsShareTheirBarUpToTheMostThatItShows(count: Int, expected: Double) throws {
    let others = (1..<count).map { #",{"kind":"tabBarItem","id":"t\#($0)","title":"T"}"# }.joined()
    let bar = #"{"kind":"tabBar","id":"bar",\#(frame(300)),"children":[*\#(others)]}"#
    #expect(
      try slot(#"{"kind":"tabBarItem","id":"a","title":"A"}"#, in: bar)?.room.size?.width == Points(expected))
  }

  @Test(arguments: [
    #"{"kind":"barButtonItem","id":"a","title":"A"}"#, #"{"kind":"barButtonItem","id":"a","title":"A","type":"back"}"#,
    #"{"kind":"backButtonTitle","id":"a","title":"A"}"#,
  ])
  func whatGrowsOrGivesWayIsNeverCut(element: String) throws {
    let room = try #require(try slot(element)).room
    guard case .unlimited = room else {
      Issue.record("\(room) is limited")
      return
    }
  }

  @Test(arguments: [
    #"{"kind":"barButtonItem","id":"a","title":"A","systemItem":"done"}"#,
    #"{"kind":"barButtonItem","id":"a","title":"A","image":"x"}"#,
    #"{"kind":"navigationItem","id":"a","title":"A","children":[{"kind":"view","id":"titleView"}]}"#,
  ])
  func aBarItemWithoutTitleHasNoSlot(element: String) throws {
    #expect(try slot(element) == nil)
  }

  @Test(arguments: [Platform.tvOS, .watchOS, .visionOS])
  func barsOfOtherPlatformsAreNotKnown(platform: Platform) throws {
    #expect(try slot(#"{"kind":"tabBarItem","id":"a","title":"A"}"#, platform: platform) == nil)
  }

  @Test(arguments: [
    ("menuItem", Platform.macOS, "a menu grows with its items"),
    ("menuItem", .iOS, "a menu grows with its items; how far is not known of iOS"),
    ("toolbarItem", .macOS, "an item of a toolbar is as wide as its label"),
  ])
  func menusAndToolbarsGrow(kind: String, platform: Platform, reason: String) throws {
    let slot = try slot(#"{"kind":"\#(kind)","id":"a","title":"A"}"#, platform: platform)
    #expect(slot?.room == .unlimited(reason: reason))
    #expect(slot?.isTitle == true)
  }
}
