import AuditModel
import LocaleData

/// What a kind of element offers to VoiceOver by default.
struct AccessibilityDefaults: Sendable {
  /// The source of a label if the author sets none.
  enum Label: Sendable {
    case none, text, button, item(LabelGroup), searchPlaceholder, navigationTitle, cell, section, imageName
    case builtIn(SpokenWord)
    /// What SwiftUI shows as the view's label: a text, or the texts and images inside.
    case content
    /// The labels inside, combined.
    case combined
  }

  /// The source of a value if the author sets none.
  enum Value: Sendable {
    case none, isOn, percentage(SpeechRule), page, text, selection, badge, cellDetail
  }

  var traits: Set<AccessibilityTrait> = []
  var label = Label.none
  var value = Value.none
  /// The rule behind the traits if they are uncertain.
  var traitRule: SpeechRule?
  /// Whether it is an accessibility element only if it has its own label.
  var needsLabel = false
  /// Whether a label that the author sets replaces the value too.
  var labelHidesValue = false
  /// Whether the element shows and hides its content.
  var isDisclosure = false

  /// The defaults of a kind that is an accessibility element; nil for containers and plain views.
  static func of(_ element: Element, in framework: InterfaceFramework?) -> AccessibilityDefaults? {
    if framework == .swiftUI, element.control.type == .disclosure { return swiftUI[.disclosureGroup] }
    if framework == .swiftUI, element.listsChoices { return choices }
    if framework == .swiftUI, element.kind == .datePicker,
      let parts = element.control.type.flatMap({ partsOfDates[$0] })
    {
      return parts
    }
    if framework == .swiftUI, let own = swiftUI[element.kind], !element.isStepperHalf { return own }
    switch element.kind {
    case .textView where element.control.isEditable == false: return readOnlyText
    case .stepper where element.isStepperHalf: return uiKit[.button]
    case .barButtonItem where element.holdsCustomView: return nil
    case .barButtonItem where element.control.type == .back: return backItem
    case .datePicker where element.control.type == .wheels: return wheels
    default: return uiKit[element.kind]
    }
  }

  /// What an image view offers as an accessibility element: if its author makes it one in UIKit, always in SwiftUI.
  static let image = AccessibilityDefaults(traits: [.image], label: .imageName)

  /// A picker that shows all its choices, each of which is a button after its title.
  private static let choices = AccessibilityDefaults(label: .content, traitRule: .inferredTraits, needsLabel: true)

  /// What a date picker of SwiftUI offers that shows its parts: wheels are adjustable, the days of a calendar are buttons.
  private static let partsOfDates: [ControlType: AccessibilityDefaults] = [
    .init(name: "wheel"): AccessibilityDefaults(
      traits: [.adjustable], label: .content, value: .selection, traitRule: .inferredTraits),
    .init(name: "graphical"): choices,
  ]

  /// The item that leads back to this screen.
  private static let backItem = AccessibilityDefaults(traits: [.button, .backButton], label: .item(.barButtonItem))

  /// A text view that cannot be edited.
  private static let readOnlyText = AccessibilityDefaults(
    traits: [.staticText], value: .text, traitRule: .inferredTraits)

  /// A date picker with wheels, each of which is adjustable; the file does not say how many there are.
  private static let wheels = AccessibilityDefaults(
    traits: [.adjustable], value: .selection, traitRule: .inferredTraits)
}

extension Element {
  /// Whether a bar item shows a custom view, which is reached instead; a menu is not such a view.
  fileprivate var holdsCustomView: Bool { children.contains { $0.kind != .menu && $0.kind != .menuItem } }

  /// Whether the element represents one of a stepper's two buttons.
  fileprivate var isStepperHalf: Bool {
    kind == .stepper && (control.type == .decrement || control.type == .increment)
  }
}

extension SpokenWord {
  /// The two buttons that UIKit makes of a stepper, in reading order.
  static let stepperHalves: [SpokenWord] = [.decrement, .increment]
}

// Sources: `Documentation/speech.md`; `inferredTraits` marks the rows without a reliable one.
extension AccessibilityDefaults {
  /// The defaults of UIKit's elements.
  static let uiKit: [ElementKind: AccessibilityDefaults] = [
    .element: AccessibilityDefaults(),
    .label: AccessibilityDefaults(traits: [.staticText], label: .text),
    .button: AccessibilityDefaults(traits: [.button], label: .button),
    .switch: AccessibilityDefaults(traits: [.button, .toggleButton], value: .isOn),
    .slider: AccessibilityDefaults(traits: [.adjustable], value: .percentage(.sliderPercentage)),
    .segment: AccessibilityDefaults(traits: [.button], label: .item(.button)),
    .pageControl: AccessibilityDefaults(traits: [.adjustable], value: .page),
    .textField: AccessibilityDefaults(traits: [.textEntry], value: .text),
    .textView: AccessibilityDefaults(traits: [.textEntry, .textArea], value: .text),
    .searchField: AccessibilityDefaults(traits: [.searchField], label: .searchPlaceholder, value: .text),
    .datePicker: AccessibilityDefaults(traits: [.button], traitRule: .inferredTraits),
    .pickerView: AccessibilityDefaults(traits: [.adjustable], value: .selection, traitRule: .inferredTraits),
    .progressView: AccessibilityDefaults(value: .percentage(.progressPercentage)),
    .activityIndicator: AccessibilityDefaults(label: .builtIn(.inProgress)),
    .colorWell: AccessibilityDefaults(traits: [.button], label: .item(.button), traitRule: .inferredTraits),
    .popUpButton: AccessibilityDefaults(
      traits: [.button], label: .button, value: .selection, traitRule: .inferredTraits),
    .comboBox: AccessibilityDefaults(traits: [.textEntry], value: .text, traitRule: .inferredTraits),
    .menuItem: AccessibilityDefaults(traits: [.button], label: .item(.button), traitRule: .inferredTraits),
    .navigationItem: AccessibilityDefaults(traits: [.header], label: .navigationTitle, needsLabel: true),
    .barButtonItem: AccessibilityDefaults(traits: [.button], label: .item(.barButtonItem)),
    .toolbarItem: AccessibilityDefaults(traits: [.button], label: .item(.barButtonItem), traitRule: .inferredTraits),
    .tabBarItem: AccessibilityDefaults(traits: [.tabBarItem], label: .item(.tabBarItem), value: .badge),
    .link: AccessibilityDefaults(traits: [.button, .link], label: .button, traitRule: .linkTraits),
    .cell: AccessibilityDefaults(label: .cell, value: .cellDetail, needsLabel: true, labelHidesValue: true),
    .section: AccessibilityDefaults(traits: [.header], label: .section, traitRule: .sectionHeading, needsLabel: true),
  ]

  /// The defaults of SwiftUI's views that differ from UIKit's.
  static let swiftUI: [ElementKind: AccessibilityDefaults] = [
    .label: AccessibilityDefaults(traits: [.staticText], label: .content),
    .imageView: image,
    .button: AccessibilityDefaults(traits: [.button], label: .content),
    // The menu of a button that already speaks its label has no label of its own.
    .menu: AccessibilityDefaults(traits: [.button], label: .content, traitRule: .inferredTraits, needsLabel: true),
    .link: AccessibilityDefaults(traits: [.button, .link], label: .content, traitRule: .linkTraits),
    .switch: AccessibilityDefaults(traits: [.button, .toggleButton], label: .content, value: .isOn),
    .slider: AccessibilityDefaults(traits: [.adjustable], label: .content, value: .percentage(.sliderPercentage)),
    .stepper: AccessibilityDefaults(
      traits: [.adjustable], label: .content, value: .selection, traitRule: .inferredTraits),
    .popUpButton: AccessibilityDefaults(
      traits: [.button], label: .content, value: .selection, traitRule: .inferredTraits, labelHidesValue: true),
    .pickerView: AccessibilityDefaults(
      traits: [.adjustable], label: .content, value: .selection, traitRule: .inferredTraits),
    .datePicker: AccessibilityDefaults(
      traits: [.button], label: .content, value: .selection, traitRule: .inferredTraits),
    .colorWell: AccessibilityDefaults(traits: [.button], label: .content, traitRule: .inferredTraits),
    .progressView: AccessibilityDefaults(label: .content, value: .percentage(.progressPercentage)),
    .disclosureGroup: AccessibilityDefaults(traits: [.button, .header], label: .content, isDisclosure: true),
  ]
}

extension ElementKind {
  /// SwiftUI's `DisclosureGroup`, which has no equivalent in UIKit.
  static let disclosureGroup = ElementKind.unknown("disclosureGroup")
}

extension Element {
  /// Whether the element is a picker of SwiftUI that shows all its choices at once.
  var listsChoices: Bool {
    kind == .pickerView && (control.type.map { ["inline", "radioGroup"].contains($0.name) } ?? false)
  }

  /// Whether the element is a text of SwiftUI without anything in it, `Text("")`, of which no accessibility element is made.
  var isEmptyText: Bool {
    kind == .label && control.text == LocalizableText("") && children.isEmpty && control.image == nil
      && accessibility.isEmpty
  }

  /// Whether the element is only a space or separator between others.
  var isSpace: Bool {
    [.flexibleSpace, .fixedSpace].contains(control.systemItem) || kind == .menuItem && control.type == .separator
  }

  /// Whether the element does not hide itself and its content from VoiceOver.
  var isShown: Bool {
    isHidden != true && isNotInstalled != true && accessibility.elementsHidden != true && appearance.alpha != 0
  }
}

/// What an accessibility element offers to VoiceOver, its kind's defaults included, with every text resolved.
struct SpokenProperties: Sendable {
  /// One piece of custom content.
  struct Content: Sendable {
    var label: String?
    var value: String?
    var isImportant: Bool
  }

  var label: SpokenText?
  /// AppKit: the text of the label that is connected as the title of a control with a title of its own.
  var titleElement: SpokenText?
  var value: SpokenText?
  var hint: SpokenText?
  var traits: Set<AccessibilityTrait> = []
  /// The rule behind "Selected".
  var selectedRule = SpeechRule.selectedFirst
  /// The rule behind the traits if they are less certain than the words themselves.
  var traitRule: SpeechRule?
  var isExpanded: Bool?
  var customContent: [Content] = []
  var hasCustomActions = false
  /// AppKit's role description; nil on the other platforms.
  var role: SpokenText?
  /// AppKit's words for selected and disabled.
  var state: [SpokenText] = []
}

extension Set<AccessibilityTrait> {
  /// Whether the element takes text; a secure field and a text area do even without `textEntry`.
  var takesText: Bool { !isDisjoint(with: [.textEntry, .secureTextField, .textArea]) }
}
