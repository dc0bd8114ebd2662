internal import AuditModel
internal import SwiftSyntax

/// What names mean where a part of a view is read: the type around it, and what a use of it gave to its names.
struct ViewScope: Sendable {
  /// The type; behind a reference, since scopes are copied with every argument.
  @Boxed private(set) var type: ViewType
  /// The locations in the file of the statements that are read.
  var locations: SourceLocations
  /// What was given to properties, parameters and arguments of closures, by name.
  var arguments: [String: Argument] = [:]
  /// What a modifier of the app changes, with the name by which its body refers to it: `self`, or `content`.
  var content: ViewContent?
  /// Tells apart the readings of one place with different arguments.
  var number = 0
  /// Tells apart the values of types whose bodies are read; nil where members of a value are read that may be any.
  var instance: Int?
  /// Whether objects have the properties that they are made with, which may change afterwards.
  var hasFirstValues = false
  /// The name of the type that an expression has where it is read, which a member without a base is one of; nil if it is not known.
  var result: String?
  /// What all files declare; nil where no views are read.
  let module: ModuleIndex?
  /// The members of the type that are being read, so that recursion stops.
  var openMembers: Set<String> = []
  /// The types whose bodies are being read, so that recursion stops; the first is that of the screen.
  private(set) var openTypes: [String]

  /// How many types are read inside each other.
  private static let maximumOpen = 6

  /// The body of a screen's type.
  init(of type: ViewType, module: ModuleIndex? = nil) {
    _type = Boxed(wrappedValue: type)
    (locations, self.module) = (type.locations, module)
    openTypes = [type.identity]
  }

  /// The body of a type used inside another; nil if it is being read, or if the uses are nested too deeply.
  func inside(_ type: ViewType, _ arguments: [String: Argument]) -> ViewScope? {
    guard !openTypes.contains(type.identity), openTypes.count < Self.maximumOpen else { return nil }
    var inner = ViewScope(of: type, module: module)
    inner.arguments = arguments
    inner.openTypes = openTypes + [type.identity]
    return inner
  }

  /// A member of an extension of SwiftUI's views, or one that is outside types; nil if it is being read.
  func inside(_ extended: ViewType, _ member: String, _ arguments: [String: Argument]) -> ViewScope? {
    let name = extended.name.isEmpty ? member : "\(extended.name).\(member)"
    guard !openMembers.contains(name) else { return nil }
    var inner = ViewScope(of: extended, module: module)
    (inner.arguments, inner.openTypes) = (arguments, openTypes)
    inner.openMembers = openMembers.union([name])
    return inner
  }

  /// Whether the type is that of the screen, rather than one that it uses.
  var isOfScreen: Bool { openTypes.count == 1 }

  /// What was given to a name where it is used; nil if nothing was, if that may change, or if the name means something else there.
  func argument(_ name: String, at node: some SyntaxProtocol) -> Argument? {
    meant(name, at: node).flatMap { $0.isFirst ? nil : $0 }
  }

  /// What a state of the view begins with, by its name, where a use of the view gives that; nil if none does.
  func firstValue(of name: String, at node: some SyntaxProtocol) -> Argument? {
    meant(name, at: node).flatMap { $0.isFirst ? $0 : nil }
  }

  private func meant(_ name: String, at node: some SyntaxProtocol) -> Argument? {
    guard let argument = arguments[name] else { return nil }
    let declaration = node.isOfSelf ? nil : node.declaration(of: name)?.id
    return declaration == argument.declaration ? argument : nil
  }

  /// The expression that was given to a name, or to a property of what was given to it; the expression itself if nothing was.
  func resolved(_ expression: ExprSyntax) -> ResolvedExpression {
    if let argument = given(to: expression) { return argument.resolved }
    let isAbsent = expression.optionalBase.map { resolved($0).expression.isNil } ?? false
    return ResolvedExpression(expression: isAbsent ? ExprSyntax(NilLiteralExprSyntax()) : expression, scope: self)
  }

  /// What was given to a name, or to a property of what was given to it; nil for other expressions.
  func given(to expression: ExprSyntax) -> Argument? {
    guard !arguments.isEmpty else { return nil }
    if let name = expression.ownName { return argument(name, at: expression) }
    if let list = expression.as(SubscriptCallExprSyntax.self) { return element(of: list) }
    guard let (base, property) = expression.property, let value = given(to: base) else { return nil }
    return value.resolved.property(property)
  }
}

extension ViewScope {
  /// `rows[index]`, where the list is written and the index is known; nil for others.
  private func element(of call: SubscriptCallExprSyntax) -> Argument? {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      let index = resolved(argument.expression).expression.wholeNumber
    else { return nil }
    let list = resolved(call.calledExpression).written()
    guard let elements = list.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression),
      elements.indices.contains(index)
    else { return nil }
    return Argument(expression: elements[index], scope: list.scope, type: list.type?.elementOfList, isGiven: false)
  }

  /// Where a use gives the first of the names in an expression; nil if none does.
  ///
  /// - Parameter names: How many names are followed at most.
  fileprivate func origin(of node: Syntax, _ names: inout Int) -> SourceLocation? {
    // The views in a closure have places of their own.
    guard names > 0, !node.is(ClosureExprSyntax.self) else { return nil }
    if let name = node.as(DeclReferenceExprSyntax.self) {
      names -= 1
      return argument(name.baseName.text, at: name)?.origin(&names)
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap { origin(of: Syntax($0), &names) }
    }
    for child in node.children(viewMode: .sourceAccurate) {
      if let place = origin(of: child, &names) { return place }
    }
    return nil
  }
}

/// The views that a modifier of the app changes.
struct ViewContent: Sendable {
  let name: String
  let elements: [Element]
  let number: Int
}

/// Views that were given to a name, which a body may show several times, mostly in the branches of a choice.
struct GivenViews: Hashable {
  let node: SyntaxIdentifier
  let scope: Int
}

/// What a use of a view or a function gave to one of its names.
struct Argument: Sendable {
  /// The expression, or the default value.
  let expression: ExprSyntax
  /// Where the expression is; all arguments of a call share it.
  @Boxed private(set) var scope: ViewScope
  /// Whether a literal is a key of strings tables, by the type of what it is given to.
  var isKey = false
  /// The name of the type of what it is given to; nil if it is not stated.
  var type: String?
  /// Whether a use gives the expression; otherwise it is a default value, or not in the source at all.
  var isGiven = true
  /// Whether the expression is one of several values for each of which views are shown.
  var isListed = false
  /// The number of a value that is given together with that, as by `list.enumerated()`; nil for others.
  var number: Int?
  /// Whether the expression is only what a state of a view begins with: words that are shown at first, but that decide nothing.
  var isFirst = false
  /// The function, initializer or closure that declares the name; nil for a property.
  var declaration: SyntaxIdentifier?

  /// An expression that is given to a name, in a scope that others share.
  init(
    expression: ExprSyntax, sharing scope: Boxed<ViewScope>, isKey: Bool = false, type: String? = nil,
    isGiven: Bool = true, declaration: SyntaxIdentifier? = nil
  ) {
    self.expression = expression
    _scope = scope
    (self.isKey, self.type, self.isGiven, self.declaration) = (isKey, type, isGiven, declaration)
  }

  /// An expression that is given to a name.
  init(
    expression: ExprSyntax, scope: ViewScope, isKey: Bool = false, type: String? = nil, isGiven: Bool = true,
    declaration: SyntaxIdentifier? = nil
  ) {
    self.init(
      expression: expression, sharing: Boxed(wrappedValue: scope), isKey: isKey, type: type, isGiven: isGiven,
      declaration: declaration)
  }

  /// Whether the expression is a name that has a value where it is: an initializer hands on what it is given.
  var isHandedOn: Bool { expression.ownName.map { scope.argument($0, at: expression) != nil } ?? false }

  /// Where a use gives the expression; nil if none does.
  var location: SourceLocation? { isGiven ? scope.locations.location(of: expression) : nil }

  /// Where a use gives the first of what the expression is made of, otherwise the expression; nil if none does.
  var origin: SourceLocation? {
    var names = Self.maximumNames
    return origin(&names)
  }

  /// More names are not followed.
  private static let maximumNames = 64

  fileprivate func origin(_ names: inout Int) -> SourceLocation? {
    // The views in a closure have places of their own.
    guard !expression.is(ClosureExprSyntax.self) else { return nil }
    return scope.origin(of: Syntax(expression), &names) ?? location
  }

  /// Where a use gives the words of the expression: those that are written in it are given where it is.
  var originOfWords: SourceLocation? { expression.hasTexts ? location : origin }

  /// What the names in the expression were given.
  var resolved: ResolvedExpression {
    var given = scope.resolved(expression)
    (given.location, given.type) = (given.location ?? location, given.type ?? type)
    return given
  }

  /// The expression as views.
  var views: GivenViews { GivenViews(node: expression.id, scope: scope.number) }
}

/// An expression, with what its names mean.
struct ResolvedExpression {
  let expression: ExprSyntax
  let scope: ViewScope
  /// Where a use of the view gives it; nil if it stands where it is read.
  var location: SourceLocation?
  /// The name of its type; nil if it is not stated.
  var type: String?
  /// Whether the expression is a part of its file, so that its location is known.
  var hasPlace = true
}

extension ViewType {
  /// The type among all files'.
  var identity: String { "\(locations.file) \(name)" }
}

extension ExprSyntax {
  /// Whether any literal in the expression is a text.
  fileprivate var hasTexts: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      if case .stringSegment(let text) = token.tokenKind { !text.isEmpty } else { false }
    }
  }

  /// The name that the expression consists of, without `self.` before it; nil for other expressions.
  var ownName: String? {
    switch kind {
    case .declReferenceExpr: return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    case .memberAccessExpr:
      guard let member = self.as(MemberAccessExprSyntax.self),
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.reads("self") == true
      else { return nil }
      return member.declName.baseName.text
    default: return nil
    }
  }

  /// The name of a member of a type: `Tab.home`, or `.home` where the type is known; nil for other expressions.
  func member(of type: String?) -> String? {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else {
      return type.map { "\($0.withoutGenerics).\(member.declName.baseName.text)" }
    }
    guard base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self), base.sourceText.isTypeName
    else { return nil }
    return sourceText
  }

  /// `label.title`, `details?.title`: what a property belongs to, and its name; nil for other expressions.
  fileprivate var property: (base: ExprSyntax, name: String)? {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    return (base.as(OptionalChainingExprSyntax.self)?.expression ?? base, member.declName.baseName.text)
  }

  /// The `details` of `details?.title`; nil for other expressions.
  fileprivate var optionalBase: ExprSyntax? {
    self.as(MemberAccessExprSyntax.self)?.base?.as(OptionalChainingExprSyntax.self)?.expression
  }

  /// Whether the expression is `nil`.
  var isNil: Bool { kind == .nilLiteralExpr }
}
