internal import AuditModel

/// A malformed part of a strings table: something that Apple's loader or Xcode does not expect.
struct ShapeFault: Equatable {
  /// What distinguishes it from other faults: a stable kebab-case word.
  var reason: String
  /// How much it matters.
  var severity: Severity
  /// What was found and what was expected, without a final period.
  var message: String
  /// Where it is.
  var position: TextPosition
  /// The key of the entry that it is in.
  var key: String?

  /// The reason of a file that could be read only up to a fault, or not at all.
  static let malformed = "malformed"

  /// A fault at a position.
  init(_ reason: String, _ severity: Severity, _ message: String, at position: TextPosition, key: String? = nil) {
    self.reason = reason
    self.severity = severity
    self.message = message
    self.position = position
    self.key = key
  }

  /// The fault as a diagnostic of a file.
  func diagnostic(in path: String, locale: LocaleTag?) -> LoadingDiagnostic {
    var result = LoadingDiagnostic(
      kind: .catalogSchema, location: position.location(in: path), message: message, locale: locale)
    result.severity = severity
    result.reason = reason
    result.key = key
    return result
  }
}
