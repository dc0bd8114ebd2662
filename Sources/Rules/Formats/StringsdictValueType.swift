import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// A plural variable's value type is no number's format specifier.
///
/// ## What it reports
/// A `NSStringFormatValueTypeKey` that is absent or empty, has a percent sign (`%ld`), is `@`, or is no format specifier.
/// A warning.
///
/// ## Why it matters
/// Foundation does not know what to read, and may choose the plural form by a number that is none.
///
/// ## Example
/// `<string>%ld</string>`; `<string>ld</string>` is right.
///
/// ## Known limits
/// Apps ship `%ld` and get away with it; what Foundation makes of it is not documented.
///
/// ## Source
/// Apple, Stringsdict File Format; mastodon/mastodon-ios has `%ld` in 154 entries.
struct StringsdictValueType: FormatRule {
  static let name = "stringsdict-value-type"
  static let severity = Severity.warning

  /// The fault of a variable's value type.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .valueType(let variable) = problem else { return nil }
    guard let type = variable.valueType, !type.isEmpty else {
      return Self.problem(variable, "has no value type", reason: "absent")
    }
    let kind = FormatArgument(valueType: type)
    if kind == .object { return Self.problem(variable, "has the value type \"\(type)\", an object", reason: "object") }
    if kind != nil {
      return Self.problem(
        variable, "has the value type \"\(type)\" with a percent sign", reason: "percent",
        expected: String(type.dropFirst()))
    }
    return Self.problem(variable, "has the value type \"\(type)\", which is no format specifier", reason: "unknown")
  }

  private static func problem(
    _ variable: StringsVariable, _ found: String, reason: String, expected: String = "ld"
  ) -> Problem {
    Problem(
      "the variable \"\(variable.name)\" \(found); expected a number's specifier such as \"\(expected)\"",
      reason: reason, variable: variable)
  }
}
