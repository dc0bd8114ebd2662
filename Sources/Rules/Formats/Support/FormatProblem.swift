import AuditModel
import FormatStrings

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

/// A problem with an entry's formats and where it is.
struct LocatedFormatProblem: Sendable {
  /// The problem.
  var problem: FormatProblem
  /// The path to its text; nil if it concerns the whole entry.
  var path: LeafPath?
  /// Both texts if they were compared.
  var evidence: [String: Evidence] = [:]
}
