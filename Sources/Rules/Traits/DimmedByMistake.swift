import AuditModel
import RuleKit
import ScreenAnalysis

/// A text or an image is announced as dimmed, though it cannot be enabled.
///
/// ## What it reports
/// A label, an image view or another view that is no control with the trait `notEnabled`, where VoiceOver stops at it. In
/// Interface Builder's list of traits it is the box "User Interaction Enabled", which says something else than its name. A warning;
/// a request for review of a class of the app's own, which may be a control that is disabled at first.
///
/// ## Why it matters
/// "Dimmed." tells that something could be operated, only not now. Nobody can find out how.
///
/// ## Example
/// The cover of a podcast, with the traits image and not enabled, says "Podcast Artwork. Dimmed. Image."
///
/// ## Known limits
/// What has another trait of a control may be one, and is left out, as are cells. On nine public apps: 1 hit of
/// 6 such boxes, and right; VoiceOver does not stop at the others.
///
/// ## Source
/// Interface Builder's encoding of traits; RoverPlatform/rover-ios#524.
struct DimmedByMistake: ScreenRule {
  static let name = "dimmed-by-mistake"
  static let severity = Severity.warning

  /// The texts and images that are announced as dimmed.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      Self.problem(of: screen.elements[index])?.finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func problem(of facts: ElementFacts) -> Problem? {
    let element = facts.element
    guard facts.isReached, let traits = element.accessibility.traits, traits.contains("notEnabled"),
      element.control.isEnabled != false, !element.hasOperatedTrait, !ElementKind.controls.contains(element.kind),
      ![.cell, .element].contains(element.kind)
    else { return nil }
    return Problem(
      "VoiceOver says \"dimmed\", as of a disabled control, but nobody can operate this one; remove the trait "
        + "notEnabled (\"User Interaction Enabled\" in Interface Builder)", severity: severity,
      reviewReason: element.customClass == nil ? nil : facts.traitReviewReason,
      fix: { $0.accessibility.traits = traits.filter { $0 != "notEnabled" } })
  }
}
