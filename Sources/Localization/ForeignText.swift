/// Reads the results that C functions write into a buffer.
enum ForeignText {
  /// The items of a function that returns their count and stores as many as fit.
  static func items<Item>(
    of zero: Item, capacity: Int = 64, _ fill: (UnsafeMutablePointer<Item>?, Int) -> Int
  ) -> [Item] {
    var items = [Item](repeating: zero, count: capacity)
    var count = items.withUnsafeMutableBufferPointer { fill($0.baseAddress, $0.count) }
    if count > capacity {
      items = [Item](repeating: zero, count: count)
      count = min(count, items.withUnsafeMutableBufferPointer { fill($0.baseAddress, $0.count) })
    }
    return Array(items.prefix(count))
  }

  /// The text of a function that returns its length in UTF-8 bytes.
  static func utf8(_ fill: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> String {
    String(decoding: items(of: 0, fill).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The text of a function that returns its length in UTF-16 code units.
  static func utf16(capacity: Int = 64, _ fill: (UnsafeMutablePointer<UInt16>?, Int) -> Int) -> String {
    String(decoding: items(of: 0, capacity: capacity, fill), as: UTF16.self)
  }

  /// The NUL-terminated language tag that a function writes; nil if it has none.
  static func tag(_ fill: (UnsafeMutablePointer<CChar>?, Int) -> Bool) -> String? {
    var bytes = [CChar](repeating: 0, count: 160)
    guard bytes.withUnsafeMutableBufferPointer({ fill($0.baseAddress, $0.count) }) else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
