import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// Looks at all formats of an entry beside the source's, once for all rules about formats.
///
/// Of what is wrong with the arguments of a text only what comes first in ``TextComparison`` is a problem.
struct FormatInspection: EntryInspection {
  /// A problem and where it is.
  struct Found: Sendable {
    /// The problem.
    var problem: FormatProblem
    /// The way to its text; nil where it is the whole entry's.
    var path: LeafPath?
    /// Both texts, where they were compared.
    var evidence: [String: Evidence] = [:]
  }

  /// The problems, in the order of the texts.
  private(set) var found: [Found] = []

  /// The problems of an entry: of the source's own, and where the source is not known, those that show without it.
  init?(_ unit: EntryUnit) {
    self.init(entry: unit.entry, fileFormat: unit.format, source: unit.source, isSource: unit.context.isSource)
  }

  /// The problems of an entry in a file of that format.
  init?(entry: StringsEntry, fileFormat: FileFormat, source: SourceEntry?, isSource: Bool) {
    guard Self.concerns(entry, source), !Self.agree(entry, source) else { return nil }
    let translation = EntryFormat(entry, source: source?.format)
    let check = VariableCheck(
      entry: entry, fileFormat: fileFormat, format: translation, source: source?.format, isSource: isSource)
    found = check.found
    // A source that is prose, not a format, says nothing about its translations.
    if source == nil || source?.format != nil || !translation.variables.isEmpty {
      compareTexts(of: translation, source: source?.format, isSource: isSource, except: check.misspelled)
    }
    if found.isEmpty { return nil }
  }

  private mutating func compareTexts(
    of translation: EntryFormat, source: EntryFormat?, isSource: Bool, except misspelled: Set<LeafPath>
  ) {
    for text in translation.texts where !misspelled.contains(text.path) && translation.isPlaced(text, source) {
      let comparison = TextComparison(text, of: translation, source: source, isSource: isSource)
      found += comparison.problems.map {
        Found(problem: $0, path: text.path, evidence: Self.evidence(text, source: comparison.counterpart))
      }
    }
  }

  private static func evidence(_ text: EntryFormat.Text, source: EntryFormat.Text?) -> [String: Evidence] {
    source.map { ["source": .text($0.string), "translation": .text(text.string)] } ?? [:]
  }

  /// Whether there is anything to look at: most texts are not formats.
  private static func concerns(_ entry: StringsEntry, _ source: SourceEntry?) -> Bool {
    if source?.format != nil || entry.variables != nil || entry.leaves != nil { return true }
    return entry.value.utf8.contains(UInt8(ascii: "%"))
  }

  /// Whether a plain translation takes just what its plain source takes, as most do: then nothing can be wrong.
  ///
  /// Bare placeholders of one kind have to be looked at all the same (`format-needs-positions`).
  private static func agree(_ entry: StringsEntry, _ source: SourceEntry?) -> Bool {
    guard entry.leaves == nil, entry.variables == nil, let known = source?.format?.plain else { return false }
    let format = FormatString(entry.value)
    return format.takesTheSame(as: known) && (format.uses.count < 2 || format.hasPositions)
  }
}

extension EntryFormat {
  /// Whether it is known which arguments a text takes: those of a variable that nothing embeds are never shown.
  fileprivate func isPlaced(_ text: Text, _ source: EntryFormat?) -> Bool {
    guard let name = text.path.variable else { return true }
    return variables[name]?.isEmbedded == true || source?.variables[name]?.isEmbedded == true
  }
}

/// What is wrong with an entry's formats; each case is reported by one rule, which words it.
enum FormatProblem: Sendable {
  // MARK: Arguments

  /// What was meant as the placeholder of an argument is not one for Foundation.
  case brokenPlaceholder(String, argument: Int, kind: FormatArgument)
  /// The source's arguments in another order, without numbers; the first placeholder that gets another kind.
  case reordered(FormatString.Use, given: FormatArgument)
  /// A text of a variable takes the variable's argument for something else than its value type says.
  case textContradictsValueType(FormatString.Use, type: FormatArgument, variable: String)
  /// The key takes the variable's argument for something else than its value type says.
  case keyContradictsValueType(FormatString.Use, type: FormatArgument, variable: String)
  /// Positions are left out, so that Foundation moves arguments up; the first placeholder that is moved.
  case positionHole(FormatString.Use, left: [Int], isSource: Bool)
  /// A placeholder takes another kind of argument than the source gives, or (a conflict) than other texts of the entry take.
  case wrongType(FormatString.Use, taken: FormatArgument, given: FormatArgument, isConflict: Bool)
  /// A placeholder takes an argument that the source does not give.
  case extraArgument(FormatString.Use)
  /// An argument is not shown; `written` is its placeholder in the source.
  case missingArgument(Int, kind: FormatArgument, written: String?)
  /// A text of a substitution does not show the substitution's own argument.
  case missingOwnArgument(variable: String)

  // MARK: Percent signs and style

  /// A percent sign of prose is not doubled; `misled` is the placeholder that crashes because of it.
  case unescapedPercent(String, takesArgument: Bool, misled: FormatString.Use?)
  /// Another number of `%%` than in the source.
  case percentCount(Int, expected: Int)
  /// Numbered and bare placeholders are mixed; `lost` is the argument that is not shown because of it.
  case mixedPositions([FormatString.Use], lost: Int?)
  /// A placeholder has a space in it.
  case spaced(FormatString.Use)
  /// An integer is of another length than the source's.
  case otherLength(FormatString.Use, source: FormatString.Use)
  /// A second bare placeholder of one kind.
  case unnumbered(FormatString.Use)

  // MARK: Variables

  /// A reference to a variable that does not exist; `isPlain` where the text has no variables at all.
  case undefinedVariable(FormatString.Use, name: String, isPlain: Bool)
  /// A reference that Foundation does not read as one.
  case misspelledReference(String, name: String)
  /// A reference whose number has no `$`.
  case referenceWithoutDollar(FormatString.Use)
  /// A variable that no text embeds.
  case unusedVariable(StringsVariable)
  /// An entry of a stringsdict without a text of its own.
  case missingFormatKey
  /// A variable whose value type is not a number's format specifier.
  case valueType(StringsVariable)
  /// A substitution's `argNum` is not an argument of the text; `count` is how many there are.
  case argumentOutOfRange(StringsVariable, number: Int, count: Int)
  /// A substitution does not say what its argument is.
  case missingSpecifier(StringsVariable)
}

/// A rule about formats: all of them judge one look at an entry, which also decides which problem is reported of several.
protocol FormatRule: InspectionRule where Inspection == FormatInspection {
  /// The problem to report; nil where it is another rule's.
  func problem(for problem: FormatProblem) -> Problem?
}

extension FormatRule {
  /// The problems of this rule among the problems of the entry's formats.
  func problems(in inspection: FormatInspection) -> [Problem] {
    inspection.found.compactMap { found in
      guard var problem = self.problem(for: found.problem) else { return nil }
      problem.path = found.path
      problem.evidence.merge(found.evidence) { given, _ in given }
      return problem
    }
  }
}
