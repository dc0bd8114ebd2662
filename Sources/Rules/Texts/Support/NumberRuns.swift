import Localization
import TableAnalysis

/// The numbers that stand in a text, whatever digits it writes them with.
struct NumberRuns {
  /// The numbers as ASCII digits, in order, without separators of thousands.
  private(set) var numbers: [String] = []

  /// The numbers of a text; those of directives, addresses and character references are none.
  init(_ text: MarkedText, isFormat: Bool) {
    guard text.hasAny([.digit, .nonASCII]) else { return }
    let plain = Self.plain(text, isFormat: isFormat)
    var scanner = Scanner(text.hasAny(.nonASCII) ? plain.withASCIIDigits : plain)
    while let number = scanner.next() { numbers.append(number) }
  }

  private static func plain(_ text: MarkedText, isFormat: Bool) -> String {
    let literal = isFormat ? text.prose : text.string
    guard literal.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "/") }) else { return literal }
    return literal.split(separator: " ").filter { !$0.contains("://") && !$0.contains("@") }.joined(separator: " ")
  }

  /// Reads numbers off the text's bytes.
  private struct Scanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func next() -> String? {
      while index < bytes.count {
        if skipReference() { continue }
        if skipEscape() { continue }
        if isDigit(index) { return number() }
        index += 1
      }
      return nil
    }

    /// `&#39;` and `&#x27;`.
    private mutating func skipReference() -> Bool {
      guard bytes[index] == UInt8(ascii: "&"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "#") else {
        return false
      }
      while index < bytes.count, bytes[index] != UInt8(ascii: ";"), bytes[index] != UInt8(ascii: " ") { index += 1 }
      return true
    }

    /// `u200F`, `U+200F`: an escape that was not read as one has a rule of its own.
    private mutating func skipEscape() -> Bool {
      guard bytes[index] | 0x20 == UInt8(ascii: "u") else { return false }
      let start = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "+") ? index + 2 : index + 1
      guard (start..<(start + 4)).allSatisfy({ $0 < bytes.count && isHexDigit(bytes[$0]) }), isDigit(start) else {
        return false
      }
      index = start + 4
      return true
    }

    private func isHexDigit(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }

    private mutating func number() -> String {
      var digits: [UInt8] = []
      repeat {
        while isDigit(index) {
          digits.append(bytes[index])
          index += 1
        }
        guard let length = separatorLength, isThousand(at: index + length) else { break }
        index += length
      } while true
      return String(decoding: digits, as: UTF8.self)
    }

    private func isDigit(_ index: Int) -> Bool {
      index < bytes.count && (0x30...0x39).contains(bytes[index])
    }

    /// Three digits and no fourth.
    private func isThousand(at start: Int) -> Bool {
      (0..<3).allSatisfy { isDigit(start + $0) } && !isDigit(start + 3)
    }

    /// The length of a separator of thousands here: `,`, `.`, `'`, a space of any kind, `’`, `٬`; nil where there is none.
    private var separatorLength: Int? {
      Self.separators.first { separator in
        index + separator.count < bytes.count && bytes[index..<(index + separator.count)].elementsEqual(separator)
      }?.count
    }

    private static let separators: [[UInt8]] = [",", ".", "'", " ", "\u{A0}", "\u{202F}", "\u{2009}", "’", "٬", "，"]
      .map { (text: String) in Array(text.utf8) }
  }
}
