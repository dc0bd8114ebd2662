/// What follows a percent sign in a format, as far as Foundation reads it.
struct FormatDirective: Sendable, Hashable {
  /// Where a width or precision comes from.
  enum Star: Sendable, Hashable {
    /// `*`: the next argument.
    case next
    /// `*2$`: the argument of that number.
    case numbered(Int)
  }

  /// What the conversion takes; nil where there is none (`%%`, `%I`, the end of the text).
  var argument: FormatArgument?
  /// The argument's number, from 1, where it is written (`%2$@`).
  var position: Int?
  /// The argument that gives the width.
  var width: Star?
  /// The argument that gives the precision.
  var precision: Star?
  /// Whether the flag " " stands in it.
  var hasSpace = false
  /// Whether the flag "-" stands in it.
  var hasMinus = false
  /// Whether it has a width in figures.
  var hasWidth = false
  /// The directive as it is written, the percent sign included.
  var text: Substring = ""
}
