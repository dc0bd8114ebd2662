/// One conversion of a format string, as Foundation reads it.
struct FormatSpecifier: Hashable {
  /// The kind of argument that a conversion takes: what must not be mixed up.
  enum Argument: String, Hashable {
    case integer, float, object, cString = "C string", character, pointer, plural = "plural variable"
  }

  /// The argument's position, from 1.
  var position: Int
  /// What it takes.
  var argument: Argument
  /// The specifier as it stands in the text.
  var text: String
}

/// The arguments that a text takes when it is used as a format.
struct FormatString {
  /// The specifiers in the order of the text; `%%` is none.
  let specifiers: [FormatSpecifier]

  /// The argument's kind by position; of a position that is used twice the first counts.
  var arguments: [Int: FormatSpecifier] {
    Dictionary(specifiers.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a text: `%[n$][flags][width][.precision][length]conversion`, positions counted where none is given.
  ///
  /// As CoreFoundation does, a space is a flag (`% @` works), `*` takes an integer, and what is no conversion (`%I`) is text.
  init(_ text: String) {
    var scanner = FormatScanner(text)
    specifiers = scanner.scan()
  }
}

/// Reads format specifiers out of a text's UTF-8.
private struct FormatScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var nextPosition = 1
  private var found: [FormatSpecifier] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func scan() -> [FormatSpecifier] {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      if !scanSpecifier(from: start) { index = start + 1 }
    }
    return found
  }

  /// Reads what follows a per cent sign; false where that is no specifier.
  private mutating func scanSpecifier(from start: Int) -> Bool {
    if take("%") { return true }
    let position = scanPosition()
    let flags = skip(while: Self.flags.contains)
    if take("#") || flags.contains(UInt8(ascii: "#")), take("@") { return scanPluralVariable(position, from: start) }
    let hasWidth = scanNumberOrStar()
    let hasPrecision = take(".") && (scanNumberOrStar() || true)
    let hasLength = !skip(while: Self.lengths.contains).isEmpty
    guard let byte = current, let argument = Self.conversions[byte] else { return false }
    index += 1
    let isBare = position == nil && !hasWidth && !hasPrecision && !hasLength
    if isBare, !flags.isEmpty, argument != .object, isLetter(current) { return true }
    add(argument, at: position, from: start)
    return true
  }

  /// `%#@name@`: a variable of a plural rule.
  private mutating func scanPluralVariable(_ position: Int?, from start: Int) -> Bool {
    let name = skip { $0 != UInt8(ascii: "@") }
    guard !name.isEmpty, take("@") else { return false }
    add(.plural, at: position, from: start)
    return true
  }

  private mutating func add(_ argument: FormatSpecifier.Argument, at position: Int?, from start: Int) {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    found.append(FormatSpecifier(position: position ?? nextPosition, argument: argument, text: text))
    if position == nil { nextPosition += 1 }
  }

  /// `n$` after the per cent sign; leaves digits that are a width alone.
  private mutating func scanPosition() -> Int? {
    let start = index
    let digits = skip(while: Self.digits.contains)
    if !digits.isEmpty, take("$"), let position = Int(String(decoding: digits, as: UTF8.self)),
      (1...99).contains(position)
    {
      return position
    }
    index = start
    return nil
  }

  private mutating func scanNumberOrStar() -> Bool {
    if take("*") {
      _ = scanPosition()
      found.append(FormatSpecifier(position: nextPosition, argument: .integer, text: "*"))
      nextPosition += 1
      return true
    }
    return !skip(while: Self.digits.contains).isEmpty
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skip(while matches: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while let byte = current, matches(byte) { index += 1 }
    return bytes[start..<index]
  }

  /// A flag before a letter that goes on as a word (`50 % des`, `100%-os`) is prose, not a conversion.
  private func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let flags = Set("-+ 0'#".utf8)
  private static let lengths = Set("hlqLztj".utf8)
  /// CoreFoundation's conversions by the kind of argument (`CFString.c`, `__CFParseFormatSpec`).
  private static let conversions: [UInt8: FormatSpecifier.Argument] = {
    let groups: [(String, FormatSpecifier.Argument)] = [
      ("dDiuUxXoO", .integer), ("fFeEgGaA", .float), ("@", .object), ("sS", .cString), ("cC", .character),
      ("pn", .pointer),
    ]
    var table: [UInt8: FormatSpecifier.Argument] = [:]
    for (letters, argument) in groups { for letter in letters.utf8 { table[letter] = argument } }
    return table
  }()
}
