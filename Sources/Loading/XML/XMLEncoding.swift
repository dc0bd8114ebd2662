/// Turns the bytes of a document into UTF-8 without a byte order mark.
enum XMLEncoding {
  /// The document as UTF-8.
  static func utf8(of bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
    guard !bytes.isEmpty else { throw fault("the file is empty; expected an XML document") }
    let text = try decode(bytes)
    if let nul = text.firstIndex(of: 0) {
      throw XMLFault(position: position(of: nul, in: text), message: "a NUL byte; expected text")
    }
    return text
  }

  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func decode(_ bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
    if bytes.starts(with: utf8Mark) { return try validated(Array(bytes.dropFirst(utf8Mark.count))) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), bigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), bigEndian: false) }
    if bytes.starts(with: [0x00, 0x3C]) { return try utf16(bytes[...], bigEndian: true) }
    if bytes.starts(with: [0x3C, 0x00]) { return try utf16(bytes[...], bigEndian: false) }
    switch declaredEncoding(of: bytes) {
    case nil, "utf-8", "utf8", "us-ascii", "ascii": return try validated(bytes)
    case "iso-8859-1", "latin1": return bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
    case let name?: throw fault("the encoding \"\(name)\" is not supported; expected UTF-8")
    }
  }

  /// The encoding that the XML declaration names, in lower case.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.prefix(256).firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let declaration = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    let parts = declaration.split(separator: "encoding", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let name = parts[1].split(whereSeparator: { "=\"' \t\r\n?".contains($0) }).first
    return name.map(String.init)
  }

  private static func validated(_ bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
    let invalid = bytes.withUnsafeBufferPointer { UTF8Validation.firstFault(in: $0) }
    guard let invalid else { return bytes }
    throw XMLFault(position: position(of: invalid, in: bytes), message: "a byte that is not UTF-8; expected UTF-8")
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) throws(XMLFault) -> [UInt8] {
    let decoded = UTF16Decoding(bytes, isBigEndian: bigEndian)
    guard bytes.count.isMultiple(of: 2), decoded.unpairedSurrogate == nil else {
      throw fault("text that is not valid UTF-16; expected UTF-8")
    }
    return decoded.utf8
  }

  private static func fault(_ message: String) -> XMLFault { XMLFault(position: XMLPosition(), message: message) }

  private static func position(of offset: Int, in bytes: [UInt8]) -> XMLPosition {
    var cursor = XMLCursor()
    cursor.move(to: offset, in: bytes)
    return cursor.position
  }
}
