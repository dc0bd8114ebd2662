import AuditModel
import FormatStrings
import RuleKit

/// A plural variable's text, or its key, takes the number as a different type than the value type.
///
/// ## What it reports
/// A format specifier for the variable's own argument that is of a different class than `NSStringFormatValueTypeKey` or
/// the `formatSpecifier` of a String Catalog, and a key that is itself a format with a different class there. Severity:
/// error.
///
/// ## Why it matters
/// The argument is read as one type to select the plural category and as another to show it: the app shows garbage or
/// crashes.
///
/// ## Example
/// The value type `d` with the text `"%@ files"`.
///
/// ## Known limits
/// Lengths (`d`, `ld`) are not compared. The type that code passes is known only if the key is a format.
///
/// ## Source
/// openradar-mirror#19719; Apple, Stringsdict File Format.
struct StringsdictValueTypeMismatch: FormatRule {
  static let name = "stringsdict-value-type-mismatch"
  static let severity = Severity.error

  /// The problem with a format specifier in a variable's text or in the key.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    switch found.problem {
    case .textContradictsValueType(let use, let type, let variable):
      Problem(
        "\"\(use.text)\" takes the argument of the variable \"\(variable)\" as \(use.argument.rawValue), but its value "
          + "type is \(type.rawValue)", reason: "text")
    case .keyContradictsValueType(let use, let type, let variable):
      Problem(
        "\"\(use.text)\" in the key is \(use.argument.rawValue), but the value type of the variable \"\(variable)\" is "
          + type.rawValue, reason: "key")
    default: nil
    }
  }
}
