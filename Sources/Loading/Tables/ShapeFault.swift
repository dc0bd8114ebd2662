internal import AuditModel

/// Something in a table's document that has not the shape that Apple's loader or Xcode expects.
struct ShapeFault: Equatable {
  /// What tells it from other faults of shape: a stable kebab-case word.
  var reason: String
  /// How much it matters.
  var severity: Severity
  /// What was found and what was expected, as a sentence without a final full stop.
  var message: String
  /// Where it is.
  var position: TextPosition
  /// The key of the entry that it is in.
  var key: String?

  /// A fault at a place.
  init(_ reason: String, _ severity: Severity, _ message: String, at position: TextPosition, key: String? = nil) {
    self.reason = reason
    self.severity = severity
    self.message = message
    self.position = position
    self.key = key
  }

  /// The fault as one of a file.
  func diagnostic(in path: String, locale: LocaleTag?) -> LoadingDiagnostic {
    var result = LoadingDiagnostic(
      kind: .catalogSchema, location: position.location(in: path), message: message, locale: locale)
    result.severity = severity
    result.reason = reason
    result.key = key
    return result
  }
}
