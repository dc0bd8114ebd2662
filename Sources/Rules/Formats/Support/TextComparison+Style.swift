import AuditModel
import FormatStrings
import TableAnalysis

extension TextComparison {
  /// The problems with literal percent signs; none if one was meant as a format specifier.
  func percentProblems(besides argument: FormatProblem?) -> [FormatProblem] {
    if case .brokenSpecifier = argument { return [] }
    return [unescaped ?? doubled].compactMap { $0 }
  }

  /// The problems that work but should be written differently.
  func styleProblems(besides argument: FormatProblem?) -> [FormatProblem] {
    [isMixed && Self.isSound(argument) ? .mixedPositions(uses, lost: nil) : nil, spaced, otherLength, unnumbered]
      .compactMap { $0 }
  }

  /// Whether all arguments that are taken are taken correctly.
  private static func isSound(_ argument: FormatProblem?) -> Bool {
    switch argument {
    case nil, .missingArgument: true
    default: false
    }
  }

  /// A percent sign that is not escaped if there are more of them than in the source's own text.
  private var unescaped: FormatProblem? {
    let strays = text.format.strays.filter { !$0.isBeforeBrace }
    let known = counterpart.map { $0.format.strays.count { !$0.isBeforeBrace } } ?? 0
    guard prose.count + strays.count > known else { return nil }
    guard let sign = prose.first?.text ?? strays.first?.text else { return nil }
    return .unescapedPercent(sign, takesArgument: !prose.isEmpty, misled: misled)
  }

  /// The first format specifier that crashes because prose before it has consumed its argument.
  private var misled: FormatString.Use? {
    guard let source, !prose.isEmpty else { return nil }
    return text.format.uses.first { use in
      !use.isProse && use.argument.isAddress && source.argument(use.position) != use.argument
    }
  }

  /// A number of `%%` that is smaller than the source's, unless the source does not escape its own percent signs.
  private var doubled: FormatProblem? {
    guard let counterpart, !uses.isEmpty, !text.path.mayOmitNumber else { return nil }
    guard counterpart.format.isCertain, counterpart.format.strays.isEmpty else { return nil }
    let (given, found) = (counterpart.format.percents, text.format.percents)
    guard found < given, !text.string.unicodeScalars.contains(where: \.isForeignPercent) else { return nil }
    return .percentCount(found, expected: given)
  }

  /// Whether numbered and unnumbered format specifiers are mixed although they are not in the source.
  var isMixed: Bool { Self.isMixed(text, uses) && !(counterpart.map { Self.isMixed($0, $0.format.uses) } ?? false) }

  private static func isMixed(_ text: EntryFormat.Text, _ uses: [FormatString.Use]) -> Bool {
    let written = uses.filter { $0.argument != .variable && $0.text != "*" && $0.text != "%arg" }
    let unnumbered = written.count { !$0.isNumbered }
    // One unnumbered format specifier in a variable's text takes the variable's own argument, as intended.
    return unnumbered > (text.path.variable == nil ? 0 : 1) && unnumbered < written.count
  }

  /// A format specifier that contains a space although the source's do not.
  private var spaced: FormatProblem? {
    guard counterpart.map({ !$0.format.uses.contains(where: \.hasSpace) }) ?? false else { return nil }
    return uses.first { $0.hasSpace && $0.argument != .variable }.map { .spaced($0) }
  }

  /// An integer with a different length than in the source's text.
  private var otherLength: FormatProblem? {
    guard let counterpart else { return nil }
    for use in uses where use.isWrittenInteger {
      let given = counterpart.format.uses.first { $0.position == use.position && $0.isWrittenInteger }
      if let given, given.length != use.length { return .otherLength(use, source: given) }
    }
    return nil
  }

  /// Several unnumbered format specifiers of the same type, which a translator may have reordered.
  private var unnumbered: FormatProblem? {
    guard source != nil, !uses.contains(where: \.isNumbered) else { return nil }
    var seen: Set<FormatArgument> = []
    let repeated = uses.first { $0.argument != .variable && $0.text != "*" && !seen.insert($0.argument).inserted }
    return repeated.map { .unnumbered($0) }
  }
}

extension FormatString.Use {
  /// Whether it is the format specifier of an integer, not the `*` of a width or the `%arg` of a String Catalog.
  fileprivate var isWrittenInteger: Bool { argument == .integer && text != "*" && text != "%arg" }
}

extension FormatArgument {
  /// Whether Foundation reads it as an address and crashes if it is not one.
  fileprivate var isAddress: Bool {
    switch self {
    case .object, .cString, .unicharString: true
    case .integer, .float, .character, .pointer, .variable: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a percent sign that formats do not use: the Arabic, full-width or small one.
  var isForeignPercent: Bool { ["\u{66A}", "\u{FF05}", "\u{FE6A}"].contains(self) }
}
