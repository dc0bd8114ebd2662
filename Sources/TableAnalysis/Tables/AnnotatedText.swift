import FormatStrings

/// The kinds of characters in a text, found in one pass over its bytes, so that rules can skip most texts.
public struct TextFeatures: OptionSet, Sendable {
  /// The features as bits.
  public let rawValue: UInt32
  /// The features of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `%`.
  public static let percent = TextFeatures(rawValue: 1 << 0)
  /// A non-ASCII byte.
  public static let nonASCII = TextFeatures(rawValue: 1 << 1)
  /// `<` or `>`.
  public static let angle = TextFeatures(rawValue: 1 << 2)
  /// `&`.
  public static let ampersand = TextFeatures(rawValue: 1 << 3)
  /// `{` or `}`.
  public static let brace = TextFeatures(rawValue: 1 << 4)
  /// `$`.
  public static let dollar = TextFeatures(rawValue: 1 << 5)
  /// A line feed or a carriage return.
  public static let newline = TextFeatures(rawValue: 1 << 6)
  /// `0` to `9`.
  public static let digit = TextFeatures(rawValue: 1 << 7)
  /// An ASCII letter.
  public static let letter = TextFeatures(rawValue: 1 << 8)
  /// `[` or `]`.
  public static let bracket = TextFeatures(rawValue: 1 << 9)
  /// A period.
  public static let fullStop = TextFeatures(rawValue: 1 << 10)
  /// A space or a tab.
  public static let space = TextFeatures(rawValue: 1 << 11)
  /// `\`.
  public static let backslash = TextFeatures(rawValue: 1 << 12)
  /// `@`.
  public static let at = TextFeatures(rawValue: 1 << 13)
  /// `/`.
  public static let slash = TextFeatures(rawValue: 1 << 14)
  /// `(` or `)`.
  public static let parenthesis = TextFeatures(rawValue: 1 << 15)
  /// `!`, `?`, `:` or `;`.
  public static let mark = TextFeatures(rawValue: 1 << 16)
  /// `_`.
  public static let underscore = TextFeatures(rawValue: 1 << 17)
  /// An ASCII control character other than tabs and line breaks.
  public static let control = TextFeatures(rawValue: 1 << 18)

  // First bytes of UTF-8 sequences: a hint that the text may have characters of a block.

  /// U+0080 to U+00BF: the no-break space, signs.
  public static let latinSigns = TextFeatures(rawValue: 1 << 19)
  /// U+0300 to U+037F: combining marks.
  public static let combining = TextFeatures(rawValue: 1 << 20)
  /// U+0340 to U+052F: Greek and Cyrillic.
  public static let greekOrCyrillic = TextFeatures(rawValue: 1 << 21)
  /// U+0600 to U+06FF: Arabic.
  public static let arabic = TextFeatures(rawValue: 1 << 22)
  /// U+1000 to U+1FFF: Hangul Jamo, Khmer, Mongolian, Greek Extended.
  public static let plane1000 = TextFeatures(rawValue: 1 << 23)
  /// U+2000 to U+2FFF: general punctuation, symbols.
  public static let plane2000 = TextFeatures(rawValue: 1 << 24)
  /// U+3000 to U+3FFF: Chinese and Japanese punctuation, kana.
  public static let plane3000 = TextFeatures(rawValue: 1 << 25)
  /// U+F000 to U+FFFF: byte order mark, full-width forms.
  public static let planeF000 = TextFeatures(rawValue: 1 << 26)
  /// U+40000 and above: tags, private use.
  public static let planeE0000 = TextFeatures(rawValue: 1 << 27)

  /// The features of a byte.
  fileprivate static let byByte: [UInt32] = (0..<256).map { byte in
    table.reduce(byte >= 0x80 ? nonASCII.rawValue : 0) { marks, row in
      row.bytes.contains(UInt8(byte)) ? marks | row.mark.rawValue : marks
    }
  }

  private static let table: [(mark: TextFeatures, bytes: Set<UInt8>)] = [
    (.percent, Set("%".utf8)), (.angle, Set("<>".utf8)), (.ampersand, Set("&".utf8)), (.brace, Set("{}".utf8)),
    (.dollar, Set("$".utf8)), (.newline, Set("\n\r".utf8)), (.digit, Set("0123456789".utf8)),
    (.letter, Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)), (.bracket, Set("[]".utf8)),
    (.fullStop, Set(".".utf8)), (.space, Set(" \t".utf8)), (.backslash, Set("\\".utf8)), (.at, Set("@".utf8)),
    (.slash, Set("/".utf8)), (.parenthesis, Set("()".utf8)), (.mark, Set("!?:;".utf8)),
    (.underscore, Set("_".utf8)), (.control, Set(0x00...0x08).union([0x0B, 0x0C, 0x7F]).union(0x0E...0x1F)),
    (.latinSigns, [0xC2]), (.combining, [0xCC, 0xCD]), (.greekOrCyrillic, Set(0xCD...0xD4)),
    (.arabic, Set(0xD8...0xDB)), (.plane1000, [0xE1]), (.plane2000, [0xE2]), (.plane3000, [0xE3]),
    (.planeF000, [0xEF]), (.planeE0000, [0xF1, 0xF2, 0xF3, 0xF4]),
  ]
}

/// A text with its features.
public struct AnnotatedText: Sendable {
  /// The text.
  public let string: String
  /// The features of the text.
  public let features: TextFeatures

  /// A text.
  public init(_ string: String) {
    var string = string
    let raw = string.withUTF8 { bytes in
      TextFeatures.byByte.withUnsafeBufferPointer { table in bytes.reduce(0) { $0 | table[Int($1)] } }
    }
    self.string = string
    features = TextFeatures(rawValue: raw)
  }

  /// Whether the text has any of the features.
  public func hasAny(_ wanted: TextFeatures) -> Bool { !features.isDisjoint(with: wanted) }
}

extension AnnotatedText {
  /// Whether the text, as a source, certainly is a format: it takes arguments, and its percent signs do not look like
  /// prose.
  package var isFormat: Bool {
    guard hasAny(.percent) else { return false }
    let format = FormatString(string)
    return !format.uses.isEmpty && !format.looksLikeProse
  }

  /// The text without its format specifiers.
  package var prose: String { hasAny(.percent) ? FormatString(string).literalText : string }
}
