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
    for match in text.matches(of: Self.pattern) {
      if rest < match.range.lowerBound { parts.append((text[rest..<match.range.lowerBound], false)) }
      parts.append((text[match.range], true))
      rest = match.range.upperBound
    }
    if rest < text.endIndex { parts.append((text[rest...], false)) }
    self.parts = parts
  }

  /// Names are ASCII, so that `{` of ordinary text does not begin one.
  private static var pattern: Regex<Substring> {
    #/%#@[A-Za-z0-9_]+@|%(?:[0-9]+\$)?[-+#0 ']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA]|\$?\{\{?[A-Za-z0-9_.]+\}?\}/#
  }
}
