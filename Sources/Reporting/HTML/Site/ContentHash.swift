import Foundation

/// The SHA-256 of a script or style sheet, as a content security policy names it (FIPS 180-4, CSP Level 3).
struct ContentHash {
  /// `'sha256-…'`.
  let source: String

  init(_ text: String) { source = "'sha256-\(Data(Self.digest(Array(text.utf8))).base64EncodedString())'" }

  /// The 32 bytes of the hash.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state = initial
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) { compress(padded[start..<start + 64], into: &state) }
    return state.flatMap(\.bytes)
  }

  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let bits = UInt64(message.count) * 8
    return message + [0x80] + [UInt8](repeating: 0, count: zeros)
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let words = schedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let first =
        h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ ((e & f) ^ (~e & g)) &+ rounds[round] &+ words[round]
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    let bytes = Array(block)
    var words = (0..<16).map { word in bytes[word * 4..<word * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let small = early.rotated(7) ^ early.rotated(18) ^ (early >> 3)
      let large = late.rotated(17) ^ late.rotated(19) ^ (late >> 10)
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    return words
  }

  /// The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3).
  private static let primes = (2..<312).filter { number in !(2..<number).contains { number.isMultiple(of: $0) } }
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let rounds = primes.prefix(64).map { cubeRootFraction($0) }

  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  /// The first 32 bits of the fractional part of a cube root, by whole numbers: 2³²·∛n is the root of n·2⁹⁶.
  private static func cubeRootFraction(_ number: Int) -> UInt32 {
    var (low, high) = (UInt128(0), UInt128(1) << 40)
    let target = UInt128(number) << 96
    while low + 1 < high {
      let middle = (low + high) / 2
      if middle * middle * middle <= target { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }

  /// The bytes, the most significant first.
  fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
