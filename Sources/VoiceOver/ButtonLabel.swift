import AuditModel

/// The texts that a button may be spoken by, of which Apple's page and devices choose differently.
struct ButtonLabel {
  /// The accessibility label.
  var explicit: String?
  /// The title of the state that shows.
  var title: String?
  /// The rule that brings the title.
  var titleRule = SpeechRule.buttonTitle
  /// What is spoken of a button with neither: its image's name, or what its type says.
  var fallback: SpokenText?

  /// Whether label and title are both there and differ, so that the two readings do too.
  var isDisputed: Bool { explicit != nil && title != nil && explicit != title }

  /// The label by one of the two readings.
  func spoken(by reading: ButtonLabelReading) -> SpokenText? {
    switch reading {
    case .observed: spokenLabel(.buttonLabelObserved) ?? spokenTitle(titleRule) ?? fallback
    case .documented: spokenTitle(.buttonLabelDocumented) ?? spokenLabel(.explicitLabel) ?? fallback
    }
  }

  private func spokenLabel(_ disputed: SpeechRule) -> SpokenText? {
    explicit.map { SpokenText($0, isDisputed ? disputed : .explicitLabel) }
  }

  private func spokenTitle(_ disputed: SpeechRule) -> SpokenText? {
    title.map { SpokenText($0, isDisputed ? disputed : titleRule) }
  }
}
