import AuditModel

extension ElementFacts {
  /// The finding that nothing names a button: an error, or a request for review where something else may.
  func namelessFinding(
    rule: String, message: String, content: ButtonContent, reviewSeverity: Severity, on screen: ScreenFacts
  ) -> Finding {
    let doubt = content.doubt(isIgnored: isIgnoredByVoiceOver)
    return Finding(
      rule: rule, outcome: doubt == nil ? .fails : .needsReview, reason: doubt?.rawValue,
      severity: doubt == nil ? .error : reviewSeverity,
      message: doubt.map { "\(message); \($0.explanation)" } ?? message, location: location(in: screen),
      element: reference, evidence: spokenEvidence(in: screen, image: content.image?.name))
  }

  /// What is spoken, in the development language, and the image's name.
  private func spokenEvidence(in screen: ScreenFacts, image: String?) -> [String: Evidence] {
    var evidence: [String: Evidence] = [:]
    if let utterance = utterances[screen.developmentLanguage] ?? utterances.min(by: { $0.key < $1.key })?.value {
      evidence["utterance"] = .text(utterance.text)
      evidence["confidence"] = .text(utterance.confidence.rawValue)
    }
    if let image { evidence["image"] = .text(image) }
    return evidence
  }
}
