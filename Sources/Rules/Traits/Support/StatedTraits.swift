import AuditModel
import RuleKit
import ScreenAnalysis

extension ElementFacts {
  /// Why the element may have traits at run time that the file lacks.
  var traitReviewReason: ReviewReason? { reviewReason(codeMay: .traits) }
}

extension Element {
  /// The traits in the file, else the default traits of the kind, which have to be kept when one is added.
  var statedTraits: [AccessibilityTrait] {
    if let traits = accessibility.traits { return traits }
    switch kind {
    case .label: return [.staticText]
    case .imageView: return [.image]
    default: return []
    }
  }

  /// Whether a trait in the file says that the element can be used like a control.
  var hasOperatedTrait: Bool { !Self.operatedTraits.isDisjoint(with: accessibility.traits ?? []) }

  /// Traits of controls: each has a word or a hint of its own, or is meant for direct touch.
  private static let operatedTraits: Set<AccessibilityTrait> = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .allowsDirectInteraction,
    .textEntry,
    .backButton, .tabBarItem, .startsMediaSession, .playsSound,
  ]
}
