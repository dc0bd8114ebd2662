import AuditModel
import RuleKit

/// The reasons for which an overrun is not certain.
extension Doubt {
  static let growsWithTitle = Doubt(
    reason: "grows-with-title", explanation: "no constraint fixes the width, so the control may grow instead")
  static let placeholder = Doubt(
    reason: "placeholder-title", explanation: "it is the title that Interface Builder gives a new button")
  static let withinTolerance = Doubt(
    reason: "within-tolerance", explanation: "that is within the tolerance of the measurement")
  static let setInCode = Doubt(
    reason: "set-in-code", explanation: "code may set another text")
  static func estimated(_ explanation: String) -> Doubt { Doubt(reason: "estimated-room", explanation: explanation) }
  var isEstimate: Bool { reason == "estimated-room" }
  static let sampleArgument = Doubt(
    reason: "sample-argument", explanation: "the configuration declares no sample for the argument")
}
