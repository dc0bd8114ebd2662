import AuditModel
import Layout
import Testing

@Suite struct SegmentSlotTests {
  private func room(_ members: String, _ segments: String, platform: Platform = .iOS, tools: String? = nil) throws
    -> TitleSlot?
  {
    let control = #"{"kind":"segmentedControl","id":"c",\#(frame(200)),\#(members)"children":[\#(segments)]}"#
    return try slotsByID(control, platform: platform, toolsVersion: tools)["a"]?.first
  }

  private static let two = #"{"kind":"segment","id":"a","title":"A"},{"kind":"segment","id":"b","title":"B"}"#

  @Test(arguments: [
    (two, "22505", 80.0), (two, "14490", 85.5), (two, "32700.99.1234", 80),
    (#"{"kind":"segment","id":"a","title":"A"},{"kind":"segment","id":"b","title":"B","width":50}"#, "22505", 130),
    (#"{"kind":"segment","id":"a","title":"A","width":70},{"kind":"segment","id":"b","title":"B"}"#, "22505", 50),
  ])
  func segmentsShareWhatOthersLeave(segments: String, tools: String, expected: Double) throws {
    let slot = try #require(try room("", segments, tools: tools))
    #expect(slot.room == .fixed(Size(width: Points(expected), height: 32)))
    #expect(slot.lineBreakMode == .truncatingTail && slot.numberOfLines == 1)
  }

  @Test func aSegmentIsMeasuredAsTheSelectedOneAndMayGiveUpItsPadding() throws {
    let slot = try #require(try room("", Self.two))
    #expect(slot.font == nil && slot.defaultFont == FontDescription(size: 13, weight: .semibold))
    #expect(slot.tolerance == 20)
  }

  @Test func segmentsByContentHaveNoKnownRoom() throws {
    let slot = try room(#""layout":{"distribution":"fillProportionally"},"#, Self.two)
    #expect(slot?.room == .unknown(reason: "the segments share the width by the lengths of their titles"))
  }

  @Test(arguments: [#""image":"x","title":"A""#, #""title":" ""#])
  func aSegmentWithoutTitleHasNoSlot(members: String) throws {
    #expect(try room("", #"{"kind":"segment","id":"a",\#(members)}"#) == nil)
  }

  @Test func aScopeBarsSegmentsAreEstimated() throws {
    let bar = #"{"kind":"searchField","id":"s",\#(frame(300)),"children":[\#(Self.two)]}"#
    let room = try slotsByID(bar)["a"]?.first?.room
    #expect(room?.size?.width == 130)
    #expect(room != .fixed(Size(width: 130, height: 32)))
  }

  @Test(
    arguments: [
      (#"{"kind":"segment","id":"a","title":"A","width":70}"#, "", TitleRoom.fixed(Size(width: 70, height: 32))),
      (two, #""layout":{"distribution":"fillEqually"},"#, .fixed(Size(width: 100, height: 32))),
      (two, "", .unknown(reason: "the segments share the width by the lengths of their labels")),
      (
        two, #""layout":{"usesConstraints":true},"constraints":[],"#,
        .unlimited(reason: "a segment without a width is as wide as its label")
      ),
    ] as [(String, String, TitleRoom)])
  func anAppKitSegmentIsAsWideAsTheFileSays(segments: String, members: String, expected: TitleRoom) throws {
    let control = #"{"kind":"segmentedControl","id":"c",\#(frame(200)),\#(members)"children":[\#(segments)]}"#
    let root = #"{"kind":"view","id":"root",\#(frame(400)),"children":[\#(control)]}"#
    #expect(try slotsByID(root, platform: .macOS)["a"]?.first?.room == expected)
  }
}
