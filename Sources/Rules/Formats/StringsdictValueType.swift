import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// The value type of a plural variable is not the format specifier of a number.
///
/// ## What it reports
/// An `NSStringFormatValueTypeKey` that is missing or empty, has a percent sign (`%ld`), is `@`, or is not a format
/// specifier. Severity: warning.
///
/// ## Why it matters
/// Foundation does not know which type to read and may select the plural category by a wrong value.
///
/// ## Example
/// `<string>%ld</string>`; `<string>ld</string>` is correct.
///
/// ## Known limits
/// Some apps ship `%ld` without a visible problem; what Foundation makes of it is not documented.
///
/// ## Source
/// Apple, Stringsdict File Format.
struct StringsdictValueType: FormatRule {
  static let name = "stringsdict-value-type"
  static let severity = Severity.warning

  /// The problem with a variable's value type.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .valueType(let variable) = found.problem else { return nil }
    guard let type = variable.valueType, !type.isEmpty else {
      return Self.problem(variable, "has no value type", reason: "absent")
    }
    let kind = FormatArgument(valueType: type)
    if kind == .object {
      return Self.problem(variable, "has the value type \"\(type)\", which is an object", reason: "object")
    }
    if kind != nil {
      return Self.problem(
        variable, "has the value type \"\(type)\" with a percent sign", reason: "percent",
        expected: String(type.dropFirst()))
    }
    return Self.problem(variable, "has the value type \"\(type)\", which is not a format specifier", reason: "unknown")
  }

  private static func problem(
    _ variable: StringsVariable, _ found: String, reason: String, expected: String = "ld"
  ) -> Problem {
    Problem(
      "the variable \"\(variable.name)\" \(found); expected the format specifier of a number, such as \"\(expected)\"",
      reason: reason, variable: variable)
  }
}
