import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

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
