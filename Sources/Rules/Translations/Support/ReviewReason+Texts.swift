import AuditModel
import RuleKit

extension ReviewReason {
  /// Whether a person is asked about a text: those with an outlet or in a prototype are hardly ever what users see.
  var isAskedAbout: Bool { ![Self.outletCode, Self.prototype.code, Self.standardText.code].contains(code) }
}
