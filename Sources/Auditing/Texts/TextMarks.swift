/// What occurs in a text, found in one pass over its bytes: rules ask for it before they look closer.
public struct TextMarks: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `%`.
  public static let percent = TextMarks(rawValue: 1 << 0)
  /// A byte beyond ASCII.
  public static let nonASCII = TextMarks(rawValue: 1 << 1)
  /// `<` or `>`.
  public static let angle = TextMarks(rawValue: 1 << 2)
  /// `&`.
  public static let ampersand = TextMarks(rawValue: 1 << 3)
  /// `{` or `}`.
  public static let brace = TextMarks(rawValue: 1 << 4)
  /// `$`.
  public static let dollar = TextMarks(rawValue: 1 << 5)
  /// A line feed or a carriage return.
  public static let newline = TextMarks(rawValue: 1 << 6)
  /// `0` to `9`.
  public static let digit = TextMarks(rawValue: 1 << 7)
  /// A letter of ASCII.
  public static let letter = TextMarks(rawValue: 1 << 8)
  /// `[` or `]`.
  public static let bracket = TextMarks(rawValue: 1 << 9)
  /// A full stop.
  public static let fullStop = TextMarks(rawValue: 1 << 10)
  /// A space or a tab.
  public static let space = TextMarks(rawValue: 1 << 11)
  /// `\`.
  public static let backslash = TextMarks(rawValue: 1 << 12)
  /// `@`.
  public static let at = TextMarks(rawValue: 1 << 13)
  /// `/`.
  public static let slash = TextMarks(rawValue: 1 << 14)
  /// `(` or `)`.
  public static let parenthesis = TextMarks(rawValue: 1 << 15)
  /// `!`, `?`, `:` or `;`.
  public static let mark = TextMarks(rawValue: 1 << 16)

  /// What a byte says.
  fileprivate static let byByte: [UInt32] = (0..<256).map { byte in
    if byte >= 0x80 { return nonASCII.rawValue }
    return table.reduce(0) { $1.bytes.contains(UInt8(byte)) ? $0 | $1.mark.rawValue : $0 }
  }

  private static let table: [(mark: TextMarks, bytes: Set<UInt8>)] = [
    (.percent, Set("%".utf8)), (.angle, Set("<>".utf8)), (.ampersand, Set("&".utf8)), (.brace, Set("{}".utf8)),
    (.dollar, Set("$".utf8)), (.newline, Set("\n\r".utf8)), (.digit, Set("0123456789".utf8)),
    (.letter, Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)), (.bracket, Set("[]".utf8)),
    (.fullStop, Set(".".utf8)), (.space, Set(" \t".utf8)), (.backslash, Set("\\".utf8)), (.at, Set("@".utf8)),
    (.slash, Set("/".utf8)), (.parenthesis, Set("()".utf8)), (.mark, Set("!?:;".utf8)),
  ]
}

/// A text with its marks.
public struct MarkedText: Sendable {
  /// The text.
  public let string: String
  /// What occurs in it.
  public let marks: TextMarks

  /// A text.
  public init(_ string: String) {
    var string = string
    let raw = string.withUTF8 { bytes in
      TextMarks.byByte.withUnsafeBufferPointer { table in bytes.reduce(0) { $0 | table[Int($1)] } }
    }
    self.string = string
    marks = TextMarks(rawValue: raw)
  }

  /// Whether any of the marks occurs.
  public func hasAny(_ wanted: TextMarks) -> Bool { !marks.isDisjoint(with: wanted) }
}
