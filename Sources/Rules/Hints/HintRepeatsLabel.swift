import AuditModel
import RuleKit
import ScreenAnalysis

/// A hint repeats the label.
///
/// ## What it reports
/// A hint that equals the spoken label or begins with all of its words, in any language. A label of a single word must
/// be the whole hint: "Delete" with "Deletes the message." is right, and "Delete" with "Delete the message." is
/// reported by `hint-imperative`. In English, a word that is not a verb is reported too ("Brightness", "Brightness of
/// the screen."). Tool tips and SwiftUI's `help(_:)` are judged too if there is no hint: VoiceOver speaks them as one;
/// the whole tip or its first sentence must be the label, since a tip may begin with the name of what it explains.
/// The tool tip of a control that shows only an image may be its name, and the tip that a text and a control share is
/// judged once, at the control. Reported on the Mac too. Severity: warning; note for the item of a toolbar that shows no
/// labels, where the tip shows people the name.
///
/// ## Why it matters
/// VoiceOver speaks the same words twice: the label and, after a pause, the hint.
///
/// ## Example
/// In the macOS client of ownCloud, labels and help texts were identical, and VoiceOver read both
/// (owncloud/client#11792).
///
/// ## Known limits
/// In languages without spaces between words, only a hint that equals the label is found.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement): a hint should not name the element;
/// owncloud/client#11792.
struct HintRepeatsLabel: HintRule {
  static let name = "hint-repeats-label"
  static let severity = Severity.warning
  static let judgesMac = true
  static let judgesToolTips = true

  /// The hints that repeat their labels.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    let (words, label) = (hint.words, hint.label)
    if hint.isToolTip { return problem(ofToolTip: hint) }
    guard words.starts(with: label), label.list.count > 1 || words == label || Self.isRepeatedNoun(label, in: hint)
    else { return nil }
    if words.list == label.list { return HintProblem(predicate: "repeats the label", fixed: "") }
    return HintProblem(predicate: "begins with the label")
  }

  /// A tool tip is written for people who see the control: it may begin with the control's name.
  private static func problem(ofToolTip hint: SpokenHint) -> HintProblem? {
    // A tool tip names what shows only an image.
    guard !hint.label.isEmpty, !hint.isOfImageAlone, !hint.isSharedWithControl else { return nil }
    if hint.words.list == hint.label.list {
      let severity: Severity? = hint.isInToolbarOfIcons ? .note : nil
      return HintProblem(predicate: "repeats the label", fixed: "", severity: severity)
    }
    return hint.firstSentence.list == hint.label.list ? HintProblem(predicate: "begins with the label") : nil
  }

  private static func isRepeatedNoun(_ label: HintWords, in hint: SpokenHint) -> Bool {
    label.list.count == hint.words.list.count
      || hint.isEnglish && label.list.allSatisfy { EnglishVerbs.thirdPerson(of: $0) == nil }
  }
}

extension SpokenHint {
  /// Whether the hint is the label again, so that it should go, whatever else is wrong with it.
  var isLabelAgain: Bool { HintRepeatsLabel.problem(of: self)?.fixed == "" }

  /// The words before the first mark that ends a sentence; after a colon, the explanation of a name begins.
  fileprivate var firstSentence: HintWords { HintWords(String(text.prefix { !".。\n".contains($0) })) }

  /// Whether the control shows its image and not its title.
  fileprivate var isOfImageAlone: Bool { context.element.control.imagePosition == .only }

  /// Whether the element is a text, as a caption, and a control has the same tool tip.
  fileprivate var isSharedWithControl: Bool {
    guard context.element.isStaticText, let tip = context.element.control.toolTip?.value else { return false }
    return context.screen.elements.contains { other in
      !other.element.isStaticText && other.element.control.toolTip?.value == tip
    }
  }

  /// Whether the element is an item of a toolbar that shows no labels, as SwiftUI's on the Mac shows only the icons of labels.
  fileprivate var isInToolbarOfIcons: Bool {
    if context.screen.tree.framework == .swiftUI { return isIconInToolbarOfMac }
    guard context.element.kind == .toolbarItem, let toolbar = context.facts.parent else { return false }
    return context.screen.elements[toolbar].element.control.imagePosition == .only
  }

  private var isIconInToolbarOfMac: Bool {
    let (element, ancestors) = (context.element, context.context.ancestors)
    guard context.platform == .macOS, ancestors.contains(where: { Self.bars.contains($0.element.kind) }),
      element.kind == .button, element.control.states?[.normal]?.image != nil
    else { return false }
    // A stack of an image and a text is shown whole, unlike a label.
    let isLabel = element.children.isEmpty || element.children.contains { $0.control.image != nil && $0.kind == .label }
    return isLabel && !([element] + element.children).contains { $0.layout.view?.style == "titleAndIcon" }
  }

  private static let bars: Set<ElementKind> = [.navigationBar, .toolbar]
}
