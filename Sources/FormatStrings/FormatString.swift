/// A text as a format: the arguments that it takes, by position.
package struct FormatString: Sendable, Hashable {
  /// One use of an argument.
  package struct Use: Sendable, Hashable {
    /// The argument's number, from 1, as written or counted.
    package var position: Int
    /// What is taken.
    package var argument: FormatArgument
    /// The specifier as written.
    package var text: String
    /// The variable of `%#@name@`.
    package var name: String?
    /// How long the number is.
    package var length = FormatLength.standard
    /// Whether the number of the argument is written.
    package var isNumbered = false
    /// Whether it is more likely prose than a placeholder: "50% of", "%-tal", "100%off".
    package var isProse = false
    /// Whether a letter of a script that is written with spaces follows.
    package var isBeforeLetter = false
    /// Whether it has the flag " ".
    package var hasSpace = false
    /// Whether it has a numeric width.
    package var hasWidth = false
  }

  /// A percent sign that takes no argument and is not `%%`.
  package struct Stray: Sendable, Hashable {
    /// The percent sign with what Foundation reads of it.
    package var text: String
    /// Whether it follows a digit, as in a percentage.
    package var isAfterDigit: Bool
    /// Whether a placeholder in braces follows (`%{name}`), which Foundation does not support.
    package var isBeforeBrace: Bool
  }

  /// The uses in the order of the text.
  package private(set) var uses: [Use] = []
  /// The percent signs that take nothing, in the order of the text.
  package private(set) var strays: [Stray] = []
  /// The number of `%%`.
  package private(set) var percents = 0
  /// Whether an argument has a written number.
  package private(set) var hasPositions = false
  /// Whether a specifier is more likely prose: "50% of", "%-tal", "100%off".
  ///
  /// Foundation reads it as a specifier anyway, but if the app's authors wrote the source text so, it is not a format.
  package private(set) var looksLikeProse = false
  /// Whether at least one specifier takes an argument and does not look like prose, so that the text is surely a
  /// format.
  package private(set) var isCertain = false

  private let text: String

  /// The format of a text.
  ///
  /// Unnumbered specifiers are counted from the argument `first`, as in the texts of a variable. If `reference` is
  /// given, `%arg` takes the argument `first` for that, as in a String Catalog's substitutions.
  package init(_ text: String, first: Int = 1, reference: FormatArgument? = nil) {
    self.text = text
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    // Unnumbered specifiers are counted separately from numbered ones.
    var bare = first
    for piece in FormatPieces(text, readsReference: reference != nil) {
      if let specifier = piece.specifier {
        let (start, end) = (piece.range.lowerBound, piece.range.upperBound)
        add(specifier, bare: &bare, isProse: specifier.isProse(in: text, from: start, to: end), end: end)
        guard specifier.argument == nil, !specifier.isPercent else { continue }
        let previous = piece.literal.unicodeScalars.last { !$0.properties.isWhitespace }
        addStray(specifier, isAfterDigit: previous.isDigit, end: end)
      } else if let reference, !piece.range.isEmpty {
        isCertain = true
        uses.append(Use(position: first, argument: reference, text: "%arg", isNumbered: true))
      }
    }
  }

  /// Where a text has specifiers that take an argument and do not look like prose, in order.
  package static func ranges(in text: String) -> [Range<String.Index>] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return FormatPieces(text).compactMap { piece in
      guard let specifier = piece.specifier, specifier.argument != nil,
        !specifier.isProse(in: text, from: piece.range.lowerBound, to: piece.range.upperBound)
      else { return nil }
      return piece.range
    }
  }

  /// The uses without those that look like prose, unnumbered ones counted from the argument `first` again: what the
  /// format would be if the percent signs of its prose were doubled.
  package func usesWithoutProse(first: Int = 1) -> [Use] {
    guard looksLikeProse else { return uses }
    var bare = first
    return uses.compactMap { use in
      guard !use.isProse else { return nil }
      guard !use.isNumbered else { return use }
      var counted = use
      counted.position = bare
      bare += 1
      return counted
    }
  }

  /// Gives variables the arguments that their table says (a String Catalog's `argNum`), wherever they are in the text.
  package mutating func place(_ argument: (_ variable: String) -> Int?) {
    for index in uses.indices {
      guard let position = uses[index].name.flatMap(argument) else { continue }
      uses[index].position = position
      uses[index].isNumbered = true
    }
  }

  /// Whether both take the same arguments in the same way, whatever the other words.
  package func takesTheSame(as other: FormatString) -> Bool {
    uses == other.uses && percents == other.percents && strays == other.strays
  }

  /// The positions that are used, ascending.
  package var positions: [Int] { Set(uses.map(\.position)).sorted() }

  /// What the first use of each position takes, by position.
  package var arguments: [Int: FormatArgument] {
    Dictionary(uses.map { ($0.position, $0.argument) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text without its specifiers.
  package var literalText: String {
    FormatPieces(text).reduce(into: "") { result, piece in
      result += piece.literal
      // `%%` prints a percent sign; anything else that is not a specifier prints at least its last character.
      if let specifier = piece.specifier, specifier.argument == nil { result += specifier.text.suffix(1) }
    }
  }

  private mutating func add(_ specifier: FormatSpecifier, bare: inout Int, isProse: Bool, end: String.Index) {
    guard let argument = specifier.argument else {
      if specifier.isPercent { percents += 1 }
      return
    }
    func position(of star: FormatSpecifier.Star) -> Int {
      if case .numbered(let number) = star { return number }
      defer { bare += 1 }
      return bare
    }
    for star in [specifier.width, specifier.precision].compactMap({ $0 }) {
      uses.append(Use(position: position(of: star), argument: .integer, text: "*", isNumbered: star != .next))
    }
    hasPositions = hasPositions || specifier.position != nil
    looksLikeProse = looksLikeProse || isProse
    isCertain = isCertain || !isProse
    let main = specifier.position.map { FormatSpecifier.Star.numbered($0) } ?? .next
    uses.append(
      Use(
        position: position(of: main), argument: argument, text: String(specifier.text),
        name: specifier.name.map(String.init), length: specifier.length, isNumbered: specifier.position != nil,
        isProse: isProse, isBeforeLetter: isProse && text.unicodeScalars[end...].first.isSpacedLetter,
        hasSpace: specifier.hasSpace, hasWidth: specifier.hasWidth))
  }

  private mutating func addStray(_ specifier: FormatSpecifier, isAfterDigit: Bool, end: String.Index) {
    let isBeforeBrace = specifier.text.utf8.last == UInt8(ascii: "{")
    // A non-ASCII character ends the specifier and belongs to the literal text; a reader has to see it.
    let next = specifier.text.utf8.count == 1 ? text[end...].prefix(1) : ""
    strays.append(
      Stray(text: String(specifier.text) + next, isAfterDigit: isAfterDigit, isBeforeBrace: isBeforeBrace))
  }
}

extension FormatSpecifier {
  /// Whether the specifier is more likely prose than a placeholder, judged by its flags and the adjacent text.
  package func isProse(in text: String, from start: String.Index, to end: String.Index) -> Bool {
    guard let argument, argument != .object, argument != .variable else { return false }
    if hasSpace || (hasMinus && !hasWidth) || isEscapeOfAddress(in: text[..<start]) { return true }
    return text.unicodeScalars[..<start].last.isDigit && text.unicodeScalars[end...].first.isLetter
  }

  /// Whether it is an escaped byte of a web address: `https://example.com/a%2Fb`.
  private func isEscapeOfAddress(in before: Substring) -> Bool {
    guard text.utf8.count == 3, text.dropFirst().allSatisfy(\.isHexDigit) else { return false }
    let word = before.lastIndex(where: \.isWhitespace).map { before[$0...] } ?? before
    return word.contains("://")
  }
}

extension FormatString {
  /// Whether it is more likely a pattern for dates, `%B %d, %Y`: it has letters that only `strftime` knows.
  package var looksLikeDate: Bool {
    strays.contains { stray in
      guard stray.text.utf8.count == 2, let letter = stray.text.utf8.last else { return false }
      return Self.dateLetters.contains(letter)
    }
  }

  private static let dateLetters = Set("BbHMmYyjZ".utf8)
}

extension Unicode.Scalar? {
  /// Whether it is a digit, of any script.
  var isDigit: Bool {
    guard let scalar = self else { return false }
    if scalar.isASCII { return ("0"..."9").contains(scalar) }
    return scalar.properties.numericType == .decimal
  }

  /// Whether it is a letter, of any script.
  var isLetter: Bool { self?.properties.isAlphabetic ?? false }

  /// Whether it is a letter of a script that is written with spaces, unlike those of East Asia.
  var isSpacedLetter: Bool { isLetter && !(self?.properties.isIdeographic ?? false) && (self?.value ?? 0) < 0x3040 }
}
