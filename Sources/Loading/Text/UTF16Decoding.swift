/// UTF-16 as UTF-8, with the first half pair that stands alone.
struct UTF16Decoding {
  /// The text; U+FFFD stands for half pairs.
  private(set) var utf8: [UInt8] = []
  /// The offset in `utf8` of the first half pair.
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
