import AuditModel
import Loading

/// Writes a strings file in UTF-8 that is in an encoding that Apple's loader rejects.
enum Reencoding {
  /// The rule that reports such encodings.
  static let rule = "strings-encoding"

  /// The fix of a file's encoding; none if what it says in its encoding is not certain.
  static func fixes(of findings: [Finding], bytes: [UInt8]) -> [Fix] {
    guard let finding = findings.first(where: { $0.rule == rule }), utf8(of: bytes) != nil else {
      return []
    }
    return [Fix(of: finding, "write the file in UTF-8", .safe)]
  }

  /// The file in UTF-8: UTF-16 without a byte order mark has one reading; of single bytes only a guess could be made.
  static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    let text = DecodedText(bytes)
    guard text.encoding == .utf16LittleEndian || text.encoding == .utf16BigEndian,
      !String(decoding: text.utf8, as: UTF8.self).unicodeScalars.contains("\u{FFFD}"),
      !StringsStatements.all(in: text.utf8).isEmpty
    else { return nil }
    return text.utf8
  }
}
