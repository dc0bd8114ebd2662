import Testing

@testable import PlatformData

@Suite struct ButtonGuidelinesTests {
  @Test func visionOSHasTheSizesOfItsTable() {
    let sizes = { (shape: String?, content: ButtonGuidelines.Content) in
      ButtonGuidelines.visionSizes(shape: shape, content: content)?.value
    }
    #expect(sizes("circle", .icon)?.count == ButtonGuidelines.visionHeights.value.count)
    #expect(sizes("capsule", .text) == ["small", "regular", "large"])
    #expect(sizes("capsule", .textAndIcon) == ["regular", "large"])
    #expect(sizes("roundedRectangle", .text) == ["small", "regular", "large"])
    #expect(sizes(nil, .icon) == nil)
  }
}
