/// A file, relative to the audit's root.
struct SARIFArtifact: Encodable {
  /// The name for the audit's root folder.
  static let root = "%SRCROOT%"

  let uri: String
  let uriBaseId = SARIFArtifact.root

  /// The path as a relative reference (RFC 3986, section 4.2).
  init(path: String) {
    uri = path.utf8.map { Self.literal.contains($0) ? String(Unicode.Scalar($0)) : Self.percentEncoded($0) }.joined()
  }

  /// The characters of a path segment that are not escaped (`pchar`), and the slash; not the colon, which could end a scheme.
  private static let literal = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8)

  private static func percentEncoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
  }
}
