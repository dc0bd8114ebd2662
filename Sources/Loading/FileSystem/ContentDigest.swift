private import CBlake2

/// The BLAKE2b digest of some bytes, by which contents are recognized: <https://www.rfc-editor.org/rfc/rfc7693>.
package struct ContentDigest: Sendable, Hashable {
  /// The digest as hexadecimal digits.
  package let text: String

  /// The digest with these digits.
  init(text: String) { self.text = text }

  /// The length of a digest in bytes: nobody makes two contents with the same 20 bytes.
  private static let length = 20

  /// The digest of bytes.
  package init(of bytes: some Collection<UInt8>) {
    var digest = [UInt8](repeating: 0, count: Self.length)
    func hash(_ buffer: UnsafeBufferPointer<UInt8>) {
      blake2b(&digest, buffer.baseAddress, nil, Self.length, buffer.count, 0)
    }
    if bytes.withContiguousStorageIfAvailable(hash) == nil { Array(bytes).withUnsafeBufferPointer(hash) }
    text = digest.map(Self.hexadecimal).joined()
  }

  /// The digest of several texts; the same texts divided otherwise have another one.
  package init(of texts: [String]) {
    self.init(of: texts.flatMap { Array("\($0.utf8.count) \($0)".utf8) })
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0\(digits)" : digits
  }
}
