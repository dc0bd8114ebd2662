internal import AuditModel
internal import SwiftSyntax

/// The modifiers of one element.
enum ElementModifiers {
  typealias Change = @Sendable (ViewCall, inout Element, TextReader) -> Void

  static let table: [String: Change] = [accessibility, gestures, appearance, SizeModifiers.table].reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
  }

  /// The modifiers that give meaning to a view that has no content of its own.
  static let meaningful = Set(accessibility.keys).union(gestures.keys)

  /// The modifiers by which colors and shapes, which are not spoken themselves, become accessibility elements.
  static let naming: Set<String> = [
    "accessibility", "accessibilityLabel", "accessibilityValue", "accessibilityAddTraits",
  ]

  /// The modifiers that say something of one accessibility element.
  static let ofOneElement = Set(accessibility.keys).subtracting([
    "accessibilityHidden", "accessibilityElement", "accessibilitySortPriority",
  ])

  /// The modifiers that let a view recognize a gesture.
  static let ofGestures = Set(gestures.keys)

  /// The modifiers that tell what a view is: where they are is where it may be wrong.
  static let telling = ofOneElement.subtracting(["accessibilityIdentifier"])

  private static let accessibility: [String: Change] = [
    "accessibilityLabel": { $1.takeSpoken($0, as: \.label, $2) },
    "accessibilityHint": { $1.takeSpoken($0, as: \.hint, $2) },
    "accessibilityValue": { $1.takeSpoken($0, as: \.value, $2) },
    "accessibility": { $1.takeOld($0, $2) },
    "accessibilityHidden": { $1.hide($0.first, $2) },
    "accessibilityElement": { call, element, _ in element.setChildren(call.argument("children")) },
    "accessibilityIdentifier": { call, element, _ in element.accessibility.identifier = call.first?.plainString },
    "accessibilitySortPriority": { call, element, _ in element.accessibility.sortPriority = call.first?.number },
    "accessibilityAddTraits": { $1.addTraits($0.first, $2) },
    "accessibilityRemoveTraits": { $1.removeTraits($0.first, $2) },
    "accessibilityAction": { $1.addAction($0, $2) },
    "accessibilityAdjustableAction": { call, element, _ in element.changeTraits(adding: [.adjustable]) },
    "accessibilityCustomContent": { $1.addContent($0, $2) },
  ]

  private static let gestures: [String: Change] = [
    "onTapGesture": { call, element, texts in
      if (call.argument("count")?.number ?? 1) == 1 { element.recognize(.tap, doing: call, texts) }
    },
    "onLongPressGesture": { call, element, texts in element.recognize(.longPress, doing: call, texts) },
    "gesture": gesture, "highPriorityGesture": gesture, "simultaneousGesture": addedTap, "draggable": drag,
    "onDrag": drag,
    "dropDestination": drag, "onDrop": drag,
  ]

  private static let appearance: [String: Change] = [
    "hidden": { call, element, _ in
      // With a condition, it is the app's own, and whether the view is hidden is unknown.
      if call.arguments.allSatisfy({ $0.expression.boolean == true }) { element.isHidden = true }
    },
    "opacity": { call, element, texts in
      element.setOpacity(call.first.flatMap { texts.scope?.knownResult(of: $0) ?? $0 }?.number)
    },
    "help": { if let text = $0.first { $1.take($2.read(text).withoutExpressions, as: \.toolTip) } },
    "keyboardShortcut": { call, element, _ in element.setKey(call) },
  ]

  /// The modifiers that put a color behind a view, perhaps among other views.
  static let paints: Set<String> = ["background", "listRowBackground", "glassEffect"]

  private static let drag: Change = { call, element, texts in element.recognize(.drag, doing: call, texts) }

  private static let gesture: Change = { call, element, texts in
    guard let first = call.first else { return }
    // A gesture precedes its own modifiers: `TapGesture().onEnded { … }`.
    let gesture = ViewExpression(first, conditions: BuildConditions(platform: .iOS))
    guard case .call(let base) = gesture.base, let name = gesture.isPress ? .tap : gestureNames[base.name] else {
      return
    }
    // Without an action, it only keeps taps from the views around.
    if name == .tap, (base.argument("count")?.number ?? 1) != 1 || gesture.modifiers.isEmpty { return }
    element.recognize(name, doing: call, texts)
  }

  /// A gesture added to those that a view has, mostly to count taps; a view without an action of its own does nothing but what the tap does.
  private static let addedTap: Change = { call, element, texts in
    guard !ElementKind.controls.contains(element.kind), call.first?.isTapGesture == true else { return }
    gesture(call, &element, texts)
  }

  private static let gestureNames: [String: ElementConnections.Gesture] = [
    "TapGesture": .tap, "SpatialTapGesture": .tap, "LongPressGesture": .longPress, "DragGesture": .pan,
    "MagnificationGesture": .pinch, "MagnifyGesture": .pinch, "RotationGesture": .rotation,
    "RotateGesture": .rotation,
  ]
}

extension Element {
  /// A gesture, unless its action is empty, so that it only swallows taps, or only moves the focus to or from a field, which VoiceOver
  /// reaches by itself; a tap's actions are named after what they call.
  fileprivate mutating func recognize(
    _ gesture: ElementConnections.Gesture, doing call: ViewCall, _ texts: TextReader
  ) {
    if let action = call.statements, action.isEmpty || action.onlyMoveFocus(of: texts.scope?.type.focusStates ?? []) {
      return
    }
    let action = call.actionText("perform")
    if action == Self.triggering { return }
    if connections.gestures?.contains(gesture) != true {
      connections.gestures = (connections.gestures ?? []) + [gesture]
    }
    guard gesture == .tap else { return }
    if isOnlyShapes, call.statements?.onlyClose(byToggling: isInvisible) == true {
      connections.gestureActions = (connections.gestureActions ?? []) + [ClosingActions.name]
    }
    setAction(action, of: texts.scope?.type)
    let known = connections.gestureActions ?? []
    let names = call.namesInside.filter { !known.contains($0) && !Self.gestureCallbacks.contains($0) }
    if !names.isEmpty { connections.gestureActions = known + names }
  }

  /// What a style does so that its button acts, which has the gesture as its own (Apple, `PrimitiveButtonStyleConfiguration.trigger()`).
  private static let triggering = "configuration.trigger()"

  /// Sets what a tap does, in code of a type.
  mutating func setAction(_ action: String?, of type: ViewType?) {
    if let action, let type { connections.tapAction = "\(type.identity): \(action)" }
  }

  /// Makes an accessibility element of colors and shapes with a label, a value or a trait.
  mutating func becomeElementOfShapes() {
    guard isOnlyShapes, accessibility.isElement == nil, accessibility.elementsHidden != true else { return }
    let isNamed = [accessibility.label, accessibility.value].contains { $0?.isBlank == false }
    if isNamed || accessibility.traits?.isEmpty == false { accessibility.isElement = true }
  }

  /// Whether the element shows nothing but colors and shapes, as a layer that dims what is behind something does.
  private var isOnlyShapes: Bool { kind == .view && children.allSatisfy(\.kind.isOnlyOfLayout) && !children.isEmpty }

  /// Whether all colors and shapes in the element are hardly visible, as those are that only take taps.
  private var isInvisible: Bool {
    children.allSatisfy { $0.kind == .spacer || $0.appearance.alpha.map { $0 < Self.leastVisibleOpacity } == true }
  }

  /// What is less visible is there to be tapped, not to be seen.
  private static let leastVisibleOpacity = 0.02

  /// SwiftUI's modifiers of a gesture that take its action.
  private static let gestureCallbacks: Set<String> = ["onEnded", "onChanged", "updating"]

  /// The color behind the view; the modifier closest to the view is in front of the others.
  mutating func paint(_ call: ViewCall) {
    guard appearance.backgroundColor == nil else { return }
    appearance.backgroundColor = call.name == "glassEffect" ? ColorReference() : ColorReader.color(call.first)
  }

  fileprivate mutating func setOpacity(_ opacity: Double?) {
    appearance.alpha = opacity
    if opacity == 0 { isHidden = true }
  }

  /// `.keyboardShortcut(.defaultAction)` is the return key, and so is `.keyboardShortcut(.return, modifiers: [])`: others are pressed with
  /// the command key (Apple, `keyboardShortcut(_:modifiers:)`).
  fileprivate mutating func setKey(_ call: ViewCall) {
    let isAlone = call.argument("modifiers")?.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    switch call.first?.symbol {
    case "cancelAction": control.keyEquivalent = "\u{1B}"
    case "defaultAction": setReturnKey()
    case "return" where isAlone: setReturnKey()
    default: control.keyEquivalent = call.first?.plainString ?? control.keyEquivalent
    }
  }

  private mutating func setReturnKey() {
    control.keyEquivalent = "\r"
    control.role = control.role ?? .primary
  }
}

extension ExprSyntax {
  /// `TapGesture()`, with its own modifiers or without.
  fileprivate var isTapGesture: Bool {
    guard case .call(let call) = ViewExpression(self, conditions: BuildConditions(platform: .iOS)).base else {
      return false
    }
    return call.name == "TapGesture" || call.name == "SpatialTapGesture"
  }
}
