import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis
import VoiceOver

/// A label that is missing.
struct MissingLabel {
  /// What is wrong.
  var problem: Problem
  /// The image that the element shows.
  var image: ImageReference?
  /// The text that would do for a label, where no label beside the element does.
  var substitute: LocalizableText?
  /// What shows the problem once it is fixed, such as a field that is filled.
  var shown: @Sendable (inout Element) -> Void

  /// A missing label; `reviewReason` is beside what may be said of every element.
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
/// They are silent about what VoiceOver never reaches, and about what is named by its hint, which is a problem of its own.
protocol MissingLabelRule: ScreenRule {
  /// What is wrong with an element; it is asked only about elements at which VoiceOver stops, or would if they were shown.
  static func problem(at context: ElementContext) -> MissingLabel?
}

extension MissingLabelRule {
  /// The elements without a label, in file order.
  func findings(on screen: ScreenFacts) -> [Finding] {
    screen.elements.indices.compactMap { index in
      let context = ElementContext(screen: screen, index: index)
      guard let missing = Self.problem(at: context), !context.isSilenced else { return nil }
      return missing.finding(of: Self.self, at: context)
    }
  }
}

extension MissingLabel {
  fileprivate func finding(of rule: any Rule.Type, at context: ElementContext) -> Finding? {
    let spoken = context.spoken
    if spoken?.utterance.isPromotedHint == true { return nil }
    var problem = problem
    if let image { problem.evidence["image"] = .text(image.name) }
    let beside = NeighbouringLabel(of: context).text
    if let text = beside.flatMap({ spoken?.words($0) }) { problem.evidence["labelBeside"] = .text(text.string) }
    problem.fix = spoken.flatMap { fix(with: beside, at: $0) }
    problem.reviewReason = context.reviewReason(about: image, own: problem.reviewReason)
    // Of the images of the system those on the Mac are known to be described.
    if problem.reviewReason == .systemImage, context.platform == .macOS { problem.reviewSeverity = .note }
    return FindingBuilder(rule).finding(
      problem, at: context.index, on: context.screen, speech: spoken?.spokenEvidence(fix: problem.fix) ?? [:])
  }

  /// Gives the element the words beside it, or else the substitute's; a tool tip that has become the label goes.
  private func fix(with beside: LocalizableText?, at context: SpokenContext) -> ((inout Element) -> Void)? {
    guard let text = beside ?? substitute, let words = context.words(text) else { return nil }
    return { [shown] element in
      element.show()
      element.accessibility.label = LocalizableText(words.string.trimmingEndMark)
      if element.control.toolTip == text { element.control.toolTip = nil }
      shown(&element)
    }
  }
}

extension ElementContext {
  /// The element as it is spoken in the development language, or would be if it were shown; nil where nobody reaches it.
  var spoken: SpokenContext? {
    guard let locale = screen.speech.locales.first else { return nil }
    let utterance = facts.utterances[locale] ?? (element.kind == .stepper ? halves(in: locale) : shown(in: locale))
    return utterance.map { SpokenContext(self, locale: locale, utterance: $0) }
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

extension ElementContext {
  /// Whether VoiceOver would not stop at the element even if it were shown: it is no element, something that holds it
  /// is one itself or hides what is inside, it is beside a modal view, or a toolbar item with a label speaks for it.
  var isSilenced: Bool {
    let accessibility = element.accessibility
    // Segments are elements of their own, which one label does not tell apart.
    if facts.node.isNamedByToolbarItem, element.kind != .segment { return true }
    if accessibility.isElement == false || accessibility.elementsHidden == true { return true }
    if facts.node.isSwallowed { return true }
    if facts.isHidden { return !isOfOtherSizeClass }
    // A stepper is no stop itself, its two halves are.
    return !facts.isReached && element.kind != .stepper && !isInToolbarItem
      && !isSwiftUIImage
  }

  /// In SwiftUI images are elements, whatever UIKit does.
  private var isSwiftUIImage: Bool { element.kind == .imageView && screen.tree.framework == .swiftUI }

  /// Whether the element, or what holds it, is there in other size classes only.
  private var isOfOtherSizeClass: Bool { ([self] + ancestors).contains { $0.element.isNotInstalled == true } }

  /// A toolbar item of the Mac is spoken in the place of the view that it holds.
  private var isInToolbarItem: Bool { ancestors.contains { $0.element.kind == .toolbarItem } }

  /// Whether an accessibility label is set, in the file's accessibility properties or by a runtime attribute.
  var hasLabel: Bool {
    if let label = element.accessibility.label, !label.isBlank { return true }
    return element.runtimeAttributes?.contains { $0.keyPath == "accessibilityLabel" && $0.value?.isEmpty == false }
      ?? false
  }

  /// Whether a label, a title, or in SwiftUI and WatchKit a text inside names the element.
  var isNamed: Bool { hasLabel || element.control.title.map { !$0.isBlank } ?? false || isNamedFromInside }

  /// Whether a text inside gives the element its name: SwiftUI's controls and WatchKit's buttons say what they hold.
  var isNamedFromInside: Bool {
    speaksWhatIsInside
      && inside.contains { element in
        [element.control.text, element.control.title, element.accessibility.label].contains { $0?.isBlank == false }
      }
  }

  /// The elements inside, where they are the element's own content.
  var content: [Element] { speaksWhatIsInside ? inside : [] }

  private var speaksWhatIsInside: Bool { screen.tree.framework == .swiftUI || platform == .watchOS }

  private var inside: [Element] {
    var found: [Element] = []
    for child in element.children { child.forEach { element, _ in found.append(element) } }
    return found
  }

  /// The image that the element shows by itself, without states.
  var image: ImageReference? { element.control.image }
}

extension ElementContext {
  /// Why the missing name may be there after all, of an element with an image or none; nil where nothing speaks for it.
  ///
  /// `own` is a reason that only its kind has.
  func reviewReason(about image: ImageReference?, own: ReviewReason? = nil) -> ReviewReason? {
    if let image, describesBySystem(image) { return .systemImage }
    return own ?? codeReviewReason
  }

  /// What code, another size class or the system may do to any element.
  private var codeReviewReason: ReviewReason? {
    if element.isPrototype == true { return .prototype }
    if isOfOtherSizeClass { return .sizeClassVariant }
    if let reason = element.reviewReason(codeMay: "set a label") { return reason }
    if hasNamingAttribute { return .runtimeAttribute(may: "set a label") }
    guard platform == .macOS else { return nil }
    if element.control.toolTip?.isBlank == false { return .toolTip }
    return element.kind == .button ? nil : .appKit
  }

  /// Whether the system may have a description of an image: a symbol, or one of AppKit's own (`NSAddTemplate`).
  func describesBySystem(_ image: ImageReference) -> Bool {
    image.isSystem || platform == .macOS && image.name.hasPrefix("NS")
  }

  /// Whether a runtime attribute of the app's own may set a label: extensions of UIKit's classes do, under such names.
  private var hasNamingAttribute: Bool {
    element.runtimeAttributes?.contains { attribute in
      let name = attribute.keyPath.lowercased()
      return attribute.value?.isEmpty == false && Self.namingAttributes.contains(where: name.contains)
    } ?? false
  }

  private static let namingAttributes = ["access", "acclabel", "title", "local", "lockey"]
}

/// The reasons for which a missing name may be there after all.
