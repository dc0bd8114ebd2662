import AuditModel
import PlatformData

/// A button is too small to be hit safely.
///
/// ## What it reports
/// A button whose recorded frame is below 44 × 44 pt on either side (60 × 60 pt on visionOS): an error below 24 pt, else a
/// warning. A request for review where the frame is marked misplaced or ambiguous, where the button is hidden, or where a
/// class of the app's own may enlarge its hit region. Only iOS and visionOS: a pointer and a remote control aim otherwise.
///
/// ## Why it matters
/// People with a tremor, in motion or in a hurry hit the neighbour.
///
/// ## Example
/// A help button of 20 × 20 pt in the corner of a screen.
///
/// ## Known limits
/// The frame is the one that Interface Builder wrote for its own device and language. `pointInside` and `hitTest` in code
/// are not seen. Buttons of the system's own types (info, contact, close) are the system's to size.
///
/// ## Source
/// Human Interface Guidelines, Buttons (44 pt; visionOS 60 pt); WCAG 2.2, 2.5.8 (24).
struct HitRegionTooSmall: ScreenRule {
  static let name = "hit-region-too-small"
  static let severity = Severity.warning

  /// The buttons that are too small.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let platform = screen.tree.platform
    guard platform == .iOS || platform == .visionOS else { return [] }
    let required = ControlMetrics.minimumHitRegion(platform: platform.rawValue).value
    return screen.elements.compactMap { finding(for: $0, required: Points(required), on: screen) }
  }

  private func finding(for facts: ElementFacts, required: Points, on screen: ScreenFacts) -> Finding? {
    guard facts.element.kind == .button, let frame = facts.element.frame, !frame.isEmpty,
      frame.width < required || frame.height < required,
      !ButtonContent(of: facts.element, platform: screen.tree.platform).isNamedBySystem
    else { return nil }
    let isTiny = min(frame.width, frame.height) < Points(ControlMetrics.leastTargetSize.value)
    let fault = Finding(
      rule: Self.name, severity: isTiny ? .error : Self.severity,
      message: "the button is \(frame.width) × \(frame.height) pt; it should be at least \(required) × \(required) pt",
      location: facts.location(in: screen), element: facts.reference,
      evidence: ["width": .points(frame.width), "height": .points(frame.height), "required": .points(required)])
    return doubt(about: facts).map { fault.doubted($0, severity: .warning) } ?? fault
  }

  private func doubt(about facts: ElementFacts) -> Doubt? {
    let element = facts.element
    if element.layout.isMisplaced == true { return .misplaced }
    if element.layout.isAmbiguous == true { return .ambiguous }
    if facts.isHidden { return .hiddenAtFirst }
    return element.customClass == nil ? nil : .customClass
  }
}

/// The reasons for which a hit region may be larger than the frame in the file.
extension Doubt {
  fileprivate static let misplaced = Doubt(
    reason: "misplaced", explanation: "the recorded frame differs from the constraints")
  fileprivate static let ambiguous = Doubt(
    reason: "ambiguous", explanation: "the constraints leave the frame ambiguous")
  fileprivate static let customClass = Doubt(
    reason: "custom-class", explanation: "its class may enlarge the hit region")
}
