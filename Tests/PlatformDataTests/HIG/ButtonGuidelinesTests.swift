import AuditModel
import Testing

@testable import PlatformData

@Suite struct ButtonGuidelinesTests {
  @Test func visionOSHasTheSizesOfItsTable() {
    let sizes = { (shape: Control.BorderShape?, content: ButtonGuidelines.Content) in
      ButtonGuidelines.visionSizes(shape: shape, content: content)?.value
    }
    #expect(sizes(.circle, .icon) == ControlSize.known.cases)
    #expect(sizes(.capsule, .text) == [.small, .regular, .large])
    #expect(sizes(.capsule, .textAndIcon) == [.regular, .large])
    #expect(sizes(.roundedRectangle, .text) == [.small, .regular, .large])
    #expect(sizes(nil, .icon) == nil)
  }

  @Test func largerControlSizesAreTaller() {
    let heights = ControlSize.known.cases.compactMap { ButtonGuidelines.visionHeight(of: $0)?.value }
    #expect(heights.count == ControlSize.known.cases.count && heights == heights.sorted())
  }
}
