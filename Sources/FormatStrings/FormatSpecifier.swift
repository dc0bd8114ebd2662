/// A percent sign in a format with what Foundation reads after it.
package struct FormatSpecifier: Sendable, Hashable {
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
  /// Whether it has a numeric width.
  package var hasWidth = false
  /// The specifier as written, the percent sign included.
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

/// What a format specifier takes from the argument list.
package enum FormatArgument: String, Sendable, Hashable {
  /// `%d %i %u %x %o` and their like, a width or precision `*` too.
  case integer = "an integer"
  /// `%f %e %g %a`.
  case float = "a floating-point number"
  /// `%@`.
  case object = "an object"
  /// `%s`.
  case cString = "a C string"
  /// `%S`.
  case unicharString = "a UTF-16 string"
  /// `%c %C`.
  case character = "a character"
  /// `%p %n %P`.
  case pointer = "a pointer"
  /// `%#@name@`: what the stringsdict says.
  case variable = "a plural variable"

  /// The argument of a conversion character; nil if it is not one: Foundation then prints it.
  package init?(conversion: UInt8) {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "o"),
      UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "X"), UInt8(ascii: "O"):
      self = .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      self = .float
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "s"): self = .cString
    case UInt8(ascii: "S"): self = .unicharString
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
    case UInt8(ascii: "p"), UInt8(ascii: "n"), UInt8(ascii: "P"): self = .pointer
    default: return nil
    }
  }

  /// Whether an argument of one kind may be given where the other is expected.
  package func accepts(_ other: FormatArgument) -> Bool { self == other || self == .variable || other == .variable }
}
