/// What bindings of AppKit replace when the app runs.
extension Element {
  /// Whether a binding supplies what the element shows: its text, title, image or choices.
  ///
  /// Which of its choices a pop-up button shows is not meant.
  package var isFilledByBinding: Bool {
    let filling = Self.fillingBindings[kind] ?? []
    return connections.bindings?.contains { name in
      Self.titleBindings.contains(name) || filling.contains(name) || name.hasPrefix("displayPattern")
    } ?? false
  }

  /// The texts that bindings replace; placeholders, tool tips and accessibility labels stay.
  package var textsFilledByBinding: [LocalizableText] {
    guard isFilledByBinding else { return [] }
    let titles = (control.states ?? [:]).values.map(\.title)
    return (titles + [control.title, control.subtitle, control.text, control.value]).compactMap(\.self)
  }

  /// Whether this is a label in a table-row template whose text a binding or code replaces.
  package var isTemplateText: Bool {
    guard isPrototype == true, isLabel else { return false }
    return isFilledByBinding || control.text?.value.map(StandardTexts.contains) == true
  }

  private static let titleBindings: Set<String> = ["title", "alternateTitle", "label", "attributedString"]

  /// The bindings that decide what a kind shows; the value of a check box is its state, not its title.
  ///
  /// Source: Apple, Cocoa Bindings Reference.
  private static let fillingBindings: [ElementKind: Set<String>] = {
    let texts: Set<String> = ["value", "data", "valueURL", "valuePath"]
    let choices: Set<String> = ["content", "contentValues", "contentObjects"]
    return [
      .label: texts, .textField: texts, .searchField: texts, .textView: texts, .imageView: texts,
      .pathControl: texts, .comboBox: texts.union(choices), .popUpButton: choices,
    ]
  }()
}
