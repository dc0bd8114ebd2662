import AuditModel
import LocaleData

/// What a kind of element offers to VoiceOver by itself.
struct KindDefaults: Sendable {
  /// Where a label comes from if the author gives none.
  enum Label: Sendable {
    case none, text, button, item(LabelGroup), searchPlaceholder, navigationTitle, cell, section, imageName
    case builtIn(SpokenWord)
    /// What SwiftUI shows as the view's label: a text, or the texts and images inside.
    case content
    /// The labels inside, which the element takes together.
    case combined
  }

  /// Where a value comes from if the author gives none.
  enum Value: Sendable {
    case none, isOn, percentage(SpeechRule), page, text, selection, badge, cellDetail
  }

  var traits: Set<Trait> = []
  var label = Label.none
  var value = Value.none
  /// The rule behind the traits where they are not sure.
  var traitRule: SpeechRule?
  /// Whether the element is one only if it has a label of its own.
  var needsLabel = false
  /// Whether a label that the author gives takes the place of the value too.
  var labelHidesValue = false
  /// Whether the element shows and hides what is inside.
  var isDisclosure = false

  /// The defaults of a kind that is an accessibility element; nil for containers and plain views.
  static func of(_ element: Element, in framework: InterfaceFramework?) -> KindDefaults? {
    if framework == .swiftUI, element.control.type == "disclosure" { return swiftUI[.disclosureGroup] }
    if framework == .swiftUI, let own = swiftUI[element.kind], !element.isStepperHalf { return own }
    switch element.kind {
    case .textView where element.control.isEditable == false: return readOnlyText
    case .stepper where element.isStepperHalf: return uiKit[.button]
    case .barButtonItem where element.holdsCustomView: return nil
    case .barButtonItem where element.control.type == "back": return backItem
    case .datePicker where element.control.type == "wheels": return wheels
    default: return uiKit[element.kind]
    }
  }

  /// What an image view offers once it is an element: by its author in UIKit, by itself in SwiftUI.
  static let image = KindDefaults(traits: [.image], label: .imageName)

  /// The item that leads back to this screen.
  private static let backItem = KindDefaults(traits: [.button, .backButton], label: .item(.barButtonItem))

  /// A text view that cannot be edited.
  private static let readOnlyText = KindDefaults(traits: [.staticText], value: .text, traitRule: .inferredTraits)

  /// A date picker of wheels, each of which is adjustable; a file does not tell how many there are.
  private static let wheels = KindDefaults(traits: [.adjustable], value: .selection, traitRule: .inferredTraits)
}

extension Element {
  /// Whether a bar item shows a view of the app's own, which is then reached in its place; a menu is no such view.
  fileprivate var holdsCustomView: Bool { children.contains { $0.kind != .menu && $0.kind != .menuItem } }

  /// Whether the element stands for one of a stepper's two buttons.
  fileprivate var isStepperHalf: Bool {
    kind == .stepper && SpokenWord.stepperHalves.contains { $0.rawValue == control.type }
  }
}

extension SpokenWord {
  /// The two buttons that UIKit makes of a stepper, in reading order; the type of an element that stands for one.
  static let stepperHalves: [SpokenWord] = [.decrement, .increment]
}
