import Testing

@testable import PlatformData

@Suite struct SystemFontTests {
  @Test(arguments: [
    (4.0, 0.24), (6, 0.24), (12, 0), (15, -0.23), (17, -0.43), (17.5, -0.435), (20, -0.45), (23.5, -0.015), (55, 0.31),
    (80, 0), (200, 0),
  ])
  func tracking(size: Double, points: Double) {
    #expect(abs(Tracking.systemFont.points(atSize: size) - points) < 1e-9)
  }

  @Test(arguments: [
    ("regular", 17.0, 1.0), ("medium", 17, 1.01), ("semibold", 17, 1.02), ("bold", 19.9, 1.04), ("bold", 20, 1),
    ("unknown", 17, 1),
  ])
  func widthCorrection(weight: String, size: Double, factor: Double) {
    #expect(SystemFont.widthCorrection(weight: weight, pointSize: size) == factor)
  }
}
