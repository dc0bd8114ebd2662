import AuditModel

/// A fault of a button that is the same in every language.
struct ButtonFault {
  /// The rule that reports.
  var rule: String
  /// How much it matters.
  var severity: Severity
  /// What is wrong, a sentence without a final full stop.
  var message: String
  /// The language whose words it is about; nil where it is about none.
  var locale: LocaleTag?
  /// The facts behind it.
  var evidence: [String: Evidence] = [:]
  /// Why it may be none.
  var doubt: Doubt?
  /// What mends it; nil where only a person can, or where nothing that is spoken changes.
  var fix: ((inout Element) -> Void)?

  /// The finding of the fault at the place of an element; it says what is spoken there, before and after the fix.
  func finding(at index: Int, on screen: ScreenFacts) -> Finding {
    let facts = screen.elements[index]
    var finding = Finding(
      rule: rule, severity: severity, message: message, locale: locale, location: facts.location(in: screen),
      element: facts.reference, evidence: evidence.merging(spoken(at: index, on: screen)) { given, _ in given })
    finding.cause = screen.rootCause(of: index)
    return doubt.map { finding.doubted($0, severity: min(severity, .warning)) } ?? finding
  }

  private func spoken(at index: Int, on screen: ScreenFacts) -> [String: Evidence] {
    let utterances = screen.elements[index].utterances
    let heard = [locale].compactMap(\.self) + screen.speech.locales
    guard let locale = heard.first(where: { utterances[$0] != nil }), let utterance = utterances[locale] else {
      return [:]
    }
    return SpokenPlace(screen: screen, index: index, locale: locale, utterance: utterance).spokenEvidence(fix: fix)
  }
}

extension ElementFacts {
  /// Why something that the file says of the element may not be so when the app runs, whatever it is.
  var changeDoubt: Doubt? {
    guard let doubt = codeDoubt else { return isHidden ? .hiddenAtFirst : nil }
    return Doubt(reason: doubt.reason, explanation: Self.changes[doubt.reason] ?? doubt.explanation)
  }

  private static let changes = [
    Doubt.outlet.reason: "code may change it through its outlet",
    Doubt.customClass.reason: "its class may change it",
  ]
}
