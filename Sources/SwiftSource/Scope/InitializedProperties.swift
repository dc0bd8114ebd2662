internal import AuditModel
internal import SwiftSyntax

/// What the statements of an initializer give to the properties of its type, one after the other.
///
/// A property that a statement may change that is not understood has no known value.
struct InitializedProperties {
  /// What is known of the properties, by name.
  private(set) var arguments: [String: Argument] = [:]
  private let properties: [String: ViewArguments.Parameter]
  private let delegated: Delegated
  private var hasDelegated = false
  /// Whether a statement that is not understood may have ended the initializer.
  private var mayHaveEnded = false
  private var hasEnded = false

  /// What a call of another initializer of the type gives to the properties, with what names mean at the call.
  typealias Delegated = (FunctionCallExprSyntax, ViewScope) -> [String: Argument]

  /// What an initializer gives to the properties of a type; they begin with what they are declared with.
  init(of type: ViewType, by initializer: ViewInitializer, in scope: ViewScope, delegated: @escaping Delegated) {
    properties = Dictionary(type.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.delegated = delegated
    let own = Boxed(wrappedValue: ViewScope(of: type, module: scope.module))
    for property in type.properties {
      guard let initial = property.initial, !property.isState else { continue }
      arguments[property.name] = Argument(default: initial, of: property, in: own)
    }
    read(initializer.statements, in: scope)
  }

  private mutating func read(_ statements: CodeBlockItemListSyntax?, in outer: ViewScope) {
    guard let statements else { return }
    var scope = Boxed(wrappedValue: outer)
    scope.wrappedValue.arguments.merge(outer.bound(for: statements)) { $1 }
    for statement in statements {
      guard !hasEnded else { return }
      if let constant = LocalConstant(statement.item) {
        scope = scope.wrappedValue.with(constant, of: statements)
      } else {
        read(statement, in: scope)
      }
    }
  }

  private mutating func read(_ statement: CodeBlockItemSyntax, in scope: Boxed<ViewScope>) {
    if let delegation = statement.delegation { return delegate(to: delegation, in: scope.wrappedValue) }
    if let first = statement.firstValue {
      assign(first.value, to: first.name, in: scope)
      arguments[first.name]?.isFirst = true
      return
    }
    if let assignment = statement.assignment { return assign(assignment.value, to: assignment.name, in: scope) }
    if case .stmt(let end) = statement.item, end.is(ReturnStmtSyntax.self) { return hasEnded = true }
    guard let taken = scope.wrappedValue.taken(by: statement) else { return forget(changesIn: statement) }
    read(taken.statements, in: taken.scope)
  }

  private mutating func delegate(to call: FunctionCallExprSyntax, in scope: ViewScope) {
    // An initializer calls another one once.
    arguments = hasDelegated || mayHaveEnded ? [:] : delegated(call, scope)
    hasDelegated = true
  }

  private mutating func assign(_ value: ExprSyntax, to name: String, in scope: Boxed<ViewScope>) {
    guard !mayHaveEnded else { return arguments[name] = nil }
    let property = properties[name]
    let given = value.ownName.flatMap { scope.wrappedValue.arguments[$0]?.isKey }
    arguments[name] = Argument(
      expression: value, sharing: scope, isKey: given ?? property?.isKey ?? false, type: property?.type, isGiven: false)
  }

  /// Forgets what a statement may change of which it is not known what it does.
  private mutating func forget(changesIn statement: CodeBlockItemSyntax) {
    let changes = PropertyChanges(in: statement)
    if changes.delegates { arguments = [:] }
    for name in changes.names { arguments[name] = nil }
    mayHaveEnded = mayHaveEnded || changes.mayEnd
  }
}

extension ViewScope {
  /// The scope of the statements after a constant.
  fileprivate func with(_ constant: LocalConstant, of statements: CodeBlockItemListSyntax) -> Boxed<ViewScope> {
    var scope = self
    scope.arguments[constant.name] = Argument(
      expression: constant.value, scope: self, isKey: constant.isKey, type: constant.type, isGiven: false,
      declaration: statements.id)
    return Boxed(wrappedValue: scope)
  }

  /// The statements that an `if`, a `switch` or a `guard` certainly runs, with what names mean there; nil if that is not known.
  fileprivate func taken(by statement: CodeBlockItemSyntax) -> (statements: CodeBlockItemListSyntax?, scope: ViewScope)?
  {
    if case .stmt(let condition) = statement.item, let condition = condition.as(GuardStmtSyntax.self) {
      return holds(condition.conditions).map { ($0 ? nil : condition.body.statements, self) }
    }
    guard let choice = statement.item.choice else { return nil }
    if let choice = choice.as(IfExprSyntax.self), case .decided(let statements) = known(choice) {
      return (statements, self)
    }
    guard let choice = choice.as(SwitchExprSyntax.self), let known = known(choice) else { return nil }
    var inner = self
    inner.arguments.merge(known.given) { $1 }
    return (known.statements, inner)
  }
}

/// What a statement of an initializer may do to the properties of its type.
private final class PropertyChanges: SyntaxVisitor {
  /// The properties that it may change.
  private(set) var names: Set<String> = []
  /// Whether it may call another initializer.
  private(set) var delegates = false
  /// Whether it may end the initializer.
  private(set) var mayEnd = false
  /// How many closures are around the node: what they return does not end the initializer.
  private var closures = 0

  init(in statement: CodeBlockItemSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statement)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.assignment?.name ?? node.changedProperty { names.insert(name) }
    delegates = delegates || node.delegation != nil
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    mayEnd = mayEnd || closures == 0
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }
}
