import AuditModel
import FormatStrings
import RuleKit

/// A percent sign in a format is not escaped.
///
/// ## What it reports
/// A text that is used as a format and contains a literal percent sign: "50% de %@", "100%-osan %d", "%d %". Severity:
/// warning; error if the percent sign consumes an argument and a later format specifier then takes a number as an
/// object.
///
/// ## Why it matters
/// Foundation reads flags and a conversion from the words that follow: `100%-osan %d` with 7 and 8 prints "1007san 8".
/// A percent sign at the end prints nothing.
///
/// ## Example
/// `"%d%% off"` translated as `"%d % de réduction"`; `"%d %% de réduction"` is correct.
///
/// ## Known limits
/// A text counts as a format only if the source has a format specifier that does not look like prose; otherwise ("50%
/// off") nothing is reported. A translation is not reported for what the source text does as well.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, tested with Foundation on Linux; TortugaPower/BookPlayer#969;
/// woocommerce/woocommerce-ios#6787 for the exceptions.
struct FormatUnescapedPercent: FormatRule {
  static let name = "format-unescaped-percent"
  static let severity = Severity.warning

  /// The problem with a percent sign, with the format specifier that crashes because of it.
  func problem(for found: LocatedFormatProblem) -> Problem? {
    guard case .unescapedPercent(let sign, let takesArgument, let misled) = found.problem else { return nil }
    let effect =
      takesArgument ? "is read as a format specifier" : sign == "%" ? "prints nothing" : "is not printed as written"
    let crash = misled.map { ", and \"\($0.text)\" then takes the wrong argument as \($0.argument.rawValue)" } ?? ""
    return Problem("\"\(sign)\" \(effect)\(crash); write %% for a percent sign", severity: misled == nil ? nil : .error)
  }
}
