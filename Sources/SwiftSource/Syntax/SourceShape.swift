/// Says whether a source can be parsed at all: a parser goes down as deep as brackets, conditions and long expressions are
/// nested, and its limit of nesting does not hold where it only looks ahead.
struct SourceShape {
  /// Where the source goes beyond what any person writes; nil where it does not.
  private(set) var excess: Int?

  private var brackets = 0
  private var conditions = 0
  private var lineStart = 0
  /// How many `[` stand in a row.
  private var arrays = 0
  /// How many `<` more than `>` the line has.
  private var generics = 0

  /// More brackets that are open at once are not parsed.
  private static let mostBrackets = 1_000
  /// Of `#if`, likewise.
  private static let mostConditions = 500
  /// A longer line is not parsed: its expressions may be nested without brackets (`try try try`, `a.b.b.b`).
  private static let longestLine = 32 << 10

  /// More `[` in a row are not parsed: the parser's look ahead doubles with each, since a type may begin there.
  private static let mostArrays = 16
  /// Of `<` in a line, likewise.
  private static let mostGenerics = 256

  /// The shape of a source; brackets in texts and comments count, which the limits leave room for.
  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() {
      count(byte, at: index, in: bytes)
      let isBeyond =
        brackets > Self.mostBrackets || conditions > Self.mostConditions || index - lineStart > Self.longestLine
        || arrays > Self.mostArrays || generics > Self.mostGenerics
      guard !isBeyond else {
        excess = index
        return
      }
    }
  }

  private mutating func count(_ byte: UInt8, at index: Int, in bytes: [UInt8]) {
    arrays = byte == UInt8(ascii: "[") ? arrays + 1 : 0
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "#"):
      if bytes[index...].starts(with: "#if".utf8) { conditions += 1 }
      if bytes[index...].starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (lineStart, generics) = (index, 0)
    case UInt8(ascii: "<"): generics += 1
    case UInt8(ascii: ">"): generics = max(0, generics - 1)
    default: break
    }
  }
}
