import AuditModel
import Localization
import RuleKit
import TableAnalysis
import Utilities

/// A text contains a directional override.
///
/// ## What it reports
/// U+202D or U+202E, the left-to-right and right-to-left overrides, anywhere in a text. Severity: error.
///
/// ## Why it matters
/// The override changes the order of letters. It is either a typing error that garbles words or an attack that hides
/// what a text says.
///
/// ## Example
/// A text that starts with U+202E is shown backwards.
///
/// ## Known limits
/// Pseudo-locales for layout tests (`ar-XB`, `en-XB`) consist of overrides and are ignored.
///
/// ## Source
/// Unicode Technical Report 36, 2.5; Android Lint's `BidiSpoofing`.
struct BidiOverride: HygieneRule {
  static let name = "bidi-override"
  static let severity = Severity.error

  /// The first override.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(.plane2000), !unit.context.locale.identifier.hasSuffix("-XB") else { return nil }
    for scalar in unit.text.string.unicodeScalars {
      guard case .override = scalar.bidiClass else { continue }
      return Problem(
        "\(scalar.codePoint) (\(scalar.properties.name ?? "override")) overrides the direction of the text; remove it")
    }
    return nil
  }
}
