/// What follows a percent sign in a format, as far as Foundation reads it.
package struct FormatDirective: Sendable, Hashable {
  /// Where a width or precision comes from.
  package enum Star: Sendable, Hashable {
    /// `*`: the next argument.
    case next
    /// `*2$`: the argument of that number.
    case numbered(Int)
  }

  /// What the conversion takes; nil where there is none (`%%`, `%I`, the end of the text).
  package var argument: FormatArgument?
  /// The argument's number, from 1, where it is written (`%2$@`).
  package var position: Int?
  /// The argument that gives the width.
  package var width: Star?
  /// The argument that gives the precision.
  package var precision: Star?
  /// Whether the flag " " stands in it.
  package var hasSpace = false
  /// Whether the flag "-" stands in it.
  package var hasMinus = false
  /// Whether it has a width in figures.
  package var hasWidth = false
  /// The directive as it is written, the percent sign included.
  package var text: Substring = ""
}
