internal import AuditModel
internal import SwiftSyntax

// Which names expressions mean.
extension ControlGatherer {
  /// What an expression may give.
  ///
  /// - Parameters:
  ///   - names: What it is called; a closure that is called at once gives it to what it returns.
  ///   - expected: The name of its type.
  func source(
    of expression: ExprSyntax, as names: [ControlName] = [], expecting expected: String? = nil
  ) -> ControlSource {
    // Most expressions are names, or values of which nothing is known.
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return ControlSource(names: path([name.baseName.text.withoutBackticks]))
    }
    let parts = expression.results
    guard parts.count == 1, let part = parts.first else {
      return parts.reduce(ControlSource()) { $0 + source(of: $1, as: names, expecting: expected) }
    }
    // What makes the elements of a list makes what the list is called.
    if let closure = part.calledClosure ?? part.mappingClosure {
      results[closure.id, default: []] += names
      return ControlSource()
    }
    if let call = part.as(FunctionCallExprSyntax.self) {
      if let function = call.implicitFunction {
        // Other members of a name may belong to the app, with static functions of their own.
        if let expected, ControlParts.makes(expected, by: function) { self.expected[call.id] = expected }
        return ControlSource(creations: [call.id], names: Self.member("\(function)()", of: expected))
      }
      if call.createdType != nil || call.makesStatusItem { return ControlSource(creations: [call.id]) }
      // An item that a method of UIKit or AppKit adds, or what one of the app's returns.
      if call.addingMethod != nil {
        return ControlSource(
          creations: [call.id], names: call.calledExpression.memberNames.map { path($0.asCall) } ?? [])
      }
      if let subject = call.builtSubject { return source(of: subject, as: names, expecting: expected) }
    }
    if let member = part.as(MemberAccessExprSyntax.self), member.base == nil {
      return ControlSource(names: Self.member(member.declName.baseName.text, of: expected))
    }
    return source(ofPathTo: part)
  }

  /// What a path of members may give, or a function at its end.
  private func source(ofPathTo part: ExprSyntax) -> ControlSource {
    let names = part.memberNames ?? []
    if let key = part.keyOfValue {
      return ControlSource(names: path(names) + [.value(forKey: key, inDictionariesOf: type)])
    }
    // A function of the type around, or of a type that is named.
    let isOfApp = part.is(FunctionCallExprSyntax.self) && (names.count == 1 || names.count == 2 && names[0].isOwner)
    return ControlSource(names: path(names), calls: isOfApp ? [part.id] : [])
  }

  /// What a part of a tuple may give.
  func source(of part: TuplePart) -> ControlSource {
    part.expressions.reduce(ControlSource()) { $0 + source(of: $1) }
  }

  /// Lets names of statements mean the parts of a tuple: `let (button, title) = pair`.
  func declare(_ names: [String?], asPartsOf value: ExprSyntax) {
    let tuple = value.as(TupleExprSyntax.self)?.elements.map(\.expression)
    let sources = names.indices.map { index in
      if let tuple { return tuple.indices.contains(index) ? source(of: tuple[index]) : ControlSource() }
      return ControlSource(names: source(of: value).names.map { $0.member("\(index)") })
    }
    for (name, source) in zip(names, sources) {
      if let name { found.alias(source, as: [newLocal(name)]) }
    }
  }

  /// The name of a type's own member that an implicit one means where a value of the type is expected: `.close` is `UIBarButtonItem.close`.
  private static func member(_ name: String, of type: String?) -> [ControlName] {
    type.map { [ControlName(owner: .type($0), path: name)] } ?? []
  }

  /// What a path such as `["self", "button"]` names.
  func path(_ parts: [String]) -> [ControlName] {
    guard let first = parts.first else { return [] }
    let rest = parts.dropFirst()
    if ["self", "super"].contains(first) {
      return rest.isEmpty ? selfNames : [ControlName(owner: .type(type), path: rest.joined(separator: "."))]
    }
    if let local = local(first) { return [rest.reduce(local) { $0.member($1) }] }
    if first.isTypeName || first == "Self" {
      let owner = first == "Self" ? type : first
      return rest.isEmpty ? [] : [ControlName(owner: .type(owner), path: rest.joined(separator: "."))]
    }
    return [ControlName(owner: .type(type), path: parts.joined(separator: "."))]
  }
}

extension String {
  /// Whether a function after the name is one of the type around, or of the type of the name.
  fileprivate var isOwner: Bool { self == "self" || isTypeName }
}

extension [String] {
  /// A path whose last name is that of a function that is called.
  fileprivate var asCall: [String] { dropLast() + suffix(1).map { "\($0)()" } }
}
