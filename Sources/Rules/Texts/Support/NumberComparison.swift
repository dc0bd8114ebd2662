import Localization
import TableAnalysis

/// Compares the numbers of a text and its translation.
struct NumberComparison {
  /// Numbers that only the source has, sorted.
  let lost: [String]
  /// Numbers that only the translation has, sorted.
  let added: [String]

  /// A comparison of two texts; if the source has no arguments, neither text is a format, whatever percent signs it
  /// has.
  init(source: AnnotatedText, translation: AnnotatedText) {
    let isFormat = source.isFormat
    let (before, after) = (
      NumberRuns(source, isFormat: isFormat).numbers, NumberRuns(translation, isFormat: isFormat).numbers
    )
    (lost, added) = (Self.difference(before, after), Self.difference(after, before))
  }

  /// Whether the difference is customary: small numbers in words, the 24-hour clock, a character for ten thousand.
  func isCustomary(source: String, translation: String) -> Bool {
    if added.isEmpty, translation.unicodeScalars.contains(where: { Self.numerals.contains($0) }) { return true }
    if lost.isEmpty, Self.bases.contains(where: { translation.contains($0) }) { return true }
    if lost.isEmpty || added.isEmpty { return (lost + added).allSatisfy(Self.isSmall) }
    if Self.isSameTime(lost, added, source) || Self.isSameTime(added, lost, translation) { return true }
    return (source + translation).unicodeScalars.contains { Self.powers.contains($0) }
  }

  /// The numbers of a list that are not in another; equal numbers as often as they are missing.
  private static func difference(_ list: [String], _ other: [String]) -> [String] {
    var rest = other
    return list.filter { number in
      guard let index = rest.firstIndex(of: number) else { return true }
      rest.remove(at: index)
      return false
    }.sorted()
  }

  /// Whether a number is at most twelve; many languages spell such numbers out.
  private static func isSmall(_ number: String) -> Bool { Int(number).map { $0 <= 12 } ?? false }

  /// Whether the hours are on the 12-hour clock in one text and on the 24-hour clock in the other.
  private static func isSameTime(_ short: [String], _ long: [String], _ text: String) -> Bool {
    guard short.count == long.count, text.uppercased().contains(where: { $0 == "M" }) else { return false }
    return zip(short, long).allSatisfy { short, long in
      guard let short = Int(short), let long = Int(long) else { return false }
      return long == short || long == short + 12 || (short == 12 && long == 0)
    }
  }

  /// Numbers in Chinese characters, and "half".
  private static let numerals: Set<Unicode.Scalar> = Set("一二三四五六七八九十百千万萬半两兩".unicodeScalars)

  /// The words after the base of a numeral system: hexadecimal is "16進".
  private static let bases = ["進", "进", "진수"]

  /// Ten, hundred, thousand, ten thousand and hundred million in Chinese, Japanese and Korean.
  private static let powers: Set<Unicode.Scalar> = Set("十百千万萬億亿만억천백".unicodeScalars)
}

/// The numbers in a text, in digits of any script.
struct NumberRuns {
  /// The numbers as ASCII digits, in order, without thousands separators.
  private(set) var numbers: [String] = []

  /// The numbers of a text without those in format specifiers, addresses and character references.
  init(_ text: AnnotatedText, isFormat: Bool) {
    guard text.hasAny([.digit, .nonASCII]) else { return }
    let plain = Self.plain(text, isFormat: isFormat)
    var scanner = Scanner(text.hasAny(.nonASCII) ? plain.withASCIIDigits : plain)
    while let number = scanner.next() { numbers.append(number) }
  }

  private static func plain(_ text: AnnotatedText, isFormat: Bool) -> String {
    let literal = isFormat ? text.prose : text.string
    guard literal.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "/") }) else { return literal }
    return literal.split(separator: " ").map(withoutAddresses).joined(separator: " ")
  }

  /// A word without the addresses in it, which end before the first character that is not ASCII.
  private static func withoutAddresses(_ word: Substring) -> String {
    guard isAddress(word) else { return String(word) }
    return word.split { !$0.isASCII }.filter { !isAddress($0) }.joined(separator: " ")
  }

  private static func isAddress(_ word: Substring) -> Bool { word.contains("://") || word.contains("@") }

  /// Reads numbers from the text's bytes.
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

    /// `u200F`, `U+200F`: an escape that was not recognized, which another rule reports.
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

    /// Whether exactly three digits follow.
    private func isThousand(at start: Int) -> Bool {
      (0..<3).allSatisfy { isDigit(start + $0) } && !isDigit(start + 3)
    }

    /// The length of a thousands separator here: `,`, `.`, `'`, a space of any kind, `’`, `٬`; nil if there isn't one.
    private var separatorLength: Int? {
      Self.separators.first { separator in
        index + separator.count < bytes.count && bytes[index..<(index + separator.count)].elementsEqual(separator)
      }?.count
    }

    private static let separators: [[UInt8]] = [",", ".", "'", " ", "\u{A0}", "\u{202F}", "\u{2009}", "’", "٬", "，"]
      .map { (text: String) in Array(text.utf8) }
  }
}
