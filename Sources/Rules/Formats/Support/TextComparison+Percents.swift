import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

extension TextComparison {
  /// What is wrong with percent signs that are meant as such; nothing where one was meant as a placeholder.
  func percentProblems(beside argument: FormatProblem?) -> [FormatProblem] {
    if case .brokenPlaceholder = argument { return [] }
    return [unescaped ?? doubled].compactMap { $0 }
  }

  /// What works, but is not written as it should be.
  func styleProblems(beside argument: FormatProblem?) -> [FormatProblem] {
    [isMixed && Self.isSound(argument) ? .mixedPositions(uses, lost: nil) : nil, spaced, otherLength, unnumbered]
      .compactMap { $0 }
  }

  /// Whether all arguments that are taken are taken rightly.
  private static func isSound(_ argument: FormatProblem?) -> Bool {
    switch argument {
    case nil, .missingArgument: true
    default: false
    }
  }

  /// A percent sign that is not doubled, more of them than in the source's own text.
  private var unescaped: FormatProblem? {
    let strays = text.format.strays.filter { !$0.isBeforeBrace }
    let known = counterpart.map { $0.format.strays.count { !$0.isBeforeBrace } } ?? 0
    guard prose.count + strays.count > known else { return nil }
    guard let sign = prose.first?.text ?? strays.first?.text else { return nil }
    return .unescapedPercent(sign, takesArgument: !prose.isEmpty, misled: misled)
  }

  /// The first placeholder that gets something that it crashes on, because prose before it has used up its argument.
  private var misled: FormatString.Use? {
    guard let source, !prose.isEmpty else { return nil }
    return text.format.uses.first { use in
      !use.isProse && use.argument.isAddress && source.argument(use.position) != use.argument
    }
  }

  /// Another number of `%%` than in the source; one that does not double its own percent signs is not to be followed.
  private var doubled: FormatProblem? {
    guard let counterpart, !uses.isEmpty, !text.path.mayOmitNumber else { return nil }
    guard counterpart.format.isCertain, counterpart.format.strays.isEmpty else { return nil }
    let (given, found) = (counterpart.format.percents, text.format.percents)
    guard given != found, found > given || !text.string.unicodeScalars.contains(where: \.isForeignPercent) else {
      return nil
    }
    return .percentCount(found, expected: given)
  }

  /// Whether numbered and bare placeholders stand side by side, where the source has none such.
  var isMixed: Bool { Self.isMixed(text, uses) && !(counterpart.map { Self.isMixed($0, $0.format.uses) } ?? false) }

  private static func isMixed(_ text: EntryFormat.Text, _ uses: [FormatString.Use]) -> Bool {
    let written = uses.filter { $0.argument != .variable && $0.text != "*" && $0.text != "%arg" }
    let bare = written.count { !$0.isNumbered }
    // One bare placeholder in a variable's text takes the variable's own argument, as it should.
    return bare > (text.path.variable == nil ? 0 : 1) && bare < written.count
  }

  /// A placeholder with a space in it, where the source has none.
  private var spaced: FormatProblem? {
    guard counterpart.map({ !$0.format.uses.contains(where: \.hasSpace) }) ?? false else { return nil }
    return uses.first { $0.hasSpace && $0.argument != .variable }.map { .spaced($0) }
  }

  /// An integer of another length than in the source's text.
  private var otherLength: FormatProblem? {
    guard let counterpart else { return nil }
    for use in uses where use.isWrittenInteger {
      let given = counterpart.format.uses.first { $0.position == use.position && $0.isWrittenInteger }
      if let given, given.length != use.length { return .otherLength(use, source: given) }
    }
    return nil
  }

  /// Several bare placeholders of one kind, which a translator may have put in another order unseen.
  private var unnumbered: FormatProblem? {
    guard source != nil, !uses.contains(where: \.isNumbered) else { return nil }
    var seen: Set<FormatArgument> = []
    let repeated = uses.first { $0.argument != .variable && $0.text != "*" && !seen.insert($0.argument).inserted }
    return repeated.map { .unnumbered($0) }
  }
}

extension FormatString.Use {
  /// Whether it is an integer's specifier, not a width's star or a String Catalog's `%arg`.
  fileprivate var isWrittenInteger: Bool { argument == .integer && text != "*" && text != "%arg" }
}

extension FormatArgument {
  /// Whether Foundation follows it as an address, and crashes where it is none.
  fileprivate var isAddress: Bool {
    switch self {
    case .object, .cString, .unicharString: true
    case .integer, .float, .character, .pointer, .variable: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a percent sign that is none of a format's: the Arabic, full-width or small one.
  var isForeignPercent: Bool { ["\u{66A}", "\u{FF05}", "\u{FE6A}"].contains(self) }
}
