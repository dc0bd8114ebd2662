/// A percent sign in a format with what Foundation reads after it.
package struct FormatDirective: Sendable, Hashable {
  /// The source of a width or precision.
  package enum Star: Sendable, Hashable {
    /// `*`: the next argument.
    case next
    /// `*2$`: the argument of that number.
    case numbered(Int)
  }

  /// What the conversion takes; nil if absent (`%%`, `%I`, the end of the text).
  package var argument: FormatArgument?
  /// The name between the signs of `%#@name@`.
  package var name: Substring?
  /// The argument's number, from 1, if it is written (`%2$@`).
  package var position: Int?
  /// How long a number is.
  package var length = FormatLength.standard
  /// The argument that gives the width.
  package var width: Star?
  /// The argument that gives the precision.
  package var precision: Star?
  /// Whether it has the flag " ".
  package var hasSpace = false
  /// Whether it has the flag "-".
  package var hasMinus = false
  /// Whether it has a width in figures.
  package var hasWidth = false
  /// The directive as written, the percent sign included.
  package var text: Substring = ""

  /// Whether it is `%%`, which prints a percent sign.
  package var isPercent: Bool { argument == nil && text.utf8.count == 2 && text.utf8.last == UInt8(ascii: "%") }
}

/// The length of the number that a specifier takes.
///
/// `z`, `t` are as long as `l`, and `q`, `j` as `ll`, on every Apple platform (CoreFoundation, `CFString.c`).
package enum FormatLength: String, Sendable, Hashable {
  /// `hh`, `h`, or no length: as variable arguments all are an `Int32`.
  case standard = "an Int32"
  /// `l`, `z`, `t`: as long as a pointer.
  case long = "an Int"
  /// `ll`, `q`, `j`: 64 bits.
  case longLong = "an Int64"

  /// The length with one more letter; other letters do not change it.
  func adding(_ letter: UInt8) -> FormatLength {
    switch letter {
    case UInt8(ascii: "l"): self == .standard ? .long : .longLong
    case UInt8(ascii: "z"), UInt8(ascii: "t"): .long
    case UInt8(ascii: "q"), UInt8(ascii: "j"): .longLong
    default: self
    }
  }
}
