import FormatStrings

/// Numbers of arguments, from 1 to 127: Foundation refuses higher ones (CoreFoundation, `CFString.c`).
struct ArgumentSet: Sendable, Hashable {
  private var bits: UInt128 = 0

  /// Whether there is none.
  var isEmpty: Bool { bits == 0 }

  /// The highest number; 0 where there is none.
  var last: Int { max(0, 127 - bits.leadingZeroBitCount) }

  /// The numbers, ascending.
  var numbers: [Int] { (1...127).filter(contains) }

  /// Whether the numbers are not 1…n.
  var hasHoles: Bool { bits != 0 && (bits >> 1) & ((bits >> 1) + 1) != 0 }

  /// Whether the number is among them.
  func contains(_ number: Int) -> Bool { (1...127).contains(number) && bits & (1 << UInt128(number)) != 0 }

  /// Adds a number; one that Foundation refuses changes nothing.
  mutating func insert(_ number: Int) {
    if (1...127).contains(number) { bits |= 1 << UInt128(number) }
  }

  /// Adds the numbers of another set.
  mutating func formUnion(_ other: ArgumentSet) { bits |= other.bits }

  /// The numbers of both.
  func union(_ other: ArgumentSet) -> ArgumentSet { ArgumentSet(bits: bits | other.bits) }

  /// The numbers without those of another set.
  func subtracting(_ other: ArgumentSet) -> ArgumentSet { ArgumentSet(bits: bits & ~other.bits) }

  /// No number.
  init() {}

  /// The numbers of arguments that are used.
  init(_ uses: some Sequence<FormatString.Use>) { for use in uses { insert(use.position) } }

  private init(bits: UInt128) { self.bits = bits }
}
