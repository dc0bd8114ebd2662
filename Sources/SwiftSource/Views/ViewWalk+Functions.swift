internal import AuditModel
internal import SwiftSyntax

// Functions and computed properties outside types, whose views are those of the place where they are used, and members of cases.
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
    return shown(reading(in: inner) { $0.elements(of: member, around) }, of: member.result, at: call)
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

  /// `Tab.home` of `Tab.home.icon`, with the name of its type; nil for other calls.
  func enumerationCase(
    before parts: [String], at call: ViewCall
  ) -> (type: String, value: ResolvedExpression)? {
    guard parts.count > 2, let member = call.node.as(MemberAccessExprSyntax.self), let value = member.base,
      case let name = parts.dropLast(2).joined(separator: "."),
      let found = source.module.enumeration(named: name, in: type.name, of: locations.file),
      found.cases.cases.contains(parts[parts.count - 2])
    else { return nil }
    return (found.name, ResolvedExpression(expression: value, scope: scope))
  }
}
