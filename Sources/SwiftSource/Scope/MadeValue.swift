internal import SwiftSyntax

/// A value of one of the app's types, with what the call that makes it gives to its properties.
struct MadeValue {
  let type: ViewType
  let properties: [String: Argument]
}

extension ResolvedExpression {
  /// How many members are followed, one from the body of another.
  private static let maximumDepth = 4

  /// The value that an expression makes: `Row(title: "…")`, `Row.plain(title: "…")`, `.plain(title: "…")`; nil for any other.
  func made(depth: Int = 0) -> MadeValue? {
    guard depth < Self.maximumDepth else { return nil }
    let call = expression.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression ?? expression
    if let name = called.typeReference {
      return call.flatMap { call in declared(name).flatMap { made($0, by: call) } }
    }
    guard let member = called.as(MemberAccessExprSyntax.self), let name = member.base.map(\.typeReference) ?? type,
      let owner = declared(name)
    else { return nil }
    if member.declName.baseName.reads("init") { return call.flatMap { made(owner, by: $0) } }
    return result(of: member.declName.baseName.text, of: owner, call)?.made(depth: depth + 1)
  }

  /// A property of the value that an expression makes, or a part of a tuple; nil if it is not known.
  func property(_ name: String) -> Argument? {
    tuplePart(name) ?? made()?.properties[name] ?? memberwise(name)
  }

  /// What a call gives to a property of a structure in a file without views, of which no initializers are kept: the argument of its name.
  private func memberwise(_ name: String) -> Argument? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let type = call.calledExpression.typeReference,
      declared(type) == nil, let value = call.arguments.first(where: { $0.label?.reads(name) == true })?.expression,
      let property = scope.module?.storedProperty("\(type).\(name)", in: scope.type.name, of: scope.locations.file)
    else { return nil }
    return Argument(expression: value, scope: scope, isKey: property.isKey, type: property.annotation)
  }

  /// `option.title`, `option.1`, where the value is `(1, title: "…")`.
  private func tuplePart(_ name: String) -> Argument? {
    guard let parts = expression.as(TupleExprSyntax.self)?.elements, parts.count > 1 else { return nil }
    let members = type?.membersOfTuple ?? []
    let index =
      Int(name) ?? members.firstIndex { $0.label == name } ?? parts.map(\.label).firstIndex { $0?.reads(name) == true }
    guard let index, let part = parts.dropFirst(index).first else { return nil }
    let type = members.indices.contains(index) ? members[index].type : nil
    return Argument(expression: part.expression, scope: scope, isKey: type?.isKeyType ?? false, type: type)
  }

  /// The literal that is the value of a list or a dictionary by its name: that of a constant, of a static one, or all that a computed
  /// property consists of; the expression itself if it is anything else.
  func written(depth: Int = 0) -> ResolvedExpression {
    guard depth < Self.maximumDepth, let value = ownValue ?? staticValue ?? namedValue else { return self }
    return value.written(depth: depth + 1)
  }

  /// What a property of the type around is declared with; nil if that is not known.
  private var ownValue: ResolvedExpression? {
    guard let name = expression.ownName, expression.isOfSelf || expression.declaration(of: name) == nil else {
      return nil
    }
    if let value = scope.type.constants[name] { return declared(name, as: value) }
    guard let member = scope.type.members[name], member.node == nil, let value = member.statements.soleExpression else {
      return nil
    }
    var inner = scope
    inner.locations = member.locations
    return ResolvedExpression(expression: value, scope: inner, type: member.result)
  }

  /// What a property of the type around begins with, which a use of the type may replace; nil for any other expression.
  var initialValue: ResolvedExpression? {
    guard let name = expression.ownName, expression.isOfSelf || expression.declaration(of: name) == nil else {
      return nil
    }
    return scope.type.properties.first { $0.name == name && !$0.isState }?.initial.map { declared(name, as: $0) }
  }

  /// The value with which the type around declares a property.
  private func declared(_ name: String, as value: ExprSyntax) -> ResolvedExpression {
    ResolvedExpression(
      expression: value, scope: ViewScope(of: scope.type, module: scope.module), type: scope.type.propertyTypes[name])
  }

  /// What `Shop.items` is declared with; nil if that is not known.
  private var staticValue: ResolvedExpression? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let name = member.base?.typeReference,
      let owner = declared(name)
    else { return nil }
    return result(of: member.declName.baseName.text, of: owner, nil)
  }

  /// What a constant is declared with that is outside types, or in a file without views: of the latter only plain lists are known, since
  /// nothing in them has a place; nil for any other expression.
  private var namedValue: ResolvedExpression? {
    guard let module = scope.module, let name = expression.nameOfConstant,
      let value = module.value(named: name, in: scope.type.name, of: scope.locations.file)
    else { return nil }
    if value.type.isEmpty, let outside = module.outside(of: value.path), let own = outside.constants[name] {
      return ResolvedExpression(
        expression: own, scope: ViewScope(of: outside, module: module), type: outside.propertyTypes[name])
    }
    guard let list = value.statements?.soleExpression, list.isPlainList else { return nil }
    return ResolvedExpression(expression: list, scope: scope, type: value.annotation, hasPlace: false)
  }

  private func made(_ type: ViewType, by call: FunctionCallExprSyntax) -> MadeValue? {
    // Others may change an object.
    if type.isClass { return scope.hasFirstValues ? type.madeObject(in: scope) : nil }
    let call = ViewCall(name: type.name, node: call, call)
    return MadeValue(type: type, properties: type.arguments(of: call, in: scope, number: scope.number))
  }

  /// What a static member of a type consists of.
  private func result(of name: String, of owner: ViewType, _ call: FunctionCallExprSyntax?) -> ResolvedExpression? {
    if call == nil, let value = owner.statics[name] {
      return ResolvedExpression(
        expression: value, scope: ViewScope(of: owner, module: scope.module), location: location,
        type: owner.propertyTypes[name] ?? type)
    }
    let use = call.map { ViewCall(name: name, node: $0, $0) } ?? ViewCall(name: name, node: expression)
    guard let member = owner.members[name]?.meant(by: use, in: scope), let value = member.statements.soleExpression,
      var inner = scope.inside(
        owner, member.signature(named: name), member.arguments(of: use, in: scope, memberOf: owner))
    else { return nil }
    inner.locations = member.locations
    return ResolvedExpression(expression: value, scope: inner, location: location, type: member.type(in: owner))
  }

  /// The type of the app that a name means where the expression is.
  private func declared(_ name: String) -> ViewType? {
    let name = name.withoutGenerics
    if name == "Self" { return scope.type }
    let file = scope.locations.file
    return scope.module?.type(named: "\(scope.type.name).\(name)", from: file)
      ?? scope.module?.type(named: name, from: file)
  }
}

extension ViewMember {
  /// The name of the type of what the member of a type results in.
  func type(in owner: ViewType) -> String? { result == "Self" ? owner.name : result }
}

extension String {
  /// The members of a tuple by the name of its type, `(Int, title: String)`, with their labels, empty for those without one; none for other
  /// types.
  var membersOfTuple: [(label: String, type: String)] {
    guard hasPrefix("("), hasSuffix(")") else { return [] }
    return dropFirst().dropLast().split(separator: ",").map { part in
      let words = part.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
      return words.count == 2 ? (words[0], words[1]) : ("", words.first ?? "")
    }
  }
}

extension Substring {
  /// The text without spaces around it.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension ExprSyntax {
  /// The name that may be that of a constant outside types, or of a static one: `items`, `Shop.items`; nil for other expressions.
  fileprivate var nameOfConstant: String? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return declaration(of: name) == nil ? name : nil
    }
    return self.as(MemberAccessExprSyntax.self)?.base?.typeReference == nil ? nil : sourceText
  }

  /// Whether the expression is a list or a dictionary of literals and members of types.
  fileprivate var isPlainList: Bool {
    if let list = self.as(ArrayExprSyntax.self) { return list.elements.allSatisfy(\.expression.isPlain) }
    guard case .elements(let entries)? = self.as(DictionaryExprSyntax.self)?.content else { return false }
    return entries.allSatisfy { $0.key.isPlain && $0.value.isPlain }
  }

  private var isPlain: Bool {
    switch kind {
    case .stringLiteralExpr: plainString != nil
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
    default: member(of: "Self") != nil
    }
  }

  /// The name of a type that the expression consists of: `Row`, `Row<Image>`, `Kit.Row`; nil for other expressions.
  fileprivate var typeReference: String? {
    switch kind {
    case .declReferenceExpr, .genericSpecializationExpr: sourceText.isTypeName ? sourceText : nil
    case .memberAccessExpr: symbol?.isTypeName == true && sourceText.isTypeName ? sourceText : nil
    default: nil
    }
  }
}
