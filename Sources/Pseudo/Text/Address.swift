/// Finds web and e-mail addresses in UTF-8.
extension String.UTF8View {
  /// The end of an address that starts at an offset; nil if none does.
  func endOfAddress(at start: Index) -> Index? { endOfURL(at: start) ?? endOfMailAddress(at: start) }

  /// `scheme://…`, `mailto:…`, `www.…`, `host.tld/…`: up to white space, a quote, a bracket or a non-ASCII character.
  private func endOfURL(at start: Index) -> Index? {
    let word = self[start...].prefix { $0.isAddressByte }
    let rest = self[word.endIndex...]
    let isURL =
      rest.starts(with: "://".utf8) || word.hasPrefix("www.") || (rest.first == UInt8(ascii: "/") && word.isHost)
      || (rest.first == UInt8(ascii: ":")
        && Self.schemes.contains { word.count == $0.utf8.count && word.hasPrefix($0) })
    guard isURL else { return nil }
    let url = self[start...].prefix { $0 > 0x20 && $0 < 0x7F && !Self.urlEnds.contains($0) }
    let end = url.lastIndex { !Self.sentenceEnds.contains($0) }
    return end.map { index(after: $0) }
  }

  /// `name@domain.tld`.
  private func endOfMailAddress(at start: Index) -> Index? {
    let name = self[start...].prefix { $0.isAddressByte }
    guard name.endIndex < endIndex, self[name.endIndex] == UInt8(ascii: "@") else { return nil }
    let domain = self[index(after: name.endIndex)...].prefix { $0.isAddressByte }
    guard let end = domain.lastIndex(where: \.isWordByte),
      let dot = domain[...end].lastIndex(of: UInt8(ascii: ".")), dot > domain.startIndex
    else { return nil }
    return index(after: end)
  }

  private static let schemes = ["mailto", "tel", "sms"]
  private static let urlEnds = Set("\"<>()[]".utf8)
  private static let sentenceEnds = Set(".,;:!?'".utf8)
}

extension Substring.UTF8View {
  /// Whether these start with the letters of a lower-case word, in either case.
  fileprivate func hasPrefix(_ word: String) -> Bool {
    prefix(word.utf8.count).elementsEqual(word.utf8) { $0 | 0x20 == $1 }
  }

  /// Whether these are a host's name: two letters or more after the last point, and something before it.
  fileprivate var isHost: Bool {
    guard let dot = lastIndex(of: UInt8(ascii: ".")), dot > startIndex else { return false }
    let top = self[index(after: dot)...]
    return top.count >= 2 && top.allSatisfy(\.isLetter)
  }
}

extension UInt8 {
  /// An ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// An ASCII letter, digit or underscore.
  var isWordByte: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }

  /// A byte of a name: a letter, a digit or one of `_ . - +`.
  var isAddressByte: Bool {
    isWordByte || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
  }

  var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  var isBracket: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "]") }
}
