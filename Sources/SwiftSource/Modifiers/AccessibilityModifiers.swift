internal import AuditModel
internal import SwiftSyntax

extension Element {
  /// `.accessibilityLabel("…")`; a closure's text is unknown, and a disabled text is ignored (`isEnabled:`).
  mutating func takeSpoken(
    _ call: ViewCall, as slot: WritableKeyPath<AccessibilityProperties, LocalizableText?>, _ texts: TextReader
  ) {
    guard let first = call.first else {
      accessibility[keyPath: slot] = LocalizableText(computedBy: call.name)
      return note(expressions: [call.name])
    }
    if call.argument("isEnabled")?.boolean == false { return }
    var reading = texts.read(first)
    if let condition = call.argument("isEnabled"), condition.boolean == nil {
      reading.expressions.append(condition.brief)
    }
    speak(reading, as: slot)
  }

  /// The old `.accessibility(label: Text("…"), hint: …, value: …, hidden: …, addTraits: …)`.
  mutating func takeOld(_ call: ViewCall, _ texts: TextReader) {
    if let label = call.argument("label") { speak(texts.read(label), as: \.label) }
    if let hint = call.argument("hint") { speak(texts.read(hint), as: \.hint) }
    if let value = call.argument("value") { speak(texts.read(value), as: \.value) }
    if let hidden = call.argument("hidden") { hide(hidden) }
    if let traits = call.argument("addTraits") { changeTraits(adding: TraitNames.read(traits, texts.scope)) }
    if let traits = call.argument("removeTraits") { changeTraits(removing: TraitNames.read(traits, texts.scope)) }
    if let identifier = call.argument("identifier") { accessibility.identifier = identifier.plainString }
    if let priority = call.argument("sortPriority") { accessibility.sortPriority = priority.number }
  }

  /// `.accessibilityHidden(true)`: neither the element nor what is inside is reached.
  mutating func hide(_ isHidden: ExprSyntax?) {
    guard let isHidden else { return }
    if isHidden.boolean == true {
      (accessibility.isElement, accessibility.elementsHidden) = (false, true)
    } else if isHidden.boolean == nil {
      note(expressions: [isHidden.brief])
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

/// The traits of SwiftUI by UIKit's names.
enum TraitNames {
  /// The traits that an expression has: those that all results of a choice have, and the expression as one where it may have others.
  static func read(_ expression: ExprSyntax?, _ scope: ViewScope?) -> Set<AccessibilityTrait> {
    guard let expression else { return [] }
    if let list = expression.as(ArrayExprSyntax.self) {
      return list.elements.reduce(into: []) { $0.formUnion(read($1.expression, scope)) }
    }
    if let inner = expression.soleTupleElement { return read(inner, scope) }
    if let result = scope?.knownResult(of: expression) { return read(result, scope) }
    if case .choice(_, let results) = OperatorExpression(expression) {
      return choice(results.map { read($0, scope) }, by: expression)
    }
    if let known = expression.symbol.flatMap({ names[$0] }) { return [known] }
    let given = scope?.resolved(expression)
    guard let given, given.expression.id != expression.id else { return [.other(expression.brief)] }
    return read(given.expression, given.scope)
  }

  /// What all results of a choice have; a difference counts unless it is only about being selected.
  private static func choice(
    _ results: [Set<AccessibilityTrait>], by expression: ExprSyntax
  ) -> Set<AccessibilityTrait> {
    guard let first = results.first else { return [] }
    let all = results.reduce(first) { $0.union($1) }
    let common = results.reduce(first) { $0.intersection($1) }
    return all.subtracting(common).subtracting([.selected]).isEmpty ? common : common.union([.other(expression.brief)])
  }

  /// The default traits of kinds (`Documentation/speech.md`), for elements that change them.
  static let byKind: [ElementKind: [AccessibilityTrait]] = [
    .button: [.button], .label: [.staticText], .imageView: [.image], .switch: [.button, .toggleButton],
    .slider: [.adjustable], .textField: [.textEntry], .textView: [.textEntry, .textArea],
    .link: [.button, .link],
    .searchField: [.searchField], .popUpButton: [.button], .datePicker: [.button], .colorWell: [.button],
    .menuItem: [.button], .segment: [.button], .barButtonItem: [.button], .navigationItem: [.header],
    .section: [.header], .tabBarItem: [.tabBarItem],
  ]

  /// SwiftUI's `isModal`, which is a property of views elsewhere.
  static let modal = AccessibilityTrait.other("modal")

  private static let names: [String: AccessibilityTrait] = [
    "isButton": .button, "isHeader": .header, "isSelected": .selected, "isLink": .link,
    "isSearchField": .searchField, "isImage": .image, "playsSound": .playsSound, "isKeyboardKey": .keyboardKey,
    "isStaticText": .staticText, "isSummaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "isModal": modal, "isToggle": .toggleButton, "isTabBar": .tabBar,
  ]
}
