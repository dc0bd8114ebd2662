import AuditModel
import TestSupport
import Testing

@testable import ScreenAnalysis

/// Where texts and images are in their controls.
@Suite struct TitlePositionTests {
  private static let frame: JSON = .frame(100, 100, 200, 40)

  private enum Side: String { case left, middle, right }

  /// The side of its frame, from 100 to 300 points, at which a line is.
  private func side(_ line: Rect) -> Side? {
    let edges: [(Side, Double)] = [
      (.left, line.x.value - 100), (.right, 300 - line.maxX.value),
      (.middle, line.x.value + line.width.value / 2 - 200),
    ]
    return edges.first { abs($0.1) < 1 }?.0
  }

  @Test(
    arguments: [
      (nil, "en", "left"), (nil, "ar", "right"), ("natural", "ar", "right"), ("center", "en", "middle"),
      ("right", "en", "right"), ("left", "ar", "left"), ("right", "ar", "right"),
    ] as [(String?, String, String)])
  func aLabelIsAlignedAsItsFileSays(alignment: String?, locale: String, side expected: String) throws {
    var label = Node(.label, "a", ["frame": Self.frame, "text": "Name"])
    if let alignment { label = label.with(["textAlignment": JSON(alignment)]) }
    let line = try #require(try TestScreen.view([label]).drawn(locale: locale).line("a"))
    #expect(side(line)?.rawValue == expected)
  }

  @Test(
    arguments: [
      (nil, "en", "middle"), ("left", "ar", "left"), ("leading", "ar", "right"), ("trailing", "en", "right"),
      ("right", "en", "right"),
    ] as [(String?, String, String)])
  func aButtonsContentIsAlignedAsItsFileSays(alignment: String?, locale: String, side expected: String) throws {
    var button = Node(.button, "a", ["frame": Self.frame, "title": "Go"])
    if let alignment { button = button.with(["contentAlignment": JSON(alignment)]) }
    let line = try #require(try TestScreen.view([button]).drawn(locale: locale).line("a"))
    #expect(side(line)?.rawValue == expected)
  }

  private static let symbol: JSON = ["name": "arrow.right", "isSystem": true, "size": ["width": 128, "height": 98]]

  private func button(_ members: Members = [:]) -> Node {
    Node(.button, "a", ["frame": Self.frame, "title": "Log in", "image": Self.symbol]).with(members)
  }

  @Test(arguments: [("en", false), ("ar", true)])
  func aSymbolIsAsLargeAsItsFontAndBesideTheTitle(locale: String, isMirrored: Bool) throws {
    let picture = try TestScreen.view([button()]).drawn(locale: locale)
    let image = try #require(picture.item("a")?.images.first?.frame)
    let line = try #require(picture.line("a"))
    #expect(image.width < 40 && image.height < 30)
    let (first, second) = isMirrored ? (line, image) : (image, line)
    #expect(abs((second.x - first.maxX).value) < 0.1)
    #expect(abs((first.x + second.maxX).value - 400) < 0.2)
  }

  @Test func aButtonMayHaveADirectionOfItsOwn() throws {
    let picture = try TestScreen.view([button(["layout": ["semanticContent": "forceRightToLeft"]])]).drawn()
    #expect(try #require(picture.item("a")?.images.first?.frame).x > (try #require(picture.line("a")).x))
  }

  @Test func theTitleOfAStateIsALeftoverBesideAConfigurationWithAnImage() throws {
    let leftover = button(["title": "Button", "configuration": ["style": "plain", "image": Self.symbol]])
    let item = try #require(try TestScreen.view([leftover]).drawn().item("a"))
    #expect(item.titles.isEmpty)
    #expect(item.images.count == 1)
  }

  @Test func textsThatScrollAreClippedAndNoFault() throws {
    let long = String(repeating: "A long text. ", count: 60)
    let view = Node(.textView, "a", ["frame": Self.frame, "text": JSON(long)])
    let item = try #require(try TestScreen.view([view]).drawn().item("a"))
    #expect(item.titles.first?.clip == item.frame)
    #expect(item.titles.first?.isCutOff == false)
    #expect(item.titles.first?.x == 105)
    #expect(item.titles.first?.y == 108)
  }

  @Test func anAppKitPushButtonIsDrawnInItsAlignmentRectangle() throws {
    let push = Node(
      .button, "a", ["frame": .frame(100, 100, 120, 32), "title": "OK", "type": "push", "bezelStyle": "rounded"])
    let frame = try #require(try TestScreen.appKitView([push]).drawn().item("a")?.frame)
    #expect(frame.x > 100 && frame.maxX < 220 && frame.height < 30)
  }
}
