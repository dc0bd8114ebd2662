import AuditModel
import FormatStrings
import RuleKit

/// A plural variable's text, or its key, takes the number for something else than the value type says.
///
/// ## What it reports
/// A placeholder for the variable's own argument of another class than `NSStringFormatValueTypeKey` or a String Catalog's
/// `formatSpecifier`, and a key that is itself a format with another class there. An error.
///
/// ## Why it matters
/// The plural form is chosen by one reading of the argument and the text shows another: garbage, or a crash.
///
/// ## Example
/// The value type `d` with the text `"%@ files"`.
///
/// ## Known limits
/// Lengths (`d`, `ld`) are not compared. What the code hands over is seen only where the key is a format.
///
/// ## Source
/// openradar-mirror#19719; Apple, Stringsdict File Format.
struct StringsdictValueTypeMismatch: FormatRule {
  static let name = "stringsdict-value-type-mismatch"
  static let severity = Severity.error

  /// The fault of a placeholder in a variable's text, or in the key.
  func problem(for problem: FormatProblem) -> Problem? {
    switch problem {
    case .textContradictsValueType(let use, let type, let variable):
      Problem(
        "\"\(use.text)\" takes the argument of the variable \"\(variable)\" for \(use.argument.rawValue), but its value "
          + "type is \(type.rawValue)", reason: "text")
    case .keyContradictsValueType(let use, let type, let variable):
      Problem(
        "\"\(use.text)\" of the key gives \(use.argument.rawValue), but the value type of the variable \"\(variable)\" is "
          + type.rawValue, reason: "key")
    default: nil
    }
  }
}
