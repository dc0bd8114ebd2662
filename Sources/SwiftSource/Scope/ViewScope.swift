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
  /// The members of the type that are being read, so that recursion stops.
  var openMembers: Set<String> = []
  /// The types whose bodies are being read, so that recursion stops; the first is that of the screen.
  private(set) var openTypes: [String]

  /// How many types are read inside each other.
  private static let maximumOpen = 6

  /// The body of a screen's type.
  init(of type: ViewType) {
    _type = Boxed(wrappedValue: type)
    locations = type.locations
    openTypes = [type.identity]
  }

  /// The body of a type used inside another; nil if it is being read, or if the uses are nested too deeply.
  func inside(_ type: ViewType, _ arguments: [String: Argument]) -> ViewScope? {
    guard !openTypes.contains(type.identity), openTypes.count < Self.maximumOpen else { return nil }
    var inner = ViewScope(of: type)
    inner.arguments = arguments
    inner.openTypes = openTypes + [type.identity]
    return inner
  }

  /// A member of an extension of SwiftUI's views; nil if it is being read.
  func inside(_ extended: ViewType, _ member: String, _ arguments: [String: Argument]) -> ViewScope? {
    let name = "\(extended.name).\(member)"
    guard !openMembers.contains(name) else { return nil }
    var inner = ViewScope(of: extended)
    (inner.arguments, inner.openTypes) = (arguments, openTypes)
    inner.openMembers = openMembers.union([name])
    return inner
  }

  /// Whether the type is that of the screen, rather than one that it uses.
  var isOfScreen: Bool { openTypes.count == 1 }

  /// What was given to a name where it is used; nil if nothing was, or if the name means something else there.
  func argument(_ name: String, at node: some SyntaxProtocol) -> Argument? {
    guard let argument = arguments[name] else { return nil }
    return node.declaration(of: name)?.id == argument.declaration ? argument : nil
  }

  /// The expression that was given to a name; the expression itself if nothing was.
  func resolved(_ expression: ExprSyntax) -> ResolvedExpression {
    guard !arguments.isEmpty, let name = expression.ownName, let argument = argument(name, at: expression) else {
      return ResolvedExpression(expression: expression, scope: self)
    }
    var given = argument.scope.resolved(argument.expression)
    given.location = given.location ?? argument.location
    return given
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

  /// Where a use gives the expression; nil if none does.
  var location: SourceLocation? { isGiven ? scope.locations.location(of: expression) : nil }

  /// The expression as views.
  var views: GivenViews { GivenViews(node: expression.id, scope: scope.number) }
}

/// An expression, with what its names mean.
struct ResolvedExpression {
  let expression: ExprSyntax
  let scope: ViewScope
  /// Where a use of the view gives it; nil if it stands where it is read.
  var location: SourceLocation?
}

extension ViewType {
  /// The type among all files'.
  var identity: String { "\(locations.file) \(name)" }
}

extension ExprSyntax {
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

  /// Whether the expression is `nil`.
  var isNil: Bool { kind == .nilLiteralExpr }
}
