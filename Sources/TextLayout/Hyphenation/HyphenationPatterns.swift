import CTextEngine

/// The patterns of one of libhyphen's dictionaries in UTF-8, without anything that libhyphen 2.8.8 cannot bear.
///
/// That version trusts its dictionaries: it writes beyond its buffers if a replacement lies outside the word, or if
/// digits come before the dot of a word's beginning. So only what is well formed goes on to it, line by line.
///
/// Replacements (Hungarian `asszony` → `asz-szony`) are not shown by TextKit's hyphen alone, so nothing may break
/// there: the odd digits at the position of a replacement become the even ones above, which forbid a break.
struct HyphenationPatterns: Sendable {
  /// The dictionary as libhyphen reads it: `UTF-8`, then a pattern or option on each line.
  private(set) var bytes = Array("UTF-8\n".utf8)
  /// How many patterns there are.
  private(set) var count = 0
  /// How many patterns were left out: too long, or no patterns at all.
  private(set) var dropped = 0
  private var hasNextLevel = false

  private typealias Line = UnsafeBufferPointer<UInt8>

  /// libhyphen reads lines of 99 bytes; what is longer goes on in the next.
  private static let maximumLineLength = 96
  private static let options = [
    "LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN",
  ].map { Array($0.utf8) }
  private static let nextLevel = Array("NEXTLEVEL".utf8)
  /// Words that are looked up hold letters only, so what is said of hyphens and apostrophes does not matter.
  private static let noHyphen = Array("NOHYPHEN".utf8)

  /// Reads a dictionary; nil if its first line names no encoding that is known, or where no pattern follows.
  init?(dictionary: [UInt8]) {
    guard let text = Self.utf8(of: dictionary) else { return nil }
    bytes.reserveCapacity(text.count + 16)
    text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: .newline) ?? text.count
        // libhyphen knows two levels; a third would be read into the second.
        guard add(Line(rebasing: text[start..<end])) else { break }
        start = end + 1
      }
    }
    guard count > 0 else { return nil }
  }

  /// Adds a line; false if nothing after it counts.
  private mutating func add(_ line: Line) -> Bool {
    guard let first = line.first, first > .space, first != .percent else { return true }
    guard first.isCapital else {
      addPattern(line)
      return true
    }
    if line.starts(with: Self.noHyphen) { return true }
    if line.starts(with: Self.nextLevel) {
      if hasNextLevel { return false }
      hasNextLevel = true
      bytes += Self.nextLevel + [.newline]
    } else if let name = Self.options.first(where: { line.starts(with: $0) }) {
      addOption(name, line)
    } else {
      addPattern(line)
    }
    return true
  }

  private mutating func addPattern(_ line: Line) {
    guard let pattern = HyphenationPattern(line), pattern.bytes.count <= Self.maximumLineLength else {
      dropped += 1
      return
    }
    count += 1
    bytes.append(contentsOf: pattern.bytes)
    bytes.append(.newline)
  }

  /// Adds an option with its number where that can be a length in letters.
  private mutating func addOption(_ name: [UInt8], _ line: Line) {
    let digits = line.dropFirst(name.count).drop { $0 == .space || $0 == .tab }.prefix { $0.isDigit }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), (0...64).contains(length) else { return }
    bytes += name + Array(" \(length)\n".utf8)
  }

  /// The lines after the first, which names their encoding.
  private static func utf8(of dictionary: [UInt8]) -> [UInt8]? {
    let content = dictionary.starts(with: [0xEF, 0xBB, 0xBF]) ? dictionary.dropFirst(3) : dictionary[...]
    let first = content.prefix { $0 != .newline && $0 != .carriageReturn }
    guard first.count < 40, let encoding = encoding(String(decoding: first, as: UTF8.self)) else { return nil }
    let rest = Array(content[first.endIndex...].drop { $0 == .newline || $0 == .carriageReturn })
    var text = [UInt8](repeating: 0, count: rest.count * 3 + 1)
    let length = rest.withUnsafeBytes { source in
      text.withUnsafeMutableBytes { target in
        let (from, to) = (source.bindMemory(to: CChar.self), target.bindMemory(to: CChar.self))
        return from.baseAddress.map { te_utf8_of(encoding, $0, from.count, to.baseAddress, to.count) } ?? 0
      }
    }
    return length == 0 || length > text.count ? nil : Array(text[..<length])
  }

  /// ICU's name of an encoding as dictionaries spell it: `ISO8859-2`, `microsoft-cp1251`, `KOI8-R`, `UTF-8`.
  private static func encoding(_ name: String) -> String? {
    let name = name.split { $0 == " " || $0 == "\t" }.first.map { $0.uppercased() } ?? ""
    for (prefix, standard) in [("ISO8859-", "ISO-8859-"), ("MICROSOFT-CP", "windows-")] where name.hasPrefix(prefix) {
      return standard + name.dropFirst(prefix.count)
    }
    return ["UTF-8", "KOI8-", "ISO-8859-", "WINDOWS-", "TIS"].contains { name.hasPrefix($0) } ? name : nil
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let percent = UInt8(ascii: "%")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let comma = UInt8(ascii: ",")

  /// Whether this is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether this is an ASCII capital; patterns are in lower case, so an option begins here.
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  /// Whether this is the first byte of a character of UTF-8.
  var beginsCharacter: Bool { self & 0xC0 != 0x80 }
}

/// One pattern of a dictionary without its replacement: letters with digits between them, `1na.` or `.as4szon`.
struct HyphenationPattern: Sendable {
  /// The pattern in UTF-8.
  let bytes: [UInt8]

  /// Reads a line, `pattern` or `pattern/change,start,cut`; nil if there are no letters.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    let end = line.firstIndex { $0 <= .space || $0 == .slash } ?? line.count
    guard let letter = line[..<end].firstIndex(where: { !$0.isDigit }) else { return nil }
    // A digit before a word's beginning means nothing, and libhyphen would write it before its buffer.
    let isInitial = line[letter] == .dot
    var pattern = Array(line[(isInitial ? letter : 0)..<end])
    guard !isInitial || pattern.contains(where: { !$0.isDigit && $0 != .dot }) else { return nil }
    if end < line.count, line[end] == .slash {
      Self.forbidBreaks(in: &pattern, at: Self.positions(of: line[end...], isInitial: isInitial))
    }
    bytes = pattern
  }

  /// Makes odd digits at some positions even: the position of a digit is the number of characters before it.
  private static func forbidBreaks(in pattern: inout [UInt8], at positions: ClosedRange<Int>) {
    var position = 0
    for index in pattern.indices {
      if !pattern[index].isDigit {
        position += pattern[index].beginsCharacter ? 1 : 0
      } else if positions.contains(position), pattern[index] & 1 == 1 {
        // Nothing is above nine; eight still loses against it only.
        pattern[index] = pattern[index] == UInt8(ascii: "9") ? UInt8(ascii: "8") : pattern[index] + 1
      }
    }
  }

  /// The positions of `/change,start,cut`: `start` counts characters from 1, without the dot of the word's beginning.
  private static func positions(of change: Slice<UnsafeBufferPointer<UInt8>>, isInitial: Bool) -> ClosedRange<Int> {
    let fields = change.split(separator: .comma, omittingEmptySubsequences: false)
    let numbers = fields.dropFirst().map { field in Int(String(decoding: field.prefix { $0.isDigit }, as: UTF8.self)) }
    guard numbers.count == 2, let start = numbers[0], let cut = numbers[1], (1...100).contains(start),
      (0...100).contains(cut)
    else { return 0...Int.max }
    let first = start - 1 + (isInitial ? 1 : 0)
    return first...(first + cut)
  }
}
