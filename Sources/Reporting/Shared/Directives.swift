import FormatStrings

/// The format specifiers and placeholders of a text: `%1$@`, `%ld`, `%#@count@`, `{name}`, `${name}`.
///
/// They are left-to-right text; within a right-to-left translation a browser would turn them round (`%d` as `d%`).
struct Directives {
  /// The text in parts, each with whether it is a directive.
  let parts: [(text: Substring, isDirective: Bool)]

  init(in text: String) {
    guard text.contains(where: { $0 == "%" || $0 == "{" }) else {
      parts = [(text[...], false)]
      return
    }
    var parts: [(text: Substring, isDirective: Bool)] = []
    var rest = text.startIndex
    for range in Self.ranges(in: text) where range.lowerBound >= rest {
      if rest < range.lowerBound { parts.append((text[rest..<range.lowerBound], false)) }
      parts.append((text[range], true))
      rest = range.upperBound
    }
    if rest < text.endIndex { parts.append((text[rest...], false)) }
    self.parts = parts
  }

  /// The ranges of specifiers, as Foundation reads them, and of placeholders, by position; some may overlap.
  private static func ranges(in text: String) -> [Range<String.Index>] {
    (FormatString.ranges(in: text) + NamedPlaceholders.ranges(in: text)).sorted { $0.lowerBound < $1.lowerBound }
  }
}
