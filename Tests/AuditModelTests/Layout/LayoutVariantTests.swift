import AuditModel
import Testing

@Suite struct LayoutVariantTests {
  @Test(
    arguments: [
      (nil, Platform.macOS, ""), (nil, .iOS, " at xLarge"), ("iphone16", .iOS, " at xLarge on iphone16"),
    ] as [(String?, Platform, String)])
  func macOSHasNoContentSize(device: String?, platform: Platform, phrase: String) {
    #expect(LayoutVariant.phrase(.xLarge, on: device, of: platform) == phrase)
  }
}
