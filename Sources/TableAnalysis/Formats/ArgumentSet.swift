package import FormatStrings

/// A set of argument numbers from 1 to 127, the highest that Foundation accepts (CoreFoundation, `CFString.c`).
package struct ArgumentSet: Sendable, Hashable {
  private var bits: UInt128 = 0

  /// Whether the set is empty.
  package var isEmpty: Bool { bits == 0 }

  /// The lowest number; nil if the set is empty.
  package var first: Int? { isEmpty ? nil : bits.trailingZeroBitCount }

  /// The highest number; 0 if the set is empty.
  package var last: Int { max(0, 127 - bits.leadingZeroBitCount) }

  /// The numbers, ascending.
  package var numbers: [Int] { (1...127).filter(contains) }

  /// Whether the numbers are not 1…n.
  package var hasHoles: Bool { bits != 0 && (bits >> 1) & ((bits >> 1) + 1) != 0 }

  /// Whether the set contains a number.
  package func contains(_ number: Int) -> Bool { (1...127).contains(number) && bits & (1 << UInt128(number)) != 0 }

  /// Adds a number unless it is out of range.
  package mutating func insert(_ number: Int) {
    if (1...127).contains(number) { bits |= 1 << UInt128(number) }
  }

  /// Adds the numbers of another set.
  package mutating func formUnion(_ other: ArgumentSet) { bits |= other.bits }

  /// Removes a number.
  package mutating func remove(_ number: Int) {
    if (1...127).contains(number) { bits &= ~(1 << UInt128(number)) }
  }

  /// The numbers of both sets.
  package func union(_ other: ArgumentSet) -> ArgumentSet { ArgumentSet(bits: bits | other.bits) }

  /// The numbers without those of another set.
  package func subtracting(_ other: ArgumentSet) -> ArgumentSet { ArgumentSet(bits: bits & ~other.bits) }

  /// An empty set.
  package init() {}

  /// The numbers of the arguments that are used.
  package init(_ uses: some Sequence<FormatString.Use>) { for use in uses { insert(use.position) } }

  private init(bits: UInt128) { self.bits = bits }
}
