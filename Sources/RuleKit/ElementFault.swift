package import AuditModel
package import ScreenAnalysis

/// A fault of an element that is the same in every language: its finding tells what is spoken in the first one.
package struct ElementFault {
  /// What is wrong, a sentence without a final full stop.
  package var message: String
  /// How much it matters; nil is the rule's own severity.
  package var severity: Severity?
  /// The language whose words it is about; nil where it is about none.
  package var locale: LocaleTag?
  /// Further facts behind it.
  package var evidence: [String: Evidence] = [:]
  /// Why it may be none.
  package var doubt: Doubt?
  /// What mends it; nil where only a person can.
  package var fix: ((inout Element) -> Void)?

  /// A fault with what of its finding only the rule knows.
  package init(
    message: String, severity: Severity? = nil, locale: LocaleTag? = nil, evidence: [String: Evidence] = [:],
    doubt: Doubt? = nil, fix: ((inout Element) -> Void)? = nil
  ) {
    self.message = message
    self.severity = severity
    self.locale = locale
    self.evidence = evidence
    self.doubt = doubt
    self.fix = fix
  }

  /// The finding of the fault in an element.
  package func finding(of rule: any Rule.Type, at index: Int, on screen: ScreenFacts) -> Finding {
    let facts = screen.elements[index]
    var finding = Finding(
      rule: rule.name, severity: severity ?? rule.severity, message: message, locale: locale,
      location: facts.location(in: screen), element: facts.reference,
      evidence: evidence.merging(spokenEvidence(at: index, on: screen)) { given, _ in given })
    finding.cause = screen.rootCause(of: index)
    return doubt.map { finding.doubted($0, severity: min(finding.severity, .warning)) } ?? finding
  }

  /// What is spoken before the fix and after it; of an element at which VoiceOver does not stop only the latter.
  private func spokenEvidence(at index: Int, on screen: ScreenFacts) -> [String: Evidence] {
    if let place = screen.spokenPlace(of: index, in: locale) { return place.spokenEvidence(fix: fix) }
    guard let fix, let locale = screen.speech.locales.first,
      let mended = screen.speech.utterance(of: screen.elements[index], in: locale, after: fix), !mended.text.isEmpty
    else { return [:] }
    return ["mendedUtterance": .text(mended.text), "language": .text(locale.identifier)]
  }
}

extension ScreenFacts {
  /// The element as it is spoken in a locale, else in the first that has it; nil where VoiceOver does not stop at it.
  package func spokenPlace(of index: Int, in locale: LocaleTag? = nil) -> SpokenPlace? {
    ([locale].compactMap(\.self) + speech.locales).lazy.compactMap { locale in
      elements[index].utterances[locale].map {
        SpokenPlace(screen: self, index: index, locale: locale, utterance: $0)
      }
    }.first
  }

  /// The places in file order of what is inside an element.
  package func descendants(of index: Int) -> Range<Int> {
    let next = elements[(index + 1)...].firstIndex { ($0.parent ?? -1) < index }
    return (index + 1)..<(next ?? elements.endIndex)
  }
}

extension ElementFacts {
  /// Why something that the file says of the element may not be so when the app runs, whatever it is.
  package var changeDoubt: Doubt? { doubt(thatCodeMay: "change it") }

  /// The doubt that code changes what the file says, in words of one rule's own ("set its traits"); or that nobody sees it at first.
  package func doubt(thatCodeMay act: String) -> Doubt? {
    guard let doubt = codeDoubt else { return isHidden ? .hiddenAtFirst : nil }
    let explanations = [
      Doubt.outlet.reason: "code may \(act) through its outlet", Doubt.customClass.reason: "its class may \(act)",
    ]
    return Doubt(reason: doubt.reason, explanation: explanations[doubt.reason] ?? doubt.explanation)
  }
}
