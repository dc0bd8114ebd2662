/// Finds named placeholders, which code or Siri replaces: `${name}`, `{name}`, `%{name}`, `$(NAME)`.
package enum NamedPlaceholders {
  /// The number of occurrences of each in a text, as written.
  package static func counts(in text: String) -> [String: Int] {
    ranges(in: text).reduce(into: [:]) { counts, found in counts[String(text[found]), default: 0] += 1 }
  }

  /// Their ranges in a text, in order.
  package static func ranges(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start = text.utf8.startIndex
    while let found = next(in: text, from: start) {
      ranges.append(found)
      start = found.upperBound
    }
    return ranges
  }

  private static func next(in text: String, from start: String.Index) -> Range<String.Index>? {
    let bytes = text.utf8
    var index = start
    while let open = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(") }) {
      let sign = open > start ? bytes[bytes.index(before: open)] : 0
      index = bytes.index(after: open)
      guard bytes[open] == UInt8(ascii: "{") || sign == UInt8(ascii: "$"), let end = nameEnd(in: bytes, from: index)
      else {
        continue
      }
      let close = bytes[open] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
      guard end < bytes.endIndex, bytes[end] == close else { continue }
      let isSigned = sign == UInt8(ascii: "$") || sign == UInt8(ascii: "%")
      return (isSigned ? bytes.index(before: open) : open)..<bytes.index(after: end)
    }
    return nil
  }

  /// The end of a name of ASCII letters, digits and `_ . -`; nil if there isn't one.
  private static func nameEnd(in bytes: String.UTF8View, from start: String.Index) -> String.Index? {
    let end = bytes[start...].firstIndex { !isName($0) } ?? bytes.endIndex
    return end > start ? end : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
