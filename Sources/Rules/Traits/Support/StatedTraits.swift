import AuditModel
import RuleKit
import ScreenAnalysis

extension ElementFacts {
  /// Why traits that the file lacks may be there after all.
  var traitReviewReason: ReviewReason? { reviewReason(codeMay: "set its traits") }
}

extension Element {
  /// The traits that the file gives, else those of the kind as far as they have to be kept when one is added.
  var statedTraits: [String] {
    if let traits = accessibility.traits { return traits }
    switch kind {
    case .label: return ["staticText"]
    case .imageView: return ["image"]
    default: return []
    }
  }

  /// Whether a trait of the file says that the element is operated by itself.
  var hasOperatedTrait: Bool { !Self.operatedTraits.isDisjoint(with: accessibility.traits ?? []) }

  /// Traits of what is operated: each has a word or a hint of its own, or is meant for direct touch.
  private static let operatedTraits: Set<String> = [
    "button", "link", "searchField", "keyboardKey", "adjustable", "toggleButton", "allowsDirectInteraction",
    "textEntry",
    "backButton", "tabBarItem", "startsMediaSession", "playsSound",
  ]
}
