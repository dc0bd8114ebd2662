import AuditModel

/// The identity of a finding as 32 hexadecimal digits.
struct Fingerprint: Hashable {
  /// The hash of the parts (FNV-1a, 128 bits; RFC 9923), each followed by a byte that UTF-8 does not use.
  private(set) var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  private static let prime: UInt128 = 0x0100_0000_0000_0000_0000_013B

  /// The hash of bytes as they are.
  init(hashing bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt128(byte)) &* Self.prime }
  }

  init(_ parts: [String?]) {
    self.init(hashing: parts.flatMap { Array(($0 ?? "").utf8) + [$0 == nil ? 0xFE : 0xFF] })
  }

  /// The fingerprint of an identity; `localization` tells findings of one identity apart.
  init(_ identity: FindingIdentity, localization: String? = nil) {
    self.init(
      [
        identity.rule, identity.reason, identity.file, identity.element, identity.table, identity.key, identity.leaf,
        localization,
      ])
  }

  /// The digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

/// How often each of several things was met, so that equal ones can be told apart by their order.
struct Occurrences<Thing: Hashable> {
  private var counts: [Thing: Int] = [:]

  /// The number of times the thing was met, this time included.
  mutating func number(of thing: Thing) -> Int {
    counts[thing, default: 0] += 1
    return counts[thing] ?? 1
  }
}
