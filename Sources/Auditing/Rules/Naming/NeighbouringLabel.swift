import AuditModel

/// The label beside a control that tells people who see it what the control is for.
///
/// UIKit and AppKit do not speak it with the control; it is what a missing label should mostly say.
struct NeighbouringLabel {
  private let place: NamelessPlace

  /// The label beside the element at a place.
  init(of place: NamelessPlace) { self.place = place }

  /// The words of the only label that shares a holder with the element, where it is the holder's only control.
  var text: LocalizableText? {
    guard Self.kinds.contains(place.element.kind), let holder = place.parent?.element else { return nil }
    var labels: [LocalizableText] = []
    var controls = 0
    for child in holder.children where child.isHidden != true && child.isNotInstalled != true {
      if isLabel(child), let text = child.control.text ?? child.control.title, Self.names(text) {
        labels.append(text)
      } else if ElementKind.controls.contains(child.kind) {
        controls += 1
      }
    }
    return labels.count == 1 && controls == 1 ? labels.first : nil
  }

  private func isLabel(_ element: Element) -> Bool {
    element.kind == .label
      || place.platform == .macOS && element.kind == .textField && element.control.isEditable == false
  }

  /// Whether a text may name something: it has letters, and is not what Interface Builder writes into a new label.
  static func names(_ text: LocalizableText) -> Bool {
    guard let value = text.value else { return text.key != nil }
    let letters = value.filter(\.isLetter).count
    return letters > 1 && letters * 2 > value.filter { !$0.isWhitespace }.count && value != "Label"
  }

  /// What mostly stands beside a label that explains it; a button explains itself.
  private static let kinds: Set<ElementKind> = [
    .switch, .slider, .stepper, .textField, .textView, .datePicker, .pickerView, .colorWell, .popUpButton, .comboBox,
    .segmentedControl,
  ]
}
