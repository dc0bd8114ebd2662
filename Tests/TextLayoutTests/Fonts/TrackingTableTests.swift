import TestSupport
import Testing

@testable import TextLayout

@Suite struct TrackingTableTests {
  /// Version 1.0, format 0, a horizontal table of one normal track for 12 and 24 pt: -20 and 40 units.
  private static let bytes = [UInt8](
    joined(
      longs(65536), words(0, 12, 0, 0), words(1, 2), longs(28), longs(0), words(256, 36),
      longs(12 * 65536, 24 * 65536), words(-20, 40)))

  @Test(arguments: [(6.0, -0.12), (12, -0.24), (18, 0.18), (24, 0.96), (48, 1.92)])
  func pointsBySize(size: Double, points: Double) throws {
    let table = try #require(TrackingTable(Self.bytes, unitsPerEm: 1000))
    #expect(abs(table.points(atSize: size) - points) < 1e-9)
  }

  @Test func aTruncatedTableIsIgnored() {
    for count in 0..<Self.bytes.count {
      #expect(TrackingTable(Array(Self.bytes.prefix(count)), unitsPerEm: 1000) == nil)
    }
  }

  @Test func anyBytesDoNoHarm() {
    for offset in Self.bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var bytes = Self.bytes
        bytes[offset] = value
        #expect(TrackingTable(bytes, unitsPerEm: 1)?.points(atSize: 18).isFinite ?? true)
      }
    }
  }
}
