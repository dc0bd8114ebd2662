import AuditModel
import Testing

@Suite struct ColorComponentsTests {
  @Test(arguments: [
    (ColorComponents(red: 0.2, green: 0.4, blue: 0.8), "#3366CC"),
    (ColorComponents(red: -1, green: 2, blue: 0), "#00FF00"),
    (ColorComponents(red: .nan, green: .infinity, blue: 1), "#0000FF"),
  ])
  func aColorIsWrittenAsOnAWebPage(color: ColorComponents, text: String) { #expect(color.hexadecimal == text) }

  @Test(arguments: [(Points(44), "44"), (Points(21.48), "21.4"), (Points(43.99), "43.9"), (Points(20.5), "20.5")])
  func aSideIsRoundedDownToOneDecimal(length: Points, text: String) { #expect(length.side == text) }

  @Test func macOSHasNoContentSize() {
    #expect(LayoutVariant.phrase(.large, on: nil, of: .macOS) == "")
    #expect(LayoutVariant.phrase(.xLarge, on: "iphone16", of: .iOS) == " at xLarge on iphone16")
  }
}
