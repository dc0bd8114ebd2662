import AuditModel
import LocaleData

// Sources: `Documentation/speech.md`; `inferredTraits` marks the rows without a reliable one.
extension KindDefaults {
  /// What UIKit's elements offer.
  static let uiKit: [ElementKind: KindDefaults] = [
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
    .tabBarItem: KindDefaults(traits: [.tabBarItem], label: .item(.tabBarItem), value: .badge),
    .link: KindDefaults(traits: [.button, .link], label: .button, traitRule: .linkTraits),
    .cell: KindDefaults(label: .cell, value: .cellDetail, needsLabel: true, labelHidesValue: true),
    .section: KindDefaults(traits: [.header], label: .section, traitRule: .sectionHeading, needsLabel: true),
  ]

  /// What SwiftUI's views offer where it is not what UIKit's do.
  static let swiftUI: [ElementKind: KindDefaults] = [
    .label: KindDefaults(traits: [.staticText], label: .content),
    .imageView: image,
    .button: KindDefaults(traits: [.button], label: .content),
    // The menu of a button that says its label already has none of its own.
    .menu: KindDefaults(traits: [.button], label: .content, traitRule: .inferredTraits, needsLabel: true),
    .link: KindDefaults(traits: [.button, .link], label: .content, traitRule: .linkTraits),
    .switch: KindDefaults(traits: [.button, .toggleButton], label: .content, value: .isOn),
    .slider: KindDefaults(traits: [.adjustable], label: .content, value: .percentage(.sliderPercentage)),
    .stepper: KindDefaults(traits: [.adjustable], label: .content, value: .selection, traitRule: .inferredTraits),
    .popUpButton: KindDefaults(
      traits: [.button], label: .content, value: .selection, traitRule: .inferredTraits, labelHidesValue: true),
    .datePicker: KindDefaults(traits: [.button], label: .content, value: .selection, traitRule: .inferredTraits),
    .colorWell: KindDefaults(traits: [.button], label: .content, traitRule: .inferredTraits),
    .progressView: KindDefaults(label: .content, value: .percentage(.progressPercentage)),
    .disclosureGroup: KindDefaults(traits: [.button, .header], label: .content, isDisclosure: true),
  ]
}

extension ElementKind {
  /// SwiftUI's `DisclosureGroup`, which no kind of UIKit resembles.
  static let disclosureGroup = ElementKind.unknown("disclosureGroup")
}
