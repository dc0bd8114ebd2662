import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// Compares one text's format with its source's and selects one of several problems.
struct TextComparison {
  /// The text.
  let text: EntryFormat.Text
  /// All formats of its entry.
  let entry: EntryFormat
  /// The source's formats; nil if they are not known or not certain.
  let source: EntryFormat?
  /// The source's text for the same case.
  let counterpart: EntryFormat.Text?
  /// Whether the text is the source's own.
  let isSource: Bool
  /// The arguments that the text is intended to take.
  let uses: [FormatString.Use]
  /// The format specifiers that are prose: their percent signs should be escaped.
  let prose: [FormatString.Use]

  /// A comparison of one text of an entry.
  init(_ text: EntryFormat.Text, of entry: EntryFormat, source: EntryFormat?, isSource: Bool) {
    self.text = text
    self.entry = entry
    self.source = source
    self.isSource = isSource
    counterpart = source?.counterpart(of: text.path)
    guard text.format.looksLikeProse, !Self.isIntended(text.format, of: entry, source: source) else {
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
    return [argument].compactMap { $0 } + percentProblems(besides: argument) + styleProblems(besides: argument)
  }

  /// The first problem with the arguments, since one mistake often shows in several ways.
  private var argumentProblem: FormatProblem? {
    broken ?? reordered ?? contradictsValueType ?? hole ?? wrongType ?? extra ?? missing
  }

  /// Whether format specifiers that look like prose are intended: with them, the text takes exactly the arguments of
  /// the source (`% d` for `%d`).
  private static func isIntended(_ format: FormatString, of entry: EntryFormat, source: EntryFormat?) -> Bool {
    guard let source else { return false }
    return format.uses.allSatisfy { use in
      guard let given = source.argument(use.position) else { return false }
      return given.accepts(entry.argument(of: use)) && !(use.isProse && use.isBeforeLetter)
    }
  }
}

extension TextComparison {
  /// The arguments that the source's text shows and this one, with the texts around it, does not.
  var absent: ArgumentSet {
    guard let source, let counterpart else { return ArgumentSet() }
    let embedded = Set(uses.compactMap(\.name)).intersection(entry.variables.keys)
    let needed = source.shown(by: counterpart.format.uses, except: embedded)
    return needed.subtracting(shown)
  }

  /// The arguments that the text or the texts around it show.
  private var shown: ArgumentSet {
    var around = text.around
    if let own = text.path.variable.flatMap({ entry.variables[$0]?.position }) { around.remove(own) }
    return entry.shown(by: uses).union(around)
  }

  /// A misspelled format specifier if the text does not show an argument of the source.
  var broken: FormatProblem? {
    let absent = absent
    guard let source, let first = absent.first else { return nil }
    guard
      let specifier = BrokenSpecifier.first(in: text, uses: text.format.uses)
        ?? BrokenSpecifier.lone(in: text, source: counterpart)
    else { return nil }
    let kind = source.argument(first) ?? .object
    return .brokenSpecifier(specifier, argument: first, kind: kind)
  }

  /// The same arguments in a different order, without numbers.
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

  /// A variable's text that takes the variable's argument as a type other than its value type.
  var contradictsValueType: FormatProblem? {
    guard let name = text.path.variable, let variable = entry.variables[name], let type = variable.type else {
      return nil
    }
    let wrong = uses.first {
      $0.position == variable.position && $0.argument != .variable && !type.accepts($0.argument)
    }
    return wrong.map { .textContradictsValueType($0, type: type, variable: name) }
  }

  /// Positions that are not 1…n, so that Foundation renumbers arguments.
  var hole: FormatProblem? {
    // A source's plural form may leave out the number that selects it.
    let isChecked = isSource ? text.path.steps.isEmpty : source?.taken.hasHoles == false
    guard uses.contains(where: \.isNumbered), isChecked else { return nil }
    let taken = ArgumentSet(uses).union(around).union(entry.shown(by: uses))
    guard taken.hasHoles, isSource || taken.last <= source?.arguments.count ?? 0 else { return nil }
    let skipped = (1...taken.last).filter { !taken.contains($0) }
    guard let moved = uses.first(where: { $0.position > (skipped.first ?? 0) }) else { return nil }
    return .positionHole(moved, skipped: skipped, isSource: isSource)
  }

  /// The arguments of the texts around the text; a plural without a variable includes the number that selects it.
  private var around: ArgumentSet {
    var around = text.around
    if text.path.variable == nil, text.path.pluralCategory != nil,
      let number = source?.arguments.firstIndex(of: .integer)
    {
      around.insert(number + 1)
    }
    return around
  }

  /// An argument that is taken as a different type; a variable's own argument is compared where the variable is
  /// embedded.
  ///
  /// If the source is not known, or is the text itself, the other texts of the entry determine the type.
  var wrongType: FormatProblem? {
    guard let known = source ?? (entry.looksLikeProse ? nil : entry) else { return nil }
    let own = text.path.variable.flatMap { entry.variables[$0] }
    for use in uses where own?.type == nil || use.position != own?.position {
      let taken = entry.argument(of: use)
      guard let given = known.argument(use.position), !given.accepts(taken),
        !isWrittenInSource(use, taken, of: known)
      else { continue }
      return .wrongType(use, taken: taken, given: given, isConflict: source == nil)
    }
    return nil
  }

  /// Whether the source's own text takes an argument as the same type: then the fault is the source's, and told there.
  private func isWrittenInSource(_ use: FormatString.Use, _ taken: FormatArgument, of known: EntryFormat) -> Bool {
    guard source != nil else { return false }
    return counterpart?.format.uses.contains { $0.position == use.position && known.argument(of: $0).accepts(taken) }
      == true
  }

  /// An argument that the source does not have.
  var extra: FormatProblem? {
    guard let source else { return nil }
    return uses.first { $0.position > source.arguments.count }.map { .extraArgument($0) }
  }

  /// An argument that should be shown but is not.
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

  /// Whether a lone percent sign consumes a format specifier: "50 % %@".
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
