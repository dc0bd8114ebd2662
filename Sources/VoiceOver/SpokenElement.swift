public import AuditModel

/// One line of a transcript: an element that VoiceOver reaches, with what it says there.
public struct SpokenElement: Sendable, Hashable {
  /// The element; each half of a stepper is that stepper, with the type `decrement` or `increment`.
  public var element: Element
  /// The screen's id, then the ids from the root down to the element.
  public var path: [String]
  /// The state in which it is spoken.
  public var state: ControlState
  /// What VoiceOver says.
  public var utterance: Utterance

  /// An element with its utterance.
  public init(element: Element, path: [String], state: ControlState, utterance: Utterance) {
    self.element = element
    self.path = path
    self.state = state
    self.utterance = utterance
  }
}
