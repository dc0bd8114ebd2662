package import AuditModel

/// The contents of a text file, converted to UTF-8.
///
/// As CoreFoundation does for property lists: a byte order mark decides; without one the text is UTF-8.
package struct DecodedText {
  /// A fault of the encoding.
  package struct Fault: Equatable {
    /// What is wrong.
    package var message: String
    /// Where: an offset in `utf8`.
    package var offset: Int
    /// Whether Apple's loader rejects the file for it.
    package var isRejecting: Bool
  }

  /// The text without its byte order mark; what could not be decoded is U+FFFD.
  package var utf8: [UInt8]
  /// The encoding that the text was in.
  package var encoding: TextEncoding
  /// The first fault of the encoding.
  package var fault: Fault?

  /// Decodes the contents of a file.
  package init(_ bytes: [UInt8]) {
    let mark = ByteOrderMark.allCases.first { bytes.starts(with: $0.bytes) }
    switch mark {
    case .utf8: self.init(utf8: Array(bytes.dropFirst(3)), encoding: .utf8WithMark)
    case .utf16le, .utf16be: self.init(utf16: bytes.dropFirst(2), isBigEndian: mark == .utf16be)
    case .utf32le, .utf32be: self.init(utf32: bytes.dropFirst(4), isBigEndian: mark == .utf32be)
    case nil: self.init(unmarked: bytes)
    }
  }

  private init(unmarked bytes: [UInt8]) {
    guard let isBigEndian = Self.looksLikeUTF16(bytes) else {
      self.init(utf8: bytes, encoding: .utf8)
      return
    }
    self.init(utf16: bytes[...], isBigEndian: isBigEndian)
    let message = "the file is UTF-16 without a byte order mark; Apple's loader reads it as UTF-8"
    fault = Fault(message: message, offset: 0, isRejecting: true)
  }

  private init(utf8 bytes: [UInt8], encoding: TextEncoding) {
    utf8 = bytes
    self.encoding = encoding
    guard let offset = bytes.withUnsafeBufferPointer({ UTF8Validation.firstFault(in: $0) }) else { return }
    let byte = String(bytes[offset], radix: 16, uppercase: true).padded(to: 2)
    fault = Fault(message: "byte 0x\(byte) is not valid UTF-8", offset: offset, isRejecting: true)
    if Self.looksLikeLatin1(bytes) {
      self.encoding = .latin1
      utf8 = bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
    } else {
      utf8 = Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
  }

  private init(utf16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    let decoded = UTF16Decoding(bytes, isBigEndian: isBigEndian)
    utf8 = decoded.utf8
    encoding = isBigEndian ? .utf16BigEndian : .utf16LittleEndian
    fault = decoded.unpairedSurrogate.map {
      Fault(message: "unpaired UTF-16 surrogate", offset: $0, isRejecting: false)
    }
  }

  private init(utf32 bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    utf8 = []
    encoding = isBigEndian ? .utf32BigEndian : .utf32LittleEndian
    for start in stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4) {
      let unit = bytes[start..<start + 4]
      let code = isBigEndian ? unit.reduce(0, Self.shifted) : unit.reversed().reduce(0, Self.shifted)
      if Unicode.Scalar(code) == nil, fault == nil {
        fault = Fault(message: "invalid UTF-32 code unit", offset: utf8.count, isRejecting: true)
      }
      utf8.append(contentsOf: Unicode.Scalar(code).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private static func shifted(_ code: UInt32, _ byte: UInt8) -> UInt32 { code << 8 | UInt32(byte) }

  /// Whether most of the first characters have a zero byte, and on which side; nil if they do not.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool? {
    let sample = bytes.prefix(256)
    let pairs = sample.count / 2
    guard pairs > 0 else { return nil }
    let even = stride(from: 0, to: pairs * 2, by: 2).count { sample[$0] == 0 }
    let odd = stride(from: 1, to: pairs * 2, by: 2).count { sample[$0] == 0 }
    if even * 4 > pairs * 3, odd == 0 { return true }
    return odd * 4 > pairs * 3 && even == 0 ? false : nil
  }

  /// Whether no byte above 0x7F is part of well-formed UTF-8, so that the text is of a one-byte encoding.
  private static func looksLikeLatin1(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let length = UTF8Validation.sequenceLength(in: buffer, at: index)
        if length > 1 { return false }
        index += 1
      }
      return true
    }
  }
}

/// The marks that begin a Unicode text, the longer first if one begins another.
private enum ByteOrderMark: CaseIterable {
  case utf32le, utf32be, utf8, utf16le, utf16be

  var bytes: [UInt8] {
    switch self {
    case .utf32le: [0xFF, 0xFE, 0, 0]
    case .utf32be: [0, 0, 0xFE, 0xFF]
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16le: [0xFF, 0xFE]
    case .utf16be: [0xFE, 0xFF]
    }
  }
}

/// UTF-16 converted to UTF-8, with the first unpaired surrogate.
struct UTF16Decoding {
  /// The text; U+FFFD replaces unpaired surrogates.
  private(set) var utf8: [UInt8] = []
  /// The offset in `utf8` of the first unpaired surrogate.
  private(set) var unpairedSurrogate: Int?

  /// Decodes code units; an odd last byte is left out, as CoreFoundation does.
  init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    utf8.reserveCapacity(bytes.count)
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    var lead: UInt16?
    bytes.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count - 1, by: 2) {
        append(UInt16(buffer[start + high]) << 8 | UInt16(buffer[start + low]), after: &lead)
      }
    }
    if lead != nil { appendReplacement() }
  }

  private mutating func append(_ unit: UInt16, after lead: inout UInt16?) {
    if let high = lead {
      lead = nil
      if UTF16.isTrailSurrogate(unit) {
        let code = 0x10000 + (UInt32(high & 0x3FF) << 10) + UInt32(unit & 0x3FF)
        return append(Unicode.Scalar(code) ?? "\u{FFFD}")
      }
      appendReplacement()
    }
    if unit < 0x80 {
      utf8.append(UInt8(unit))
    } else if UTF16.isLeadSurrogate(unit) {
      lead = unit
    } else if let scalar = Unicode.Scalar(unit) {
      append(scalar)
    } else {
      appendReplacement()
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func appendReplacement() {
    unpairedSurrogate = unpairedSurrogate ?? utf8.count
    utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
  }
}

/// Finds where bytes are not well-formed UTF-8 (Unicode, table 3-7).
enum UTF8Validation {
  /// The offset of the first ill-formed byte; nil if absent.
  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    let words = UnsafeRawBufferPointer(bytes)
    var index = start
    while index < bytes.count {
      while index + 8 <= bytes.count, words.loadUnaligned(fromByteOffset: index, as: UInt64.self) & highBits == 0 {
        index += 8
      }
      guard index < bytes.count else { return nil }
      let length = sequenceLength(in: bytes, at: index)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence at an offset inside the bytes; 0 if it is ill-formed.
  static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let lead = bytes[offset]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      second = lead == 0xE0 ? 0xA0...0xBF : lead == 0xED ? 0x80...0x9F : second
    case 0xF0...0xF4:
      length = 4
      second = lead == 0xF0 ? 0x90...0xBF : lead == 0xF4 ? 0x80...0x8F : second
    default: return 0
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    return bytes[(offset + 2)..<(offset + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
