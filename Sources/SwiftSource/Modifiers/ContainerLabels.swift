internal import AuditModel

extension Element {
  /// Notes that the label of a container may name what is inside and has no words, unless the container is an accessibility element.
  ///
  /// SwiftUI hands identifiers down in this way (cactus-compute/voice-agents-hack#10, wei18/apple-dev-skills#41); of labels no exact
  /// source is known.
  mutating func handDownLabel() {
    guard accessibility.children == nil, accessibility.isElement != true, !isNameable, let label = accessibility.label,
      let words = label.value ?? label.key ?? label.expression
    else { return }
    for index in children.indices { children[index].takeLabel(ofContainer: words) }
  }

  private mutating func takeLabel(ofContainer words: String) {
    guard accessibility.label == nil, accessibility.children == nil else { return }
    guard isNameable else {
      for index in children.indices { children[index].takeLabel(ofContainer: words) }
      return
    }
    if !showsWords { accessibility.label = LocalizableText(computedBy: words) }
  }

  /// Whether VoiceOver speaks the element itself, by a label.
  private var isNameable: Bool { ElementKind.controls.contains(kind) || kind == .imageView || kind == .label }

  private var showsWords: Bool {
    let own = [control.title, control.states?[.normal]?.title, control.text, control.placeholder]
    return own.contains { $0?.isBlank == false } || children.contains { $0.accessibility.label != nil || $0.showsWords }
  }
}
