import Foundation

/// JSON as the contract has it: pretty-printed, keys sorted, slashes as they are, a line feed at the end.
enum JSONOutput {
  /// The bytes of a value.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }
}
