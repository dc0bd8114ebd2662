import AuditModel
import TestSupport
import Testing

@testable import ScreenAnalysis

@Suite struct ScreenLayoutsTests {
  private func screen(_ x: Points) -> SolvedScreen {
    SolvedScreen(
      size: Size(width: 100, height: 100), elements: [.at(7, 9, 100, 100), nil, .at(x, 5, 10, 10), .at(1, 2, 3, 4)])
  }

  /// Four elements, each inside the one before.
  private static let list: ScreenIndex = {
    var root = Element(id: "3", kind: .view)
    for id in ["2", "1", "0"] {
      var outer = Element(id: id, kind: .view)
      outer.children = [root]
      root = outer
    }
    return ScreenIndex(Screen(id: "s", root: root), in: InterfaceTree(source: "a.json", platform: .iOS))
  }()

  private func layouts() -> ScreenLayouts {
    ScreenLayouts(
      original: LayoutVariant(locale: .english, device: nil, contentSize: .large), locales: [.english, .german],
      devices: [nil, "iphone"], contentSizes: [.small, .large], list: Self.list
    ) { screen($0.locale == .german && $0.contentSize == .large ? 20 : 10) }
  }

  @Test func equalLayoutsAreKeptOnce() {
    let layouts = layouts()
    #expect(layouts.distinct.count == 2)
    #expect(layouts.variants().map(\.count) == [6, 2])
    #expect(layouts.variants()[1].map(\.device) == [nil, "iphone"])
    #expect(layouts.layout(locale: 1, device: 1, contentSize: 1) == 1)
    #expect(layouts.layout(locale: 1, device: 1, contentSize: 0) == layouts.original)
  }

  @Test func framesAreInTheScreensOwnCoordinates() {
    // The outermost view begins at the origin; what is no view hands its own on.
    let frames = layouts().originalScreen.frames
    #expect(frames[0] == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(frames[1] == nil)
    #expect(frames[2] == Rect(x: 10, y: 5, width: 10, height: 10))
    #expect(frames[3] == Rect(x: 11, y: 7, width: 3, height: 4))
  }
}
