import AuditModel
import Foundation
import Layout
import PlatformData
import TestSupport
import Testing

/// What displays and bars keep free of a screen, by the build of Interface Builder that drew it.
struct ScreenEdgesTests {
  private func safeFrame(
    device: String, build: String, width: Points = 400, height: Points, bars: ScreenSurroundings,
    isLandscape: Bool = false, keepsCanvas: Bool = true
  ) throws -> Rect? {
    let pins = ["v.top = safe.top", "v.bottom = safe.bottom", "v.leading = root.leading", "v.trailing = root.trailing"]
    let root = Node(.viewController, "vc") {
      Node(
        .view, "root",
        [
          "frame": .frame(0, 0, width.value, height.value), "layout": ["guides": ["safeArea": "safe"]],
          "constraints": .constraints(pins),
        ]
      ) {
        Node(.view, "v", ["layout": ["usesConstraints": true]])
      }
    }
    var tree = try TestScreen(root: root, size: Size(width: width, height: height), toolsVersion: build).tree()
    (tree.device, tree.isLandscape) = (device, isLandscape)
    tree.screens[0].surroundings = bars
    var layout = ScreenLayout(
      screen: tree.screens[0], tree: tree, traits: LayoutTraits(of: tree.screens[0], in: tree, keepsCanvas: keepsCanvas)
    )
    return layout.solve { _, _ in nil }.elements[2]?.frame
  }

  private static func bars(_ change: (inout ScreenSurroundings) -> Void) -> ScreenSurroundings {
    var bars = ScreenSurroundings()
    change(&bars)
    return bars
  }

  @Test(
    "A navigation bar of OS 26 is 54 points high",
    arguments: [("23504", 92.0, 862.0), ("24127", 150, 828)])
  func navigationBars(build: String, top: Double, bottom: Double) throws {
    let frame = try safeFrame(
      device: "retina6_1", build: build, height: 896, bars: Self.bars { $0.hasNavigationBar = true })
    #expect(frame?.y == Points(top))
    #expect(frame.map { $0.y + $0.height } == Points(bottom))
  }

  @Test(
    "A view that bars made lower ends where they begin",
    arguments: [(813.0, 44.0, 813.0), (725, 0, 725), (896, 88, 813)])
  func shortenedViews(height: Double, top: Double, bottom: Double) throws {
    let bars = Self.bars {
      if height != 813 { $0.hasNavigationBar = true }
      $0.hasToolbar = height == 813 ? true : nil
      $0.hasTabBar = height == 813 ? nil : true
    }
    let frame = try safeFrame(device: "retina6_1", build: "19150", height: Points(height), bars: bars)
    #expect(frame?.y == Points(top))
    #expect(frame.map { $0.y + $0.height } == Points(bottom))
  }

  @Test(
    "A sheet begins below the status bar, and its navigation bar is 56 points high",
    arguments: [
      ("retina6_0", "23504", 390.0, 834.0, true, 56.0), ("retina6_1", "19150", 414, 842, false, 0),
      ("retina5_5", "22154", 414, 716, true, 56), ("ipad12_9rounded", "20037", 704, 995.5, true, 56),
    ])
  func sheets(device: String, build: String, width: Double, height: Double, hasBar: Bool, top: Double) throws {
    let frame = try safeFrame(
      device: device, build: build, width: Points(width), height: Points(height),
      bars: Self.bars { $0.hasNavigationBar = hasBar ? true : nil })
    #expect(frame?.y == Points(top))
    #expect(frame.map { $0.y + $0.height } == Points(height))
  }

  @Test("A column of a split view is as high as its iPad, and no sheet", arguments: [1024.0, 900])
  func columns(height: Double) throws {
    let frame = try safeFrame(
      device: "ipad9_7", build: "14490", width: 320, height: Points(height), bars: ScreenSurroundings())
    #expect(frame?.y == (height == 1024 ? 20 : 0))
  }

  @Test func aPhoneOnItsSideInOS26() throws {
    let bars = Self.bars { ($0.hasNavigationBar, $0.hasTabBar) = (true, true) }
    let frame = try safeFrame(device: "retina6_0", build: "24412", height: 390, bars: bars, isLandscape: true)
    #expect(frame?.y == 101)
    #expect(frame.map { $0.y + $0.height } == Points(304))
  }

  /// What another screen shows in itself has only the edges of its own bars, wherever Interface Builder draws it.
  @Test(
    arguments: [
      (true, false, false, 0), (true, true, false, 44), (nil, false, false, 48), (true, false, true, 48),
    ] as [(Bool?, Bool, Bool, Points)])
  func parts(isPart: Bool?, hasBar: Bool, keepsCanvas: Bool, top: Points) throws {
    let bars = Self.bars {
      ($0.isDetached, $0.isPart, $0.hasNavigationBar) = (true, isPart, hasBar ? true : nil)
    }
    let frame = try safeFrame(
      device: "retina6_1", build: "22505", width: 414, height: 198, bars: bars, keepsCanvas: keepsCanvas)
    #expect(frame?.y == top)
  }
}
