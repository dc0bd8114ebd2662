/// Finds placeholders, markup, escapes and line breaks in UTF-8; every search is bounded, so that no text costs more
/// than linear time.
extension String.UTF8View {
  /// The end of markup, a placeholder, an escape or a line break that starts at an offset; nil if none does.
  func endOfMarkup(at start: Index) -> Index? {
    switch self[start] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): index(after: start)
    case 0xE2: endOfLineSeparator(at: start)
    case UInt8(ascii: "<"): endOfTag(at: start)
    case UInt8(ascii: "&"): endOfEntity(at: start)
    case UInt8(ascii: "{"): endOfBraces(at: start)
    case UInt8(ascii: "$"): endOfVariable(at: start)
    case UInt8(ascii: "["): isLinkText(at: start) ? index(after: start) : nil
    case UInt8(ascii: "^"): endOfMarkedLink(at: start)
    case UInt8(ascii: "]"): endOfLinkTarget(at: start)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): endOfEmphasis(at: start)
    case UInt8(ascii: "\\"): endOfEscape(at: start)
    default: nil
    }
  }

  /// The end of `%{name}` or `%arg`, whose percent sign precedes an offset.
  func endOfNamedPlaceholder(afterPercent start: Index) -> Index? {
    guard start < endIndex else { return nil }
    if self[start] == UInt8(ascii: "{") { return endOfBraces(at: start) }
    return self[start...].starts(with: "arg".utf8) ? index(start, offsetBy: 3) : nil
  }

  // MARK: HTML and XML

  /// `<name …>`, `</name>`, `<!…>`: everything up to the first `>`.
  private func endOfTag(at start: Index) -> Index? {
    var name = index(after: start)
    if name < endIndex, [UInt8(ascii: "/"), UInt8(ascii: "!")].contains(self[name]) { name = index(after: name) }
    guard name < endIndex, self[name].isLetter || self[name] == UInt8(ascii: "-") else { return nil }
    guard let end = self[name...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
      self[end] == UInt8(ascii: ">")
    else { return nil }
    return index(after: end)
  }

  /// `&amp;`, `&#160;`: up to 32 letters and digits.
  private func endOfEntity(at start: Index) -> Index? {
    let name = self[index(after: start)...].prefix(33)
    let end = name.firstIndex { !$0.isWordByte && $0 != UInt8(ascii: "#") }
    guard let end, end > name.startIndex, self[end] == UInt8(ascii: ";") else { return nil }
    return index(after: end)
  }

  // MARK: Placeholders

  /// `{name}`, also with braces inside, on one line and up to 256 bytes.
  private func endOfBraces(at start: Index) -> Index? {
    var depth = 0
    for position in self[start...].prefix(256).indices {
      switch self[position] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      default: break
      }
      if depth == 0 { return index(after: position) }
    }
    return nil
  }

  /// `${name}`, `$(NAME)`.
  private func endOfVariable(at start: Index) -> Index? {
    let next = index(after: start)
    guard next < endIndex else { return nil }
    if self[next] == UInt8(ascii: "{") { return endOfBraces(at: next) }
    guard self[next] == UInt8(ascii: "(") else { return nil }
    let name = self[index(after: next)...].prefix(256)
    let end = name.firstIndex { !$0.isAddressByte && $0 != UInt8(ascii: ":") }
    guard let end, end > name.startIndex, self[end] == UInt8(ascii: ")") else { return nil }
    return index(after: end)
  }

  // MARK: Markdown

  /// Whether the text of a link, `[words](target)`, starts at an offset.
  private func isLinkText(at start: Index) -> Bool {
    let rest = self[index(after: start)...]
    guard let end = rest.firstIndex(where: { $0.isBracket || $0 == UInt8(ascii: "\n") }) else { return false }
    return endOfLinkTarget(at: end) != nil
  }

  /// `^[`, the start of words with attributes, as in `^[%lld item](inflect: true)`.
  private func endOfMarkedLink(at start: Index) -> Index? {
    let next = index(after: start)
    return next < endIndex && self[next] == UInt8(ascii: "[") && isLinkText(at: next) ? index(after: next) : nil
  }

  /// `](target)`.
  private func endOfLinkTarget(at start: Index) -> Index? {
    let open = index(after: start)
    guard self[start] == UInt8(ascii: "]"), open < endIndex, self[open] == UInt8(ascii: "(") else { return nil }
    let rest = self[index(after: open)...]
    let end = rest.firstIndex { $0 == UInt8(ascii: ")") || $0.isBracket || $0 == UInt8(ascii: "\n") }
    return end.flatMap { self[$0] == UInt8(ascii: ")") ? index(after: $0) : nil }
  }

  /// `**`, `__`, `~~`.
  private func endOfEmphasis(at start: Index) -> Index? {
    let next = index(after: start)
    return next < endIndex && self[next] == self[start] ? index(after: next) : nil
  }

  // MARK: Escapes and lines

  /// A backslash escape, which the app itself may resolve: `\n`, `\u00e9`, `\u{1F600}`.
  private func endOfEscape(at start: Index) -> Index? {
    let letter = index(after: start)
    guard letter < endIndex, self[letter] < 0x80 else { return letter }
    let end = index(after: letter)
    guard [UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x")].contains(self[letter]) else { return end }
    if end < endIndex, self[end] == UInt8(ascii: "{") { return endOfBraces(at: end) ?? end }
    return self[end...].prefix(8).prefix { $0.isHexDigit }.endIndex
  }

  /// U+2028 or U+2029.
  private func endOfLineSeparator(at start: Index) -> Index? {
    let rest = self[start...]
    guard rest.starts(with: "\u{2028}".utf8) || rest.starts(with: "\u{2029}".utf8) else { return nil }
    return index(start, offsetBy: 3)
  }
}

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
