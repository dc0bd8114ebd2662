import AuditModel
import FormatStrings

/// A problem with an entry's formats; each case is reported by one rule, which writes the message.
enum FormatProblem: Sendable {
  // MARK: Arguments

  /// The format specifier of an argument is misspelled, and Foundation does not recognize it.
  case brokenSpecifier(String, argument: Int, kind: FormatArgument)
  /// The source's arguments are in a different order, without numbers; the first format specifier that gets another
  /// type.
  case reordered(FormatString.Use, given: FormatArgument)
  /// A text of a variable takes the variable's argument as a type other than its value type.
  case textContradictsValueType(FormatString.Use, type: FormatArgument, variable: String)
  /// The key takes the variable's argument as a type other than its value type.
  case keyContradictsValueType(FormatString.Use, type: FormatArgument, variable: String)
  /// Positions are skipped, so that Foundation renumbers arguments; the first format specifier that is renumbered.
  case positionHole(FormatString.Use, skipped: [Int], isSource: Bool)
  /// A format specifier takes an argument as a different type than the source or, in a conflict, other texts of the
  /// entry.
  case wrongType(FormatString.Use, taken: FormatArgument, given: FormatArgument, isConflict: Bool)
  /// A format specifier takes an argument that the source does not have.
  case extraArgument(FormatString.Use)
  /// An argument is not shown; `written` is its format specifier in the source.
  case missingArgument(Int, kind: FormatArgument, written: String?)
  /// A text of a substitution does not show the substitution's own argument.
  case missingOwnArgument(variable: String)

  // MARK: Percent signs and style

  /// A literal percent sign is not escaped; `misled` is the format specifier that crashes because of it.
  case unescapedPercent(String, takesArgument: Bool, misled: FormatString.Use?)
  /// The number of `%%` differs from the source's.
  case percentCount(Int, expected: Int)
  /// Numbered and unnumbered format specifiers are mixed; `lost` is the argument that is not shown because of it.
  case mixedPositions([FormatString.Use], lost: Int?)
  /// A format specifier contains a space.
  case spaced(FormatString.Use)
  /// An integer has a different length than in the source.
  case otherLength(FormatString.Use, source: FormatString.Use)
  /// A second unnumbered format specifier of the same type.
  case unnumbered(FormatString.Use)

  // MARK: Variables

  /// A reference to a variable that does not exist; `isPlain` if the text has no variables at all.
  case undefinedVariable(FormatString.Use, name: String, isPlain: Bool)
  /// A reference that Foundation does not recognize; `name` is that of the variable that is meant, if it is known.
  case misspelledReference(String, name: String?)
  /// A reference whose number has no `$`.
  case referenceWithoutDollar(FormatString.Use)
  /// A variable that is not embedded in any text.
  case unusedVariable(StringsVariable)
  /// An entry of a stringsdict without a text of its own.
  case missingFormatKey
  /// A variable whose value type is not the format specifier of a number.
  case valueType(StringsVariable)
  /// A substitution's `argNum` is not an argument of the text, which has `count` arguments.
  case argumentOutOfRange(StringsVariable, number: Int, count: Int)
  /// A substitution does not state the type of its argument.
  case missingSpecifier(StringsVariable)
}

/// A problem with an entry's formats, and where it was found.
struct LocatedFormatProblem: Sendable {
  /// The problem.
  var problem: FormatProblem
  /// The path to its text; nil if it concerns the whole entry.
  var path: LeafPath?
  /// Both texts if they were compared.
  var evidence: [String: Evidence] = [:]
  /// What a message calls the source.
  var reference = "the source"
}
