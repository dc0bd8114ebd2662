import AuditModel
import RuleKit
import ScreenAnalysis

/// A text, an image or a cell is announced as dimmed although it cannot be enabled.
///
/// ## What it reports
/// A label, an image view, a cell or another view that is not a control has the trait `notEnabled` and is reached by
/// VoiceOver. In Interface Builder's list of traits, this is the misleading checkbox "User Interaction Enabled".
/// Severity: warning. Needs review if a custom class other than a cell's is involved, because it may be a control that is
/// disabled at first.
///
/// ## Why it matters
/// "Dimmed." means that something can be used, only not now. Nobody can find out how.
///
/// ## Example
/// The cover of a podcast, with the traits image and not enabled: "Podcast Artwork. Dimmed. Image."
///
/// ## Known limits
/// Views with another trait of a control may be controls and are skipped.
///
/// ## Source
/// Interface Builder's encoding of traits; RoverPlatform/rover-ios#524.
struct DimmedByMistake: ScreenRule {
  static let name = "dimmed-by-mistake"
  static let severity = Severity.warning

  /// The texts, images and cells that are announced as dimmed.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      Self.problem(of: screen.elements[index])?.finding(of: Self.self, at: index, on: screen)
    }
  }

  private static func problem(of facts: ElementFacts) -> Problem? {
    let element = facts.element
    guard facts.isReached, let traits = element.accessibility.traits, traits.contains(.notEnabled),
      element.control.isEnabled != false, !element.hasOperatedTrait, !ElementKind.controls.contains(element.kind),
      element.kind != .element
    else { return nil }
    return Problem(
      "VoiceOver announces the element as dimmed although it is not a control; remove the trait "
        + "notEnabled (check \"User Interaction Enabled\" in Interface Builder)", severity: severity,
      // A cell's class supplies its content; the trait set in the file remains, unless code leaves the element out.
      reviewReason: element.code?.override == nil && (element.customClass == nil || element.kind == .cell)
        ? nil : facts.traitReviewReason,
      fix: { $0.accessibility.traits = traits.filter { $0 != .notEnabled } })
  }
}
