import AuditModel

/// The states in which a control is worth hearing.
enum SpokenStates {
  /// The control's own state alone.
  static let own: [ControlState] = [.normal]
  /// The control's own state, then each that it may go into.
  static let all: [ControlState] = [.normal, .highlighted, .focused, .selected, .disabled]

  /// The rows without the states that say nothing of their own: no title or image, and no other words.
  static func distinct(_ spoken: [SpokenElement]) -> [SpokenElement] {
    var normal: SpokenElement?
    return spoken.filter { row in
      if row.state == .normal { normal = row }
      return row.state == .normal || hasContent(row) || (canBe(row) && row.utterance.text != normal?.utterance.text)
    }
  }

  private static func hasContent(_ row: SpokenElement) -> Bool {
    guard let content = row.element.control.states?[row.state] else { return false }
    return content.title != nil || content.image != nil || content.backgroundImage != nil
  }

  /// Whether a user meets the element in the state although it has no content of its own.
  private static func canBe(_ row: SpokenElement) -> Bool {
    switch row.state {
    case .selected: selectable.contains(row.element.kind)
    case .disabled: ElementKind.controls.contains(row.element.kind)
    case .normal, .highlighted, .focused: false
    }
  }

  private static let selectable: Set<ElementKind> = [.button, .segment, .tabBarItem]
}
