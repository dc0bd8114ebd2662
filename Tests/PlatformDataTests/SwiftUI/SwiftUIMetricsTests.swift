import AuditModel
import Testing

@testable import PlatformData

/// Figures of SwiftUI: what they give for a row, and how sure they are.
@Suite struct SwiftUIMetricsTests {
  /// What a row of a form leaves for its content on phones of three widths.
  @Test(
    arguments: [
      (375.0, SystemGeneration.iOS26, 311.0, Source.Confidence.measured), (402, .iOS26, 338, .measured),
      (440, .iOS26, 368, .inferred), (375, .iOS13to18, 311, .measured), (428, .iOS13to18, 348, .inferred),
    ]) func contentOfRows(width: Double, system: SystemGeneration, content: Double, confidence: Source.Confidence)
  {
    let list = SwiftUIListMetrics.of(.iOS, .inset, generation: system, width: width)
    #expect(width - 2 * (list.value.outside + list.value.inside) == content)
    #expect(list.source.confidence == confidence)
  }

  /// Nothing of other platforms is more than commonly known.
  @Test(arguments: [Platform.macOS, .tvOS, .watchOS, .visionOS]) func otherPlatforms(platform: Platform) {
    for style in SwiftUIListMetrics.Style.allCases {
      let list = SwiftUIListMetrics.of(platform, style, generation: .iOS26, width: 400)
      #expect(list.source.confidence == .general)
    }
    for part in SwiftUIControlMetrics.Part.allCases {
      let size = SwiftUIControlMetrics.size(of: part, on: platform, generation: .iOS26)
      #expect(size.source.confidence == .general)
    }
    #expect(SwiftUIControlMetrics.border(nil, on: platform, generation: .iOS26).source.confidence == .general)
  }

  /// A button with a border is as high as the control size says, around the line of its text.
  @Test(
    arguments: [
      (ControlSize?.none, SystemGeneration.iOS13to18, 34.3), (.small, .iOS13to18, 28.3), (.large, .iOS13to18, 50.3),
      (.regular, .iOS26, 34.3), (.small, .iOS26, 28), (.extraLarge, .iOS26, 50.3),
    ]) func borderedHeights(size: ControlSize?, system: SystemGeneration, height: Double)
  {
    let border = SwiftUIControlMetrics.border(size, on: .iOS, generation: system).value
    let font = DynamicTypeTable.of(.iOS).entry(style: border.style, contentSize: .large).pointSize
    #expect(abs(SystemFont.lineHeight(size: font) + 2 * border.vertical - height) < 0.35)
  }

  @Test func lengthsAreOrdered() {
    let symbols = SwiftUIMetrics.symbolWidths.value
    #expect(symbols.0 < symbols.1 && symbols.1 < symbols.2)
    let texts = SwiftUIMetrics.unknownText.value
    #expect(texts.0 < texts.1 && texts.1 < texts.2)
  }
}
