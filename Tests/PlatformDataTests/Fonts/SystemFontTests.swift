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
}
