internal import AuditModel
internal import SwiftSyntax

extension Element {
  /// `.accessibilityLabel("…")`; a closure's text is unknown, and a disabled text is ignored (`isEnabled:`).
  mutating func takeSpoken(
    _ call: ViewCall, as slot: WritableKeyPath<AccessibilityProperties, LocalizableText?>, _ texts: TextReader
  ) {
    guard let first = call.first else {
      accessibility[keyPath: slot] = LocalizableText(computedBy: call.name)
      return note(expressions: slot == \.label ? [call.name] : [])
    }
    if call.argument("isEnabled")?.boolean == false { return }
    var reading = texts.read(first)
    if let condition = call.argument("isEnabled"), condition.boolean == nil {
      reading.expressions.append(condition.brief)
    }
    // A value or a hint that code computes leaves the label as it is.
    speak(slot == \.label ? reading : reading.withoutExpressions, as: slot)
    if slot == \.hint { accessibility.otherHints = reading.others.isEmpty ? nil : reading.others }
  }

  /// The old `.accessibility(label: Text("…"), hint: …, value: …, hidden: …, addTraits: …)`.
  mutating func takeOld(_ call: ViewCall, _ texts: TextReader) {
    if let label = call.argument("label") { speak(texts.read(label), as: \.label) }
    if let hint = call.argument("hint") { speak(texts.read(hint).withoutExpressions, as: \.hint) }
    if let value = call.argument("value") { speak(texts.read(value).withoutExpressions, as: \.value) }
    if let hidden = call.argument("hidden") { hide(hidden, texts) }
    if let traits = call.argument("addTraits") { addTraits(traits, texts) }
    if let traits = call.argument("removeTraits") { removeTraits(traits, texts) }
    if let identifier = call.argument("identifier") { accessibility.identifier = identifier.plainString }
    if let priority = call.argument("sortPriority") { accessibility.sortPriority = priority.number }
  }

  /// `.accessibilityHidden(true)`: neither the element nor what is inside is reached.
  ///
  /// An image that a condition hides may be decorative; what else it hides is judged as it is when it is shown.
  mutating func hide(_ expression: ExprSyntax?, _ texts: TextReader) {
    guard let expression else { return }
    let isHidden = (texts.scope?.resolved(expression).expression ?? expression).boolean
    if isHidden == true {
      (accessibility.isElement, accessibility.elementsHidden) = (false, true)
    } else if isHidden == nil, kind == .imageView {
      note(expressions: [expression.brief])
    }
  }

  /// `.accessibilityElement(children: .combine)`; with `combine` and `ignore`, which is the default, the view is one element.
  mutating func setChildren(_ behavior: ExprSyntax?) {
    let known =
      behavior.map { expression in
        ["contain", "combine", "ignore"].first { $0 == expression.symbol }.map { .init(name: $0) }
      } ?? AccessibilityProperties.ChildBehavior.ignore
    guard let known else { return note(expressions: [behavior?.brief].compactMap(\.self)) }
    accessibility.children = known
    if known != .contain { accessibility.isElement = true }
  }

  /// `.accessibilityAddTraits(.isHeader)`: those that an expression certainly has, and the expression where it may have others.
  mutating func addTraits(_ expression: ExprSyntax?, _ texts: TextReader) {
    let read = TraitReader(scope: texts.scope).read(expression)
    changeTraits(adding: read.certain)
    if !read.computed.isEmpty {
      accessibility.computedTraits = (accessibility.computedTraits ?? []) + read.computed
    }
  }

  /// `.accessibilityRemoveTraits(.isButton)`.
  mutating func removeTraits(_ expression: ExprSyntax?, _ texts: TextReader) {
    changeTraits(removing: TraitReader(scope: texts.scope).read(expression).certain)
  }

  /// Changes the traits, which are initially those of the kind; selection and modality are not traits here.
  mutating func changeTraits(
    adding added: Set<AccessibilityTrait> = [], removing removed: Set<AccessibilityTrait> = []
  ) {
    if added.contains(.selected) { control.isSelected = true }
    if removed.contains(.selected) { control.isSelected = nil }
    if added.contains(TraitNames.modal) { isModal = true }
    let own = accessibility.traits ?? TraitNames.byKind[kind] ?? []
    let more = added.subtracting([.selected, TraitNames.modal]).subtracting(own).sorted { $0.name < $1.name }
    let changed = own.filter { !removed.contains($0) } + more
    if changed != own { accessibility.traits = changed }
  }

  /// `.accessibilityAction(named: "…") { … }`; actions of the system have no name of their own.
  mutating func addAction(_ call: ViewCall, _ texts: TextReader) {
    guard let name = call.argument("named") else { return }
    let reading = texts.read(name)
    if let text = reading.text { accessibility.customActions = (accessibility.customActions ?? []) + [text] }
    note(expressions: reading.expressions)
  }

  /// `.accessibilityCustomContent("Label", "Value", importance: .high)`.
  mutating func addContent(_ call: ViewCall, _ texts: TextReader) {
    let plain = call.arguments.filter { $0.label == nil }.map { texts.read($0.expression) }
    guard plain.count == 2 else { return }
    let importance = call.symbol("importance") == "high" ? CustomContent.Importance.high : nil
    accessibility.customContent =
      (accessibility.customContent ?? []) + [
        CustomContent(label: plain[0].text, value: plain[1].text, importance: importance)
      ]
    for reading in plain { note(expressions: reading.expressions) }
  }
}
