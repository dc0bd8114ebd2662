internal import AuditModel

/// The keys of strings tables that have format specifiers.
///
/// A literal with interpolations is a key with a specifier for each of them, which depends on its type. Where that is not known, a key that
/// differs in nothing else is the one that is meant.
struct FormatKeys: Sendable {
  /// The keys by what they are with the same specifier everywhere.
  private var keys: [String: Set<String>] = [:]
  /// The tables, with all of their keys.
  private let tables: [TableKeys]

  /// The keys of some tables.
  init(_ tables: [TableKeys]) {
    self.tables = tables
    for key in tables.lazy.flatMap(\.keys) where key.utf8.contains(UInt8(ascii: "%")) {
      keys[key.withPlainSpecifiers, default: []].insert(key)
    }
  }

  /// Whether there are no tables.
  var isEmpty: Bool { tables.isEmpty }

  /// Whether a string may be one of the keys.
  ///
  /// - Parameter parts: What the string consists of, with nil for words that are not known, which are not a specifier or what is left
  ///   of an interpolation in a strings file.
  func hasKey(consistingOf parts: [String?]) -> Bool {
    tables.contains { $0.keys.contains { $0.mayConsist(of: parts) } }
  }

  /// The key that a format is but for its specifiers; the format itself if it is a key, or if no key or several are like it.
  func key(like format: String) -> String {
    guard let alike = keys[format.withPlainSpecifiers], !alike.contains(format), alike.count == 1 else { return format }
    return alike.first ?? format
  }
}

extension String {
  /// Whether the text may consist of some parts, where nil is words that are not known.
  fileprivate func mayConsist(of parts: [String?]) -> Bool {
    let known = parts.compactMap(\.self)
    let (start, end) = (parts.first ?? nil, parts.last ?? nil)
    guard start.map(hasPrefix) ?? true, end.map(hasSuffix) ?? true else { return false }
    var rest = self[...]
    for part in known {
      guard let found = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part) else {
        return false
      }
      if rest[..<found.lowerBound].isUnfilled { return false }
      rest = rest[found.upperBound...]
    }
    return !rest.isUnfilled
  }
}

extension Substring {
  /// Whether the words are only a place for a value: `%@`, `(count)`.
  fileprivate var isUnfilled: Bool { hasPrefix("%") || hasPrefix("(") && hasSuffix(")") }
}

extension String {
  /// The text with `%@` for every specifier that SwiftUI makes of an interpolation, or that a table has.
  ///
  /// Read byte by byte: interpolations are read wherever a component is used, and a regular expression is made anew each time.
  fileprivate var withPlainSpecifiers: String {
    var plain: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      plain.append(byte)
      guard byte == UInt8(ascii: "%") else { continue }
      if rest.first == byte {
        plain.append(byte)
        rest.removeFirst()
      } else if rest.removeSpecifier() {
        plain.append(UInt8(ascii: "@"))
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Removes what follows the percent sign of a specifier; returns false if that makes no specifier.
  fileprivate mutating func removeSpecifier() -> Bool {
    var rest = self
    let number = rest.prefix(while: Self.digits.contains)
    if !number.isEmpty, rest.dropFirst(number.count).first == UInt8(ascii: "$") { rest.removeFirst(number.count + 1) }
    rest = rest.drop(while: Self.flags.contains).drop(while: Self.digits.contains)
    if rest.first == UInt8(ascii: "."), case let precision = rest.dropFirst().prefix(while: Self.digits.contains),
      !precision.isEmpty
    {
      rest.removeFirst(1 + precision.count)
    }
    if rest.starts(with: "ll".utf8) { rest.removeFirst() }
    if let length = rest.first, Self.lengths.contains(length) { rest.removeFirst() }
    guard let conversion = rest.popFirst(), Self.conversions.contains(conversion) else { return false }
    self = rest
    return true
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let flags = Array("-+#0".utf8)
  private static let lengths = Array("lhqz".utf8)
  private static let conversions = Array("@diufgxX".utf8)
}
