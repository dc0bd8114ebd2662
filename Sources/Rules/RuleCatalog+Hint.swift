import RuleKit

extension RuleCatalog {
  /// The rules about hints.
  static let hintRules: [any Rule.Type] = [
    HintCapital.self, HintEnd.self, HintImperative.self, HintMentionsGesture.self, HintNamesControl.self,
    HintOnObviousControl.self, HintOnTextEntryIgnored.self, HintRepeatsLabel.self, HintWithoutLabel.self,
    MissingHintComplexGesture.self,
  ]
}
