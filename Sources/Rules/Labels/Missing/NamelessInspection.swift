import AuditModel
import RuleKit
import ScreenAnalysis
import VoiceOver

/// A name that is missing.
struct NamelessFault {
  /// What is wrong, a sentence without a final full stop.
  var message: String
  /// How much it matters.
  var severity = Severity.error
  /// How much it matters where it may be none.
  var reviewSeverity = Severity.warning
  /// The image that the element shows.
  var image: ImageReference?
  /// Why it may be none, beside what may be said of every element.
  var doubt: Doubt?
  /// Further facts behind it.
  var evidence: [String: Evidence] = [:]
  /// The text that would do for a label, where no label beside the element does.
  var substitute: LocalizableText?
  /// What shows the fault once it is mended, such as a field that is filled.
  var shown: @Sendable (inout Element) -> Void = { _ in }
}

/// Turns missing names into findings: what the rules about them have in common.
///
/// They are silent about what VoiceOver never reaches, and about what is named by its hint, which is a fault of its own.
struct NamelessInspection {
  /// The rule that reports.
  var rule: String
  /// What is wrong with an element; it is asked only about elements at which VoiceOver stops, or would if they were shown.
  var fault: (NamelessPlace) -> NamelessFault?

  /// The findings on a screen, in file order.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let place = NamelessPlace(screen: screen, index: index)
      guard let fault = fault(place), !place.isSilenced else { return nil }
      return finding(of: fault, at: place)
    }
  }

  private func finding(of fault: NamelessFault, at place: NamelessPlace) -> Finding? {
    let spoken = place.spoken
    if spoken?.utterance.isPromotedHint == true { return nil }
    var finding = Finding(
      rule: rule, severity: fault.severity, message: fault.message, location: place.facts.location(in: place.screen),
      element: place.facts.reference, evidence: fault.evidence)
    if let image = fault.image { finding.evidence["image"] = .text(image.name) }
    let neighbour = NeighbouringLabel(of: place).text
    if let spoken {
      if let text = neighbour.flatMap(spoken.words) { finding.evidence["labelBeside"] = .text(text.string) }
      finding.evidence.merge(spoken.spokenEvidence(fix: fix(of: fault, with: neighbour, at: spoken))) { given, _ in
        given
      }
    }
    finding.cause = place.screen.rootCause(of: place.index)
    guard let doubt = place.doubt(about: fault.image, own: fault.doubt) else { return finding }
    // Of the images of the system those on the Mac are known to be described.
    let isDescribed = doubt == .systemImage && place.platform == .macOS
    return finding.doubted(doubt, severity: isDescribed ? .note : min(fault.severity, fault.reviewSeverity))
  }

  /// Gives the element the words beside it, or else the substitute's; a tool tip that has become the label goes.
  private func fix(
    of fault: NamelessFault, with neighbour: LocalizableText?, at place: SpokenPlace
  ) -> ((inout Element) -> Void)? {
    guard let text = neighbour ?? fault.substitute, let words = place.words(text) else { return nil }
    return { element in
      element.show()
      element.accessibility.label = LocalizableText(words.string.trimmingEndMark)
      if element.control.toolTip == text { element.control.toolTip = nil }
      fault.shown(&element)
    }
  }
}

extension NamelessPlace {
  /// The element as it is spoken in the development language, or would be if it were shown; nil where nobody reaches it.
  var spoken: SpokenPlace? {
    guard let locale = screen.speech.locales.first else { return nil }
    let utterance = facts.utterances[locale] ?? (element.kind == .stepper ? halves(in: locale) : shown(in: locale))
    return utterance.map { SpokenPlace(screen: screen, index: index, locale: locale, utterance: $0) }
  }

  private func shown(in locale: LocaleTag) -> Utterance? {
    screen.speech.utterance(of: facts, in: locale) { element in
      element.show()
      if element.kind == .imageView { element.accessibility.isElement = true }
    }
  }

  /// The two buttons that UIKit makes of a stepper, one after the other; AppKit's stepper is one element.
  private func halves(in locale: LocaleTag) -> Utterance? {
    guard platform != .macOS else { return shown(in: locale) }
    let halves = ["decrement", "increment"].compactMap { half in
      screen.speech.utterance(of: facts, in: locale) { element in
        element.show()
        element.control.type = half
      }
    }
    guard !halves.isEmpty else { return nil }
    return Utterance(description: halves.map(\.text).joined(separator: " "), segments: halves.flatMap(\.segments))
  }
}

extension Element {
  /// Takes away what keeps the element from being seen.
  fileprivate mutating func show() { (isHidden, isNotInstalled) = (nil, nil) }
}

extension String {
  /// The text without the mark that ends a sentence or leads up to a control: labels have neither.
  fileprivate var trimmingEndMark: String {
    guard !hasSuffix(".."), let last = lastIndex(where: { !$0.isWhitespace && !".:：。﹕".contains($0) }) else {
      return self
    }
    return String(self[...last])
  }
}

extension Utterance {
  /// Whether the hint stands in the place of the label that is missing.
  var isPromotedHint: Bool { segments.contains { $0.speechRule == .hintPromotion } }
}
