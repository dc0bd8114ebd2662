/// A control that shows a key.
public struct BudgetControl: Sendable, Hashable, Codable {
  /// The interface file's path.
  public var file: String
  /// The line of the element, from 1; nil where it is not known.
  public var line: Int?
  /// The screen's name or id.
  public var screen: String
  /// The element.
  public var element: ElementReference
  /// Which of the element's texts: a state's name, `subtitle` and so on.
  public var slot: String

  /// A text of an element.
  public init(file: String, line: Int?, screen: String, element: ElementReference, slot: String) {
    self.file = file
    self.line = line
    self.screen = screen
    self.element = element
    self.slot = slot
  }
}
