package import AuditModel
package import ScreenAnalysis

/// Turns faults of what is spoken into findings, one for each element: what the rules about speech have in common.
///
/// The finding names the first locale that has the fault, the development language before others, and lists those further ones
/// whose own words have it. Words that a locale only borrows are not told again. A fault that has nothing to do with words names no
/// locale.
package struct SpokenInspection {
  /// The rule that reports.
  package var rule: String
  /// The fault of an element in one locale; it is asked only about elements at which VoiceOver stops.
  package var fault: (SpokenPlace) -> SpokenFault?

  /// An inspection for a rule.
  package init(rule: String, fault: @escaping (SpokenPlace) -> SpokenFault?) {
    self.rule = rule
    self.fault = fault
  }

  /// The findings on a screen, in file order.
  package func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { finding(on: screen, at: $0) }
  }

  private func finding(on screen: ScreenFacts, at index: Int) -> Finding? {
    let facts = screen.elements[index]
    let faults = screen.speech.locales.compactMap { locale -> (place: SpokenPlace, fault: SpokenFault)? in
      guard let utterance = facts.utterances[locale] else { return nil }
      let place = SpokenPlace(screen: screen, index: index, locale: locale, utterance: utterance)
      return fault(place).map { (place, $0) }
    }
    guard let (place, fault) = faults.first else { return nil }
    let others = faults.dropFirst().filter { $0.fault.message != fault.message }
    var finding = fault.finding(rule: rule, at: place)
    let isOfAnyLanguage = fault.key == nil && others.isEmpty && faults.count == screen.speech.locales.count
    finding.locale = isOfAnyLanguage ? nil : place.locale
    finding.also = others.map(\.place.locale.identifier)
    return finding
  }
}

/// A fault of what is spoken.
package struct SpokenFault {
  /// What is wrong, a sentence without a final full stop.
  package var message: String
  /// How much it matters.
  package var severity: Severity
  /// The text that is wrong, where it is one; its key is the root cause of the same fault elsewhere.
  package var key: LocalizableText?
  /// Further facts behind it.
  package var evidence: [String: Evidence] = [:]
  /// Why it may be none.
  package var doubt: Doubt?
  /// What mends it; nil where only a person can.
  package var fix: ((inout Element) -> Void)?

  /// A fault with what of its finding only the rule knows.
  package init(
    message: String, severity: Severity, key: LocalizableText? = nil, evidence: [String: Evidence] = [:],
    doubt: Doubt? = nil, fix: ((inout Element) -> Void)? = nil
  ) {
    self.message = message
    self.severity = severity
    self.key = key
    self.evidence = evidence
    self.doubt = doubt
    self.fix = fix
  }

  /// The finding of the fault at a place.
  fileprivate func finding(rule: String, at place: SpokenPlace) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, message: message, locale: place.locale,
      location: place.facts.location(in: place.screen), element: place.facts.reference,
      evidence: evidence.merging(place.spokenEvidence(fix: fix)) { given, _ in given })
    finding.cause = place.screen.rootCause(of: place.index, text: key)
    return doubt.map { finding.doubted($0, severity: min(severity, .warning)) } ?? finding
  }
}

extension SpokenPlace {
  /// The utterance before the fix and after it, how sure it is, and its language.
  package func spokenEvidence(fix: ((inout Element) -> Void)? = nil) -> [String: Evidence] {
    var evidence: [String: Evidence] = [
      "utterance": .text(utterance.text), "confidence": .text(utterance.confidence.rawValue),
      "language": .text(locale.identifier),
    ]
    if let fix, let mended = screen.speech.utterance(of: facts, in: locale, after: fix), mended != utterance {
      evidence["mendedUtterance"] = .text(mended.text)
    }
    return evidence
  }
}
