import AuditModel
import LocaleData

/// What UIKit gives a kind of element by itself.
struct KindDefaults: Sendable {
  /// Where a label comes from if the author gives none.
  enum Label: Sendable {
    case none, text, button, item(LabelGroup), searchPlaceholder, navigationTitle, cell, section, imageName
    case builtIn(SpokenWord)
  }

  /// Where a value comes from if the author gives none.
  enum Value: Sendable {
    case none, isOn, percentage(SpeechRule), page, text, selection
  }

  var traits: Set<Trait> = []
  var label = Label.none
  var value = Value.none
  /// The rule behind the traits where they are not sure.
  var traitRule: SpeechRule?
  /// Whether the element is one only if it has a label of its own.
  var needsLabel = false

  /// The defaults of a kind that is an accessibility element; nil for containers and plain views.
  static func of(_ element: Element) -> KindDefaults? {
    switch element.kind {
    case .textView where element.control.isEditable == false: readOnlyText
    case .stepper where SpokenWord.stepperHalves.contains(where: { $0.rawValue == element.control.type }):
      table[.button]
    case .barButtonItem where element.holdsCustomView: nil
    case .barButtonItem where element.control.type == "back": backItem
    default: table[element.kind]
    }
  }

  /// The item that leads back to this screen.
  private static let backItem = KindDefaults(traits: [.button, .backButton], label: .item(.barButtonItem))

  /// A text view that cannot be edited.
  private static let readOnlyText = KindDefaults(traits: [.staticText], value: .text, traitRule: .inferredTraits)

  // Sources: `Documentation/speech.md`; `inferredTraits` marks the rows without a reliable one.
  private static let table: [ElementKind: KindDefaults] = [
    .element: KindDefaults(),
    .label: KindDefaults(traits: [.staticText], label: .text),
    .button: KindDefaults(traits: [.button], label: .button),
    .switch: KindDefaults(traits: [.button, .toggleButton], value: .isOn),
    .slider: KindDefaults(traits: [.adjustable], value: .percentage(.sliderPercentage)),
    .segment: KindDefaults(traits: [.button], label: .item(.button)),
    .pageControl: KindDefaults(traits: [.adjustable], value: .page),
    .textField: KindDefaults(traits: [.textEntry], value: .text),
    .textView: KindDefaults(traits: [.textEntry, .textArea], value: .text),
    .searchField: KindDefaults(traits: [.searchField], label: .searchPlaceholder, value: .text),
    .datePicker: KindDefaults(traits: [.button], traitRule: .inferredTraits),
    .pickerView: KindDefaults(traits: [.adjustable], value: .selection, traitRule: .inferredTraits),
    .progressView: KindDefaults(value: .percentage(.progressPercentage)),
    .activityIndicator: KindDefaults(label: .builtIn(.inProgress)),
    .colorWell: KindDefaults(traits: [.button], label: .item(.button), traitRule: .inferredTraits),
    .popUpButton: KindDefaults(traits: [.button], label: .button, value: .selection, traitRule: .inferredTraits),
    .comboBox: KindDefaults(traits: [.textEntry], value: .text, traitRule: .inferredTraits),
    .menuItem: KindDefaults(traits: [.button], label: .item(.button), traitRule: .inferredTraits),
    .navigationItem: KindDefaults(traits: [.header], label: .navigationTitle, needsLabel: true),
    .barButtonItem: KindDefaults(traits: [.button], label: .item(.barButtonItem)),
    .toolbarItem: KindDefaults(traits: [.button], label: .item(.barButtonItem), traitRule: .inferredTraits),
    .tabBarItem: KindDefaults(traits: [.tabBarItem], label: .item(.tabBarItem)),
    .link: KindDefaults(traits: [.button, .link], label: .button, traitRule: .linkTraits),
    .cell: KindDefaults(label: .cell, needsLabel: true),
    .section: KindDefaults(traits: [.header], label: .section, traitRule: .sectionHeading, needsLabel: true),
  ]

  /// What an image view offers once its author makes it an element.
  static let image = KindDefaults(traits: [.image], label: .imageName)
}

extension Element {
  /// Whether a bar item shows a view of the app's own, which is then reached in its place; a menu is no such view.
  fileprivate var holdsCustomView: Bool { children.contains { $0.kind != .menu && $0.kind != .menuItem } }
}

extension SpokenWord {
  /// The two buttons that UIKit makes of a stepper, in reading order; the type of an element that stands for one.
  static let stepperHalves: [SpokenWord] = [.decrement, .increment]
}
