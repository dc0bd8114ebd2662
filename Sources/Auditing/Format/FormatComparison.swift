import FormatStrings

/// Compares a translation's arguments with those of its source.
struct FormatComparison {
  /// One argument that is taken for something else.
  struct Mismatch: Equatable {
    /// What is wrong, as a stable word: `type`, `reordered` or `position-hole`.
    var reason: String
    /// The argument's number, from 1.
    var position: Int
    /// What the source takes there.
    var expected: FormatArgument
    /// The translation's use.
    var use: FormatString.Use
  }

  private let source: FormatString
  private let translation: FormatString
  /// What the source takes, by position.
  private let expected: [Int: FormatArgument]

  /// A comparison; nil where the source is no format for sure, so that nothing can be said.
  init?(source: String, translation: String) {
    guard source.utf8.contains(UInt8(ascii: "%")), translation.utf8.contains(UInt8(ascii: "%")) else { return nil }
    self.source = FormatString(source)
    self.translation = FormatString(translation)
    guard !self.source.uses.isEmpty, !self.source.looksLikeProse, !self.translation.uses.isEmpty else { return nil }
    expected = self.source.arguments
  }

  /// The first argument that the translation takes for something else; nil where there is none.
  var mismatch: Mismatch? {
    for use in translation.uses {
      guard let given = expected[use.position], !given.accepts(use.argument) else { continue }
      return Mismatch(reason: isReordered ? "reordered" : "type", position: use.position, expected: given, use: use)
    }
    return shiftedMismatch
  }

  /// The first use of an argument that the source does not take; nil where there is none.
  var extra: FormatString.Use? {
    let count = source.positions.last ?? 0
    return translation.uses.first { $0.position > count }
  }

  /// Foundation closes holes: where the translation takes only `%2$@`, it gets the first argument.
  private var shiftedMismatch: Mismatch? {
    guard translation.hasHoles, !source.hasHoles else { return nil }
    let numbers = Dictionary(uniqueKeysWithValues: zip(translation.positions, 1...))
    for use in translation.uses {
      guard let number = numbers[use.position], let given = expected[number], !given.accepts(use.argument) else {
        continue
      }
      return Mismatch(reason: "position-hole", position: number, expected: given, use: use)
    }
    return nil
  }

  /// Whether the translation takes the same arguments in another order, without numbering them.
  private var isReordered: Bool {
    func kinds(_ format: FormatString) -> [String] { format.uses.map(\.argument.rawValue).sorted() }
    return !translation.hasPositions && kinds(source) == kinds(translation)
  }
}

extension FormatComparison {
  /// The comparison of a translation with its source; nil where there is none, or where the source is no format for sure.
  init?(_ unit: TranslationUnit) {
    guard let source = unit.source, source.hasAny(.percent), unit.text.hasAny(.percent) else { return nil }
    self.init(source: source.string, translation: unit.text.string)
  }
}
