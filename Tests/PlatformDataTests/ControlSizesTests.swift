import TestSupport
import Testing

@testable import PlatformData

@Suite struct ControlSizesTests {
  /// The frames that Interface Builder wrote into real apps: each app was last written by one generation.
  @Test(arguments: [
    ("switch", "pocket-casts-ios", SystemGeneration.middle), ("switch", "uikitcatalog", .early),
    ("stepper", "uikitcatalog", .early),
  ])
  func framesAreThoseOfRealApps(name: String, app: String, generation: SystemGeneration) throws {
    let frames = try Recording(reading: Recording.frames).rows
      .filter { $0[0] == app && $0[2] == name && $0[3] == "judged" }
    let size = try #require(ControlSizes.natural(name, generation: generation)).value
    #expect(!frames.isEmpty)
    for frame in frames {
      #expect(Double(frame[10]) == size.frameWidth)
      #expect(Double(frame[11]) == size.frameHeight)
    }
  }

  @Test func controlsWithoutWidth() {
    for name in ["slider", "progressView", "segmentedControl", "searchBar", "tabBar"] {
      #expect(ControlSizes.natural(name, generation: .middle)?.value.width == nil, "\(name)")
    }
    #expect(ControlSizes.natural("label", generation: .middle) == nil)
  }

  @Test(
    arguments: [
      (nil, SystemGeneration.middle), (14490, .early), (15000, .middle), (23504, .middle), (24000, .os26),
      (32700, .middle),
    ] as [(Int?, SystemGeneration)])
  func generationOfABuild(build: Int?, generation: SystemGeneration) {
    #expect(SystemGeneration(interfaceBuilderBuild: build) == generation)
  }

  @Test(arguments: [(12, SystemGeneration.early), (13, .middle), (18, .middle), (26, .os26), (27, .os26)])
  func generationOfARelease(version: Int, generation: SystemGeneration) {
    #expect(SystemGeneration(iOS: version) == generation)
  }

  @Test(
    arguments: [
      ("12.4", SystemGeneration.early), ("18", .middle), ("26.1.2", .os26), ("", nil), ("18.", nil), ("1e9", nil),
      ("-3", nil),
      ("4", nil), ("26.1.2.3", nil), ("next", nil),
    ] as [(String, SystemGeneration?)])
  func generationOfAReleaseByItsNumber(release: String, generation: SystemGeneration?) {
    #expect(SystemGeneration(release: release) == generation)
  }

  @Test func macFramesReachBeyondTheirAlignmentRectangles() throws {
    let push = try #require(MacControlSizes.natural("push", controlSize: nil, generation: .middle)).value
    #expect(push.height == 20)
    #expect(push.frameHeight == 32)
    #expect(MacControlSizes.natural("push", controlSize: "regular", generation: .os26)?.value.frameHeight == 24)
    #expect(MacControlSizes.natural("check", controlSize: "small", generation: .middle)?.value.frameHeight == 16)
    #expect(MacControlSizes.natural("help", controlSize: "mini", generation: .os26)?.value.width == 24)
    #expect(MacControlSizes.natural("customView", controlSize: nil, generation: .middle) == nil)
  }

  @Test func noSizeIsNegative() {
    for generation in SystemGeneration.allCases {
      for name in ControlSizes.natural.keys {
        let size = ControlSizes.natural(name, generation: generation)?.value
        #expect((size?.width ?? 0) >= 0 && (size?.height ?? 0) >= 0, "\(name)")
      }
      for name in MacControlSizes.names {
        let parts = name.split(separator: ".").map(String.init)
        let size = MacControlSizes.natural(parts[0], controlSize: parts[1], generation: generation)?.value
        #expect((size?.width ?? 0) >= 0 && (size?.height ?? 0) >= 0, "\(name)")
      }
    }
  }

  @Test func symbolsKeepTheirProportions() {
    #expect(SymbolMetrics.size(pointSize: 100) == NaturalSize(118, 118))
    let trash = SymbolMetrics.size(pointSize: 17, proportions: (117, 128))
    #expect(abs((trash.width ?? 0) - 18.3) < 0.1)
    #expect(abs((trash.height ?? 0) - 20.1) < 0.1)
    #expect(SymbolMetrics.size(pointSize: 17, proportions: (0, 128)) == SymbolMetrics.size(pointSize: 17))
    #expect((SymbolMetrics.size(pointSize: 17, scale: "small").width ?? 0) < 17)
  }

  @Test func margins() {
    #expect([320, 375, 414, 1024].map { LayoutMargins.root(width: $0).value } == [16, 16, 20, 20])
    #expect([375, 393, 414].map { LayoutMargins.cell(deviceWidth: $0).value } == [16, 20, 20])
    #expect(LayoutMargins.readableWidth(contentSize: "large").value == 672)
    #expect(LayoutMargins.readableWidth(contentSize: "xxxLarge").value > 672)
  }
}
