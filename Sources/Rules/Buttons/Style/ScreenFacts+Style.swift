import AuditModel
import RuleKit
import ScreenAnalysis

extension ScreenFacts {
  /// The places of the buttons that are seen and that VoiceOver does not ignore, in file order.
  var shownButtons: [Int] {
    elements.indices.filter { elements[$0].element.kind == .button && !elements[$0].isIgnoredByVoiceOver }
  }

  /// What VoiceOver says of an element in the development language, as findings show it; nothing where it does not stop there.
  func spokenEvidence(of index: Int, in locale: LocaleTag? = nil) -> [String: Evidence] {
    spokenPlace(of: index, in: locale ?? developmentLanguage)?.spokenEvidence() ?? [:]
  }

  /// A finding about the style of a button: a request for review where there is a doubt.
  func styleFinding(
    _ rule: any Rule.Type, severity: Severity? = nil, at index: Int, _ message: String,
    evidence: [String: Evidence] = [:], doubt: Doubt? = nil
  ) -> Finding {
    ElementFault(message: message, severity: severity, evidence: evidence, doubt: doubt)
      .finding(of: rule, at: index, on: self)
  }

  /// A button for a person: by its title in the file, else by its id.
  func naming(of index: Int) -> String {
    let element = elements[index].element
    return element.ownWords.map { "\"\($0)\"" } ?? element.id
  }
}

extension ElementFacts {
  /// Why a button may look otherwise than its file says: code that fills a cell, an outlet, a class of the app's own.
  var styleDoubt: Doubt? {
    if element.isPrototype == true { return .prototype }
    if element.customClass != nil { return .classStyle }
    return element.outlets?.isEmpty == false ? .outletStyle : nil
  }
}

extension Doubt {
  /// The app's own class may draw otherwise.
  static let classStyle = Doubt(reason: "custom-class", explanation: "its class may change how it looks")
  /// Code may style the element through its outlet.
  static let outletStyle = Doubt(
    reason: "outlet", explanation: "code may change how it looks through its outlet")
}
