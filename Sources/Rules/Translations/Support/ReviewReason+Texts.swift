import AuditModel
import RuleKit

extension ReviewReason {
  /// Whether a person is asked about a text: those with an outlet or in a prototype are hardly ever what users see.
  var isAskedAbout: Bool { !Self.unasked.contains(code) }

  private static let unasked: Set<String> = [outletCode, prototype.code, standardText.code, settledCode]
}
