import AuditModel
import TestSupport
import Testing

@testable import PlatformData

@Suite struct UIKitControlSizesTests {
  /// The frames that Interface Builder wrote into real apps: each app was last written by one generation.
  @Test(arguments: [
    (UIKitControl.switch, "pocket-casts-ios", SystemGeneration.iOS13to18), (.switch, "uikitcatalog", .iOS12),
    (.stepper, "uikitcatalog", .iOS12),
  ])
  func framesAreThoseOfRealApps(control: UIKitControl, app: String, generation: SystemGeneration) throws {
    let frames = try Recording(reading: Recording.frames).rows
      .filter { $0[0] == app && $0[2] == "\(control)" && $0[3] == "judged" }
    let size = UIKitControlSizes.size(of: control, generation: generation).value
    #expect(!frames.isEmpty)
    for frame in frames {
      #expect(Double(frame[10]) == size.frameWidth)
      #expect(Double(frame[11]) == size.frameHeight)
    }
  }

  @Test func controlsWithoutWidth() {
    for control in [UIKitControl.slider, .progressView, .segmentedControl, .searchBar, .tabBar] {
      #expect(UIKitControlSizes.size(of: control, generation: .iOS13to18).value.width == nil, "\(control)")
    }
  }

  @Test(
    arguments: [
      (nil, SystemGeneration.iOS13to18), (14490, .iOS12), (15000, .iOS13to18), (23504, .iOS13to18), (24000, .iOS26),
      (32700, .iOS13to18),
    ] as [(Int?, SystemGeneration)])
  func generationOfABuild(build: Int?, generation: SystemGeneration) {
    #expect(SystemGeneration(interfaceBuilderBuild: build) == generation)
  }

  @Test(arguments: [(12, SystemGeneration.iOS12), (13, .iOS13to18), (18, .iOS13to18), (26, .iOS26), (27, .iOS26)])
  func generationOfARelease(version: Int, generation: SystemGeneration) {
    #expect(SystemGeneration(iOS: version) == generation)
  }

  @Test(
    arguments: [
      ("12.4", SystemGeneration.iOS12), ("18", .iOS13to18), ("26.1.2", .iOS26), ("", nil), ("18.", nil), ("1e9", nil),
      ("-3", nil),
      ("4", nil), ("26.1.2.3", nil), ("next", nil),
    ] as [(String, SystemGeneration?)])
  func generationOfAReleaseByItsNumber(release: String, generation: SystemGeneration?) {
    #expect(SystemGeneration(release: release) == generation)
  }

  @Test func macFramesExtendBeyondTheirAlignmentRectangles() throws {
    let push = try #require(AppKitControlSizes.size(of: .push, controlSize: nil, generation: .iOS13to18)).value
    #expect(push.height == 20)
    #expect(push.frameHeight == 32)
    #expect(AppKitControlSizes.size(of: .push, controlSize: .regular, generation: .iOS26)?.value.frameHeight == 24)
    #expect(AppKitControlSizes.size(of: .check, controlSize: .small, generation: .iOS13to18)?.value.frameHeight == 16)
    #expect(AppKitControlSizes.size(of: .help, controlSize: .mini, generation: .iOS26)?.value.width == 24)
  }

  @Test(arguments: AppKitControl.allCases)
  func everyControlHasASizeThatIsNotNegative(control: AppKitControl) throws {
    for generation in SystemGeneration.allCases {
      for controlSize in ControlSize.known.cases {
        let size = AppKitControlSizes.size(of: control, controlSize: controlSize, generation: generation)
        let value = try #require(size).value
        #expect((value.width ?? 0) >= 0 && (value.height ?? 0) >= 0)
      }
    }
  }

  @Test(arguments: UIKitControl.allCases)
  func noSizeIsNegative(control: UIKitControl) {
    for generation in SystemGeneration.allCases {
      let size = UIKitControlSizes.size(of: control, generation: generation).value
      #expect((size.width ?? 0) >= 0 && (size.height ?? 0) >= 0)
    }
  }

  @Test func symbolsKeepTheirProportionsAndTheirArea() {
    #expect(abs((SymbolMetrics.size(pointSize: 100).width ?? 0) - 116) < 0.01)
    let chart = SymbolMetrics.size(pointSize: 17, proportions: (128, 90))
    #expect(abs((chart.width ?? 0) - 23.5) < 0.1)
    #expect(abs((chart.height ?? 0) - 16.5) < 0.1)
    #expect(SymbolMetrics.size(pointSize: 17, proportions: (0, 128)) == SymbolMetrics.size(pointSize: 17))
    #expect((SymbolMetrics.size(pointSize: 17, scale: .small).width ?? 0) < 17)
  }

  @Test(
    arguments: [
      (375.0, false, nil, 16.0), (393, false, nil, 20), (414, true, nil, 16), (1024, true, nil, 16),
      (375, true, 16097, 15), (414, false, 16097, 20), (375, false, 12121, 8),
    ] as [(Double, Bool, Int?, Double)])
  func marginsOfCells(device: Double, isNarrow: Bool, build: Int?, expected: Double) {
    #expect(LayoutMargins.cell(deviceWidth: device, isNarrow: isNarrow, build: build).value == expected)
  }

  @Test func margins() {
    #expect([320, 375, 414, 1024].map { LayoutMargins.root(width: $0).value } == [16, 16, 20, 20])
    #expect([375, 393, 414].map { LayoutMargins.cell(deviceWidth: $0).value } == [16, 20, 20])
    #expect(LayoutMargins.readableWidth(contentSize: .large).value == 672)
    #expect(LayoutMargins.readableWidth(contentSize: .xxxLarge).value > 672)
  }
}
