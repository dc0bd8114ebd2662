/// Reads XML from bytes into a tree or events with positions, or throws the first fault.
///
/// Rejected before parsing: an internal DTD subset (which could define an entity bomb), a NUL, bytes that are not text in the
/// declared encoding, unbalanced tags, elements nested deeper than `maximumDepth` or more than `maximumElements`.
/// Nothing outside the document is ever opened.
package enum XMLReader {
  /// The maximum nesting depth of elements, the root included.
  package static let maximumDepth = XMLOutline.Limits().depth

  /// The maximum number of elements in a document.
  package static let maximumElements = XMLOutline.Limits().elements

  /// Reads a document as a tree.
  ///
  /// - Throws: The first fault, with its position.
  package static func read(_ bytes: [UInt8]) throws(XMLFault) -> XMLNode {
    guard let root = try read(bytes, into: XMLTreeBuilder()).root else {
      throw XMLFault(position: TextPosition(), message: "not well-formed; expected an XML document")
    }
    return root
  }

  /// Reads a document without a tree of it: the handler with all that it received.
  ///
  /// - Throws: The first fault, with its position.
  static func read<Handler: XMLHandler>(_ bytes: [UInt8], into handler: Handler) throws(XMLFault) -> Handler {
    let reading = readUpToFault(bytes, into: handler)
    if let fault = reading.fault { throw fault }
    return reading.handler
  }

  /// Reads a document up to its first fault: the handler with all that it received before, and the fault.
  static func readUpToFault<Handler: XMLHandler>(
    _ bytes: [UInt8], into handler: Handler
  ) -> (handler: Handler, fault: XMLFault?) {
    do throws(XMLFault) {
      let outline = XMLOutline(try XMLEncoding.utf8(of: bytes))
      if outline.starts.isEmpty { return (handler, outline.firstFault) }
      let parsed = XMLEventParser.parse(outline.parsableText, positions: outline.starts, handler: handler)
      return (parsed.handler, [parsed.fault, outline.firstFault].compactMap { $0 }.min { $0.position < $1.position })
    } catch {
      return (handler, error)
    }
  }
}

/// Turns the bytes of a document into UTF-8 without a byte order mark.
enum XMLEncoding {
  /// The document as UTF-8.
  static func utf8(of bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
    guard !bytes.isEmpty else { throw fault("the file is empty; expected an XML document") }
    let text = try decode(bytes)
    if let nul = text.firstIndex(of: 0) {
      throw XMLFault(position: TextPosition(of: nul, in: text), message: "a NUL byte; expected text")
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
    throw XMLFault(position: TextPosition(of: invalid, in: bytes), message: "invalid UTF-8")
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) throws(XMLFault) -> [UInt8] {
    let decoded = UTF16Decoding(bytes, isBigEndian: bigEndian)
    guard bytes.count.isMultiple(of: 2), decoded.unpairedSurrogate == nil else {
      throw fault("invalid UTF-16")
    }
    return decoded.utf8
  }

  private static func fault(_ message: String) -> XMLFault { XMLFault(position: TextPosition(), message: message) }
}
