import AuditModel
import Testing

@testable import PlatformData

@Suite struct ColorContrastTests {
  private func gray(_ number: Double) -> RGBColor { RGBColor(white: number / 255) }

  @Test func blackOnWhiteIsTheMost() {
    #expect(abs(ColorContrast.ratio(gray(0), gray(255)) - 21) < 1e-9)
    #expect(ColorContrast.ratio(gray(119), gray(119)) == 1)
  }

  /// The gray on either side of the line, as every contrast checker tells it: #767676 passes, #777777 does not.
  @Test(arguments: [(118.0, 4.54), (119, 4.47)])
  func grayOnWhite(number: Double, expected: Double) {
    let ratio = ColorContrast.ratio(gray(number), gray(255))
    #expect((ratio * 100).rounded(.down) / 100 == expected)
    #expect(ColorContrast.ratio(gray(255), gray(number)) == ratio)
  }

  @Test(arguments: [
    (17.9, FontWeight.regular, 4.5), (18, .regular, 3), (14, .bold, 3), (13.9, .bold, 4.5), (14, .semibold, 4.5),
    (14, .heavy, 3),
  ])
  func largeTextNeedsLess(pointSize: Double, weight: FontWeight, expected: Double) {
    #expect(ColorContrast.minimumRatio(pointSize: pointSize, weight: weight) == expected)
  }

  @Test func transparentColorsAreBlended() {
    #expect(RGBColor(white: 0, alpha: 0.5).over(RGBColor(white: 1)) == RGBColor(white: 0.5))
    #expect(RGBColor(white: 0.2, alpha: 0).over(RGBColor(white: 1)) == RGBColor(white: 1))
  }

  @Test func displayP3IsConverted() {
    let white = RGBColor(displayP3: RGBColor(white: 1))
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
    // What sRGB cannot show is cut.
    let red = RGBColor(displayP3: RGBColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(red == RGBColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    // By the primaries and white points of both spaces, computed apart.
    let orange = RGBColor(displayP3: RGBColor(red: 0.8, green: 0.5, blue: 0.3))
    #expect(abs(orange.red - 0.8497) < 1e-4 && abs(orange.green - 0.4819) < 1e-4 && abs(orange.blue - 0.2522) < 1e-4)
  }
}
