import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis
import VoiceOver

/// A missing label.
struct MissingLabel {
  /// What is wrong.
  var problem: Problem
  /// The image that the element shows.
  var image: ImageReference?
  /// The text to use as a label if there is no label next to the element.
  var substitute: LocalizableText?
  /// Whether what the element shows, which code may compute, could name it.
  var dependsOnContent = true
  /// What shows the branch of the element's label in which it is missing, if other branches have words; nil if the element has none.
  var branch: (@Sendable (inout Element) -> Void)?
  /// A change that shows the effect of the fix, such as a field that is filled.
  var shown: @Sendable (inout Element) -> Void

  /// A missing label; `reviewReason` is a reason other than those of every element.
  init(
    _ message: String, reviewSeverity: Severity = .warning, image: ImageReference? = nil,
    reviewReason: ReviewReason? = nil, substitute: LocalizableText? = nil,
    shown: @escaping @Sendable (inout Element) -> Void = { _ in }
  ) {
    problem = Problem(message, reviewReason: reviewReason, reviewSeverity: reviewSeverity)
    self.image = image
    self.substitute = substitute
    self.shown = shown
  }
}

/// A rule about missing labels.
///
/// Such rules skip elements that VoiceOver never reaches, and those with a hint, which another rule reports.
protocol MissingLabelRule: ScreenRule {
  /// What is wrong with an element at which VoiceOver stops, or would if it were shown.
  static func problem(at context: ElementContext) -> MissingLabel?
}

extension MissingLabelRule {
  /// True: a recording has the label that the running app gives, and nothing else could.
  static var appliesToRecordings: Bool { true }

  /// The elements without a label, in file order.
  func findings(on screen: ScreenFacts) -> [Finding] {
    lazy var captions = AdjacentLabels(screen)
    return screen.elements.indices.compactMap { index in
      let context = ElementContext(screen: screen, index: index)
      guard let missing = Self.problem(at: context), !context.isSilenced,
        missing.branch != nil || !context.isSpokenByName
      else { return nil }
      return missing.finding(of: Self.self, at: context, captions: captions)
    }
  }
}

extension MissingLabel {
  fileprivate func finding(of rule: any Rule.Type, at context: ElementContext, captions: AdjacentLabels) -> Finding? {
    let spoken = context.spoken(showing: branch)
    if spoken?.utterance.isPromotedHint == true || context.isDescribedByAppKit { return nil }
    if context.screen.tree.recording != nil { return recordedFinding(of: rule, at: context) }
    var problem = problem
    if let image { problem.evidence["image"] = .text(image.expression ?? image.name) }
    let caption = captions.caption(of: context.index)
    if let text = caption.flatMap({ spoken?.words($0) }) { problem.evidence["labelBeside"] = .text(text.string) }
    problem.fix = spoken.flatMap { fix(with: caption, at: $0) }
    let reason = problem.reviewReason ?? context.codeReviewReason(dependsOnContent: dependsOnContent)
    problem.reviewReason = reason.flatMap { context.isAnswered($0) ? nil : $0 }
    if context.element.accessibility.isTitleOfLabel == true { problem.message += Self.reversedTitle }
    if problem.reviewReason == nil, context.hasTooltip, image?.isSystem != true {
      problem.restOnTooltip(of: rule, namesImage: spoken?.utterance.segments.contains { $0.role == .label } ?? false)
    }
    if problem.reviewReason == nil, context.isSeldomNamedByCode {
      problem.severity = min(problem.severity ?? rule.severity, min(.warning, problem.reviewSeverity))
    }
    if problem.reviewReason == nil, image?.mayBeSymbol == true {
      problem.severity = min(problem.severity ?? rule.severity, .warning)
    }
    let isKnown = problem.reviewReason.map { Self.knownReasons.contains($0.code) } ?? false
    if image?.isSystem == true, !isKnown, !context.mayBeNamedByCode { problem.restOnDescriptionOfSymbol() }
    var finding = FindingBuilder(rule).finding(
      problem, at: context.index, on: context.screen, speech: spoken?.spokenEvidence(fix: problem.fix) ?? [:])
    // What VoiceOver says of a symbol is reported once for all that show it, unless something next to one tells what it is for.
    let line = context.screen.lineOfValues(of: context.index)
    if let image, image.isSystem, line == nil, finding.evidence["mendedUtterance"] == nil {
      finding.cause = "symbol \(image.phrase)"
    }
    if let image, line != nil { finding.statement = Self.statement(about: image, of: context) }
    if let image, let place = context.lineOfGivenImage { finding.share(place, saying: Self.statement(about: image)) }
    if let reason = problem.reviewReason { finding.cause = context.cause(ofQuestion: reason) ?? finding.cause }
    return finding
  }

  /// What is said of a control that a label has as its title.
  private static let reversedTitle =
    "; the title connection is drawn the wrong way round: it has to begin at the control and end at its label"

  /// What is said of images that a list gives to one control of code.
  private static func statement(about image: ImageReference, of context: ElementContext) -> SharedStatement {
    SharedStatement(
      of: image.phrase, among: "images",
      "are all that the \(context.element.kind.noun) shows, which has no accessibility label")
  }

  /// What is said of images that a line of code shows.
  private static func statement(about image: ImageReference) -> SharedStatement {
    let name = image.expression.map { "‹\($0)›" } ?? image.phrase
    return SharedStatement(of: name, among: "images", "are accessibility elements but have no accessibility label")
  }

  /// The reasons that tell what code does, also with a symbol: it computes the label, or makes the view around the only element.
  private static let knownReasons: Set<String> = [ReviewReason.computedCode, ReviewReason.settledCode]

  /// What a recording shows is sure: the running app has set all labels.
  ///
  /// Where the system may name the parts, it already has.
  private func recordedFinding(of rule: any Rule.Type, at context: ElementContext) -> Finding? {
    guard problem.reviewReason == nil else { return nil }
    var problem = Problem("the running app gives the \(context.element.kind.noun) no accessibility label")
    // What is spoken instead may be the placeholder.
    if context.spoken?.utterance.segments.contains(where: { $0.role == .value }) == true, context.element.isTextEntry {
      problem.severity = min(rule.severity, .warning)
    }
    return FindingBuilder(rule).finding(
      problem, at: context.index, on: context.screen, speech: context.spoken?.spokenEvidence(fix: nil) ?? [:])
  }

  /// The maximum number of characters of a tooltip that may serve as a label: one sentence.
  private static let maximumLengthOfTooltips = 2 * LabelTables.maximumLength

  /// Labels the element with the label next to it, or else the substitute; a tooltip used as the label is removed.
  private func fix(with caption: LocalizableText?, at context: SpokenContext) -> ((inout Element) -> Void)? {
    let own = substitute.flatMap { context.context.isTooltipOfOthers($0) ? nil : $0 }
    guard let text = caption ?? own, let words = context.words(text),
      // A tooltip of several sentences is no label.
      caption != nil || words.string.count <= Self.maximumLengthOfTooltips
    else { return nil }
    return { [shown, branch] element in
      element.show()
      branch?(&element)
      element.accessibility.label = LocalizableText(words.string.trimmingEndMark)
      element.accessibility.label?.arguments = text.arguments
      if element.control.toolTip == text { element.control.toolTip = nil }
      shown(&element)
    }
  }
}

extension ElementContext {
  /// Where code shows several images, one at a time, or one that its uses give to it; nil for other elements.
  fileprivate var lineOfGivenImage: SourceLocation? {
    guard element.kind == .imageView, screen.tree.isOfCode, let own = element.location else { return nil }
    if let given = element.givenAt, given != own { return own }
    let others = screen.elements.lazy.map(\.element).filter { $0.location == own && $0.kind == .imageView }
    return others.contains { $0.control.image != element.control.image } ? own : nil
  }
}

extension Problem {
  /// Makes at most a warning of the problem: AppKit offers a tooltip as help, which VoiceOver speaks after a pause.
  ///
  /// - Parameter namesImage: Whether the name of the image is spoken before it.
  fileprivate mutating func restOnTooltip(of rule: any Rule.Type, namesImage: Bool) {
    message +=
      namesImage
      ? "; VoiceOver speaks the name of the image, and its tooltip as help"
      : "; VoiceOver speaks only its tooltip, as help"
    severity = min(severity ?? rule.severity, .warning)
  }

  /// Makes a note of the problem: VoiceOver has a description of every symbol, which names the picture.
  ///
  /// Code gives few of those buttons a name (see ``ElementContext/isAnswered(_:)``), so there is nothing to ask.
  fileprivate mutating func restOnDescriptionOfSymbol() {
    message += "; VoiceOver speaks the system's description of the symbol, which may not say what it does"
    (reviewReason, severity) = (nil, .note)
  }
}

extension ElementContext {
  /// The element as it is spoken in the development language, or would be if it were shown; nil if it is never reached.
  var spoken: SpokenContext? { spoken(showing: nil) }

  /// The element as it is spoken in a branch of its label.
  fileprivate func spoken(showing branch: ((inout Element) -> Void)?) -> SpokenContext? {
    guard let locale = screen.speech.locales.first else { return nil }
    if let branch {
      return screen.speech.utterance(of: facts, in: locale, after: branch).map {
        SpokenContext(self, locale: locale, utterance: $0)
      }
    }
    let utterance = facts.utterances[locale] ?? (element.kind == .stepper ? halves(in: locale) : shown(in: locale))
    return utterance.map { SpokenContext(self, locale: locale, utterance: $0) }
  }

  private func shown(in locale: LocaleTag) -> Utterance? {
    screen.speech.utterance(of: facts, in: locale) { element in
      element.show()
      if element.kind == .imageView { element.accessibility.isElement = true }
    }
  }

  /// The utterances of the two buttons of a UIKit stepper; AppKit's stepper is one element.
  private func halves(in locale: LocaleTag) -> Utterance? {
    guard platform != .macOS else { return shown(in: locale) }
    let halves = [ControlType.decrement, .increment].compactMap { half in
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
  /// Makes the element visible.
  fileprivate mutating func show() { (isHidden, isNotInstalled) = (nil, nil) }
}

extension String {
  /// The text without the mark that ends a sentence or introduces a control: labels have neither.
  fileprivate var trimmingEndMark: String {
    guard !hasSuffix(".."), let last = lastIndex(where: { !$0.isWhitespace && !".:：。﹕".contains($0) }) else {
      return self
    }
    return String(self[...last])
  }
}

extension Utterance {
  /// Whether the hint is spoken instead of a missing label.
  var isPromotedHint: Bool { segments.contains { $0.speechRule == .hintPromotion } }
}

extension ElementContext {
  /// Whether the question needs no asking: only a label could name the element, and the code that may set one was not read.
  ///
  /// In eleven public apps, code set a label through 11 of 288 outlets to elements without one, and a title or image through
  /// 25, all to buttons and images; of the Mac's fields and pop-up buttons without a label that were read, none had a name.
  fileprivate func isAnswered(_ reason: ReviewReason) -> Bool {
    if ignoresChildren, reason.code == ReviewReason.customClassCode { return true }
    return isNamedByLabelAlone && element.code == nil
      && [ReviewReason.outletCode, ReviewReason.customClassCode].contains(reason.code)
  }

  /// Whether a modifier of SwiftUI makes the view an element of which nothing inside says anything, whatever the view is.
  private var ignoresChildren: Bool {
    screen.tree.framework == .swiftUI && element.accessibility.isElement == true
      && element.accessibility.children == .ignore
  }

  /// What questions with the same answer share: one look at a class tells about all its outlets, and one at a segmented
  /// control about all its segments; nil if the question is the element's own.
  fileprivate func cause(ofQuestion reason: ReviewReason) -> String? {
    if reason.code == ReviewReason.outletCode, let owner = screen.ownerCause(of: index) { return owner }
    guard element.kind == .segment, let control = parent else { return nil }
    return "segments of \(screen.tree.source) \(control.facts.reference.path)"
  }

  /// Whether code that was read may label the element.
  fileprivate var mayBeNamedByCode: Bool { element.code != nil && element.mayBeChanged(by: .label) }

  /// Whether code seldom names the element but may: on the Mac, and through an outlet or a class of which the code was not read.
  ///
  /// A missing label is at most a warning there.
  fileprivate var isSeldomNamedByCode: Bool {
    isNamedByLabelAlone
      && (platform == .macOS || element.code == nil && (element.hasOutlet || element.customClass != nil))
  }

  /// Whether code hardly ever names such an element by a title or an image: most kinds show none of their own, and check boxes
  /// have their title in the file.
  private var isNamedByLabelAlone: Bool {
    ElementKind.namedByLabelAlone.contains(element.kind) || element.kind == .button && element.control.hasMark
  }
}

extension ElementContext {
  /// Whether a text is the tooltip of this control and of another one of the screen, so that it tells neither from the other.
  fileprivate func isTooltipOfOthers(_ text: LocalizableText) -> Bool {
    element.control.toolTip == text
      && screen.elements.indices.contains { $0 != index && screen.elements[$0].element.control.toolTip == text }
  }

  /// Whether it is a control of AppKit with a tooltip.
  fileprivate var hasTooltip: Bool { platform == .macOS && element.control.toolTip?.isBlank == false }
}
