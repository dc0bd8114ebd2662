internal import AuditModel
internal import SwiftSyntax

// What fills texts, or is given to their names: interpolations, the arguments of formats, and those of functions that return one.
extension TextReader {
  /// What an expression puts in the place of a format specifier: its words, or the expression.
  func argument(_ expression: ExprSyntax, depth: Int) -> LocalizableText {
    let given = scope?.resolved(expression).expression ?? expression
    if let described = given.described, depth < Self.argumentDepth { return argument(described, depth: depth + 1) }
    // How larger numbers are grouped depends on the language.
    if let number = given.wholeNumber, abs(number) < 1000 { return LocalizableText("\(number)") }
    let reading = read(expression, isKey: false, depth: depth + Self.argumentDepth)
    let isKnown = reading.others.isEmpty && reading.expressions.isEmpty
    return isKnown ? reading.text ?? LocalizableText("") : LocalizableText(computedBy: expression.brief)
  }

  /// Texts that fill texts that fill others would take long to read, and nobody writes them.
  static let argumentDepth = 6

  /// What a use of the view or function gave to a name.
  func given(_ argument: Argument, isKey: Bool, depth: Int) -> TextReading {
    let reader = TextReader(in: argument.scope, conditions: conditions, module: module, open: open)
    var reading =
      reader.implicitMember(argument.expression, of: argument.type, depth: depth)
      ?? reader.read(argument.expression, isKey: isKey && argument.isKey, depth: depth)
    if reading.text?.expression == nil && reading.text != nil || !reading.others.isEmpty {
      reading.location = reading.location ?? argument.originOfWords
    }
    return reading
  }

  /// `title(option)`, where a use of the view gives a closure to the name: what that makes of the arguments; nil for any other call, or if
  /// it is not known what the closure results in.
  func result(of argument: Argument, for call: ViewCall, depth: Int) -> TextReading? {
    let given = argument.resolved
    guard call.isCall, let closure = given.expression.as(ClosureExprSyntax.self), let scope, depth < Self.maximumOpen
    else { return nil }
    var inner = given.scope
    inner.give(call, to: closure, in: scope)
    let values = ReturnedExpressions(closure.statements, conditions: conditions).expressions
    guard !values.isEmpty else { return nil }
    let reader = TextReader(in: inner, conditions: conditions, module: module, open: open)
    return reader.choice(of: values, isKey: false, depth: depth + 1)
  }

  /// A format, with what fills it.
  func formatted(_ format: ExprSyntax, _ call: ViewCall, _ depth: Int) -> TextReading {
    var reading = read(format, isKey: false, depth: depth)
    let values = call.argument("arguments")?.listElements ?? call.arguments.dropFirst().map(\.expression)
    reading.fill(with: values.map { argument($0, depth: depth) })
    return reading
  }

  /// What a call gives to the parameters of a function, by their names, as what fills a text that its body makes of them.
  func texts(
    givenBy call: ViewCall, to parameters: [NamedValue.Parameter], in body: CodeBlockItemListSyntax, depth: Int
  ) -> [String: LocalizableText] {
    let filling = parameters.filter { !$0.isVariadic && body.refers(to: $0.name) }
    guard !filling.isEmpty else { return [:] }
    let names = Set(filling.map(\.name))
    return given(by: call, to: parameters).filter { names.contains($0.key) }.mapValues { argument($0, depth: depth) }
  }

  /// What a call gives to the parameters of a function, by their names.
  func given(by call: ViewCall?, to parameters: [NamedValue.Parameter]) -> [String: ExprSyntax] {
    var rest = (call?.arguments ?? [])[...]
    return parameters.reduce(into: [:]) { given, parameter in
      guard let index = rest.firstIndex(where: { $0.label?.text == parameter.label }) else { return }
      given[parameter.name] = rest[index].expression
      rest = rest[(index + 1)...]
    }
  }
}

extension ExprSyntax {
  /// `x` of `String(describing: x)`; nil for any other expression.
  fileprivate var described: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.sourceText == "String",
      let argument = call.arguments.first, call.arguments.count == 1, argument.label?.reads("describing") == true
    else { return nil }
    return argument.expression
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the statements refer to a name that none of them declares again.
  fileprivate func refers(to name: String) -> Bool {
    let named = tokens(viewMode: .sourceAccurate).filter { $0.reads(name) }
    return !named.isEmpty
      && named.allSatisfy {
        $0.parent?.is(DeclReferenceExprSyntax.self) == true || $0.parent?.is(LabeledExprSyntax.self) == true
      }
  }
}
