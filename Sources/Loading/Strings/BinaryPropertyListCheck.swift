/// Looks for arrays and dictionaries that a binary property list uses more than once.
///
/// Ten that each hold the next ten times are a billion values to Foundation, which copies what is shared. CoreFoundation
/// never writes such files (`CFBinaryPList.c`: containers are not uniqued), so that none need be read.
struct BinaryPropertyListCheck {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let referenceSize: Int
  private let offsetSize: Int
  private let count: Int
  private let table: Int

  /// Reads the trailer; nil where there is none that makes sense.
  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes, at: trailer + 8, size: 8),
      let table = Self.integer(bytes, at: trailer + 24, size: 8), count <= bytes.count, table <= bytes.count
    else { return nil }
    (self.count, self.table) = (count, table)
  }

  /// Whether an array or dictionary that is not empty is used more than once.
  static func sharesContainers(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { BinaryPropertyListCheck($0)?.sharesContainers() ?? false }
  }

  private func sharesContainers() -> Bool {
    var used = [Bool](repeating: false, count: count)
    var total = 0
    for object in 0..<count {
      guard let references = references(of: object) else { continue }
      // More references than the file has bytes: the offset table names a container more than once.
      total += references.count
      if total > bytes.count { return true }
      for start in stride(from: references.lowerBound, to: references.upperBound, by: referenceSize) {
        guard let other = Self.integer(bytes, at: start, size: referenceSize), other < count,
          self.references(of: other) != nil
        else { continue }
        if used[other] { return true }
        used[other] = true
      }
    }
    return false
  }

  /// The bytes of a container's references; nil for other objects and for empty containers.
  private func references(of object: Int) -> Range<Int>? {
    guard let offset = Self.integer(bytes, at: table + object * offsetSize, size: offsetSize), offset < bytes.count
    else { return nil }
    let perEntry: Int
    switch bytes[offset] >> 4 {
    case 0xA, 0xB, 0xC: perEntry = 1
    case 0xD: perEntry = 2
    default: return nil
    }
    var (start, entries) = (offset + 1, Int(bytes[offset] & 0xF))
    if entries == 0xF, start < bytes.count {
      let size = 1 << Int(bytes[start] & 0x3)
      entries = Self.integer(bytes, at: start + 1, size: size) ?? 0
      start += 1 + size
    }
    guard entries > 0, entries <= bytes.count else { return nil }
    return start..<start + entries * perEntry * referenceSize
  }

  /// A big-endian number; nil where it lies outside the file or is beyond `Int32`.
  private static func integer(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
