import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// A translation does not have the same named placeholders as the source.
///
/// ## What it reports
/// A translation whose placeholders `${name}`, `{name}`, `%{name}` and `$(NAME)` differ from the source's, compared by
/// name, form and number. Severity: warning.
///
/// ## Why it matters
/// The app or Siri finds nothing to replace: users see the placeholder, or the name is missing.
///
/// ## Example
/// `"Add to ${album}"` translated as `"Zu $album hinzufügen"`.
///
/// ## Known limits
/// A source without such a placeholder is not checked, nor is one that is nothing but a word in braces (`{General}`, a
/// stand-in), or a build setting in `InfoPlist` (`$(PRODUCT_NAME)`). The plural categories `zero`, `one` and `two` may
/// leave one out.
///
/// ## Source
/// LoopKit/Loop, Slovak Siri intents (`$%1$@`); translate-toolkit, `variables`.
struct PlaceholderLost: TextRule {
  static let name = "placeholder-lost"
  static let severity = Severity.warning
  static let comparesWithSource = true

  /// The problem with a text whose placeholders differ from the source's.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let source = unit.model, source.hasAny([.brace, .dollar]), !unit.isUntranslated else { return nil }
    let expected = NamedPlaceholders.counts(in: source.string)
    guard !expected.isEmpty, !Self.isReplaced(source.string, expected, in: unit) else { return nil }
    let found = NamedPlaceholders.counts(in: unit.text.string)
    let lost = unit.path.mayOmitNumber ? [] : Self.surplus(of: expected, over: found)
    let added = Self.surplus(of: found, over: expected)
    guard !lost.isEmpty || !added.isEmpty else { return nil }
    return Problem(Self.difference(lost: lost, added: added, from: unit.reference))
  }

  /// Whether code or Xcode replaces the whole source: a designer's stand-in (`{General}`), or a build setting.
  private static func isReplaced(_ source: String, _ placeholders: [String: Int], in unit: TranslationUnit) -> Bool {
    let isStandIn = source.hasPrefix("{") && placeholders.count == 1 && placeholders[source] != nil
    let isSetting =
      PropertyListKeys.areIn(table: unit.context.table) && placeholders.keys.allSatisfy { $0.hasPrefix("$(") }
    return isStandIn || isSetting
  }

  private static func surplus(of left: [String: Int], over right: [String: Int]) -> [String] {
    left.filter { $0.value > right[$0.key, default: 0] }.keys.sorted()
  }
}
