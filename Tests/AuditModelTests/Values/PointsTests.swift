import AuditModel
import Foundation
import Testing

@Suite struct PointsTests {
  @Test(arguments: [(131.0, "131"), (20.5, "20.5"), (0.33, "0.33"), (-7.25, "-7.25"), (1e308, "1099511627776")])
  func description(value: Double, expected: String) {
    #expect(Points(value).description == expected)
  }

  @Test func pointsThatAreNotANumberAreZero() { #expect(Points(Double.nan) == .zero) }

  @Test func roundsUpToPixels() {
    #expect(Points(20.29).roundedUp(toPixelsAt: 2) == 20.5)
    #expect(Points(20.0).roundedUp(toPixelsAt: 3) == 20)
  }

  @Test(arguments: [(11.5057, 12.0), (11.5, 11.5), (11.500_000_1, 11.5), (0, 0), (-0.2, 0)])
  func roundsAWidthUpBeforeItIsTruncatedToPoints(width: Double, expected: Double) {
    #expect(Points(roundingUp: width, toPixelsAt: 2) == Points(expected))
  }

  @Test func jsonIsANumber() throws {
    let data = try JSONEncoder().encode([Points(44), Points(0.5)])
    #expect(String(decoding: data, as: UTF8.self) == "[44,0.5]")
    #expect(try JSONDecoder().decode([Points].self, from: data) == [44, 0.5])
  }

  @Test(arguments: [
    (17.4, 17), (-17.6, -18), (Double.nan, 0), (1e19, 1 << 53), (-.infinity, -(1 << 53)),
    (.greatestFiniteMagnitude, 1 << 53),
  ])
  func aNumberOfAFileIsRoundedToWhatAnIntegerHolds(value: Double, expected: Int) {
    #expect(Int(nearestTo: value) == expected)
  }

  @Test(arguments: [(Points(44), "44"), (Points(21.48), "21.4"), (Points(43.99), "43.9"), (Points(20.5), "20.5")])
  func aSideIsRoundedDownToOneDecimal(length: Points, text: String) { #expect(length.side == text) }
}
