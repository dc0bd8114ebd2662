import RuleKit

extension RuleCatalog {
  /// The rules about traits, states and structure, and about what titles say.
  static let traitRules: [any Rule.Type] = [
    ActivityIndicatorTitle.self, CatalystGestureOnSystemButton.self, ConflictingTraits.self, DimmedByMistake.self,
    EdgeInsetsOnSystemType.self, HeadingMissing.self, HiddenParentWithControls.self, LinkOpensBrowser.self,
    LooksDisabledNotDisabled.self, StateInLabel.self, StateTitleDiffers.self, StateTitleMissing.self,
    TappableWithoutButtonTrait.self, TitleCapitalisation.self, TitleLong.self, TitleVerb.self, ToggleWithoutButton.self,
    UnknownTrait.self, UpdatesFrequentlyTimer.self,
  ]
}
