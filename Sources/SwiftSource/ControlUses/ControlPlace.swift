/// Where code is: the type and the member around it.
struct ControlPlace: Sendable, Hashable {
  /// The qualified name of the type; empty outside types.
  let type: String
  /// The name of the function or property; empty outside members.
  let member: String
}
