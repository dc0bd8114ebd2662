/// Where the texts of an element are written.
extension Element {
  /// Where a text of the element is written: where code gives it, otherwise where the element is; nil if neither is known.
  package func place(of text: LocalizableText) -> SourceLocation? {
    connections.textPlaces?.first { $0.text == text }?.location ?? place
  }

  /// Notes where code gives a text to the element; the first place counts.
  package mutating func note(_ text: LocalizableText, at location: SourceLocation) {
    guard location.file != self.location?.file || location.line != self.location?.line,
      connections.textPlaces?.contains(where: { $0.text == text }) != true
    else { return }
    connections.textPlaces = (connections.textPlaces ?? []) + [TextPlace(text, at: location)]
  }
}
