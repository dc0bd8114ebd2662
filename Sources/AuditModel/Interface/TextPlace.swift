/// Where code writes a text of an element, if it is not where the element is.
public struct TextPlace: Sendable, Hashable, Codable {
  /// The text.
  public var text: LocalizableText
  /// Where code gives it to the element, or to the function that makes the element.
  public var location: SourceLocation

  /// The place of a text.
  public init(_ text: LocalizableText, at location: SourceLocation) { (self.text, self.location) = (text, location) }
}
