/// How a format spells what the service whose log it is printed to would take for a command, so that it means the same to
/// readers of the format.
///
/// GitHub obeys `##[command]` anywhere in a line and `::command::` at its start (actions/runner, `ActionCommand.cs`), Azure
/// Pipelines `##vso[command]`, TeamCity `##teamcity[command]`.
package enum LogEscape: Sendable {
  /// Text to read, with escapes as in Swift's string literals.
  case text
  /// JSON, in whose strings alone commands can occur, never at the start of a line.
  case json
  /// XML and HTML.
  case xml

  /// The bytes of a document without commands.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for index in Self.commands(in: bytes) {
      result += bytes[copied..<index] + spelling(of: bytes[index])
      copied = index + 1
    }
    return copied == 0 ? bytes : result + bytes[copied...]
  }

  /// The text without commands.
  package func applied(to text: String) -> String { String(decoding: applied(to: Array(text.utf8)), as: UTF8.self) }

  private func spelling(of byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16, uppercase: true)
    switch self {
    case .text: return Array("\\u{\(digits)}".utf8)
    case .json: return byte == UInt8(ascii: ":") ? [byte] : Array("\\u00\(digits)".utf8)
    case .xml: return Array("&#x\(digits);".utf8)
    }
  }

  /// The indices of the characters without which nothing is a command: the `[` after `##` and letters, the first `:` of
  /// `::` at the start of a line.
  private static func commands(in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var isStart = true
      for index in bytes.indices {
        let byte = bytes[index]
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if byte == hash, next == hash, let bracket = bracket(after: index + 2, in: bytes) { found.append(bracket) }
        if isStart, byte == colon, next == colon { found.append(index) }
        isStart = lineEnds.contains(byte) || (isStart && white.contains(byte))
      }
    }
    return found
  }

  /// The index of a `[` that ends a word; nil if something else does.
  private static func bracket(after start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let end = bytes[min(start, bytes.count)...].firstIndex { !letters.contains($0 | 0x20) }
    return end.flatMap { bytes[$0] == UInt8(ascii: "[") ? $0 : nil }
  }

  private static let hash = UInt8(ascii: "#")
  private static let colon = UInt8(ascii: ":")
  private static let lineEnds: ClosedRange<UInt8> = 0x0A...0x0D
  private static let white: Set<UInt8> = [0x09, 0x20]
  /// Lowercase; the next bit makes others so.
  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
}
