/// One value of a JSON text, or the name of a member.
struct JSONNode: Sendable, Equatable {
  /// What a value is.
  enum Kind: UInt8, Sendable {
    case object, array, string, number, bool, null, name
    /// Something that stands where a value should, and is none.
    case invalid

    /// The kind of a string, number or word, by its first byte.
    static func scalar(startingWith byte: UInt8) -> Kind {
      switch byte {
      case Byte.quote: .string
      case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
      case UInt8(ascii: "n"): .null
      default: .number
      }
    }
  }

  /// What it is.
  var kind: Kind
  /// Whether the text ends, or cannot be read on, inside the value.
  var isCut = false
  /// The offset of its first byte.
  var start: UInt32
  /// The offset behind its last byte.
  var end: UInt32
  /// The index of the node behind it and all that it holds.
  var next: UInt32
}
