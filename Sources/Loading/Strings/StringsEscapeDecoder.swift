internal import AuditModel
internal import Foundation

/// Resolves the escapes of an old-style string.
///
/// As CoreFoundation does: `\a \b \f \n \r \t \v` are control characters, one to three octal digits are a byte of
/// NeXTSTEP's encoding, `\U` and up to four hexadecimal digits are a UTF-16 code unit; before any other character, the
/// backslash is dropped.
struct StringsEscapeDecoder {
  /// The faults of the texts resolved since the last call of `forgetFaults`, in the order of the file.
  private(set) var faults: [EscapeFault] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private var result: [UInt8] = []
  private var pendingHighSurrogate: (unit: UInt16, range: Range<Int>)?
  /// The quote around the text being resolved.
  private var quote = Byte.quote
  /// The offsets of the U+FFFD that are still ahead.
  private var replacements: ArraySlice<Int>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    replacements = ByteSearch.replacementCharacters(in: bytes)[...]
  }

  /// Starts a new list of faults.
  mutating func forgetFaults() { if !faults.isEmpty { faults.removeAll(keepingCapacity: true) } }

  /// The text of a token.
  mutating func text(of token: StringsLexer.Token) -> String {
    if let next = replacements.first, next < token.range.upperBound { noteReplacement(in: token.range) }
    guard token.hasEscapes else { return String(decoding: bytes[token.range], as: UTF8.self) }
    result.removeAll(keepingCapacity: true)
    quote = bytes[token.range.lowerBound - 1]
    var index = token.range.lowerBound
    while index < token.range.upperBound {
      if bytes[index] == Byte.backslash, index + 1 < token.range.upperBound {
        resolveEscape(at: &index, end: token.range.upperBound)
      } else {
        append(byte: bytes[index])
        index += 1
      }
    }
    endPair()
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func resolveEscape(at index: inout Int, end: Int) {
    let start = index
    let letter = bytes[index + 1]
    index += 2
    if letter == UInt8(ascii: "U") {
      let unit = readDigits(at: &index, end: end, limit: 4, base: 16, Byte.hexValue)
      if index - start < 6 { faults.append(EscapeFault(kind: .shortUnicode, range: start..<index)) }
      append(unit: unit, range: start..<index)
    } else if Byte.octalValue(letter) != nil {
      index -= 1
      let code = readDigits(at: &index, end: end, limit: 3, base: 8, Byte.octalValue)
      append(scalar: Self.nextStepScalar(UInt8(truncatingIfNeeded: code)))
    } else {
      if !isEscape(letter) { noteEscape(at: start, end: end) }
      append(byte: Self.controls[letter] ?? letter)
    }
  }

  private mutating func noteReplacement(in range: Range<Int>) {
    replacements = replacements.drop { $0 < range.lowerBound }
    guard let first = replacements.first, range.contains(first) else { return }
    faults.append(EscapeFault(kind: .replacementCharacter, range: first..<first + 3))
    replacements = replacements.drop { $0 < range.upperBound }
  }

  /// Notes a backslash that has no meaning before the following character.
  private mutating func noteEscape(at start: Int, end: Int) {
    let rest = bytes[(start + 1)..<min(start + 6, end)]
    if rest.first == UInt8(ascii: "u"), rest.count == 5, rest.dropFirst().allSatisfy({ Byte.hexValue($0) != nil }) {
      return faults.append(EscapeFault(kind: .lowercaseUnicode, range: start..<rest.endIndex))
    }
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else { return }
    let isMeant = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    let range = start..<min(start + 1 + UTF8.width(scalar), end)
    faults.append(EscapeFault(kind: scalar == "(" ? .interpolation : isMeant ? .unknown : .needless, range: range))
  }

  /// Whether a backslash before the byte has a meaning.
  private func isEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case quote, Byte.backslash, Byte.quote, Byte.lineFeed, Byte.carriageReturn: true
    default: Self.controls[byte] != nil
    }
  }

  private func readDigits(
    at index: inout Int, end: Int, limit: Int, base: UInt16, _ value: (UInt8) -> UInt16?
  ) -> UInt16 {
    var number: UInt16 = 0
    let last = min(index + limit, end)
    while index < last, let digit = value(bytes[index]) {
      number = number &* base &+ digit
      index += 1
    }
    return number
  }

  private mutating func append(unit: UInt16, range: Range<Int>) {
    if let high = pendingHighSurrogate, UTF16.isTrailSurrogate(unit) {
      pendingHighSurrogate = nil
      let code = 0x10000 + (UInt32(high.unit & 0x3FF) << 10) + UInt32(unit & 0x3FF)
      append(scalar: Unicode.Scalar(code) ?? "\u{FFFD}")
      return
    }
    endPair()
    if UTF16.isLeadSurrogate(unit) {
      pendingHighSurrogate = (unit, range)
    } else if let scalar = Unicode.Scalar(unit) {
      append(scalar: scalar)
    } else {
      appendReplacement(range)
    }
  }

  private mutating func append(byte: UInt8) {
    endPair()
    result.append(byte)
  }

  private mutating func append(scalar: Unicode.Scalar) {
    endPair()
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func endPair() {
    guard let high = pendingHighSurrogate else { return }
    pendingHighSurrogate = nil
    appendReplacement(high.range)
  }

  private mutating func appendReplacement(_ range: Range<Int>) {
    faults.append(EscapeFault(kind: .loneSurrogate, range: range))
    result.append(contentsOf: UTF8.encodedReplacementCharacter)
  }

  /// The character of a byte in NeXTSTEP's encoding; NUL for the two bytes that have none, as CoreFoundation reads them.
  private static func nextStepScalar(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    return String(bytes: [byte], encoding: .nextstep)?.unicodeScalars.first ?? "\0"
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]
}

/// An escape of an old-style string that does not produce what its author meant, or a character that was lost earlier.
struct EscapeFault {
  /// What is wrong.
  enum Kind {
    /// `\u` with four hexadecimal digits: only `\U` is an escape.
    case lowercaseUnicode
    /// A letter that means nothing after a backslash.
    case unknown
    /// `\(`, with which only Swift's own literals take a value.
    case interpolation
    /// A backslash before a character that does not need one.
    case needless
    /// `\U` with fewer than four hexadecimal digits.
    case shortUnicode
    /// An unpaired surrogate.
    case loneSurrogate
    /// U+FFFD.
    case replacementCharacter
  }

  /// What is wrong.
  var kind: Kind
  /// The escape, as a range of the text.
  var range: Range<Int>

  /// The escape as written.
  func source(in bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Its effect on users.
  func message(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let source = source(in: bytes)
    let shown = source.dropFirst()
    return switch kind {
    case .lowercaseUnicode:
      "\(source) is not an escape sequence, so users see \"\(shown)\"; expected \\U\(shown.dropFirst()) with an uppercase U"
    case .unknown:
      "\(source) is not an escape sequence, so the backslash is dropped; expected \\\\ for a literal backslash"
    case .interpolation:
      "\(source) takes no value in a strings file; expected a format specifier such as %@ or %ld, which code fills with String(format:)"
    case .needless: "the backslash in \(source) has no effect; expected \(shown) without it"
    case .shortUnicode: "\(source) has fewer than four hexadecimal digits; expected \\U followed by four"
    case .loneSurrogate: "\(source) is half of a surrogate pair; expected both halves, as in \\UD83D\\UDE00"
    case .replacementCharacter: Self.lostCharacter
    }
  }

  /// The message for U+FFFD.
  static let lostCharacter = "U+FFFD replaces a character that was lost in conversion; expected the original character"
}

extension EscapeFault.Kind {
  /// The kind of diagnostic.
  var diagnostic: LoadingDiagnostic.Kind {
    switch self {
    case .lowercaseUnicode, .unknown, .interpolation, .needless: .stringsInvalidEscape
    case .shortUnicode, .loneSurrogate: .stringsEscapeShortUnicode
    case .replacementCharacter: .stringsEncoding
    }
  }

  /// How much it matters.
  var severity: Severity {
    switch self {
    case .lowercaseUnicode, .replacementCharacter: .error
    case .unknown, .interpolation, .shortUnicode, .loneSurrogate: .warning
    case .needless: .note
    }
  }

  /// What distinguishes it from other faults of its kind.
  var reason: String {
    switch self {
    case .lowercaseUnicode: "lowercase-unicode"
    case .unknown: "unknown-escape"
    case .interpolation: "interpolation"
    case .needless: "needless-backslash"
    case .shortUnicode: "too-few-digits"
    case .loneSurrogate: "lone-surrogate"
    case .replacementCharacter: "replacement-character"
    }
  }
}

/// A fault of an escape in an entry, with its position.
struct EntryEscapeFault {
  var fault: EscapeFault
  var key: String
  var line: Int
  var column: Int
}
