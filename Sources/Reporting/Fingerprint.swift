import AuditModel

/// What makes a finding the same one in two audits, as 32 hexadecimal digits.
///
/// No line, message or measurement goes into it, so that an edit elsewhere in the file does not make a finding new.
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

  /// The identity of one finding.
  init(_ finding: Finding) {
    self.init(
      [
        finding.rule, finding.outcome.rawValue, finding.reason, finding.location.file, finding.element?.path,
        finding.table, finding.key, finding.locale?.identifier,
      ] + Self.parts(of: finding.leaf))
  }

  /// The identity of what a group is about, in whatever locale.
  init(_ subject: FindingGroup.Subject) {
    self.init(
      [
        subject.rule, subject.location?.file ?? subject.place.file, subject.element, subject.table, subject.key,
      ] + Self.parts(of: subject.leaf))
  }

  /// Nothing for an entry's own text, so that its fingerprint is what it was before entries had several.
  private static func parts(of leaf: LeafPath?) -> [String?] { (leaf?.shown).map { [$0] } ?? [] }

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
