/// Is told of the parts of a document, in file order.
protocol XMLHandler {
  /// An element starts; `position` is that of its `<`.
  mutating func start(_ name: String, _ attributes: [String: String], at position: XMLPosition)
  /// The element that started last and has not ended ends.
  mutating func end()
  /// Text inside the innermost open element, or a piece of it; references such as `&amp;` are resolved.
  mutating func text(_ text: String)
}
