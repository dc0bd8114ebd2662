/// The ASCII characters that the readers look for.
package enum Byte {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let quote = UInt8(ascii: "\"")
  package static let apostrophe = UInt8(ascii: "'")
  package static let backslash = UInt8(ascii: "\\")
  package static let slash = UInt8(ascii: "/")
  package static let asterisk = UInt8(ascii: "*")
  package static let semicolon = UInt8(ascii: ";")
  package static let equals = UInt8(ascii: "=")
  package static let comma = UInt8(ascii: ",")
  package static let less = UInt8(ascii: "<")
  package static let greater = UInt8(ascii: ">")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")
  package static let openParenthesis = UInt8(ascii: "(")
  package static let closeParenthesis = UInt8(ascii: ")")

  /// The value of a hexadecimal digit; nil for other bytes.
  package static func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The value of an octal digit; nil for other bytes.
  package static func octalValue(_ byte: UInt8) -> UInt16? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) ? UInt16(byte - UInt8(ascii: "0")) : nil
  }
}
