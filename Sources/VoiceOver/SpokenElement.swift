package import AuditModel

/// One line of a transcript: an element that VoiceOver reaches, with what it says there.
package struct SpokenElement: Sendable, Hashable {
  /// The element; each half of a stepper is that stepper, with the type `decrement` or `increment`.
  package var element: Element
  /// The screen's id, then the ids from the root down to the element.
  package var path: [String]
  /// The element's place in file order among all of the screen's, from 0.
  package var index: Int
  /// The place that its container gives it.
  package var context: AccessibilityContext?
  /// The containers round it that matter to a listener, outermost first.
  package var containers: [SpokenContainer]
  /// Whether it is a part that UIKit makes of the element: a stepper's button, a section's footer.
  package var isPart: Bool
  /// The state in which it is spoken.
  package var state: ControlState
  /// What VoiceOver says.
  package var utterance: Utterance

  /// An element with its utterance.
  package init(
    element: Element, path: [String], index: Int, context: AccessibilityContext? = nil,
    containers: [SpokenContainer] = [], isPart: Bool = false, state: ControlState, utterance: Utterance
  ) {
    self.element = element
    self.path = path
    self.index = index
    self.context = context
    self.containers = containers
    self.isPart = isPart
    self.state = state
    self.utterance = utterance
  }
}
