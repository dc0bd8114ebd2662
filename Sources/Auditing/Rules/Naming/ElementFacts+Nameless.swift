import AuditModel

extension ElementFacts {
  /// The finding that nothing names a button: an error, or a request for review where something else may.
  func namelessFinding(
    rule: String, message: String, content: ButtonContent, reviewSeverity: Severity, on screen: ScreenFacts
  ) -> Finding {
    let fault = Finding(
      rule: rule, severity: .error, message: message, location: location(in: screen), element: reference,
      evidence: spokenEvidence(in: screen, image: content.image?.name))
    return content.doubt(about: self).map { fault.doubted($0, severity: reviewSeverity) } ?? fault
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
