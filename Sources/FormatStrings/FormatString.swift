/// A text as a format: the arguments that it takes, by position.
package struct FormatString: Sendable, Hashable {
  /// One use of an argument.
  package struct Use: Sendable, Hashable {
    /// The argument's number, from 1, as it is written or counted.
    package var position: Int
    /// What is taken.
    package var argument: FormatArgument
    /// The directive as it is written.
    package var text: String
  }

  /// The uses in the order of the text.
  package private(set) var uses: [Use] = []
  /// The text without its directives.
  package private(set) var literalText = ""
  /// Whether an argument has a written number.
  package private(set) var hasPositions = false
  /// Whether a directive is more likely prose: "50% of", "%-tal", "100%off".
  ///
  /// Foundation reads it as a directive all the same; but a text that the app's own authors wrote so is no format.
  package private(set) var looksLikeProse = false
  /// Whether at least one directive takes an argument and does not look like prose, so that the text is surely a format.
  package private(set) var isCertain = false

  /// The format of a text.
  package init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      literalText = text
      return
    }
    var scanner = FormatScanner(text)
    // Bare directives are counted by themselves, whatever numbers stand beside them.
    var bare = 0
    while true {
      let literal = scanner.literal()
      literalText += literal
      guard let directive = scanner.directive() else { break }
      add(directive, bare: &bare)
      let next = text[scanner.index...].first
      if directive.isProse(after: literal.last, before: next) {
        looksLikeProse = true
      } else if directive.argument != nil {
        isCertain = true
      }
    }
    positions = Set(uses.map(\.position)).sorted()
  }

  /// The positions that are used, ascending.
  package private(set) var positions: [Int] = []

  /// Whether the positions are not 1…n; Foundation then closes the holes, and every argument behind one shifts.
  package var hasHoles: Bool { positions.last != positions.count && !uses.isEmpty }

  /// What the first use of each position takes, by position.
  package var arguments: [Int: FormatArgument] {
    Dictionary(uses.map { ($0.position, $0.argument) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func add(_ directive: FormatDirective, bare: inout Int) {
    guard let argument = directive.argument else {
      // `%%` prints a percent sign; what else is no directive prints at least its last character.
      literalText += directive.text.suffix(1)
      return
    }
    func position(of star: FormatDirective.Star) -> Int {
      if case .numbered(let number) = star { return number }
      bare += 1
      return bare
    }
    for star in [directive.width, directive.precision].compactMap({ $0 }) {
      uses.append(Use(position: position(of: star), argument: .integer, text: "*"))
    }
    hasPositions = hasPositions || directive.position != nil
    let main = directive.position.map { FormatDirective.Star.numbered($0) } ?? .next
    uses.append(Use(position: position(of: main), argument: argument, text: String(directive.text)))
  }
}

extension FormatDirective {
  /// Whether the directive is more likely prose than a placeholder, judged by its flags and neighbours.
  package func isProse(after previous: Character?, before next: Character?) -> Bool {
    guard let argument, argument != .object, argument != .variable else { return false }
    if hasSpace || (hasMinus && !hasWidth) { return true }
    return (previous?.isNumber ?? false) && (next?.isLetter ?? false)
  }
}
