import AuditModel

/// The identity of a finding as 32 hexadecimal digits.
struct Fingerprint: Hashable {
  /// The hash of the parts (FNV-1a, 128 bits; RFC 9923), each followed by a byte that does not occur in UTF-8.
  private(set) var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  private static let prime: UInt128 = 0x0100_0000_0000_0000_0000_013B

  /// The hash of bytes.
  init(hashing bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt128(byte)) &* Self.prime }
  }

  init(_ parts: [String?]) {
    self.init(hashing: parts.flatMap { Array(($0 ?? "").utf8) + [$0 == nil ? 0xFE : 0xFF] })
  }

  /// The name of this version of the fingerprint in other formats; it rises with what an identity consists of.
  static let name = "fitspokenIdentity/v3"

  /// The fingerprint of an identity.
  init(_ identity: FindingIdentity) {
    self.init(
      [
        identity.rule, identity.reason, identity.file, identity.element, identity.table, identity.key, identity.leaf,
      ])
  }

  /// The digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

/// Counts equal values, so that they can be numbered.
struct Occurrences<Value: Hashable> {
  private var counts: [Value: Int] = [:]

  /// How many times the value has occurred, including this time.
  mutating func number(of value: Value) -> Int {
    counts[value, default: 0] += 1
    return counts[value] ?? 1
  }
}
