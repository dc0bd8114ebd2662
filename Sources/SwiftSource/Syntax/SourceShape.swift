/// Checks whether a source can be parsed: the parser recurses as deep as brackets, conditions and long expressions are
/// nested, and its nesting limit does not apply to lookahead.
struct SourceShape {
  /// The offset at which the source exceeds a limit; nil if it does not.
  private(set) var excess: Int?

  private var brackets = 0
  private var conditions = 0
  /// The number of bytes in the line; of a long word, such as data in Base64, only the first ones count.
  private var lineLength = 0
  private var wordLength = 0
  private var arrays = ArrayNesting()
  /// How many `<` more than `>` the line has.
  private var generics = 0

  /// The maximum number of open brackets.
  private static let maximumBrackets = 1_000
  /// The maximum number of open `#if`.
  private static let maximumConditions = 500
  /// The maximum length of a line, whose expressions may be nested without brackets (`try try try`, `a.b.b.b`).
  private static let maximumLineLength = 32 << 10
  /// The length from which a word no longer makes its line longer: nothing is nested in it.
  private static let longWord = 128

  /// The maximum number of `[` inside each other in what may be a type: the parser's lookahead doubles with each.
  private static let maximumArrays = 16
  /// The maximum number of `<` in a line, for the same reason.
  private static let maximumGenerics = 256

  /// The nesting of a source; brackets in texts and comments count too, which the limits allow for.
  init(_ bytes: [UInt8]) { excess = bytes.withUnsafeBufferPointer { firstExcess(in: $0) } }

  private mutating func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for index in bytes.indices {
      let byte = bytes[index]
      let isWord = Self.isOfWord[Int(byte)]
      arrays.take(byte)
      wordLength = isWord ? wordLength + 1 : 0
      if wordLength < Self.longWord { lineLength += 1 }
      if !isWord { count(byte, at: index, in: bytes) }
      if lineLength > Self.maximumLineLength || !isWord && isBeyondNesting { return index }
    }
    return nil
  }

  private var isBeyondNesting: Bool {
    brackets > Self.maximumBrackets || conditions > Self.maximumConditions || arrays.depth > Self.maximumArrays
      || generics > Self.maximumGenerics
  }

  private mutating func count(_ byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "#"):
      if bytes[index...].starts(with: "#if".utf8) { conditions += 1 }
      if bytes[index...].starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (lineLength, generics) = (0, 0)
    case UInt8(ascii: "<"): generics += 1
    case UInt8(ascii: ">"): generics = max(0, generics - 1)
    default: break
    }
  }

  /// Whether a byte may be part of data in Base64, or of a name, by the byte.
  private static let isOfWord: [Bool] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "/")...UInt8(ascii: "9"):
      true
    default: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "_")
    }
  }
}
