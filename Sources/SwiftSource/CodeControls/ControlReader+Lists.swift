internal import AuditModel
internal import SwiftSyntax

// Controls that code makes for each value of a list.
extension ControlReader {
  /// What names mean in an expression for each value of the list for which the code around it runs: `for title in ["A", "B"]`,
  /// `titles.map { title in … }`; nil if it runs for no list with values that are written.
  func scopes(ofListAround expression: ExprSyntax, in scope: ViewScope) -> [ViewScope]? {
    for loop in expression.loopsAround where loop.names.contains(where: { scope.arguments[$0] == nil }) {
      guard expression.refers(to: loop.names), let values = scope.writtenValues(of: loop.list, in: module) else {
        continue
      }
      let scopes = values.compactMap { scope.giving($0, to: loop) }
      return scopes.count == values.count ? scopes : nil
    }
    return nil
  }
}

extension ViewScope {
  /// The values of a list that is written, in any order; nil if they are not known, or if they are many.
  fileprivate func writtenValues(of list: ExprSyntax, in module: ModuleIndex) -> [Argument]? {
    var inner = ViewScope(of: type, module: module)
    (inner.locations, inner.arguments) = (locations, arguments)
    let list = list.listInOtherOrder ?? list
    inner.take(constantsIn: list)
    let values = inner.listedValues(of: list)
    return values.isEmpty || values.count > Self.maximumWritten ? nil : values
  }

  /// Longer lists are data.
  private static let maximumWritten = 20
}

extension ControlValue {
  /// The items of a list, each with the code that says where it is: the elements of a literal or of a constant, or what a closure or a key
  /// path makes of each of them (`Mode.allCases.map(\.title)`); nil if they are not known.
  var items: [(value: ControlValue, place: ExprSyntax)]? {
    if let elements = expression.listElements {
      return elements.map { (ControlValue(expression: $0, texts: texts), $0) }
    }
    guard let scope = texts.scope else { return nil }
    let made = mapped(in: scope) ?? scope.writtenValues(of: expression, in: texts.module)?.map(item)
    return made?.map { ($0, expression) }
  }

  /// What a method makes of each value of a list; nil for any other expression.
  private func mapped(in scope: ViewScope) -> [ControlValue]? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), let list = method.base,
      ["map", "compactMap"].contains(method.declName.baseName.text),
      let values = scope.writtenValues(of: list, in: texts.module)
    else { return nil }
    if let property = call.arguments.first?.expression.as(KeyPathExprSyntax.self)?.soleProperty {
      return values.map { item(Argument(member: property, of: $0)) }
    }
    let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    guard let closure, let result = closure.statements.soleExpression, let loop = ListLoop(closure) else { return nil }
    let scopes = values.compactMap { scope.giving($0, to: loop) }
    return scopes.count == values.count
      ? scopes.map { item(Argument(expression: result, scope: $0)) } : nil
  }

  private func item(_ argument: Argument) -> ControlValue {
    ControlValue(
      expression: argument.expression,
      texts: TextReader(in: argument.scope, conditions: texts.conditions, module: texts.module))
  }
}

extension Argument {
  /// A member of a value.
  fileprivate init(member name: String, of value: Argument) {
    let member = MemberAccessExprSyntax(base: value.expression, name: .identifier(name))
    self.init(expression: ExprSyntax(member), scope: value.scope, isGiven: false)
  }
}

extension KeyPathExprSyntax {
  /// The property that is all of the path: `\.title`, `\Mode.title`; nil for a longer path.
  fileprivate var soleProperty: String? {
    guard components.count == 1, case .property(let property)? = components.first?.component else { return nil }
    return property.declName.baseName.text
  }
}

/// Code that runs for each value of a list.
struct ListLoop {
  let list: ExprSyntax
  /// The names for a value: one, or those of the parts of a tuple, without that of an index.
  let names: [String]
  /// The code that declares the names.
  let declaration: SyntaxIdentifier

  /// `for title in titles`, `for (index, title) in titles.enumerated()`.
  init?(_ loop: ForStmtSyntax) {
    self.init(loop.sequence, loop.pattern.boundNames, of: loop.id)
  }

  /// `titles.map { title in … }`, `titles.enumerated().forEach { index, title in … }`; nil for a closure of another method.
  init?(_ closure: ClosureExprSyntax) {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let method = call?.calledExpression.as(MemberAccessExprSyntax.self), let list = method.base,
      Self.methods.contains(method.declName.baseName.text)
    else { return nil }
    self.init(list, closure.parameterNames, of: closure.id)
  }

  private init?(_ list: ExprSyntax, _ names: [String], of declaration: SyntaxIdentifier) {
    let numbered = list.listOfNumbered
    // The first of the two names is the index.
    guard !names.isEmpty, numbered == nil || names.count == 2 else { return nil }
    (self.list, self.names, self.declaration) = (numbered ?? list, numbered == nil ? names : [names[1]], declaration)
  }

  /// The methods that call a closure for each value of a list.
  private static let methods: Set<String> = ["map", "forEach", "compactMap", "flatMap"]
}

extension ViewScope {
  /// The scope in which the names of a loop mean a value; nil if the value has not as many parts as there are names.
  func giving(_ value: Argument, to loop: ListLoop) -> ViewScope? {
    var parts = [value]
    if loop.names.count > 1 {
      guard let tuple = value.expression.as(TupleExprSyntax.self)?.elements, tuple.count == loop.names.count else {
        return nil
      }
      parts = tuple.map { Argument(expression: $0.expression, scope: value.scope) }
    }
    var inner = self
    for (name, part) in zip(loop.names, parts) {
      inner.arguments[name] = part
      inner.arguments[name]?.declaration = loop.declaration
    }
    return inner
  }
}

extension ExprSyntax {
  /// The loops around the expression in its function, the innermost first.
  fileprivate var loopsAround: [ListLoop] {
    var loops: [ListLoop] = []
    var node = parent
    while let outer = node, !outer.is(MemberBlockItemSyntax.self) {
      let loop =
        outer.as(ForStmtSyntax.self).flatMap(ListLoop.init) ?? outer.as(ClosureExprSyntax.self).flatMap(ListLoop.init)
      if let loop { loops.append(loop) }
      node = outer.parent
    }
    return loops
  }

  /// Whether any of some names, or a local constant whose value may have one, is in the expression.
  fileprivate func refers(to names: [String]) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard let name = token.identifierText ?? token.argumentText else { return false }
      return names.contains(name)
    }
  }

  /// The list of `list.enumerated()`; nil for other expressions.
  fileprivate var listOfNumbered: ExprSyntax? { base(ofMethod: ["enumerated"]) }

  /// The list of `list.reversed()`, which has the same values; nil for other expressions.
  fileprivate var listInOtherOrder: ExprSyntax? { base(ofMethod: ["reversed", "sorted", "shuffled"]) }

  private func base(ofMethod names: Set<String>) -> ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), names.contains(method.declName.baseName.text)
    else { return nil }
    return method.base
  }
}

extension PatternSyntax {
  /// The names that the pattern gives to a value, or to the parts of a tuple; empty for any other pattern.
  fileprivate var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self)?.identifier.text { return [name.withoutBackticks] }
    return self.as(TuplePatternSyntax.self)?.elements.map { $0.pattern.trimmedDescription } ?? []
  }
}
