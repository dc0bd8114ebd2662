/// Several short texts that are sought together, in one pass over the bytes.
package struct ByteSigns: Sendable {
  /// The texts by their first two bytes.
  private var signs: [UInt16: [[UInt8]]] = [:]
  /// Whether a text begins with two bytes, by these.
  private var begins: [Bool]

  /// The texts; each has at least two bytes.
  package init(_ texts: String...) { self.init(texts) }

  /// The texts; those with fewer than two bytes are left out.
  package init(_ texts: some Sequence<String>) {
    begins = [Bool](repeating: false, count: 1 << 16)
    for text in texts {
      let bytes = Array(text.utf8)
      guard bytes.count > 1 else { continue }
      let first = Self.pair(bytes[0], bytes[1])
      begins[Int(first)] = true
      signs[first, default: []].append(bytes)
    }
  }

  /// Whether any of the texts occurs in some bytes.
  package func occur(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      begins.withUnsafeBufferPointer { begins in
        for index in 0..<max(0, bytes.count - 1) {
          let pair = Self.pair(bytes[index], bytes[index + 1])
          guard begins[Int(pair)] else { continue }
          if signs[pair]?.contains(where: { bytes[index...].starts(with: $0) }) == true { return true }
        }
        return false
      }
    }
  }

  /// How often each of the texts, names, occurs in some bytes other than in a longer name, by the text; without those that do not.
  package func counts(in bytes: [UInt8]) -> [String: Int] {
    var counts: [String: Int] = [:]
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<max(0, bytes.count - 1) {
        let pair = Self.pair(bytes[index], bytes[index + 1])
        guard begins[Int(pair)] else { continue }
        for sign in signs[pair] ?? [] where bytes[index...].starts(with: sign) {
          let end = index + sign.count
          let neighbors = [index - 1, end].filter { bytes.indices.contains($0) }
          if neighbors.contains(where: { Self.isOfName(bytes[$0]) }) { continue }
          counts[String(decoding: sign, as: UTF8.self), default: 0] += 1
        }
      }
    }
    return counts
  }

  /// Whether a byte is a part of names: a letter, a digit, an underscore, or one outside ASCII.
  package static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }
}
