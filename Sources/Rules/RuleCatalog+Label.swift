import RuleKit

extension RuleCatalog {
  /// The rules about labels: what they say and how they are written.
  static let labelRules: [any Rule.Type] = [
    DuplicateLabelInScreen.self, HintNotLocalized.self, ImageAssetNameAsKey.self, ImageLabelIsFilename.self,
    LabelAllCaps.self, LabelCapitalisation.self, LabelContainsStateOrGesture.self, LabelGeneric.self, LabelIsKey.self,
    LabelLooksLikeIdentifier.self, LabelNotLocalized.self, LabelPunctuation.self, LabelRepeatsControlType.self,
    LabelTooLong.self, LabelTooShort.self, LabelUntranslatedCopy.self, TypeWordInTranslation.self,
  ]
}
