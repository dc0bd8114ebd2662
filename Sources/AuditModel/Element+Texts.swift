extension Element {
  /// Every text of the element itself that a strings table can translate, in a fixed order.
  public var texts: [LocalizableText] {
    let states = ControlState.allCases.compactMap { control.states?[$0]?.title }
    let plain = [
      control.title, control.subtitle, control.text, control.value, control.placeholder, control.toolTip,
      control.configuration?.title, control.configuration?.subtitle, accessibility.label, accessibility.hint,
      accessibility.value,
    ]
    let content = (accessibility.customContent ?? []).flatMap { [$0.label, $0.value] }
    let lists = (accessibility.customActions ?? []) + (otherTexts ?? [])
    return states + (plain + content).compactMap { $0 } + lists
  }
}
