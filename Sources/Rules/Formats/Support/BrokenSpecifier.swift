import FormatStrings
import TableAnalysis

/// Finds misspelled format specifiers, which Foundation does not recognize: `%1&@`, `1$@`, `@@`, `％@`, `٪ ld`, `%$1@`.
///
/// They are a problem only if a format specifier is missing; otherwise they may be prose.
enum BrokenSpecifier {
  /// The first one as it is written; nil if there isn't one.
  static func first(in text: EntryFormat.Text, uses: [FormatString.Use]) -> String? {
    if let use = uses.first(where: { $0.isProse && $0.hasWidth && $0.hasSpace }) { return use.text }
    return text.format.strays.first(where: isSpecifier)?.text ?? literal(text.string)
  }

  /// The only percent sign of a text that has no format specifier otherwise: `% gli oggetti` for `%ld oggetti`.
  static func lone(in text: EntryFormat.Text, source: EntryFormat.Text?) -> String? {
    let prose = text.format.uses.filter(\.isProse)
    guard prose.count + text.format.strays.count == 1, text.format.percents == 0, source?.format.percents == 0,
      source?.format.strays.isEmpty == true, source?.format.looksLikeProse == false
    else { return nil }
    if let stray = text.format.strays.first { return stray.isAfterDigit || stray.isBeforeBrace ? nil : stray.text }
    return prose.first.flatMap { $0.hasSpace && !isAfterNumber($0, in: text.string) ? $0.text : nil }
  }

  private static func isAfterNumber(_ use: FormatString.Use, in text: String) -> Bool {
    guard let range = text.firstRange(of: use.text) else { return false }
    return text[..<range.lowerBound].last { !$0.isWhitespace }?.isNumber ?? false
  }

  /// Whether a percent sign does not belong to a percentage: it does not follow a number, or a number or `$` follows.
  private static func isSpecifier(_ stray: FormatString.Stray) -> Bool {
    guard !stray.isBeforeBrace else { return false }
    return !stray.isAfterDigit || stray.text.utf8.contains { $0 == UInt8(ascii: "$") || (0x30...0x39).contains($0) }
  }

  private static func literal(_ text: String) -> String? {
    var parser = FormatSpecifierParser(text)
    while true {
      if let found = inLiteral(parser.literal()) { return found }
      guard parser.specifier() != nil else { return nil }
    }
  }

  /// The first one between format specifiers: a non-ASCII percent sign with a conversion, a number with `$` and a
  /// conversion, `$@`, `@@`.
  private static func inLiteral(_ literal: Substring) -> String? {
    guard literal.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "$") }) else {
      return nil
    }
    let scalars = Array(literal.unicodeScalars)
    for start in scalars.indices {
      if scalars[start...].starts(with: ["@", "@"]) { return "@@" }
      if scalars[start...].starts(with: ["$", "@"]) { return "$@" }
      guard let end = end(of: scalars, from: start) else { continue }
      var found = String.UnicodeScalarView()
      found.append(contentsOf: scalars[start...end])
      return String(found)
    }
    return nil
  }

  /// The end of a format specifier that starts here without its percent sign; nil if none does.
  private static func end(of scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start
    let isSigned = scalars[start].isForeignPercent
    if isSigned { index += 1 }
    while isSigned, index < scalars.count, scalars[index] == " " { index += 1 }
    let digits = index
    while index < scalars.count, ("0"..."9").contains(scalars[index]) { index += 1 }
    if index > digits, index < scalars.count, scalars[index] == "$" {
      index += 1
    } else if !isSigned || index > digits {
      return nil
    }
    while index < scalars.count, ["l", "h", "q", "z"].contains(scalars[index]) { index += 1 }
    guard index < scalars.count, scalars[index].isConversion else { return nil }
    let isWord = index + 1 < scalars.count && scalars[index] != "@" && scalars[index + 1].properties.isAlphabetic
    return isWord ? nil : index
  }
}

extension Unicode.Scalar {
  /// Whether it ends a format specifier.
  fileprivate var isConversion: Bool {
    guard isASCII, let byte = UInt8(exactly: value) else { return false }
    return FormatArgument(conversion: byte) != nil
  }
}
