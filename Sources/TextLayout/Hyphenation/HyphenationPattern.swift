/// One pattern of a dictionary without its replacement: letters with digits between them, `1na.` or `.as4szon`.
struct HyphenationPattern: Sendable {
  /// The pattern in UTF-8.
  let bytes: [UInt8]

  /// Reads a line, `pattern` or `pattern/change,start,cut`; nil where there are no letters.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    let end = line.firstIndex { $0 <= .space || $0 == .slash } ?? line.count
    guard let letter = line[..<end].firstIndex(where: { !$0.isDigit }) else { return nil }
    // A digit before a word's beginning means nothing, and libhyphen would write it before its buffer.
    let isInitial = line[letter] == .dot
    var pattern = Array(line[(isInitial ? letter : 0)..<end])
    guard !isInitial || pattern.contains(where: { !$0.isDigit && $0 != .dot }) else { return nil }
    if end < line.count, line[end] == .slash {
      Self.forbidBreaks(in: &pattern, at: Self.place(of: line[end...], isInitial: isInitial))
    }
    bytes = pattern
  }

  /// Makes odd digits at some places even: the place of a digit is the number of characters before it.
  private static func forbidBreaks(in pattern: inout [UInt8], at places: ClosedRange<Int>) {
    var place = 0
    for index in pattern.indices {
      if !pattern[index].isDigit {
        place += pattern[index].beginsCharacter ? 1 : 0
      } else if places.contains(place), pattern[index] & 1 == 1 {
        // Nothing is above nine; eight still loses against it only.
        pattern[index] = pattern[index] == UInt8(ascii: "9") ? UInt8(ascii: "8") : pattern[index] + 1
      }
    }
  }

  /// The places of `/change,start,cut`: `start` counts characters from 1, without the dot of the word's beginning.
  private static func place(of change: Slice<UnsafeBufferPointer<UInt8>>, isInitial: Bool) -> ClosedRange<Int> {
    let fields = change.split(separator: .comma, omittingEmptySubsequences: false)
    let numbers = fields.dropFirst().map { field in Int(String(decoding: field.prefix { $0.isDigit }, as: UTF8.self)) }
    guard numbers.count == 2, let start = numbers[0], let cut = numbers[1], (1...100).contains(start),
      (0...100).contains(cut)
    else { return 0...Int.max }
    let first = start - 1 + (isInitial ? 1 : 0)
    return first...(first + cut)
  }
}
