internal import AuditModel
internal import SwiftSyntax

// Views of members of values.

extension ViewWalk {
  /// The views of a member of a value whose type is known: `tint.label`, where `tint` is `Tint.red`; nil if it is unknown, or is being read.
  mutating func elements(ofValue call: ViewCall, _ around: ViewEnvironment) -> [Element]? {
    let parts = call.name.split(separator: ".").map(String.init)
    if let (type, value) = enumerationCase(before: parts, at: call) {
      return elements(ofMember: parts[parts.count - 1], of: type, as: value, at: call, around)
    }
    guard let name = parts.last, let (type, value) = value(at: parts.dropLast(), from: call.node) else { return nil }
    return elements(ofMember: name, of: type, as: value, at: call, around)
      ?? textProperty(name, of: type, at: call, around)
  }

  /// The name of the type of a value or of a property of it, `item.kind`, and what a use gives to it; nil if the type is not known.
  private func value(at path: ArraySlice<String>, from node: Syntax) -> (type: String, value: ResolvedExpression?)? {
    guard let first = path.first, var found = value(named: first, at: node) else { return nil }
    for name in path.dropFirst() {
      guard let type = typeName(ofProperty: name, of: found.type) else { return nil }
      found = (type, found.value?.property(name)?.resolved)
    }
    return found
  }

  /// The name of the type that a property of a type is declared with; nil if it is not known.
  private func typeName(ofProperty name: String, of owner: String) -> String? {
    let value = source.module.value(named: "\(owner).\(name)", in: type.name, of: locations.file)
    return (type(named: owner)?.propertyTypes[name] ?? value?.annotation)?.withoutGenerics
  }

  /// The name of the type of a value, and what a use gives to its name; nil if the type is not known.
  private func value(named name: String, at node: Syntax) -> (type: String, value: ResolvedExpression?)? {
    guard !name.isTypeName else { return nil }
    let argument = scope.argument(name, at: node)
    let value = argument.map { $0.scope.resolved($0.expression) }
    let constant = value?.expression.member(of: argument?.type)?.split(separator: ".").dropLast()
    let type = constant?.joined(separator: ".") ?? argument?.type ?? type.propertyTypes[name]
    return type.map { ($0.withoutGenerics, value) }
  }

  /// A view that begins with a method of a value of the app, `tab.label()`, rather than with a modifier of the value.
  func withMethod(_ view: ViewExpression) -> ViewExpression {
    guard case .call(let base) = view.base, !base.isCall, !base.name.contains("."), let method = view.modifiers.first,
      let call = method.node.parent?.parent?.as(FunctionCallExprSyntax.self),
      let (type, _) = value(named: base.name, at: base.node),
      let owner = owner(
        of: method.name, in: type,
        self.type(named: type).map { source.module.completed($0, for: conditions.platform) }),
      owner.role == nil, let member = owner.members[method.name],
      member.node != nil, member.isView || shows(member.type(in: owner))
    else { return view }
    var view = view
    view.base = .call(ViewCall(name: "\(base.name).\(method.name)", node: call, call))
    view.modifiers.removeFirst()
    return view
  }

  /// What a use gives to a property of what it gives to a name: `card.title`, where `card` is `Card(title: Text("…"))`; nil for other calls.
  func memberGiven(_ call: ViewCall) -> Argument? {
    guard !call.isCall, call.name.contains("."), let expression = call.node.as(ExprSyntax.self) else { return nil }
    return scope.given(to: expression)
  }

  /// A text that a property of a value is by its type; nil for properties of other types.
  private func textProperty(
    _ name: String, of typeName: String, at call: ViewCall, _ around: ViewEnvironment
  ) -> [Element]? {
    guard type(named: typeName)?.propertyTypes[name]?.withoutGenerics == "Text" else { return nil }
    var label = computed(.label, at: call, around)
    label.control.text = LocalizableText(computedBy: call.name)
    return [label]
  }

  /// The views of a member of a type.
  ///
  /// - Parameter value: What `self` is there; nil if that is unknown, or if the member is static.
  mutating func elements(
    ofMember name: String, of typeName: String, as value: ResolvedExpression? = nil, at call: ViewCall,
    _ around: ViewEnvironment
  ) -> [Element]? {
    guard readsParts, let type = owner(of: name, in: typeName, type(named: typeName).map { completed($0) }),
      let member = type.members[name]?.meant(by: call, in: scope), member.isView || shows(member.type(in: type)),
      var inner = scope.inside(
        type, member.signature(named: name), member.arguments(of: call, in: scope, memberOf: type))
    else { return nil }
    inner.locations = member.locations
    inner.number = newReading()
    inner.result = member.type(in: type)
    inner.arguments["self"] = value.map { Argument(expression: $0.expression, scope: $0.scope, isGiven: false) }
    return shown(reading(in: inner) { $0.elements(of: member, around) }, of: inner.result, at: call)
  }

  /// The type that has a member of a name, as values of a type have it: the one that the app declares, or the extension of it or of a
  /// protocol to which it conforms.
  func owner(of member: String, in name: String, _ declared: ViewType?) -> ViewType? {
    if let declared, declared.members[member] != nil { return declared }
    return source.module.extending(typeOf: name, with: member, from: locations.file)
  }

  /// The type of the app that a name means here: one inside the type that is being read, else any.
  func type(named name: String) -> ViewType? {
    names(meantBy: name).lazy.compactMap { source.module.type(named: $0, from: locations.file) }.first
  }
}
