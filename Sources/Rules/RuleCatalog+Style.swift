import RuleKit

extension RuleCatalog {
  /// The rules about styles, sizes and shapes of buttons.
  static let styleRules: [any Rule.Type] = [
    MixedSizeChoices.self, PressStateMissing.self, TitleContrast.self, TooManyProminentButtons.self,
    VisionOSButtonShape.self, VisionOSButtonSize.self, VisionOSCenterDistance.self, VisionOSSmallInStack.self,
    VisionOSWhiteFill.self, WatchOSLongTitlesSideBySide.self, WatchOSUnequalHeights.self,
  ]
}
