/// A piece of a title: literal text, or an argument that code replaces.
package enum TitleArgument: Sendable, Hashable {
  /// A text that is shown as it is.
  case literal(String)
  /// A format specifier with the number of its argument.
  case format(FormatSpecifier, position: Int)
  /// A placeholder with a name: `${name}`, `%{name}`, `{name}`, `$(NAME)`.
  case named(String)

  /// A title in pieces; without an argument, one literal including its percent signs.
  package static func pieces(of text: String) -> [TitleArgument] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(") })
    else { return [.literal(text)] }
    let isFormat = FormatString(text).isCertain
    var pieces: [TitleArgument] = []
    var start = text.startIndex
    var next = 1
    for name in NamedPlaceholders.ranges(in: text) {
      pieces += literal(text[start..<name.lowerBound], isFormat: isFormat, next: &next)
      pieces.append(.named(String(text[name])))
      start = name.upperBound
    }
    return pieces + literal(text[start...], isFormat: isFormat, next: &next)
  }

  /// A text with the arguments that are known in the places of their specifiers; those of the others are numbered.
  ///
  /// - Parameters:
  ///   - isOfAny: Whether arguments also take the places of specifiers that say how they are written.
  ///   - known: The argument of a number, from 1; nil if it is not known.
  package static func filled(_ text: String, isOfAny: Bool = false, with known: (Int) -> String?) -> String {
    let pieces = pieces(of: text)
    let arguments = pieces.map { piece in piece.position.flatMap { isOfAny || piece.isPlain ? known($0) : nil } }
    guard arguments.contains(where: { $0 != nil }) else { return text }
    let isFilled = zip(pieces, arguments).allSatisfy { $0.words != nil || $1 != nil }
    return zip(pieces, arguments).map { piece, argument in
      guard let words = argument ?? piece.words else { return piece.numbered }
      return isFilled ? words : words.replacing("%", with: "%%")
    }.joined()
  }

  /// The number of a format specifier's argument; nil for other pieces.
  private var position: Int? {
    if case .format(_, let position) = self { position } else { nil }
  }

  /// Whether a format specifier does not say how the argument is written.
  private var isPlain: Bool {
    guard case .format(let specifier, _) = self else { return false }
    return Self.plain.contains(specifier.unnumbered.filter { $0 != "l" && $0 != "%" })
  }

  /// The conversions that write a text or a whole number as it is.
  private static let plain: Set<String> = ["@", "d", "i", "u"]

  /// What is shown of a piece as it is; nil for a format specifier.
  private var words: String? {
    switch self {
    case .literal(let text), .named(let text): text
    case .format: nil
    }
  }

  /// A format specifier with the number of its argument.
  private var numbered: String {
    guard case .format(let specifier, let position) = self else { return "" }
    return "%\(position)$" + specifier.unnumbered.dropFirst()
  }

  /// Whether a text is only an argument, without a number.
  package static func isWritten(_ text: String) -> Bool {
    let pieces = pieces(of: text).filter { $0 != .literal("") }
    guard pieces.count == 1, let piece = pieces.first else { return false }
    switch piece {
    case .named: return true
    case .format(let specifier, _): return specifier.position == nil
    case .literal: return false
    }
  }

  private static func literal(_ text: Substring, isFormat: Bool, next: inout Int) -> [TitleArgument] {
    guard isFormat else { return [.literal(String(text))] }
    let text = String(text)
    var parser = FormatSpecifierParser(text)
    var pieces: [TitleArgument] = []
    while true {
      pieces.append(.literal(String(parser.literal())))
      let start = parser.index
      guard let specifier = parser.specifier() else { return pieces }
      pieces.append(piece(specifier, isProse: specifier.isProse(in: text, from: start, to: parser.index), next: &next))
    }
  }

  /// A specifier, or the literal of a percent sign.
  private static func piece(_ specifier: FormatSpecifier, isProse: Bool, next: inout Int) -> TitleArgument {
    next += [specifier.width, specifier.precision].filter { $0 == .next }.count
    guard let argument = specifier.argument, argument != .variable, !isProse else {
      return .literal(specifier.isPercent ? "%" : String(specifier.text))
    }
    if let position = specifier.position { return .format(specifier, position: position) }
    defer { next += 1 }
    return .format(specifier, position: next)
  }
}

extension FormatSpecifier {
  /// The specifier as it is written, without the number of its argument.
  package var unnumbered: String {
    guard let position, let number = text.firstRange(of: "\(position)$") else { return String(text) }
    return String(text[..<number.lowerBound] + text[number.upperBound...])
  }
}
