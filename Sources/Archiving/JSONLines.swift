import Foundation
import Utilities

/// Values as JSON, one a line, so that neither writing nor reading needs all of them as text at once.
enum JSONLines {
  /// The first line, then one for each value.
  static func bytes(_ head: some Encodable, _ values: some Sequence<some Encodable>) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes = [UInt8](try encoder.encode(head))
    for value in values {
      bytes.append(newline)
      bytes += try encoder.encode(value)
    }
    bytes.append(newline)
    return bytes
  }

  /// The lines of a document without the empty last one.
  static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] { bytes.split(separator: newline) }

  /// The value of a line.
  static func value<Value: Decodable>(of line: ArraySlice<UInt8>, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(line))
  }

  /// The values of lines, several of which are read in parallel.
  static func values<Value: Decodable & Sendable>(
    of lines: ArraySlice<ArraySlice<UInt8>>, as type: Value.Type = Value.self, jobs: Int
  ) async throws -> [Value] {
    let size = 512
    let portions = stride(from: lines.startIndex, to: lines.endIndex, by: size).map {
      lines[$0..<min($0 + size, lines.endIndex)]
    }
    let read = await concurrentMap(portions, workers: jobs) { lines in
      Result { try lines.map { try value(of: $0, as: type) } }
    }
    return try read.flatMap { try $0.get() }
  }

  private static let newline = UInt8(ascii: "\n")
}
