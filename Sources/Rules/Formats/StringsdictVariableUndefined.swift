import AuditModel
import FormatStrings
import RuleKit

/// A format embeds a plural variable that does not exist.
///
/// ## What it reports
/// `%#@name@` if the entry has no variable of that name, a misspelled reference that Foundation does not recognize
/// (`%# @name @`), and a reference in a table without plurals. Severity: error. A number without `$` (`%1#@name@`) is
/// read as a width: a warning if the variable takes that argument anyway, otherwise an error.
///
/// ## Why it matters
/// Foundation takes the number for the address of an object, and the app crashes.
///
/// ## Example
/// `%#@site@` in an entry with a variable `sites`.
///
/// ## Known limits
/// In an XLIFF document, only variables that other texts of the same unit name are known.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux (a crash).
struct StringsdictVariableUndefined: FormatRule {
  static let name = "stringsdict-variable-undefined"
  static let severity = Severity.error

  /// The problem with a reference to a variable.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    switch found.problem {
    case .undefinedVariable(let use, let name, let isPlain):
      let what = isPlain ? "the text has no plural variables" : "there is no variable \"\(name)\""
      return Problem("\"\(use.text)\" crashes: \(what)", reason: "undefined")
    case .misspelledReference(let written, let name):
      // Foundation ends a name at any other character.
      let isName = name?.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } ?? false
      let advice =
        name.flatMap { isName ? "write %#@\($0)@" : nil }
        ?? "the name of a variable has only the letters A to Z, digits and underscores"
      return Problem("\"\(written)\" crashes: \(advice)", reason: "misspelled")
    case .referenceWithoutDollar(let use): return Self.withoutDollar(use)
    default: return nil
    }
  }

  /// The problem with a number without `$`.
  private static func withoutDollar(_ use: FormatString.Use) -> Problem {
    let digits = use.text.prefix { $0 != "#" && $0 != "@" }.filter { $0.isASCII && $0.isNumber }
    let isHarmless = Int(digits) == use.position
    let effect = isHarmless ? "it works by chance" : "the variable takes argument \(use.position)"
    return Problem(
      "\"\(use.text)\" has no $ after the number, so Foundation reads the number as a width and \(effect); write "
        + "%\(digits)$#@\(use.name ?? "")@", reason: "number", severity: isHarmless ? .warning : nil)
  }
}
