internal import AuditModel
internal import SwiftSyntax

// Functions and computed properties outside types, whose views are those of the place where they are used.
extension ViewWalk {
  /// The views of a function or a computed property outside types; nil if it is unknown, or is being read.
  mutating func elements(outsideTypes call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    guard readsParts, let (outside, member) = outsideTypes(call), !scope.openMembers.contains(call.name),
      var inner = scope.inside(
        outside, member.signature(named: call.name), member.arguments(of: call, in: scope, memberOf: outside))
    else { return nil }
    inner.locations = member.locations
    inner.number = newReading()
    inner.result = member.result
    return reading(in: inner) { $0.elements(of: member, around) }
  }

  /// What a call means that is declared outside types and results in views, with what else its file declares there; nil for other calls.
  func outsideTypes(_ call: ViewCall) -> (outside: ViewType, member: ViewMember)? {
    guard let outside = source.module.outside(named: call.name, from: locations.file, for: conditions.platform),
      let member = outside.members[call.name]?.meant(by: call, in: scope), call.isCall == (member.node != nil),
      ViewArguments(call, member.parameters).isMatch, member.isView || shows(member.result),
      !call.isOfSelf, call.node.declaration(of: call.name) == nil
    else { return nil }
    return (outside, member)
  }
}
