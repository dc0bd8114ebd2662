internal import AuditModel

/// What the code of one file does with the objects that interface files contain.
struct FileEffects: Sendable {
  var classes: [String: ClassEffects] = [:]
  var functions: [String: [FunctionEffects]] = [:]
  /// What it does with members of other objects (`cell.nameLabel.text`).
  var foreign = ForeignEffects()
  /// The properties that look up a text by the accessibility identifier of their object, and have none without one.
  var textsOfIdentifiers: Set<String> = [CodeProperty.memberOfIdentifier]
}
