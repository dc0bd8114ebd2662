import AuditModel
import FormatStrings
import RuleKit

/// A percent sign in a format is not doubled.
///
/// ## What it reports
/// A text that is used as a format and has a percent sign of prose in it: "50% de %@", "100%-osan %d", "%d %". A warning; an
/// error where the sign uses up an argument, and a placeholder behind it then takes a number for an object.
///
/// ## Why it matters
/// Foundation reads flags and a conversion from the words that follow: `100%-osan %d` with 7 and 8 prints "1007san 8", and
/// a percent sign at the end prints nothing.
///
/// ## Example
/// `"%d%% off"` translated as `"%d % de réduction"`; `"%d %% de réduction"` is right.
///
/// ## Known limits
/// A text is surely a format only if the source has a placeholder that does not look like prose; where it has none ("50% off")
/// nothing is said. A translation is not blamed for what the source's own text does.
///
/// ## Source
/// swift-corelibs-foundation, `CFString.c`, probed with Foundation on Linux; TortugaPower/BookPlayer#969;
/// woocommerce/woocommerce-ios#6787 for what is not to be reported.
struct FormatUnescapedPercent: FormatRule {
  static let name = "format-unescaped-percent"
  static let severity = Severity.warning

  /// The fault of a percent sign, with the placeholder that crashes because of it.
  func problem(for problem: FormatProblem) -> Problem? {
    guard case .unescapedPercent(let sign, let takesArgument, let misled) = problem else { return nil }
    let effect =
      takesArgument ? "is read as a placeholder" : sign == "%" ? "prints nothing" : "is not printed as it stands"
    let crash = misled.map { ", and \"\($0.text)\" then takes the wrong argument for \($0.argument.rawValue)" } ?? ""
    return Problem("\"\(sign)\" \(effect)\(crash); write %% for a percent sign", severity: misled == nil ? nil : .error)
  }
}
