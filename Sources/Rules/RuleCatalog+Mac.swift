import RuleKit

extension RuleCatalog {
  /// The rules about the Mac's buttons, and about default and destructive buttons everywhere.
  static let macRules: [any Rule.Type] = [
    HelpButtonCount.self, HelpButtonCustom.self, HelpButtonInToolbar.self, HelpButtonIntroduced.self,
    HelpButtonPlace.self, ImageButtonBordered.self, ImageButtonLabelAbove.self, ImageButtonPadding.self,
    ImageOrSquareButtonInToolbar.self, PrimaryDestructive.self, PushButtonEllipsis.self,
    PushButtonFlexibleHeight.self, SquareButtonIntroducedByLabel.self, SquareButtonWithText.self,
    TwoPrimaryButtons.self,
  ]
}
