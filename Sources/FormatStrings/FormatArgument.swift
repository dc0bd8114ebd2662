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
