internal import AuditModel
internal import SwiftSyntax

// What conditions say when a screen opens: the states of a view and the properties of its objects have the values that they are declared
// with. These may change, so they decide nothing, but tell what comes first.
extension ViewScope {
  /// The result of `isOn ? a : b` that is shown when the screen opens; nil if that is unknown.
  func firstResult(of choice: ExprSyntax) -> ExprSyntax? {
    choice.firstTernary.flatMap { _ in atFirst?.knownResult(of: choice) }
  }

  /// Whether the condition of an `if` or of `a ? b : c` holds when the screen opens; nil if that is unknown.
  func holdsAtFirst(_ choice: ExprSyntax) -> Bool? {
    if let choice = choice.as(IfExprSyntax.self) { return atFirst?.holds(choice.conditions) }
    return choice.firstTernary.flatMap { atFirst?.holds($0.condition) }
  }

  /// The scope in which the states of the view have their first values; nil if it has none.
  private var atFirst: ViewScope? {
    guard !type.states.isEmpty else { return nil }
    var own = ViewScope(of: type, module: module)
    own.hasFirstValues = true
    var first = self
    first.arguments.merge(type.firstValues(in: own)) { given, _ in given }
    return first
  }
}

extension ViewType {
  /// The values that its states, or the published properties of an object, begin with.
  fileprivate func firstValues(in scope: ViewScope) -> [String: Argument] {
    let scope = Boxed(wrappedValue: scope)
    let isSet = Set(
      initializers.flatMap { $0.statements.map(Array.init) ?? [] }.compactMap { ($0.firstValue ?? $0.assignment)?.name }
    )
    return Dictionary(
      uniqueKeysWithValues: states.filter { !isSet.contains($0.key) }.map { name, value in
        (name, Argument(expression: value, sharing: scope, type: propertyTypes[name]))
      })
  }

  /// An object of the type as it is when it is made.
  func madeObject(in scope: ViewScope) -> MadeValue {
    var own = ViewScope(of: self, module: scope.module)
    own.hasFirstValues = true
    let observed = properties.compactMap { property in
      property.initial.map { (property.name, Argument(expression: $0, scope: own, type: property.type)) }
    }
    return MadeValue(
      type: self, properties: firstValues(in: own).merging(observed) { published, _ in published })
  }
}
