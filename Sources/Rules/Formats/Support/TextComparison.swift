import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// Compares one text's format with its source's: this is where it is decided which of several problems counts.
struct TextComparison {
  /// The text.
  let text: EntryFormat.Text
  /// All formats of its entry.
  let entry: EntryFormat
  /// The source's formats; nil where they are not known, or are none for sure.
  let source: EntryFormat?
  /// The source's text for the same case.
  let counterpart: EntryFormat.Text?
  /// Whether the text is the source's own.
  let isSource: Bool
  /// The arguments that the text is meant to take.
  let uses: [FormatString.Use]
  /// The directives that are prose: their percent signs should be doubled.
  let prose: [FormatString.Use]

  /// A comparison of one text of an entry.
  init(_ text: EntryFormat.Text, of entry: EntryFormat, source: EntryFormat?, isSource: Bool) {
    self.text = text
    self.entry = entry
    self.source = source
    self.isSource = isSource
    counterpart = source?.counterpart(of: text.path)
    guard text.format.looksLikeProse, !Self.isMeant(text.format, of: entry, source: source) else {
      uses = text.format.uses
      prose = []
      return
    }
    uses = text.format.usesWithoutProse(first: text.first)
    prose = text.format.uses.filter(\.isProse)
  }

  /// The problems of the text: at most one about its arguments, then those about its percent signs and its style.
  var problems: [FormatProblem] {
    guard source != nil || (text.format.isCertain && !text.format.looksLikeDate) else { return [] }
    let argument = argumentProblem
    return [argument].compactMap { $0 } + percentProblems(beside: argument) + styleProblems(beside: argument)
  }

  /// What is wrong with the arguments; only what comes first, since one mistake often shows in several ways.
  private var argumentProblem: FormatProblem? {
    broken ?? reordered ?? contradictsValueType ?? hole ?? wrongType ?? extra ?? missing
  }

  /// Whether directives that look like prose are placeholders all the same: with them, the text takes just what the source
  /// gives (`% d` for `%d`).
  private static func isMeant(_ format: FormatString, of entry: EntryFormat, source: EntryFormat?) -> Bool {
    guard let source else { return false }
    return format.uses.allSatisfy { use in
      guard let given = source.argument(use.position) else { return false }
      return given.accepts(entry.argument(of: use)) && !(use.isProse && use.isBeforeLetter)
    }
  }
}

extension TextComparison {
  /// The arguments that the source's text shows and this one does not, wherever else they stand.
  var absent: ArgumentSet {
    guard let source, let counterpart else { return ArgumentSet() }
    let embedded = Set(uses.compactMap(\.name)).intersection(entry.variables.keys)
    let needed = source.shown(by: counterpart.format.uses, except: embedded)
    return needed.subtracting(shown)
  }

  /// The arguments that the text shows, or the texts around it do.
  private var shown: ArgumentSet {
    var around = text.around
    if let own = text.path.variable.flatMap({ entry.variables[$0]?.position }) { around.remove(own) }
    return entry.shown(by: uses).union(around)
  }

  /// A placeholder that is written wrongly, where the source has an argument that the text lacks.
  var broken: FormatProblem? {
    let absent = absent
    guard let source, let first = absent.first else { return nil }
    guard let placeholder = BrokenPlaceholder.first(in: text, uses: text.format.uses) else { return nil }
    let kind = source.argument(first) ?? .object
    return .brokenPlaceholder(placeholder, argument: first, kind: kind)
  }

  /// The same arguments in another order, without numbers.
  var reordered: FormatProblem? {
    guard let source, uses.count > 1, !uses.contains(where: \.isNumbered) else { return nil }
    let given = uses.compactMap { source.argument($0.position) }
    let taken = uses.map { entry.argument(of: $0) }
    guard given.count == taken.count, given.map(\.rawValue).sorted() == taken.map(\.rawValue).sorted() else {
      return nil
    }
    guard let wrong = zip(given, uses).first(where: { !$0.accepts($1.argument) }) else { return nil }
    return .reordered(wrong.1, given: wrong.0)
  }

  /// A variable's text that takes the variable's argument for something else than its value type says.
  var contradictsValueType: FormatProblem? {
    guard let name = text.path.variable, let variable = entry.variables[name], let type = variable.type else {
      return nil
    }
    let wrong = uses.first {
      $0.position == variable.position && $0.argument != .variable && !type.accepts($0.argument)
    }
    return wrong.map { .textContradictsValueType($0, type: type, variable: name) }
  }

  /// Positions that are not 1…n, so that Foundation moves arguments up.
  var hole: FormatProblem? {
    // A source's plural form may leave out the number that it goes by.
    let isJudged = isSource ? text.path.steps.isEmpty : source?.taken.hasHoles == false
    guard uses.contains(where: \.isNumbered), isJudged else { return nil }
    let taken = ArgumentSet(uses).union(around).union(entry.shown(by: uses))
    guard taken.hasHoles, isSource || taken.last <= source?.arguments.count ?? 0 else { return nil }
    let left = (1...taken.last).filter { !taken.contains($0) }
    guard let moved = uses.first(where: { $0.position > (left.first ?? 0) }) else { return nil }
    return .positionHole(moved, left: left, isSource: isSource)
  }

  /// The arguments of the texts around; a plural without variable holds the number that it goes by.
  private var around: ArgumentSet {
    var around = text.around
    if text.path.variable == nil, text.path.pluralCategory != nil,
      let number = source?.arguments.firstIndex(of: .integer)
    {
      around.insert(number + 1)
    }
    return around
  }

  /// An argument that is taken for something else; a variable's own is compared where the variable is embedded.
  ///
  /// Where the source is not known, or is the text itself, the other texts of the entry say what it is.
  var wrongType: FormatProblem? {
    guard let known = source ?? (entry.looksLikeProse ? nil : entry) else { return nil }
    let own = text.path.variable.flatMap { entry.variables[$0] }
    for use in uses where own?.type == nil || use.position != own?.position {
      let taken = entry.argument(of: use)
      guard let given = known.argument(use.position), !given.accepts(taken) else { continue }
      return .wrongType(use, taken: taken, given: given, isConflict: source == nil)
    }
    return nil
  }

  /// An argument that the source does not give.
  var extra: FormatProblem? {
    guard let source else { return nil }
    return uses.first { $0.position > source.arguments.count }.map { .extraArgument($0) }
  }

  /// An argument that is left out where it should be shown.
  var missing: FormatProblem? {
    let absent = absent
    guard let first = absent.first, !text.path.mayOmitNumber, !isSwallowed else { return nil }
    if text.path.isVariant, entry.texts.contains(where: { entry.shown(by: $0.format.uses).contains(first) }) {
      return nil
    }
    if isMixed { return .mixedPositions(uses, lost: first) }
    if let name = text.path.variable, entry.variables[name]?.position == first, hasReference {
      return .missingOwnArgument(variable: name)
    }
    return .missingArgument(first, kind: source?.argument(first) ?? .object, written: written(first))
  }

  /// The argument as the source writes it.
  private func written(_ number: Int) -> String? {
    counterpart?.format.uses.first { $0.position == number && $0.argument != .variable }?.text
  }

  /// Whether the source's text shows the variable's argument as a String Catalog does.
  private var hasReference: Bool { counterpart?.format.uses.contains { $0.text == "%arg" } ?? false }

  /// Whether a lone percent sign swallows a placeholder: "50 % %@".
  private var isSwallowed: Bool {
    text.format.strays.contains { $0.text.utf8.count > 1 && $0.text.utf8.last == UInt8(ascii: "%") }
  }
}

extension EntryFormat {
  /// The arguments that the texts take.
  var taken: ArgumentSet {
    var taken = ArgumentSet()
    for (index, argument) in arguments.enumerated() where argument != nil { taken.insert(index + 1) }
    return taken
  }
}

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
