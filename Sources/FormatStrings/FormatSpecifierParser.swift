/// Reads format specifiers exactly as Foundation does (swift-corelibs-foundation, `CFString.c`; probed on Linux).
///
/// Flags, lengths, width, precision and number may come in any order and number until a conversion character, or
/// anything else, ends the specifier. A space is a flag, so that `% @` takes an object and `50% de` an integer; `%I`
/// takes nothing.
package struct FormatSpecifierParser {
  private let text: String
  private let bytes: String.UTF8View
  package private(set) var index: String.Index

  /// A parser at the start of a text, or at one of its percent signs.
  package init(_ text: String, at start: String.Index? = nil) {
    self.text = text
    bytes = text.utf8
    index = start ?? bytes.startIndex
  }

  /// Reads the literal text up to the next percent sign.
  package mutating func literal() -> Substring {
    let start = index
    while let byte = current, byte != UInt8(ascii: "%") { advance() }
    return text[start..<index]
  }

  /// Reads the specifier at the current percent sign; nil at the end of the text.
  package mutating func specifier() -> FormatSpecifier? {
    guard current == UInt8(ascii: "%") else { return nil }
    let start = index
    var specifier = FormatSpecifier()
    advance()
    read(into: &specifier)
    specifier.text = text[start..<index]
    return specifier
  }

  /// Skips a prefix if the text continues with it.
  mutating func skip(_ prefix: String) -> Bool {
    guard bytes[index...].starts(with: prefix.utf8) else { return false }
    index = bytes.index(index, offsetBy: prefix.utf8.count)
    return true
  }

  private var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }
  private mutating func advance() { index = bytes.index(after: index) }

  private mutating func read(into specifier: inout FormatSpecifier) {
    var hasDot = false
    var hasHash = false
    while let byte = current {
      switch byte {
      case UInt8(ascii: "#"): hasHash = true
      case UInt8(ascii: "@") where hasHash:
        hasHash = false
        advance()
        if readName(into: &specifier) { return }
        continue
      case UInt8(ascii: " "): specifier.hasSpace = true
      case UInt8(ascii: "-"): specifier.hasMinus = true
      case UInt8(ascii: "."): hasDot = true
      case UInt8(ascii: "*"):
        if hasDot { specifier.precision = .next } else { specifier.width = .next }
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        readNumber(into: &specifier)
        continue
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "j"):
        specifier.length = specifier.length.adding(byte)
      case UInt8(ascii: "+"), UInt8(ascii: "0"), UInt8(ascii: "h"), UInt8(ascii: "L"): break
      default:
        specifier.argument = FormatArgument(conversion: byte)
        return endDirective()
      }
      advance()
    }
  }

  /// A character that is not a conversion ends the specifier; a non-ASCII one belongs to the literal text.
  private mutating func endDirective() {
    if let byte = current, byte < 0x80 { advance() }
  }

  /// A numeric width or precision, or, before `$`, the number of an argument.
  private mutating func readNumber(into specifier: inout FormatSpecifier) {
    var number = 0
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      number = min(number * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      advance()
    }
    guard current == UInt8(ascii: "$") else {
      specifier.hasWidth = true
      return
    }
    advance()
    if specifier.precision == .next {
      specifier.precision = .numbered(number)
    } else if specifier.width == .next {
      specifier.width = .numbered(number)
    } else {
      specifier.position = number
    }
  }

  /// The name of `%#@name@` and its second sign; false if the name ends otherwise; Foundation then continues after the
  /// character that ended it, as if there had been no name: `%# @ sites @` takes an object.
  private mutating func readName(into specifier: inout FormatSpecifier) -> Bool {
    let start = index
    while let byte = current {
      advance()
      if byte == UInt8(ascii: "@") {
        specifier.argument = .variable
        specifier.name = text[start..<bytes.index(before: index)]
        return true
      }
      guard byte.isNameByte else { return false }
    }
    return true
  }
}

extension UInt8 {
  /// Whether it may occur in the name of a variable: ASCII letters, digits and `_`.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
