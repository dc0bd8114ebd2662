import AuditModel
import Layout
import TestSupport
import Testing

@Suite struct SegmentSlotTests {
  private func available(_ members: Members, _ segments: [Node], platform: Platform = .iOS, tools: String? = nil) throws
    -> TitleSlot?
  {
    let control = Node(.segmentedControl, "c") {
      segments
    }.with(sized(200)).with(members)
    return try TestScreen(root: control, platform: platform, toolsVersion: tools).titleSlots()["a"]?.first
  }

  private static func segments(_ first: Members = [:], _ second: Members = [:]) -> [Node] {
    [Node(.segment, "a", ["title": "A"] + first), Node(.segment, "b", ["title": "B"] + second)]
  }
  private static let two = segments()

  @Test(arguments: [
    (two, "22505", 80.0), (two, "14490", 85.5), (two, "32700.99.1234", 80),
    (segments([:], ["width": 50]), "22505", 130),
    (segments(["width": 70]), "22505", 50),
  ])
  func segmentsShareWhatOthersLeave(segments: [Node], tools: String, expected: Double) throws {
    let slot = try #require(try available([:], segments, tools: tools))
    #expect(slot.availableSize == .fixed(Size(width: Points(expected), height: 32)))
    #expect(slot.lineBreakMode == .truncatingTail && slot.numberOfLines == 1)
  }

  @Test(
    "A toolbar's item without sizes gives its segments what they need",
    arguments: [
      (nil, AvailableSize.unlimited(reason: "a segment without a width is as wide as its label")),
      (["itemSize": ["width": 200, "height": 32]], .fixed(Size(width: 100, height: 32))),
    ] as [(JSON?, AvailableSize)])
  func segmentsInToolbars(layout: JSON?, expected: AvailableSize) throws {
    let item = Node(.toolbarItem, "i", layout.map { ["layout": $0] } ?? [:]) {
      Node(.segmentedControl, "c", ["layout": ["distribution": "fillEqually"]]) { Self.two }.with(sized(200))
    }
    let toolbar = Node(.toolbar, "t") { item }
    #expect(try TestScreen(root: toolbar, platform: .macOS).titleSlots()["a"]?.first?.availableSize == expected)
  }

  @Test func aSegmentIsMeasuredAsTheSelectedOneAndMayGiveUpItsPadding() throws {
    let slot = try #require(try available([:], Self.two))
    #expect(slot.font == nil && slot.defaultFont == FontDescription(size: 13, weight: .semibold))
    #expect(slot.tolerance == 20)
  }

  @Test func segmentsByContentHaveNoKnownWidth() throws {
    let slot = try available(["layout": ["distribution": "fillProportionally"]], Self.two)
    #expect(slot?.availableSize == .unknown(reason: "the segments share the width by the lengths of their titles"))
  }

  @Test(arguments: [["image": "x", "title": "A"], ["title": " "]] as [Members])
  func aSegmentWithoutTitleHasNoSlot(members: Members) throws {
    #expect(try available([:], [Node(.segment, "a").with(members)]) == nil)
  }

  @Test func aScopeBarsSegmentsAreEstimated() throws {
    let bar = Node(.searchField, "s") {
      Self.two
    }.with(sized(300))
    let available = try TestScreen(root: bar).titleSlots()["a"]?.first?.availableSize
    #expect(available?.size?.width == 130)
    #expect(available != .fixed(Size(width: 130, height: 32)))
  }

  @Test(
    arguments: [
      ([Node(.segment, "a", ["title": "A", "width": 70])], [:], AvailableSize.fixed(Size(width: 70, height: 32))),
      (two, ["layout": ["distribution": "fillEqually"]], .fixed(Size(width: 100, height: 32))),
      (two, [:], .unknown(reason: "the segments share the width by the lengths of their labels")),
      (
        two, ["layout": ["usesConstraints": true], "constraints": []],
        .unlimited(reason: "a segment without a width is as wide as its label")
      ),
    ] as [([Node], Members, AvailableSize)])
  func anAppKitSegmentIsAsWideAsTheFileSays(segments: [Node], members: Members, expected: AvailableSize) throws {
    let control = Node(.segmentedControl, "c") {
      segments
    }.with(sized(200)).with(members)
    let root = Node(.view, "root") {
      control
    }.with(sized(400))
    #expect(try TestScreen(root: root, platform: .macOS).titleSlots()["a"]?.first?.availableSize == expected)
  }
}
