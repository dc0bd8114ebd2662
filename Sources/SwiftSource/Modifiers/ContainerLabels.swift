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
    // One label cannot name several controls.
    let namesControls = children.reduce(0) { $0 + $1.controlCount } == 1
    for index in children.indices { children[index].takeLabel(ofContainer: words, namesControls: namesControls) }
  }

  private mutating func takeLabel(ofContainer words: String, namesControls: Bool) {
    guard accessibility.label == nil, accessibility.children == nil else { return }
    guard isNameable else {
      for index in children.indices { children[index].takeLabel(ofContainer: words, namesControls: namesControls) }
      return
    }
    if !showsWords, namesControls || !isControl { accessibility.label = LocalizableText(computedBy: words) }
  }

  private var isControl: Bool { ElementKind.controls.contains(kind) }

  /// How many controls the element is or has inside, of the branches of a choice all.
  private var controlCount: Int { isControl ? 1 : children.reduce(0) { $0 + $1.controlCount } }

  /// Whether VoiceOver speaks the element itself, by a label.
  private var isNameable: Bool { isControl || kind == .imageView || kind == .label }

  private var showsWords: Bool {
    let own = [control.title, control.states?[.normal]?.title, control.text, control.placeholder]
    return own.contains { $0?.isBlank == false } || children.contains { $0.accessibility.label != nil || $0.showsWords }
  }
}
