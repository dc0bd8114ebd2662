import AuditModel
import RuleKit
import ScreenAnalysis
import VoiceOver

extension LayoutProperties {
  /// Whether the view may install a subview in some size class, as far as its variations are known.
  fileprivate func mayInstall(_ id: String) -> Bool {
    variations?.contains { $0.included?.contains(id) == true } ?? true
  }
}

extension ElementContext {
  /// Whether VoiceOver would not stop at the element even if it were shown: it is not an accessibility element, a superview is
  /// one or hides its content, it is behind a modal view, or a toolbar item with a label is spoken instead.
  var isSilenced: Bool {
    let accessibility = element.accessibility
    // Segments are separate elements, which a single label does not distinguish.
    if facts.node.isNamedByToolbarItem, element.kind != .segment { return true }
    if accessibility.isElement == false || accessibility.elementsHidden == true { return true }
    if facts.node.isSwallowed { return true }
    if facts.isHidden { return !isOfOtherSizeClass && !isShownLater }
    // VoiceOver does not stop at a stepper or a segmented control itself but at its parts.
    return !facts.isReached && ![.stepper, .segmentedControl].contains(element.kind) && !isInToolbarItem
      && !isSwiftUIImage
  }

  /// Whether the file hides the element itself, and code shows it.
  private var isShownLater: Bool { element.code?.isShownLater == true && !ancestors.contains { $0.facts.isHidden } }

  /// In SwiftUI, images are accessibility elements, unlike in UIKit.
  private var isSwiftUIImage: Bool { element.kind == .imageView && screen.tree.framework == .swiftUI }

  /// Whether the element, or one of its superviews, exists only in other size classes; what none of these installs never exists.
  var isOfOtherSizeClass: Bool {
    let line = ([self] + ancestors).map(\.element)
    let absent = line.indices.filter { line[$0].isNotInstalled == true }
    return !absent.isEmpty
      && absent.allSatisfy { index in
        line.dropFirst(index + 1).first?.layout.mayInstall(line[index].id) ?? true
      }
  }

  /// Whether the element is in a Mac toolbar item, which is spoken instead of its view.
  private var isInToolbarItem: Bool { ancestors.contains { $0.element.kind == .toolbarItem } }

  /// Whether a binding supplies what the element shows: its own, or for an item that of the control with the menu.
  var isFilledByBinding: Bool {
    let owners = element.kind == .menuItem ? ancestors.first { $0.element.kind == .popUpButton } : nil
    return element.isFilledByBinding || owners?.element.isFilledByBinding == true
  }

  /// Whether an accessibility label is set, in the accessibility properties or by a runtime attribute.
  var hasLabel: Bool {
    if let label = element.accessibility.label, !label.isBlank { return true }
    return element.runtimeAttributes?.contains { $0.keyPath == "accessibilityLabel" && $0.value?.isEmpty == false }
      ?? false
  }

  /// Whether VoiceOver speaks a name that is not that of an image.
  var isSpokenByName: Bool {
    let label = screen.speech.locales.first.flatMap { facts.utterances[$0]?.label }
    return label?.speechRule.map(Self.namingRules.contains) ?? false
  }

  private static let namingRules: Set<SpeechRule> = [
    .explicitLabel, .buttonTitle, .buttonLabelObserved, .buttonLabelDocumented, .itemTitle, .contentLabel,
    .combinedLabels, .imageTranslation, .menuSelection,
  ]

  /// Whether a label or a title, or in SwiftUI and WatchKit a text inside, labels the element.
  var isNamed: Bool { hasLabel || element.control.title.map { !$0.isBlank } ?? false || isNamedFromInside }

  /// Whether a text inside labels the element: SwiftUI's controls and WatchKit's buttons speak their content.
  var isNamedFromInside: Bool {
    speaksWhatIsInside
      && inside.contains { element in
        [element.control.text, element.control.title, element.accessibility.label].contains { $0?.isBlank == false }
      }
  }

  /// The elements inside, if they are the element's own content.
  var content: [Element] { speaksWhatIsInside ? inside : [] }

  private var speaksWhatIsInside: Bool { screen.tree.framework == .swiftUI || platform == .watchOS }

  /// The elements inside, without the menu that it opens, the items of that menu, and the options of a picker.
  private var inside: [Element] {
    var found: [Element] = []
    var waiting = Array(element.children.reversed())
    while let inner = waiting.popLast() {
      guard ![.menu, .menuItem, .segment].contains(inner.kind) else { continue }
      found.append(inner)
      waiting += inner.children.reversed()
    }
    return found
  }

  /// The image of the element, regardless of states.
  var image: ImageReference? { element.control.image }

  /// The placeholder; nil if it is blank.
  var placeholder: LocalizableText? { element.control.placeholder.flatMap { $0.isBlank ? nil : $0 } }

  /// Whether the element is a text field to write in, not a read-only or search field, nor a caption.
  var isWritable: Bool {
    element.control.isEditable != false && element.accessibility.traits?.contains(.searchField) != true && !isCaption
  }

  /// Whether a text field only shows a text of the file or of code: it is disabled, or ignores touches, and no code that was read changes
  /// that.
  private var isCaption: Bool {
    guard element.kind == .textField, screen.tree.framework != .swiftUI else { return false }
    let code = element.connections.code
    guard element.control.isEnabled == false || element.connections.ignoresTouches == true,
      code?.sets?.contains(.enabled) != true
    else { return false }
    return element.control.text?.isBlank == false || code?.sets?.contains(.title) == true
  }
}
