/// Counts the links of Markdown.
struct MarkdownLinks {
  /// How many links there are: `[text](address)`; Apple's `^[text](inflect: true)` is none.
  private(set) var count = 0
  /// Whether white space parts a text in brackets from an address in parentheses, so that it is no link.
  private(set) var hasGap = false

  /// The links of a text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var opened: [Int] = []
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "[") { opened.append(index) }
      guard bytes[index] == UInt8(ascii: "]") else { continue }
      let start = opened.popLast()
      guard index + 1 < bytes.count, !Self.isAttributed(start, bytes) else { continue }
      if bytes[index + 1] == UInt8(ascii: "(") { count += 1 }
      let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == 0xC2 || $0 == 0xA0 }
      if rest.startIndex > index + 1, rest.first == UInt8(ascii: "("), Self.isAddress(rest.dropFirst()) {
        hasGap = true
      }
    }
  }

  private static func isAttributed(_ start: Int?, _ bytes: [UInt8]) -> Bool {
    guard let start, start > 0 else { return false }
    return bytes[start - 1] == UInt8(ascii: "^")
  }

  /// Whether an address stands here, not a remark in parentheses.
  private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    let inside = bytes.prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: " ") }
    return inside.contains(UInt8(ascii: "/")) || inside.contains(UInt8(ascii: "%"))
      || inside.contains(UInt8(ascii: "#"))
  }
}
