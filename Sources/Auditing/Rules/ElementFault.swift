import AuditModel

/// A fault of an element that is the same in every language: its finding names no locale, and tells what is spoken in the first one.
struct ElementFault {
  /// What is wrong, a sentence without a final full stop.
  var message: String
  /// How much it matters.
  var severity: Severity
  /// Further facts behind it.
  var evidence: [String: Evidence] = [:]
  /// Why it may be none.
  var doubt: Doubt?
  /// What mends it; nil where only a person can.
  var fix: ((inout Element) -> Void)?

  /// The finding of the fault in an element.
  func finding(rule: String, at index: Int, on screen: ScreenFacts) -> Finding {
    let facts = screen.elements[index]
    var finding = Finding(
      rule: rule, severity: severity, message: message, location: facts.location(in: screen), element: facts.reference,
      evidence: evidence.merging(spokenEvidence(at: index, on: screen)) { given, _ in given })
    finding.cause = screen.rootCause(of: index)
    return doubt.map { finding.doubted($0, severity: min(severity, .warning)) } ?? finding
  }

  /// What is spoken before the fix and after it; of an element at which VoiceOver does not stop only the latter.
  private func spokenEvidence(at index: Int, on screen: ScreenFacts) -> [String: Evidence] {
    if let place = screen.spokenPlace(of: index) { return place.spokenEvidence(fix: fix) }
    guard let fix, let locale = screen.speech.locales.first,
      let mended = screen.speech.utterance(of: screen.elements[index], in: locale, after: fix), !mended.text.isEmpty
    else { return [:] }
    return ["mendedUtterance": .text(mended.text), "language": .text(locale.identifier)]
  }
}

extension ScreenFacts {
  /// The element as it is spoken in the first locale that has it; nil where VoiceOver does not stop at it.
  func spokenPlace(of index: Int) -> SpokenPlace? {
    speech.locales.lazy.compactMap { locale in
      elements[index].utterances[locale].map {
        SpokenPlace(screen: self, index: index, locale: locale, utterance: $0)
      }
    }.first
  }

  /// The places in file order of what is inside an element.
  func descendants(of index: Int) -> Range<Int> {
    let next = elements[(index + 1)...].firstIndex { ($0.parent ?? -1) < index }
    return (index + 1)..<(next ?? elements.endIndex)
  }
}
